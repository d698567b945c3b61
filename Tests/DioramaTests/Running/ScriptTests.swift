// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import Testing

/// Steps of scripts: what passes, what fails, and what a failure says.
@Suite struct ScriptTests {
  private static let page = scene(
    showing: """
      - { type: UIButton, id: play, frame: [100, 200, 100, 44], title: Play }
      - { type: UILabel, id: title, frame: [0, 20, 100, 20], text: Settings }
      - { type: UISwitch, id: wifi, frame: [10, 300, 0, 0] }
      - { type: UISwitch, id: air, frame: [10, 400, 0, 0] }
      """)

  @Test(arguments: [
    ("isHidden: true", "hidden", "'play' is hidden"),
    ("alpha: 0.005", "alpha", "'play' has alpha 0.005"),
    (
      "isUserInteractionEnabled: false", "interaction",
      "'play' has isUserInteractionEnabled false"
    ),
    ("isEnabled: false", "disabled", "'play' is disabled"),
    ("center: [500, 50]", "outside", "'play' lies outside 'card' there"),
    ("center: [50, 250]", "outside", "'play' lies outside 'card' there"),
  ])
  func `a touch that does not get through fails and says why`(
    key: String, reason: String, message: String
  ) {
    let blocked = scene(
      showing: """
        - type: UIView
          id: card
          frame: [0, 0, 200, 200]
          subviews: [ { type: UIButton, id: play, frame: [0, 0, 50, 50], \(key) } ]
        """)
    let failed = outcome(blocked, "- tap: play")
    #expect(failed.hasPrefix("tap: the touch does not reach 'play': \(message)"))
    #expect(failed.hasSuffix(" | if that is meant, write 'blocked: \(reason)'"))
    #expect(outcome(blocked, "- tap: { target: play, blocked: \(reason) }") == "passed")
    #expect(
      outcome(blocked, "- tap: { target: play, blocked: removed }").hasPrefix(
        "tap: the touch is blocked for another reason | expected blocked: removed | found 'play' "))
  }

  @Test func `clipped and covered are told apart, and holders are named`() {
    let blocked = scene(
      showing: """
        - type: UIView
          id: card
          frame: [0, 0, 200, 200]
          clipsToBounds: true
          subviews: [ { type: UIButton, id: play, frame: [190, 0, 50, 50] } ]
        - { type: UIButton, id: stop, frame: [0, 300, 50, 50] }
        - { type: UIView, id: sheet, frame: [0, 290, 100, 100] }
        - type: UIView
          id: dark
          isHidden: true
          frame: [0, 400, 100, 100]
          subviews: [ { type: UIButton, id: inner, frame: [0, 0, 50, 50] } ]
        """)
    #expect(
      outcome(blocked, "- tap: play").hasPrefix(
        "tap: the touch does not reach 'play': 'play' is clipped there by 'card'"))
    #expect(
      outcome(blocked, "- tap: stop").hasPrefix(
        "tap: the touch does not reach 'stop': 'stop' is covered by 'sheet'"))
    #expect(
      outcome(blocked, "- tap: inner").contains("'dark', which holds 'inner', is hidden"))
    let steps = """
      - tap: { target: play, blocked: clipped }
      - tap: { target: stop, blocked: covered }
      - tap: { target: inner, blocked: hidden }
      - call: sheet.removeFromSuperview
      - tap: stop
      - tap: { target: sheet, blocked: removed }
      """
    #expect(outcome(blocked, steps) == "passed")
  }

  @Test func `a touch that gets through though it should not fails`() {
    #expect(
      outcome(Self.page, "- tap: { target: play, blocked: hidden }")
        == "tap: the touch gets through to 'play' | expected blocked: hidden | found nothing blocks it"
    )
  }

  @Test(arguments: [
    ("{ text: Plya }", "no view matches '{ text: Plya }' | there is the text 'Play'"),
    (
      "{ type: UISwitch, index: 5 }",
      "no view matches '{ type: UISwitch, index: 5 }' | there are 2 such; an index counts from 0"
    ),
    ("{ text: Play, within: wifi }", "no view matches '{ text: Play, within: wifi }'"),
  ])
  func `a target that matches nothing lists what is near`(target: String, message: String) {
    #expect(outcome(Self.page, "- tap: \(target)").hasPrefix("tap: \(message)"))
  }

  @Test func `an index tells apart what has the same text`() {
    let page = scene(
      showing: """
        - { type: UIButton, id: one, title: Add, frame: [0, 100, 100, 44] }
        - { type: UIButton, id: two, title: Add, frame: [0, 200, 100, 44] }
        """)
    let steps = """
      - tap: { text: Add, index: 1 }
      - expectEvents: { kinds: [control], of: [one, two], contains: [two.touchUpInside] }
      - tap: { text: Add, index: 0 }
      - expectEvents: { kinds: [control], of: [one, two], contains: [one.touchUpInside] }
      """
    #expect(outcome(page, steps) == "passed")
    #expect(outcome(page, "- tap: { text: Add }").contains("matches 2 views"))
    #expect(
      outcome(page, "- tap: { text: Add, index: 2 }")
        == "tap: no view matches '{ text: Add, index: 2 }' | there are 2 such; an index counts from 0"
    )
  }

  @Test func `targets by text, type and point`() {
    let steps = """
      - tap: { text: Play }
      - tap: { type: UISwitch, index: 1 }
      - tap: { point: [35, 315] }
      - expect: { air.isOn: true, wifi.isOn: true }
      - expectEvents: { kinds: [control], contains: [play.touchUpInside, air.valueChanged] }
      """
    #expect(outcome(Self.page, steps) == "passed")
  }

  @Test func `a target that matches several fails and lists them`() {
    let twice = scene(
      showing: """
        - { type: UIButton, id: a, frame: [0, 0, 50, 50], title: Go }
        - { type: UIButton, id: b, frame: [0, 60, 50, 50], title: Go }
        """)
    #expect(
      outcome(twice, "- tap: { text: Go }")
        == "tap: '{ text: Go }' matches 2 views: name one by its id, or add 'within' | 'a' at {{0, 0}, {50, 50}} | 'b' at {{0, 60}, {50, 50}}"
    )
  }

  @Test func `an unknown id is found before anything runs`() {
    #expect(
      findings(ofSteps: "- tap: plya", on: Self.page)
        == "2:10 unknown-target no object has the id 'plya'; did you mean 'play'?")
  }

  @Test func `all failures of a step are told`() {
    #expect(
      outcome(
        Self.page,
        "- expect: { wifi.isOn: true, play.alpha: 0.5, title.text: Settings, play.tag: 2 }")
          == """
          expect: 'wifi.isOn' is not as expected | expected true | found false
          expect: 'play.alpha' is not as expected | expected 0.5 | found 1
          expect: 'play.tag' is not as expected | expected 2 | found 0
          """)
  }

  @Test(arguments: [
    ("play.frame.width: { near: 99, within: 1 }", true),
    ("play.frame.width: { near: 98, within: 1 }", false),
    ("play.frame.width: { above: 99 }", true), ("play.frame.width: { above: 100 }", false),
    ("play.frame.width: { below: 101 }", true), ("play.frame.width: { below: 100 }", false),
    ("title.text: { contains: ett }", true), ("title.text: { contains: xyz }", false),
    ("title.text: { matches: '^S.*s$' }", true), ("title.text: { matches: '^s' }", false),
    ("play.frame: [100, 200, 100, 44]", true), ("play.frame.origin: [100, 200]", true),
    ("play.frame: { x: 100, y: 200, width: 100, height: 44 }", true),
    ("play.frame: [100, 200, 100, 45]", false), ("play.title: { normal: Play }", true),
    ("play.title: Play", true), ("play.title: { normal: Play, selected: Play }", false),
    ("view.subviews.size(): 4", true), ("play.superview.id: view", true),
  ])
  func `the forms of expect`(expectation: String, holds: Bool) {
    #expect((outcome(Self.page, "- expect: { \(expectation) }") == "passed") == holds)
  }

  @Test func `expect takes a condition`() {
    #expect(outcome(Self.page, "- expect: ${wifi.isOn || play.isEnabled}") == "passed")
    #expect(
      outcome(Self.page, "- expect: ${wifi.isOn}")
        == "expect: the condition does not hold | expected true | found false")
  }

  @Test func `numbers of sliders are compared as 32-bit`() {
    let slider = scene(showing: "- { type: UISlider, id: volume, value: 0.1 }")
    #expect(outcome(slider, "- expect: { volume.value: 0.1 }") == "passed")
    #expect(log(slider, "- log: \"${volume.value}\"") == ["0.1"])
  }

  @Test func `raises wants the exception, and no exception is a failure`() {
    let control = scene(showing: "- { type: UISegmentedControl, id: pick, segments: [A] }")
    let raising = "- set: { pick.selectedSegmentIndex: 5 }"
    #expect(
      outcome(control, raising)
        == "set: NSRangeException: segment index 5 is outside 0..<1")
    #expect(outcome(control, raising + "\n  raises: NSRangeException") == "passed")
    #expect(
      outcome(control, "- wait: 0\n  raises: NSRangeException")
        == "wait: the step should have raised NSRangeException, but nothing was raised | expected NSRangeException | found no exception"
    )
    #expect(
      outcome(control, raising + "\n  raises: NSInvalidArgumentException\n- expect: ${false}")
        == "set: NSRangeException: segment index 5 is outside 0..<1")
  }

  @Test func `a step marked as failing must fail`() {
    #expect(outcome(Self.page, "- expect: ${wifi.isOn}\n  failing: not yet") == "passed")
    #expect(
      outcome(Self.page, "- expect: ${!wifi.isOn}\n  failing: not yet")
        == "expect: the step is marked as failing (not yet), but it passed: remove the mark")
  }

  @Test(arguments: [
    ("- repeat: { times: 2, steps: [ { expect: \"${wifi.isOn}\" } ] }\n  failing: not yet", true),
    ("- repeat: { times: 2, steps: [ { wait: 0 } ] }\n  failing: not yet", false),
    ("- repeat: { times: \"${-1}\", steps: [ { wait: 0 } ] }\n  failing: not yet", true),
    ("- if: ${true}\n  then: [ { expect: \"${wifi.isOn}\" } ]\n  failing: not yet", true),
    ("- if: ${true}\n  then: [ { wait: 0 } ]\n  failing: not yet", false),
    ("- if: ${true}\n  then: [ { wait: 0 } ]\n  raises: NSRangeException", false),
  ])
  func `a mark on repeat or if is about all steps inside`(steps: String, passes: Bool) {
    #expect((outcome(Self.page, steps + "\n- wait: 0") == "passed") == passes)
  }

  @Test func `an exception inside of a repeat is the repeat's`() {
    let control = scene(showing: "- { type: UISegmentedControl, id: pick, segments: [A] }")
    let steps = """
      - repeat: { times: 2, steps: [ { set: { pick.selectedSegmentIndex: 5 } } ] }
        raises: NSRangeException
      - set: { pick.selectedSegmentIndex: 0 }
      - expect: { pick.selectedSegmentIndex: 0 }
      """
    #expect(outcome(control, steps) == "passed")
  }

  @Test func `repeat and if`() {
    let steps = """
      - repeat:
          times: 3
          steps:
            - tap: wifi
            - if: ${wifi.isOn}
              then: [ { log: "on" } ]
              else: [ { log: "off" } ]
      - expectLog: ["on", "off", "on"]
      - repeat: { times: 0, steps: [ { log: never } ] }
      - expectLog: []
      """
    #expect(outcome(Self.page, steps) == "passed")
  }

  @Test func `settle fails and names what still moves`() {
    let steps = """
      - every: { interval: 0.5, id: tick, do: [ { set: { play.tag: 1 } } ] }
      - animate: { duration: 20, set: { play.alpha: 0 } }
      - settle: { within: 2s }
      """
    #expect(
      outcome(Self.page, steps)
        == "settle: the scene does not settle within 2 s | alpha of 'play' is animated | the timer 'tick' runs every 0.5 s"
    )
  }

  @Test func `a log or events that differ say where`() {
    #expect(
      outcome(Self.page, "- log: a\n- log: b\n- expectLog: [a, c]")
        == "expectLog: log line number 2 differs: expected 'c', found 'b' | expected a\nc | found a\nb"
    )
    #expect(
      outcome(Self.page, "- tap: play\n- expectEvents: [play.touchDown]")
        == "expectEvents: events are 2, expected 1 | expected play.touchDown | found play.touchDown\nplay.touchUpInside"
    )
  }

  @Test func `each look at the log or the events begins where the last ended`() {
    let steps = """
      - log: a
      - log: bcd
      - expectLog: { contains: [bcd] }
      - expectLog: []
      - tap: play
      - tap: wifi
      - expectEvents: { of: [wifi], equals: [wifi.touchDown, wifi.valueChanged, wifi.touchUpInside] }
      - expectEvents: []
      - log: last line
      - expectLog: [ { matches: "^last" } ]
      """
    #expect(outcome(Self.page, steps) == "passed")
  }

  @Test func `expectNo wants it out of sight`() {
    let steps = """
      - set: { play.isHidden: true }
      - expectNo: play
      - expectNo: { text: Nothing }
      """
    #expect(outcome(Self.page, steps) == "passed")
    #expect(
      outcome(Self.page, "- expectNo: play")
        == "expectNo: 'play' is visible | found 'play' at {{100, 200}, {100, 44}}")
  }

  @Test func `gestures take the time that section 6 of the language says`() {
    let times = [
      ("tap: play", 0.0), ("doubleTap: play", 0.1), ("longPress: play", 0.6),
      ("longPress: { target: play, duration: 2s }", 2),
      ("drag: { target: play, by: [10, 0] }", 0.3),
      ("swipe: { target: play, direction: up }", 0.15),
      ("wait: 1m", 60), ("wait: 250ms", 0.25), ("wait: 1h30m", 5400),
    ]
    for (step, seconds) in times {
      #expect(Play(Self.page, "- \(step)").seconds == seconds)
    }
  }

  @Test func `a script runs once for each device`() {
    let play = Play(Self.page, "- expect: ${true}", header: "devices: [iPhone 5s, iPad Air]\n")
    #expect(play.records.map(\.device.name) == ["iPhone 5s", "iPad Air"])
    #expect(play.records.map { $0.graph.bounds[1 + 1].width } == [320, 768])
  }
}
