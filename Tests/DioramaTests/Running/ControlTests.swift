// SPDX-License-Identifier: MIT
import Testing

/// What switches, sliders and segments do with a touch. Source: UIKit facts 2.5 to 2.7 and 3.2.
@Suite struct ControlTests {
  private static let wifi = scene(
    showing: "- { type: UISwitch, id: wifi, frame: [100, 200, 0, 0] }")

  @Test func `a tap flips a switch and sends one valueChanged before the touch's end`() {
    let steps = """
      - tap: wifi
      - expect: { wifi.isOn: true }
      - expectEvents: [wifi.touchDown, wifi.valueChanged, wifi.touchUpInside]
      - tap: wifi
      - expect: { wifi.isOn: false }
      """
    #expect(outcome(Self.wifi, steps) == "passed")
  }

  @Test func `a dragged knob goes to the side it is let go on`() {
    let steps = """
      - drag: { target: wifi.thumb, by: [30, 0] }
      - expect: { wifi.isOn: true }
      - expectEvents: { kinds: [control], contains: [wifi.valueChanged] }
      - drag: { target: wifi.thumb, by: [20, 0] }
      - expect: { wifi.isOn: true }
      - drag: { target: wifi.thumb, by: [-30, 0] }
      - expect: { wifi.isOn: false }
      """
    #expect(outcome(Self.wifi, steps) == "passed")
    let count = events(Self.wifi, "- drag: { target: wifi.thumb, by: [30, 0] }").count {
      $0 == "wifi.valueChanged"
    }
    #expect(count == 1)
  }

  @Test func `code that flips a switch sends nothing`() {
    let steps = """
      - set: { wifi.isOn: true }
      - call: { wifi.setOn: { on: false, animated: true } }
      - call: { wifi.setOn: true }
      - expect: { wifi.isOn: true }
      - expectEvents: []
      """
    #expect(outcome(Self.wifi, steps) == "passed")
  }

  private static func slider(_ keys: String = "") -> String {
    scene(
      showing: """
        - type: UISlider
          id: volume
          frame: [60, 200, 200, 31]
          maximumValue: 100
          \(keys)
          actions: { valueChanged: [ { log: "${sender.value}" } ] }
        """)
  }

  @Test func `a continuous slider tells every value on the way`() {
    let steps = """
      - touch: { down: volume.thumb }
      - touch: { move: [120, 215] }
      - touch: { move: [160, 215] }
      - touch: { up: true }
      - expectEvents:
          - volume.touchDown
          - volume.valueChanged
          - volume.touchDragInside
          - volume.valueChanged
          - volume.touchDragInside
          - volume.touchUpInside
      - expect: { volume.value: { near: 50, within: 0.001 } }
      """
    // The thumb's middle begins at 60 + 2 + 15.5 and travels 165 points; 160 is half way.
    #expect(outcome(Self.slider(), steps) == "passed")
  }

  @Test func `a slider that is not continuous tells the last value once`() {
    let steps = """
      - slide: { target: volume, to: 75 }
      - expectLog: ["75"]
      - tap: volume.thumb
      - expectLog: []
      """
    #expect(outcome(Self.slider("isContinuous: false"), steps) == "passed")
  }

  @Test func `a slide reaches its value exactly, at the ends and between`() {
    let steps = """
      - slide: { target: volume, to: 100 }
      - expect: { volume.value: 100 }
      - slide: { target: volume, to: 0 }
      - expect: { volume.value: 0 }
      - slide: { target: volume, to: 33, duration: 1s }
      - expect: { volume.value: { near: 33, within: 0.0001 } }
      """
    let play = Play(Self.slider(), steps)
    #expect(play.outcome == "passed")
    #expect(play.seconds == 1.6)
  }

  @Test func `a slide beyond the range fails and says the range`() {
    #expect(
      outcome(Self.slider(), "- slide: { target: volume, to: 101 }")
        == "slide: 'volume' cannot reach 101: its range is 0 to 100")
  }

  @Test func `an animated value reads its target at once and is shown on its way`() {
    let steps = """
      - call: { volume.setValue: { value: 100, animated: true } }
      - expect: { volume.value: 100, "presentation(volume).value": 0 }
      - wait: 0.25
      - expect: { "presentation(volume).value": 50 }
      - settle
      - expect: { "presentation(volume).value": 100 }
      - expectEvents: []
      """
    #expect(outcome(Self.slider(), steps) == "passed")
  }

  private static func segments(_ keys: String = "") -> String {
    scene(
      showing: """
        - type: UISegmentedControl
          id: pick
          frame: [20, 200, 280, 29]
          segments: [iPhone, { title: iPad, isEnabled: false }, iPod]
          \(keys)
        """)
  }

  @Test func `a tap selects a segment and tells once; on the selected one it tells nothing`() {
    let steps = """
      - tap: "pick.segment[iPod]"
      - expect: { pick.selectedSegmentIndex: 2 }
      - expectEvents: [pick.touchDown, pick.valueChanged, pick.touchUpInside]
      - tap: "pick.segment[2]"
      - expectEvents: [pick.touchDown, pick.touchUpInside]
      - select: { target: pick, segment: iPhone }
      - expect: { pick.selectedSegmentIndex: 0 }
      - select: { target: pick, segment: 2 }
      - expect: { pick.selectedSegmentIndex: 2 }
      """
    #expect(outcome(Self.segments(), steps) == "passed")
  }

  @Test func `a disabled segment takes no tap`() {
    let steps = """
      - tap: "pick.segment[1]"
      - expect: { pick.selectedSegmentIndex: -1 }
      - call: { pick.setEnabled: { enabled: true, forSegmentAt: 1 } }
      - tap: "pick.segment[1]"
      - expect: { pick.selectedSegmentIndex: 1 }
      """
    #expect(outcome(Self.segments(), steps) == "passed")
  }

  @Test func `a momentary control tells every tap`() {
    let count = events(
      Self.segments("isMomentary: true"),
      "- repeat: { times: 3, steps: [ { tap: \"pick.segment[0]\" } ] }"
    ).count { $0 == "pick.valueChanged" }
    #expect(count == 3)
  }

  @Test func `a segment that does not exist fails the step`() {
    #expect(
      outcome(Self.segments(), "- select: { target: pick, segment: 7 }")
        == "select: 'pick' has no segment[7] now | it has 3 segments")
  }

  @Test func `actions sent from code run and change nothing else`() {
    let button = scene(
      showing: """
        - type: UIButton
          id: play
          frame: [100, 200, 100, 44]
          actions: { touchUpInside: [ { log: "${event} of ${sender.id}" } ] }
        """)
    let steps = """
      - call: { play.sendActions: { for: touchUpInside } }
      - expectLog: ["touchUpInside of play"]
      - expect: { play.isHighlighted: false }
      """
    #expect(outcome(button, steps) == "passed")
  }

  @Test(arguments: [("iPhone 5s", 8, 0), ("iPhone 5s", 9, 2)])
  func `primaryActionTriggered comes with iOS 9`(device: String, os: Int, count: Int) {
    let both = scene(
      showing: """
        - { type: UIButton, id: play, frame: [100, 200, 100, 44] }
        - { type: UISwitch, id: wifi, frame: [100, 300, 0, 0] }
        """, "device: \(device)\nos: \(os)")
    let sent = events(both, "- tap: play\n- tap: wifi")
    #expect(sent.count { $0.hasSuffix(".primaryActionTriggered") } == count)
  }
}
