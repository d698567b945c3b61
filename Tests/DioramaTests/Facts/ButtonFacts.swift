// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import DioramaText
import DioramaUIKit
import Testing

/// Recorded facts B1, B2, B4, B5 and B6. Source: flowkey Button tests (run on iOS), WinObjC
/// UIButtonTests; with our font tables the sizes are relations.
@Suite struct ButtonFacts {
  private static let context = {
    var images = ImageTable()
    images["Dot"] = ImageEntry(size: Size(40, 40))
    return MeasureContext(os: 7, scale: 2, images: images)
  }()

  private static func button(_ adjust: (inout UIButton) -> Void) -> UIButton {
    var button = UIButton()
    adjust(&button)
    return button
  }

  @Test func `B1: an empty custom button is 30 by 34`() {
    #expect(UIButton().sizeThatFits(.zero, in: Self.context) == Size(30, 34))
  }

  @Test(arguments: ["Short", "MediumButtonText", "ThisIsALongTextToTestTheButton"])
  func `B2: a title has 6 points above and below and none beside it`(title: String) {
    let font = Font.system(16)
    let button = Self.button {
      $0.title = PerState(normal: title)
      $0.font = font
    }
    let text = TextMetrics(os: 7).buttonTitleSize(of: title, font: font)
    #expect(
      button.sizeThatFits(.zero, in: Self.context) == Size(max(30, text.width), text.height + 12))
  }

  @Test(
    arguments: [
      (.left, .top, 0, 0),
      (.center, .center, 0.5, 0.5), (.right, .bottom, 1, 1),
    ] as [(ControlTraits.HorizontalAlignment, ControlTraits.VerticalAlignment, Double, Double)])
  func `B4: the title stands where the alignments say`(
    horizontal: ControlTraits.HorizontalAlignment, vertical: ControlTraits.VerticalAlignment,
    x: Double, y: Double
  ) throws {
    let bounds = Rect(0, 0, 200, 100)
    let button = Self.button {
      $0.title = PerState(normal: "Title")
      $0.control.contentHorizontalAlignment = horizontal
      $0.control.contentVerticalAlignment = vertical
    }
    let label = try #require(
      button.part(PartReference("titleLabel"), bounds: bounds, in: Self.context))
    #expect(
      label.origin == Point((200 - label.width) * x, (100 - label.height) * y))
  }

  @Test func `B4: an image is centered, and with a title stands left of it`() throws {
    let bounds = Rect(0, 0, 200, 100)
    var button = Self.button { $0.image = PerState(normal: ImageReference("Dot")) }
    let image = PartReference("imageView")
    #expect(button.part(image, bounds: bounds, in: Self.context)?.origin == Point(80, 30))
    button.title = PerState(normal: "Title")
    let label = try #require(
      button.part(PartReference("titleLabel"), bounds: bounds, in: Self.context))
    let left = try #require(button.part(image, bounds: bounds, in: Self.context))
    #expect(left.minX == (200 - (40 + label.width)) / 2)
    #expect(label.minX == (200 - label.width + 40) / 2)
  }

  @Test func `B5: a state without a title or color shows the normal one`() {
    let play = scene(
      showing: """
        - type: UIButton
          id: play
          frame: [0, 0, 100, 40]
          title: { normal: Play, selected: Stop }
          titleColor: { normal: red }
        """)
    let steps = """
      - expect: { play.currentTitle: Play, play.currentTitleColor: red }
      - set: { play.isSelected: true }
      - expect: { play.currentTitle: Stop, play.currentTitleColor: red }
      - set: { play.isSelected: false, play.isEnabled: false }
      - expect: { play.currentTitle: Play }
      - call: { play.setTitle: { title: Off, for: disabled } }
      - expect: { play.currentTitle: Off, play.titleShadowColor: null }
      """
    #expect(outcome(play, steps) == "passed")
  }

  @Test func `B6: a plain button is custom and has no title`() {
    let button = scene(showing: "- { type: UIButton, id: plain, frame: [0, 0, 44, 44] }")
    let steps = "- expect: { plain.buttonType: custom, plain.currentTitle: null }"
    #expect(outcome(button, steps) == "passed")
  }
}
