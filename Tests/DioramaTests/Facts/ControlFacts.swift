// SPDX-License-Identifier: MIT
import DioramaCore
import Testing

/// Recorded facts S1, S6, S7, S8, S19 and S21: sizes, defaults and limits of controls.
@Suite struct ControlFacts {
  /// Source: xamarin SwitchTest (iOS) for the rule; sizes of each era from goldens.
  @Test(arguments: [
    ("iPhone 5", 6, "{{20, 30}, {79, 27}}"), ("iPhone 5s", 7, "{{20, 30}, {51, 31}}"),
    ("iPhone 12", 18, "{{20, 30}, {51, 31}}"), ("iPhone 12", 26, "{{20, 30}, {63, 28}}"),
  ])
  func `S1: a switch keeps its size and the origin it is given`(
    device: String, os: Int, frame: String
  ) {
    let header = "device: \(device)\nos: \(os)"
    let views = """
      - { type: UISwitch, id: given, frame: [20, 30, 200, 100] }
      - { type: UISwitch, id: small, frame: [20, 30, 1, 1] }
      - { type: UISwitch, id: empty, frame: [20, 30, 0, 0] }
      """
    #expect(
      frames(scene(showing: views, header), "given", "small", "empty") == [frame, frame, frame])
  }

  @Test func `S1: a later frame keeps the size too`() {
    let wifi = scene(showing: "- { type: UISwitch, id: wifi, frame: [20, 30, 0, 0] }")
    let steps = """
      - set: { wifi.frame: [40, 50, 10, 10] }
      - expect: { wifi.frame: [40, 50, 51, 31] }
      - set: { wifi.center: [100, 100] }
      - expect: { wifi.frame: [74.5, 84.5, 51, 31] }
      - set: { wifi.bounds: [0, 0, 9, 9] }
      - set: { wifi.bounds: [0, 0, 900, 9] }
      - expect: { wifi.center: [100, 100], wifi.bounds: [0, 0, 51, 31] }
      """
    #expect(outcome(wifi, steps) == "passed")
  }

  /// Source: UISlider reference; WinObjC UISlider.
  @Test func `S6: a new slider, and a value held to its range`() {
    let slider = scene(showing: "- { type: UISlider, id: volume, frame: [0, 0, 200, 31] }")
    let steps = """
      - expect: { volume.value: 0, volume.minimumValue: 0, volume.maximumValue: 1 }
      - expect: { volume.isContinuous: true }
      - set: { volume.value: 7 }
      - expect: { volume.value: 1 }
      - set: { volume.value: -7 }
      - expect: { volume.value: 0 }
      - set: { volume.minimumValue: 0.5 }
      - expect: { volume.value: 0.5 }
      - set: { volume.minimumValue: 3 }
      - expect: { volume.value: 3, volume.maximumValue: 3 }
      - set: { volume.maximumValue: 2 }
      - expect: { volume.value: 2, volume.minimumValue: 2 }
      """
    #expect(outcome(slider, steps) == "passed")
  }

  @Test func `S6: a tap on the track moves nothing and sends nothing`() {
    let slider = scene(showing: "- { type: UISlider, id: volume, frame: [0, 0, 200, 31] }")
    #expect(events(slider, "- tap: volume\n- expect: { volume.value: 0 }") == [])
  }

  /// Source: UISegmentedControl reference.
  @Test func `S7: a new segmented control has no selection`() {
    let control = scene(showing: "- { type: UISegmentedControl, id: pick, segments: [A, B] }")
    let steps = """
      - expect: { pick.selectedSegmentIndex: -1, pick.isMomentary: false }
      - expect: { pick.apportionsSegmentWidthsByContent: false, pick.numberOfSegments: 2 }
      """
    #expect(outcome(control, steps) == "passed")
  }

  @Test func `S7: a momentary one keeps no index once the touch has ended`() {
    let control = scene(
      showing: """
        - type: UISegmentedControl
          id: pick
          frame: [0, 0, 200, 29]
          isMomentary: true
          segments: [A, B]
          actions: { valueChanged: [ { log: "${sender.selectedSegmentIndex}" } ] }
        """)
    let steps = """
      - repeat: { times: 2, steps: [ { tap: "pick.segment[1]" } ] }
      - expectLog: ["1", "1"]
      - expect: { pick.selectedSegmentIndex: -1 }
      """
    #expect(outcome(control, steps) == "passed")
  }

  /// Source: xamarin SegmentedControlTest (iOS); what raises: openradar 14692011.
  @Test func `S8: segments are inserted and removed, and an index past the end is pinned`() {
    let control = scene(showing: "- { type: UISegmentedControl, id: pick, segments: [A, B] }")
    let steps = """
      - call: { pick.insertSegment: { withTitle: C, at: 99 } }
      - expect: { pick.numberOfSegments: 3, "titleForSegment(pick, 2)": C }
      - call: { pick.insertSegment: { withTitle: Z, at: 0 } }
      - expect: { "titleForSegment(pick, 0)": Z, "titleForSegment(pick, 1)": A }
      - call: { pick.removeSegment: { at: 99 } }
      - expect: { pick.numberOfSegments: 3, "titleForSegment(pick, 2)": B }
      - call: pick.removeAllSegments
      - expect: { pick.numberOfSegments: 0 }
      """
    #expect(outcome(control, steps) == "passed")
  }

  @Test(arguments: [
    "print: \"${titleForSegment(pick, INDEX)}\"", "print: \"${widthForSegment(pick, INDEX)}\"",
    "print: \"${isEnabledForSegment(pick, INDEX)}\"",
    "print: \"${imageForSegment(pick, INDEX) == null}\"",
    "call: { pick.setTitle: { title: X, forSegmentAt: INDEX } }",
    "call: { pick.setWidth: { width: 9, forSegmentAt: INDEX } }",
    "call: { pick.setEnabled: { enabled: false, forSegmentAt: INDEX } }",
    "set: { pick.selectedSegmentIndex: INDEX }",
  ])
  func `S8: accessors raise outside of the segments`(step: String) {
    let control = scene(showing: "- { type: UISegmentedControl, id: pick, segments: [A, B] }")
    // Minus one clears the selection; elsewhere it is no segment either.
    let outside = step.hasPrefix("set:") ? ["2", "-2"] : ["2", "-1"]
    for index in outside {
      let line = step.replacing("INDEX", with: index)
      #expect(outcome(control, "- \(line)\n  raises: NSRangeException") == "passed")
    }
  }

  /// Source: xamarin ColorTest (iOS), in steps of 1/255 with halves cut off.
  @Test(arguments: [
    ("brown", 153, 102, 51), ("orange", 255, 127, 0), ("purple", 127, 0, 127),
    ("gray", 127, 127, 127), ("darkGray", 85, 85, 85), ("lightGray", 170, 170, 170),
  ])
  func `S19: the named colors`(name: String, red: Int, green: Int, blue: Int) throws {
    let color = try #require(Color(named: name))
    #expect([color.red, color.green, color.blue].map { Int($0 * 255) } == [red, green, blue])
    #expect(color.alpha == 1)
  }

  /// Source: xamarin WindowTest (iOS). A scene's own window is made key when it is shown.
  @Test func `S21: a window's level is 0, and a shown one is key`() {
    let steps = "- expect: { window.windowLevel: 0, window.isKeyWindow: true }"
    #expect(outcome("view: {}", steps) == "passed")
  }
}
