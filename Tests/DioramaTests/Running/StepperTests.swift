// SPDX-License-Identifier: MIT
import Testing

/// What a finger on a stepper's halves does. Source: UIKit facts 2.8 and 3.2.
@Suite struct StepperTests {
  private static func stepper(_ keys: String = "") -> String {
    scene(
      showing: """
        - type: UIStepper
          id: count
          frame: [100, 200, 0, 0]
          \(keys)
          actions: { valueChanged: [ { log: "${sender.value}" } ] }
        """)
  }

  @Test func `a tap on a half steps when the finger is lifted`() {
    let steps = """
      - touch: { down: count.increment }
      - expect: { count.value: 0 }
      - touch: { up: true }
      - expect: { count.value: 1 }
      - expectEvents: [count.touchDown, count.valueChanged, count.touchUpInside]
      - tap: count.increment
      - tap: count.decrement
      - expectLog: ["1", "2", "1"]
      """
    #expect(outcome(Self.stepper(), steps) == "passed")
  }

  @Test func `steps are as wide as stepValue, the last one ends at the range's end`() {
    let steps = """
      - repeat: { times: 3, steps: [ { tap: count.increment } ] }
      - expectLog: ["4", "8", "10"]
      - repeat: { times: 4, steps: [ { tap: count.decrement } ] }
      - expectLog: ["6", "2", "0"]
      """
    #expect(outcome(Self.stepper("maximumValue: 10\n  stepValue: 4"), steps) == "passed")
  }

  @Test func `the half at the end of the range is disabled`() {
    let steps = """
      - tap: count.decrement
      - longPress: { target: count.decrement, duration: 3s }
      - expectEvents: []
      - tap: count.increment
      - tap: count.decrement
      - expectLog: ["1", "0"]
      """
    #expect(outcome(Self.stepper(), steps) == "passed")
  }

  @Test func `a held half steps after half a second, then as often, then faster`() {
    let steps = """
      - touch: { down: count.increment }
      - wait: 0.4s
      - expectLog: []
      - wait: 0.1s
      - expectLog: ["1"]
      - wait: 2s
      - expectLog: ["2", "3", "4", "5"]
      - wait: 1s
      - expectLog: ["6", "7", "8", "9"]
      - touch: { up: true }
      - expectLog: []
      - wait: 5s
      - expectLog: []
      - expect: { count.value: 9 }
      """
    #expect(outcome(Self.stepper(), steps) == "passed")
  }

  @Test func `holding ends at the end of the range, or goes round`() {
    let steps = """
      - longPress: { target: count.increment, duration: 4s }
      - expectLog: ["1", "2"]
      """
    #expect(outcome(Self.stepper("maximumValue: 2"), steps) == "passed")
    let round = """
      - longPress: { target: count.increment, duration: 2.1s }
      - expectLog: ["1", "2", "0", "1"]
      """
    #expect(
      outcome(Self.stepper("maximumValue: 2\n  wraps: true"), round) == "passed")
  }

  @Test func `without autorepeat a long press is a tap`() {
    let steps = """
      - longPress: { target: count.increment, duration: 4s }
      - expectLog: ["1"]
      """
    #expect(outcome(Self.stepper("autorepeat: false"), steps) == "passed")
  }

  @Test func `not continuous, it tells once how far it got`() {
    let steps = """
      - touch: { down: count.increment }
      - wait: 1.2s
      - expect: { count.value: 2 }
      - expectLog: []
      - touch: { up: true }
      - expectLog: ["2"]
      - tap: count.decrement
      - expectLog: ["1"]
      """
    #expect(outcome(Self.stepper("isContinuous: false"), steps) == "passed")
  }

  @Test func `the finger has to stay on its half`() {
    let steps = """
      - touch: { down: count.increment }
      - touch: { move: count.decrement }
      - wait: 2s
      - expectLog: []
      - touch: { move: count.increment }
      - wait: 0.5s
      - expectLog: ["1"]
      - touch: { move: count.decrement }
      - touch: { up: true }
      - expectLog: []
      - drag: { target: count.increment, by: [-47, 0] }
      - drag: { target: count.increment, by: [0, 200] }
      - expectLog: []
      """
    #expect(outcome(Self.stepper(), steps) == "passed")
  }

  @Test(arguments: [
    "- touch: { cancel: true }", "- call: count.removeFromSuperview",
    "- set: { count.isEnabled: false }",
  ])
  func `nothing steps any more once the touch is taken away`(end: String) {
    let steps = """
      - touch: { down: count.increment }
      - wait: 0.6s
      \(end)
      - wait: 5s
      - expectLog: ["1"]
      - settle: { within: 0s }
      """
    #expect(outcome(Self.stepper(), steps) == "passed")
  }

  @Test func `disabled while it is touched, it does not step when the finger is lifted`() {
    let steps = """
      - touch: { down: count.increment }
      - set: { count.isEnabled: false }
      - touch: { up: true }
      - expectLog: []
      - expect: { count.value: 0 }
      """
    #expect(outcome(Self.stepper(), steps) == "passed")
  }

  @Test func `what a held half does ends a binding, and others follow it`() {
    let views = """
      - { type: UIStepper, id: count, value: "${state.start}", frame: [100, 200, 0, 0] }
      - { type: UILabel, id: shown, text: "${count.value}", frame: [0, 0, 100, 20] }
      """
    let steps = """
      - set: { state.start: 5 }
      - expect: { count.value: 5, shown.text: "5" }
      - longPress: { target: count.increment, duration: 0.7s }
      - expect: { count.value: 6, shown.text: "6" }
      - set: { state.start: 50 }
      - expect: { count.value: 6 }
      """
    #expect(outcome(scene(showing: views, "state: { start: 0 }"), steps) == "passed")
  }

  @Test func `settle waits for nobody who holds, and says so`() {
    let steps = "- touch: { down: count.increment }\n- settle: { within: 2s }"
    #expect(outcome(Self.stepper(), steps).contains("'count' goes on at"))
  }

  @Test func `pictures by state`() {
    let header =
      "images: { Plus: { size: [20, 20], color: red }, Bar: { size: [1, 29], color: gray } }"
    let text = scene(
      showing: """
        - type: UIStepper
          id: count
          incrementImage: { normal: Plus, disabled: Bar }
          dividerImage: { normal: Bar, highlighted: Plus }
        """, header)
    let steps = """
      - call: { count.setDecrementImage: { image: Plus, for: highlighted } }
      - call: { count.setDividerImage: { image: Plus, forLeftSegmentState: normal, rightSegmentState: highlighted } }
      - call: { count.setBackgroundImage: Bar }
      - expect: { count.incrementImage: Plus, count.backgroundImage: Bar, count.dividerImage: Bar }
      """
    let play = Play(text, steps)
    #expect(play.outcome == "passed")
    #expect(play.value("count.decrementImage").contains("highlighted"))
    #expect(play.value("count.dividerImage").contains("normal/highlighted"))
  }
}
