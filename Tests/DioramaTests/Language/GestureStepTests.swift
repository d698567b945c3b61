// SPDX-License-Identifier: MIT
import Testing

/// Steps of two fingers, of throwing, and of the state tree.
@Suite struct GestureStepTests {
  private static let scene = """
    view:
      subviews:
        - { type: UIControl, id: pad, frame: [60, 100, 200, 200], isMultipleTouchEnabled: true }
        - { type: UISlider, id: volume, frame: [20, 400, 200, 31] }
    """

  @Test(arguments: [
    "pinch: { target: pad, scale: 2 }", "pinch: { target: pad, scale: 0.5, duration: 1 }",
    "twist: { target: pad, radians: 1.5 }",
  ])
  func `two fingers touch the target and are lifted`(step: String) {
    let events = events(Self.scene, "- \(step)")
    #expect(events.first == "pad.touchDown" && events.last == "pad.touchUpInside")
  }

  @Test func `a finger that is held waits before it is lifted, and a thrown one is quick at last`()
  {
    #expect(
      Play(
        Self.scene, "- drag: { target: volume.thumb, by: [50, 0], duration: 0.3, hold: 0.2 }"
      ).seconds == 0.5)
    #expect(
      Play(
        Self.scene,
        "- drag: { target: volume.thumb, by: [50, 0], duration: 0.3, velocity: [300, 0] }"
      ).seconds == 0.3)
    #expect(
      findings(
        ofSteps: "- drag: { target: pad, by: [1, 1], hold: 1, velocity: [1, 1] }", on: Self.scene)
        == "2:44 wrong-type a finger either rests ('hold') or is thrown ('velocity')")
  }

  @Test func `a shake is a motion event of the window`() {
    #expect(events(Self.scene, "- shake") == ["window.motionBegan", "window.motionEnded"])
  }

  private static let page = """
    view:
      id: page
      subviews:
        - { type: UILabel, id: title, text: Hi }
        - type: UIView
          id: box
          alpha: 0.5
          subviews: [ { type: UILabel, text: A }, { type: UISwitch, id: s, isOn: true } ]
    """

  @Test(arguments: [
    ("{ id: box, subviews: [ { type: UISwitch } ] }", "passed"),
    ("{ id: box, alpha: { near: 0.5, within: 0.1 } }", "passed"),
    ("{ type: UILabel, text: A }", "passed"),
    (
      "{ match: equals, id: box, alpha: 0.5, subviews: [ { type: UILabel, text: A }, { id: s, isOn: true } ] }",
      "passed"
    ),
    (
      "{ match: equals, id: box, alpha: 0.5, subviews: [ { type: UILabel, text: A } ] }",
      "expectTree: 'box' has another number of subviews | expected 1 | found 2"
    ),
    (
      "{ match: equals, id: box, subviews: [ {}, {} ] }",
      "expectTree: 'box' also has another 'alpha' than by default"
    ),
    (
      "{ id: box, subviews: [ { type: UISwitch, isOn: false } ] }",
      "expectTree: 's.isOn' is not as expected | expected false | found true"
    ),
    (
      "{ id: box, subviews: [ { type: UISwitch }, { type: UILabel } ] }",
      "expectTree: 'box' has no such subview after those before it"
    ),
    ("{ type: UISlider }", "expectTree: no view is a UISlider in the tree"),
  ])
  func `part of the state tree`(pattern: String, expected: String) {
    #expect(Play(Self.page, "- expectTree: \(pattern)").outcome == expected)
  }

  @Test func `a target's label is what accessibility calls it`() {
    #expect(
      Play(
        """
        view: { subviews: [ { type: UISwitch, id: s, accessibilityLabel: Wi-Fi, frame: [0, 0, 51, 31] } ] }
        """, "- tap: { label: Wi-Fi }\n- expect: { s.isOn: true, s.accessibilityLabel: Wi-Fi }"
      ).outcome == "passed")
  }
}
