// SPDX-License-Identifier: MIT
import Testing

/// Live expressions of properties: when they are evaluated again, and what ends them.
@Suite struct BindingTests {
  private static let pair = scene(
    showing: """
      - { type: UISlider, id: volume, frame: [20, 100, 200, 31], maximumValue: 100, value: 20 }
      - { type: UILabel, id: shown, frame: [20, 200, 200, 20], text: "${volume.value}" }
      - { type: UILabel, id: twice, frame: [20, 230, 200, 20], text: "<${shown.text}>" }
      """)

  @Test func `a binding follows a set, a call and the user's own drag, along a chain`() {
    let steps = """
      - expect: { shown.text: "20", twice.text: <20> }
      - set: { volume.value: 30 }
      - expect: { shown.text: "30", twice.text: <30> }
      - call: { volume.setValue: { value: 40 } }
      - expect: { shown.text: "40", twice.text: <40> }
      - slide: { target: volume, to: 100 }
      - expect: { shown.text: "100", twice.text: <100> }
      - set: { volume.maximumValue: 50 }
      - expect: { shown.text: "50" }
      """
    #expect(outcome(Self.pair, steps) == "passed")
  }

  @Test func `bindings have settled when a handler's next action runs`() {
    let counter = scene(
      showing: """
        - type: UIButton
          id: more
          frame: [0, 0, 100, 44]
          actions:
            touchUpInside:
              - set: { state.count: "${state.count + 1}" }
              - log: "${shown.text}"
        - { type: UILabel, id: shown, text: "${state.count}" }
        """, "state: { count: 0 }")
    #expect(log(counter, "- tap: more\n- tap: more") == ["1", "2"])
  }

  @Test func `an explicit write ends a binding`() {
    let steps = """
      - set: { shown.text: mine }
      - expect: { twice.text: <mine> }
      - set: { volume.value: 60 }
      - expect: { shown.text: mine }
      """
    #expect(outcome(Self.pair, steps) == "passed")
  }

  @Test func `a drag ends the binding of the value it changes and of no other`() {
    let bound = scene(
      showing: """
        - type: UISlider
          id: volume
          frame: [20, 100, 200, 31]
          value: ${state.level}
          alpha: ${state.shade}
        """, "state: { level: 0.5, shade: 1.0 }")
    let steps = """
      - set: { state.level: 0.25 }
      - expect: { volume.value: 0.25 }
      - slide: { target: volume, to: 1 }
      - set: { state.level: 0, state.shade: 0.5 }
      - expect: { volume.value: 1, volume.alpha: 0.5 }
      """
    #expect(outcome(bound, steps) == "passed")
  }

  @Test func `a tap that changes nothing ends no binding`() {
    let bound = scene(
      showing: """
        - { type: UISlider, id: volume, frame: [20, 100, 200, 31], value: "${state.level}" }
        """, "state: { level: 0.5 }")
    let steps = """
      - tap: volume.thumb
      - set: { state.level: 0.75 }
      - expect: { volume.value: 0.75 }
      """
    #expect(outcome(bound, steps) == "passed")
  }

  @Test func `places may follow from sizes, in any order of the file`() {
    let views = """
      - { type: UIView, id: below, frame: ["${above.frame.minX}", "${above.frame.maxY + 8}", 10, 10] }
      - { type: UIView, id: middle, frame: [0, 0, 50, 50], center: "${view.center}" }
      - { type: UIView, id: above, frame: [7, 20, 100, 30] }
      """
    let steps = """
      - expect: { below.frame: [7, 58, 10, 10], middle.frame: [135, 259, 50, 50] }
      - set: { above.frame: [9, 30, 10, 10] }
      - expect: { below.frame: [9, 48, 10, 10] }
      """
    #expect(outcome(scene(showing: views), steps) == "passed")
  }

