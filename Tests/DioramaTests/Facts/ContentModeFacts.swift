// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import Testing

/// Where an image of 40 x 20 is drawn in a view. Source: UIKit facts 4.4 (documented).
@Suite struct ContentModeFacts {
  @Test(arguments: [
    ("scaleToFill", "[0, 0, 100, 80]"), ("scaleAspectFit", "[0, 15, 100, 50]"),
    ("scaleAspectFill", "[-30, 0, 160, 80]"), ("redraw", "[0, 0, 100, 80]"),
    ("center", "[30, 30, 40, 20]"), ("top", "[30, 0, 40, 20]"), ("bottom", "[30, 60, 40, 20]"),
    ("left", "[0, 30, 40, 20]"), ("right", "[60, 30, 40, 20]"), ("topLeft", "[0, 0, 40, 20]"),
    ("topRight", "[60, 0, 40, 20]"), ("bottomLeft", "[0, 60, 40, 20]"),
    ("bottomRight", "[60, 60, 40, 20]"), ("UIViewContentModeScaleAspectFit", "[0, 15, 100, 50]"),
  ])
  func `an image view places its image by contentMode`(mode: String, rect: String) {
    let text = scene(
      showing:
        "- { type: UIImageView, id: photo, image: A, frame: [7, 7, 100, 80], contentMode: \(mode) }",
      "images: { A: { size: [40, 20], color: red } }")
    #expect(outcome(text, "- expect: { imageRect(photo): \(rect) }") == "passed")
  }

  @Test func `the image moves with the bounds, and there is none without an image`() {
    let text = scene(
      showing: """
        - { type: UIImageView, id: photo, image: A, contentMode: bottomRight }
        - { type: UIImageView, id: empty, frame: [0, 0, 10, 10] }
        - { type: UILabel, id: hint, text: "${imageRect(photo).width}", frame: [0, 0, 9, 9] }
        """, "images: { A: { size: [40, 20], color: red } }")
    let steps = """
      - expect: { imageRect(photo): [0, 0, 40, 20], imageRect(empty): [0, 0, 0, 0], hint.text: "40" }
      - set: { photo.bounds: [5, 5, 50, 50] }
      - expect: { imageRect(photo): [15, 35, 40, 20] }
      - set: { photo.contentMode: scaleToFill }
      - expect: { imageRect(photo): [5, 5, 50, 50], hint.text: "50" }
      """
    #expect(outcome(text, steps) == "passed")
  }

  @Test func `fit is inside, fill covers, both keep the proportions and the middle`() {
    for seed in UInt64(0)..<200 {
      var random = SplitMix64(seed: seed)
      func length() -> Double { Double(random.next() % 1000 + 1) / 4 }
      let content = Size(length(), length())
      let bounds = Rect(length(), length(), length(), length())
      let fit = ViewTraits.ContentMode.scaleAspectFit.rect(of: content, in: bounds)
      let fill = ViewTraits.ContentMode.scaleAspectFill.rect(of: content, in: bounds)
      for drawn in [fit, fill] {
        #expect(near([drawn.midX, drawn.midY], [bounds.midX, bounds.midY]))
        #expect(abs(drawn.width * content.height - drawn.height * content.width) < 1e-6)
      }
      #expect(fit.width == bounds.width || fit.height == bounds.height)
      #expect(fit.width <= bounds.width + 1e-9 && fit.height <= bounds.height + 1e-9)
      #expect(fill.width >= bounds.width - 1e-9 && fill.height >= bounds.height - 1e-9)
    }
  }

  @Test func `an image without area is a point in the middle`() {
    let bounds = Rect(0, 0, 10, 20)
    let rect = ViewTraits.ContentMode.scaleAspectFill.rect(of: Size(0, 5), in: bounds)
    #expect(rect == Rect(5, 10, 0, 0))
  }
}
