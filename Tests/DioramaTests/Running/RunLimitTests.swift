// SPDX-License-Identifier: MIT
import DioramaModel
import Testing

/// Scenes that would never end, end with a message that says why.
@Suite struct RunLimitTests {
  private static func tapped(_ action: String, _ header: String = "") -> String {
    scene(
      showing: """
        - type: UIButton
          id: go
          frame: [0, 0, 100, 44]
          actions: { touchUpInside: [ \(action) ] }
        """, header)
  }

  @Test func `a handler that runs itself`() {
    let header = "handlers: { again: [ { run: again } ] }"
    #expect(
      outcome(Self.tapped("{ run: again }", header), "- tap: go")
        == "tap: actions run each other more than 60 levels deep")
  }

  @Test func `an event that sends itself`() {
    #expect(
      outcome(
        Self.tapped("{ call: { sender.sendActions: { for: touchUpInside } } }"), "- tap: go")
        == "tap: actions run each other more than 60 levels deep")
  }

  @Test func `a flood of timers`() {
    let flood = Self.tapped("{ every: { interval: 0.000001, id: flood, do: [ { log: x } ] } }")
    let text = outcome(flood, "- tap: go\n- wait: 10")
    #expect(text.hasPrefix("wait: the run did more than 100000 actions and events"))
  }

  @Test func `a stepper held for a day`() {
    let held = scene(showing: "- { type: UIStepper, id: count, wraps: true }")
    let text = outcome(held, "- longPress: { target: count.increment, duration: 23h }")
    #expect(text.hasPrefix("longPress: the run did more than 100000 actions and events"))
  }

  @Test func `images played for a day cost nothing`() {
    let played = scene(
      showing: "- { type: UIImageView, id: fire, animationImages: [A, B] }",
      "images: { A: { size: [9, 9], color: red }, B: { size: [9, 9], color: blue } }")
    let steps = "- call: fire.startAnimating\n- wait: 23h\n- expect: { fire.isAnimating: true }"
    #expect(outcome(played, steps) == "passed")
  }

  @Test func `a timer that waits for nothing`() {
    let action = "{ every: { interval: \"${state.length}\", do: [ { log: x } ] } }"
    #expect(
      outcome(Self.tapped(action, "state: { length: 0.0 }"), "- tap: go")
        == "tap: a timer's interval is above 0")
    #expect(
      places(of: Self.tapped("{ every: { interval: 0, do: [ { log: x } ] } }"))
        .split(separator: "\n").contains("6:56 wrong-type"))
  }

  @Test func `work that adds work for the same moment`() {
    let header = "handlers: { again: [ { after: { delay: 0, do: [ { run: again } ] } } ] }"
    let text = outcome(Self.tapped("{ run: again }", header), "- tap: go\n- wait: 1")
    #expect(text.hasPrefix("tap: the run did more than 100000 actions and events"))
  }

  @Test func `a log without end`() {
    let long = String(repeating: "x", count: 60_000)
    let flood = Self.tapped("{ every: { interval: 0.01, do: [ { log: \(long) } ] } }")
    #expect(
      outcome(flood, "- tap: go\n- wait: 10") == "wait: the log is longer than 8388608 bytes")
  }

  @Test func `more than a day`() {
    #expect(
      outcome("view: {}", "- wait: 23h\n- wait: 23h")
        == "wait: virtual time is limited to 86400 s")
  }

  @Test func `what ended a run leaves the steps after it out`() {
    let header = "handlers: { again: [ { run: again } ] }"
    let play = Play(Self.tapped("{ run: again }", header), "- tap: go\n- expect: ${false}")
    #expect(play.records[0].steps.count == 1)
  }
}

/// Texts cost time by their length, which a run has only so much of.
@Suite struct TextLimitTests {
  private static let long = String(repeating: "ab cd ", count: 20_000)

  @Test func `measuring long texts again and again ends the run`() {
    let scene =
      "view: { subviews: [ { type: UILabel, id: a, numberOfLines: 0, text: \(Self.long) } ] }"
    let asked =
      "- print: \"${[0,1,2,3,4,5,6,7,8,9].map(n, [0,1,2,3,4,5,6,7,8,9].map(m, [0,1].map(k, sizeThatFits(a, size(50.0 + n, 0.0)).width)))}\""
    #expect(outcome(scene, asked).contains("lays out more than 1500000 characters"))
  }

  @Test func `a picker of many rows can be loaded again and again`() {
    let scene =
      "view: { subviews: [ { type: UIPickerView, id: p, frame: [0, 0, 320, 216], components: [ { rows: 16384, title: \"${row % 60}\" } ] } ] }"
    #expect(
      outcome(
        scene,
        "- call: p.reloadAllComponents\n- call: p.reloadAllComponents\n- expect: { 'titleForRow(p, 61, 0)': '1' }"
      )
        == "passed")
    #expect(
      outcome(scene, "- print: \"${titleForRow(p, 99999, 0)}\"").contains("NSRangeException"))
  }

  @Test func `what is printed is held like the log`() {
    let scene = "state: { t: \(Self.long) }\nview: {}"
    #expect(
      outcome(scene, "- repeat: { times: 100, steps: [ { print: \"${state.t}\" } ] }")
        .contains("the log is longer than"))
  }

  @Test func `the scene's view is no value where there are no objects yet`() {
    for head in [
      "classes: { R: { is: \"${view}\" } }", "images: { a: { size: \"${view}\", color: red } }",
      "appearance: { \"${view}\": {} }",
    ] {
      #expect(findings(of: "\(head)\nview: {}") != "", "\(head)")
    }
  }

  @Test func `a date in the state is bound both ways`() {
    let scene = """
      state: { day: { type: date, value: 2014-03-01T10:00:00Z } }
      view: { subviews: [ { type: UIDatePicker, id: d, datePickerMode: date, date: { bind: state.day } } ] }
      """
    #expect(
      outcome(
        scene,
        "- expect: { d.date: 2014-03-01T10:00:00Z }\n- pick: { target: d, date: 2014-03-04 }\n- expect: { state.day: 2014-03-04T10:00:00Z }"
      )
        == "passed")
  }
}