  @Test func `sizeToFit comes before center, and roundFrame last, whatever the order of the keys`()
  {
    let views = """
      - { type: UISwitch, id: first, center: [100, 100], sizeToFit: true }
      - { type: UISwitch, id: second, roundFrame: true, center: [100, 100], sizeToFit: true }
      - { type: UILabel, id: label, center: [160, 100], sizeToFit: true, text: Label, roundFrame: true }
      """
    #expect(
      frames(scene(showing: views), "first", "second")
        == ["{{74.5, 84.5}, {51, 31}}", "{{75, 85}, {51, 31}}"])
    let steps = """
      - expect: ${label.frame.minX == double(int(label.frame.minX)) && label.frame.width > 30.0}
      """
    #expect(outcome(scene(showing: views), steps) == "passed")
  }

  @Test func `a range comes before its value however early that is read`() {
    let views = """
      - { type: UILabel, id: shown, text: "${volume.value}" }
      - { type: UISlider, id: volume, minimumValue: 20, maximumValue: 100, tag: 1, value: 50 }
      """
    #expect(
      outcome(scene(showing: views), "- expect: { volume.value: 50, shown.text: '50' }")
        == "passed")
  }

  @Test func `a size to fit comes after the text and font it fits however early it is read`() {
    let views = """
      - { type: UILabel, id: shown, text: "${title.frame.width}" }
      - { type: UILabel, id: title, text: Title, sizeToFit: true, tag: 1, font: system 40 }
      """
    let steps = "- expect: ${title.frame.width > 50.0 && shown.text == string(title.frame.width)}"
    #expect(outcome(scene(showing: views), steps) == "passed")
  }

  @Test func `what reads its own object's place, size or value has it from the start`() {
    let views = """
      - { type: UIView, id: box, frame: [0, 0, 30, 20], tag: "${int(box.frame.width)}" }
      - { type: UISlider, id: volume, maximumValue: 9, tag: "${int(self.value)}", value: 7 }
      """
    let steps = """
      - expect: { box.tag: 30, volume.tag: 7 }
      - set: { box.frame.size.width: 50, volume.value: 8 }
      - expect: { box.tag: 50, volume.tag: 8 }
      """
    #expect(outcome(scene(showing: views), steps) == "passed")
  }

  @Test func `an object's order makes no circle of what does not read each other`() {
    let views = """
      - { type: UIView, id: a, frame: [0, 0, 30, 5], tag: "${int(b.frame.width)}" }
      - { type: UIView, id: b, frame: [0, 0, "${a.frame.width}", 5] }
      """
    #expect(
      outcome(scene(showing: views), "- expect: { a.tag: 30, b.frame.width: 30 }") == "passed")
  }

  @Test func `a circle is reported with its whole chain`() {
    let circle = scene(
      showing: """
        - { type: UISlider, id: a, value: "${b.value}", isEnabled: false }
        - { type: UISlider, id: b, value: "${c.value}", isEnabled: false }
        - { type: UISlider, id: c, value: "${a.value}", isEnabled: false }
        """)
    let text = findings(of: circle)
    #expect(text.hasPrefix("3:39 binding-cycle bindings in a circle: "))
    for id in ["a", "b", "c"] { #expect(text.contains("'\(id).value' needs")) }
    #expect(text.split(separator: "\n").count == 1)
  }

  @Test(arguments: ["center: '${self.center}'", "frame: '${box.frame}'", "alpha: '${box.alpha}'"])
  func `what reads itself is a circle of one`(binding: String) {
    let text = findings(of: scene(showing: "- { type: UIView, id: box, \(binding) }"))
    let name = "'box.\(binding.prefix { $0 != ":" })'"
    #expect(text.hasSuffix("bindings in a circle: \(name) needs \(name)"))
  }

  @Test func `state, traits and the screen can be read`() {
    let bound = scene(
      showing: """
        - type: UILabel
          id: shown
          text: "${traits.idiom} ${traits.os} ${screen.bounds.width} ${screen.scale} ${locale.identifier}"
        - { type: UILabel, id: clock, text: "${now}" }
        """)
    let steps = """
      - expect: { shown.text: phone 7 320 2 en_US, clock.text: '2014-01-01T09:00:00Z' }
      """
    #expect(outcome(bound, steps) == "passed")
  }
}
