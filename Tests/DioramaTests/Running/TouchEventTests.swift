// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import Testing

/// The control events of touches, in order. Source: UIKit facts 3.2; recorded facts E1 to E3.
@Suite struct TouchEventTests {
  /// A button whose bounds and slop reach from 30 to 270 across.
  private static let button = scene(
    showing: "- { type: UIButton, id: play, frame: [100, 200, 100, 44] }")

  @Test func `a tap is down and up inside`() {
    #expect(events(Self.button, "- tap: play") == ["play.touchDown", "play.touchUpInside"])
  }

  @Test func `a double tap repeats the second down in the same instant`() {
    let play = Play(Self.button, "- doubleTap: play")
    #expect(
      play.events == [
        "play.touchDown", "play.touchUpInside", "play.touchDown", "play.touchDownRepeat",
        "play.touchUpInside",
      ])
    #expect(
      play.records[0].events.filter { $0.source == "play" }.map(\.time.seconds)
        == [0, 0, 0.1, 0.1, 0.1])
  }

  @Test func `taps far apart in time or place do not repeat`() {
    let steps = """
      - tap: play
      - wait: 0.4
      - tap: play
      - tap: { point: [105, 205] }
      """
    #expect(!events(Self.button, steps).contains("play.touchDownRepeat"))
  }

  @Test func `a long press holds the finger for 0.6 s`() {
    let steps = """
      - longPress: play
      - expectEvents: [play.touchDown, play.touchUpInside]
      """
    let play = Play(Self.button, steps)
    #expect(play.outcome == "passed")
    #expect(play.seconds == 0.6)
  }

  @Test func `moves inside are drags inside, and staying still is none`() {
    let steps = """
      - touch: { down: play }
      - touch: { move: [110, 210] }
      - touch: { move: [110, 210] }
      - touch: { move: [111, 210] }
      - touch: { up: true }
      """
    #expect(
      events(Self.button, steps) == [
        "play.touchDown", "play.touchDragInside", "play.touchDragInside", "play.touchUpInside",
      ])
  }

  @Test func `E1: a finger leaves 70 points beyond the bounds, not at the edge`() {
    let steps = """
      - touch: { down: play }
      - touch: { move: [269.5, 222] }
      - touch: { move: [270, 222] }
      - touch: { up: true }
      """
    #expect(
      events(Self.button, steps) == [
        "play.touchDown", "play.touchDragInside", "play.touchDragExit", "play.touchUpOutside",
      ])
  }

  @Test func `E1: lifted within the slop it still counts as inside`() {
    #expect(
      events(Self.button, "- touch: { down: play }\n- touch: { up: [30, 131] }")
        == ["play.touchDown", "play.touchDragInside", "play.touchUpInside"])
  }

  @Test func `E2: one exit, then outside on each move; one enter, then inside`() {
    let steps = """
      - touch: { down: play }
      - touch: { move: [300, 222] }
      - touch: { move: [305, 222] }
      - touch: { move: [310, 222] }
      - touch: { move: [200, 222] }
      - touch: { move: [190, 222] }
      - touch: { up: true }
      """
    #expect(
      events(Self.button, steps) == [
        "play.touchDown", "play.touchDragExit", "play.touchDragOutside", "play.touchDragOutside",
        "play.touchDragEnter", "play.touchDragInside", "play.touchUpInside",
      ])
  }

  @Test func `E2: the highlight follows the finger in and out`() {
    let steps = """
      - touch: { down: play }
      - expect: { play.isHighlighted: true, play.isTracking: true, play.isTouchInside: true }
      - touch: { move: [300, 222] }
      - expect: { play.isHighlighted: false, play.isTracking: true, play.isTouchInside: false }
      - touch: { move: [200, 222] }
      - expect: { play.isHighlighted: true }
      - touch: { up: true }
      - expect: { play.isHighlighted: false, play.isTracking: false }
      """
    #expect(outcome(Self.button, steps) == "passed")
  }

  @Test func `E3: a touch that began outside never enters`() {
    let steps = "- touch: { down: [10, 10] }\n- touch: { move: [150, 222] }\n- touch: { up: true }"
    #expect(events(Self.button, steps) == [])
  }

  @Test func `a system cancel ends the touch`() {
    let steps = "- touch: { down: play }\n- touch: { cancel: true }"
    #expect(events(Self.button, steps) == ["play.touchDown", "play.touchCancel"])
  }

  @Test func `a control removed while it follows a touch is cancelled`() {
    let removed = scene(
      showing: """
        - type: UIButton
          id: play
          frame: [100, 200, 100, 44]
          actions:
            touchDragInside: [ { call: sender.removeFromSuperview } ]
            touchCancel: [ { log: "cancelled, ${sender.isTracking}" } ]
        """)
    let steps = """
      - touch: { down: play }
      - touch: { move: [120, 210] }
      - touch: { move: [121, 210] }
      - touch: { up: true }
      - expectEvents: [play.touchDown, play.touchDragInside, play.touchCancel]
      - expectLog: ["cancelled, false"]
      - expectNo: play
      """
    #expect(outcome(removed, steps) == "passed")
  }

  @Test func `a superview removed on touch down keeps the rest of the touch away`() {
    let removed = scene(
      showing: """
        - type: UIView
          id: card
          frame: [0, 0, 300, 300]
          subviews:
            - type: UIButton
              id: play
              frame: [100, 200, 100, 44]
              actions: { touchDown: [ { call: card.removeFromSuperview } ] }
        """)
    #expect(events(removed, "- tap: play") == ["play.touchDown", "play.touchCancel"])
  }

  @Test func `a control follows one finger, other controls follow others`() {
    let two = scene(
      showing: """
        - { type: UIButton, id: play, frame: [100, 200, 100, 44] }
        - { type: UIButton, id: stop, frame: [100, 300, 100, 44] }
        """)
    let steps = """
      - touch: { down: play }
      - touch: { down: [110, 210], finger: 2 }
      - touch: { up: true, finger: 2 }
      - touch: { down: stop, finger: 2 }
      - touch: { up: true }
      - touch: { up: true, finger: 2 }
      """
    #expect(
      events(two, steps) == [
        "play.touchDown", "stop.touchDown", "play.touchUpInside", "stop.touchUpInside",
      ])
  }

  @Test func `an exclusive control keeps others from following`() {
    let two = scene(
      showing: """
        - { type: UIButton, id: play, frame: [100, 200, 100, 44], isExclusiveTouch: true }
        - { type: UIButton, id: stop, frame: [100, 300, 100, 44] }
        """)
    let first = "- touch: { down: play }\n- touch: { down: [110, 310], finger: 2 }"
    let second = "- touch: { down: stop }\n- touch: { down: [110, 210], finger: 2 }"
    #expect(events(two, first) == ["play.touchDown"])
    #expect(events(two, second) == ["stop.touchDown"])
  }

  @Test func `a disabled control swallows the touch`() {
    let two = scene(
      showing: """
        - { type: UIButton, id: back, frame: [100, 200, 100, 44] }
        - { type: UIButton, id: front, frame: [100, 200, 100, 44], isEnabled: false }
        """)
    #expect(events(two, "- tap: { point: [150, 222] }") == [])
  }

  @Test func `a covered control gets nothing, and what covers it does`() {
    let two = scene(
      showing: """
        - { type: UIButton, id: back, frame: [100, 200, 100, 44] }
        - { type: UIButton, id: front, frame: [100, 200, 100, 44] }
        """)
    #expect(
      events(two, "- tap: { target: back, blocked: covered }")
        == ["front.touchDown", "front.touchUpInside"])
  }

  @Test func `a touch on a view inside a control is the control's`() {
    let card = scene(
      showing: """
        - type: UIControl
          id: card
          frame: [100, 200, 100, 44]
          subviews: [ { type: UIView, id: picture, frame: [0, 0, 50, 44] } ]
        """)
    #expect(events(card, "- tap: picture") == ["card.touchDown", "card.touchUpInside"])
  }

  @Test func `one listener for all events, and several for one, in the order of the file`() {
    let listening = scene(
      showing: """
        - type: UIButton
          id: play
          frame: [100, 200, 100, 44]
          actions:
            allTouchEvents: [ { log: "all ${event}" } ]
            touchUpInside: [ { log: "one ${sender.id}" } ]
        """)
    #expect(
      log(listening, "- tap: play") == ["all touchDown", "all touchUpInside", "one play"])
  }
}
