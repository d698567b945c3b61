// SPDX-License-Identifier: MIT
import DioramaModel
import DioramaReading
import Testing

/// Tint inheritance and the search for images. Source: UIKit facts 5.2 and 5.4.
@Suite struct LookFacts {
  @Test func `a tint is the first one set from the view upwards, else the window's, else blue`() {
    let views = """
      - type: UIView
        id: card
        tintColor: red
        subviews: [ { type: UIButton, id: play, frame: [0, 0, 44, 44] } ]
      - { type: UIButton, id: stop, frame: [0, 50, 44, 44] }
      """
    let steps = """
      - expect: { play.tintColor: red, stop.tintColor: "#007AFF" }
      - set: { window.tintColor: green }
      - expect: { play.tintColor: red, stop.tintColor: green }
      - set: { card.tintColor: null }
      - expect: { play.tintColor: green }
      - set: { window.tintColor: null }
      - expect: { play.tintColor: "#007AFF" }
      """
    #expect(outcome(scene(showing: views), steps) == "passed")
    #expect(
      outcome(scene(showing: views, "tintColor: brown"), "- expect: { stop.tintColor: brown }")
        == "passed")
  }

  @Test func `an image is looked for by the screen's scale and device, then by others`() {
    let phone = ImageLookup.candidates("Dot", scale: 2, idiom: .phone).map(\.file)
    #expect(
      phone == [
        "Dot@2x~iphone.png", "Dot@2x.png", "Dot@3x~iphone.png", "Dot@3x.png", "Dot~iphone.png",
        "Dot.png",
      ])
    let pad = ImageLookup.candidates("images/Dot.jpg", scale: 1, idiom: .pad)
    #expect(pad.first?.file == "images/Dot~ipad.jpg")
    #expect(pad.map(\.scale) == [1, 1, 3, 3, 2, 2])
  }

  @Test func `the size of a PNG and of a JPEG is in its header`() {
    let png: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + [0, 0, 1, 2, 0, 0, 0, 46]
    #expect(ImageHeader.size(png)?.width == 258)
    #expect(ImageHeader.size(png)?.height == 46)
    let jpeg: [UInt8] =
      [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2] + [0xFF, 0xC2, 0, 17, 8, 0, 46, 1, 2, 3, 0, 0, 0]
    #expect(ImageHeader.size(jpeg)?.width == 258)
    #expect(ImageHeader.size(jpeg)?.height == 46)
    for length in 0..<png.count { #expect(ImageHeader.size(Array(png.prefix(length))) == nil) }
    for length in 0..<jpeg.count - 4 {
      #expect(ImageHeader.size(Array(jpeg.prefix(length))) == nil)
    }
  }

  @Test func `a synthetic image has the size that the scene gives it`() {
    let views = "- { type: UIButton, id: play, image: Dot, sizeToFit: true }"
    #expect(
      frames(scene(showing: views, "images: { Dot: { size: [23, 24], color: red } }"), "play")
        == ["{{0, 0}, {23, 24}}"])
  }
}
