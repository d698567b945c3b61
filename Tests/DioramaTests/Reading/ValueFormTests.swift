// SPDX-License-Identifier: MIT
import Testing

/// Every form in which the language lets a value be written, and what it reads as.
@Suite struct ValueFormTests {
  /// A property of a view of a class, as it is after load.
  private static func read(_ type: String, _ key: String) -> String {
    let name = key.prefix { $0 != ":" }
    let text =
      "images: { Dot: { size: [23, 23] } }\nview:\n  subviews:\n"
      + "    - type: \(type)\n      id: made\n      \(key)\n"
    return Play(text, "- wait: 0").value("made.\(name)")
  }

  @Test(arguments: [
    ("frame: [1, 2, 3, 4]", "{{1, 2}, {3, 4}}"),
    ("frame: { x: 1, y: 2, width: 3, height: 4 }", "{{1, 2}, {3, 4}}"),
    ("frame: [1, \"${1 + 1}\", 3, \"${2 * 2}\"]", "{{1, 2}, {3, 4}}"),
    ("frame: ${rect(1, 2, 3, 4)}", "{{1, 2}, {3, 4}}"),
    ("bounds: [5, 6, 7, 8]", "{{5, 6}, {7, 8}}"), ("center: [1.5, 2]", "{1.5, 2}"),
    ("center: { y: 2, x: 1 }", "{1, 2}"), ("alpha: 0.5", "0.5"), ("tag: 0x10", "16"),
    ("isHidden: True", "true"), ("hidden: true", "true"),
    ("userInteractionEnabled: false", "false"), ("contentMode: scaleAspectFit", "scaleAspectFit"),
    ("contentMode: UIViewContentModeScaleAspectFit", "scaleAspectFit"),
  ])
  func `views`(key: String, value: String) {
    #expect(Self.read("UIView", key) == value)
  }

  @Test(arguments: [
    "red", "redColor", "\"#F00\"", "\"#ff0000\"", "\"#FF0000FF\"",
    "{ red: 1, green: 0, blue: 0 }", "{ red: 1, green: 0, blue: 0, alpha: 1 }",
    "{ hue: 0, saturation: 1, brightness: 1 }", "'${\"red\"}'",
  ])
  func `colors`(text: String) {
    let views = "- { type: UIView, id: box, backgroundColor: \(text) }"
    #expect(outcome(scene(showing: views), "- expect: { box.backgroundColor: red }") == "passed")
  }

  @Test(arguments: [
    ("bold 12", "{ system: 12, weight: bold }"), ("italic 12", "{ system: 12, italic: true }"),
    ("system 16", "{ system: 16 }"),
    ("{ name: Helvetica-Bold, size: 12 }", "{ size: 12, name: Helvetica-Bold }"),
  ])
  func `fonts`(text: String, same: String) {
    let views = "- { type: UILabel, id: made, font: \(text) }"
    #expect(outcome(scene(showing: views), "- expect: { made.font: \(same) }") == "passed")
  }

  @Test(arguments: [
    ("[2, 0, 0, 3, 4, 5]", "[2, 0, 0, 3, 4, 5]"), ("{ scale: 2 }", "[2, 0, 0, 2, 0, 0]"),
    ("[ { scale: [2, 3] }, { translate: [1, 1] } ]", "[2, 0, 0, 3, 2, 3]"),
    ("[ { translate: [1, 1] }, { scale: [2, 3] } ]", "[2, 0, 0, 3, 1, 1]"),
    ("{ rotate: 0 }", "[1, 0, 0, 1, 0, 0]"),
  ])
  func `transforms, a later step acting inside of the earlier ones`(text: String, same: String) {
    let views = "- { type: UIView, id: made, transform: \(text) }"
    #expect(outcome(scene(showing: views), "- expect: { made.transform: \(same) }") == "passed")
  }

  @Test(arguments: [
    ("title: Play", "currentTitle: Play"), ("title: { normal: Play }", "currentTitle: Play"),
    ("title: { selected: Stop }", "currentTitle: null"),
    ("title: { \"highlighted+selected\": A, normal: B }", "currentTitle: B"),
    ("image: Dot", "currentImage: Dot"), ("image: Dot.png", "currentImage: Dot"),
    ("image: { name: Dot, capInsets: [1, 2, 3, 4] }", "currentImage: Dot"),
    (
      "image: { normal: { name: Dot, renderingMode: alwaysTemplate } }",
      "currentImage: { name: Dot }"
    ),
    ("titleColor: { white: 0 }", "currentTitleColor: black"),
    (
      "contentEdgeInsets: [1, 2, 3, 4]",
      "contentEdgeInsets: { top: 1, left: 2, bottom: 3, right: 4 }"
    ),
  ])
  func `values by state`(key: String, expectation: String) {
    let views = "- { type: UIButton, id: made, frame: [0, 0, 44, 44], \(key) }"
    let text = scene(showing: views, "images: { Dot: { size: [23, 23], color: red } }")
    #expect(outcome(text, "- expect: { made.\(expectation) }") == "passed")
  }

  @Test(arguments: [
    ("frame: [1, 2, 3]", "3:40 wrong-type"),
    ("frame: { x: 1, y: 2, width: 3 }", "3:40 missing-key"),
    ("frame: 7", "3:40 wrong-type"), ("alpha: half", "3:40 wrong-type"),
    ("alpha: .inf", "3:40 wrong-type"), ("tag: 1.5", "3:38 wrong-type"),
    ("backgroundColor: rde", "3:50 unknown-case"),
    ("backgroundColor: \"#12345\"", "3:50 wrong-type"),
    ("center: [1, b]", "3:45 wrong-type"), ("contentMode: fill", "3:46 unknown-case"),
    ("backgroundColor: { red: 2, green: 0, blue: 0 }", "3:57 out-of-range"),
    ("autoresizingMask: [flexibleWidht]", "3:52 unknown-case"),
    ("transform: [1, 0, 0]", "3:44 wrong-type"), ("transform: { turn: 1 }", "3:46 unknown-key"),
  ])
  func `what cannot be a value`(key: String, place: String) {
    #expect(places(of: scene(showing: "- { type: UIView, id: made, \(key) }")) == place)
  }

  @Test func `an animated length of time in every form`() {
    for (text, seconds) in [
      ("1.5", 1.5), ("1.5s", 1.5), ("200ms", 0.2), ("1m", 60), ("1h30m", 5400),
    ] {
      let play = Play("view: {}", "- wait: \(text)")
      #expect(play.seconds == seconds)
    }
  }
}
