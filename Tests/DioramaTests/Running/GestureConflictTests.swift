// SPDX-License-Identifier: MIT
import Testing

/// Recognizers beside each other. Source: UIKit facts 3.8; recorded fact E9.
@Suite struct GestureConflictTests {
  private static func card(_ recognizers: String, _ inside: String = "") -> String {
    let list = recognizers.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
    let views = inside.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
    return scene(
      showing: """
        - type: UIView
          id: card
          frame: [0, 0, 320, 400]
          gestureRecognizers:
        \(list)
          subviews:
        \(views.isEmpty ? "    - { type: UIView, id: inner, frame: [0, 0, 320, 200] }" : views)
        """)
  }

  private static let states = "action: [ { log: \"${sender.id} ${sender.state}\" } ]"

  @Test func `E9 exclusive: the first that recognizes wins, the others fail`() {
    let scene = Self.card(
      """
      - { type: UIPanGestureRecognizer, id: pan }
      - { type: UISwipeGestureRecognizer, id: swipe }
      - { type: UILongPressGestureRecognizer, id: press }
      """)
    #expect(
      events(scene, "- drag: { target: card, by: [60, 0], duration: 0.05 }") == [
        "pan.began", "swipe.failed", "press.failed", "pan.changed", "pan.changed", "pan.ended",
      ])
    #expect(
      events(scene, "- longPress: card") == [
        "swipe.failed", "press.began", "pan.failed", "press.ended",
      ])
  }

  @Test func `E9 exclusive: the recognizer of the inner view comes first`() {
    let inner = """
      - type: UIView
        id: inner
        frame: [0, 0, 320, 200]
        gestureRecognizers: [ { type: UITapGestureRecognizer, id: innerTap } ]
      """
    let scene = Self.card("- { type: UITapGestureRecognizer, id: outerTap }", inner)
    #expect(events(scene, "- tap: inner") == ["innerTap.recognized", "outerTap.failed"])
    #expect(events(scene, "- tap: { point: [10, 300] }") == ["outerTap.recognized"])
  }

  @Test(arguments: ["pinch", "turn"])
  func `E9 simultaneous: either delegate is enough`(asked: String) {
    let answer = "delegate: { shouldRecognizeSimultaneously: true }"
    let scene = Self.card(
      """
      - { type: UIPinchGestureRecognizer, id: pinch, \(asked == "pinch" ? answer : "isEnabled: true") }
      - { type: UIRotationGestureRecognizer, id: turn, \(asked == "turn" ? answer : "isEnabled: true") }
      - { type: UIPanGestureRecognizer, id: pan, maximumNumberOfTouches: 1 }
      """)
    let steps = """
      - touch: { down: { point: [100, 100] } }
      - touch: { down: { point: [200, 100] }, finger: 2 }
      - touch: { move: [200, 160], finger: 2 }
      - touch: { up: true }
      - touch: { up: true, finger: 2 }
      """
    let found = events(scene, steps)
    for event in ["pinch.began", "turn.began", "pan.failed", "pinch.ended", "turn.ended"] {
      #expect(found.contains(event))
    }
  }

  @Test func `E9 simultaneous: without it the first one shuts the other out`() {
    let scene = Self.card(
      """
      - { type: UIPinchGestureRecognizer, id: pinch }
      - { type: UIRotationGestureRecognizer, id: turn }
      """)
    let found = events(scene, "- twist: { target: card, radians: 1 }")
    #expect(found.first == "turn.began" || found.first == "pinch.failed")
    #expect(found.contains("turn.ended") && !found.contains("pinch.began"))
  }

  @Test func `E9 simultaneous: the delegate is told which other one`() {
    let scene = Self.card(
      """
      - type: UIPanGestureRecognizer
        id: pan
        delegate: { shouldRecognizeSimultaneously: "${other == press}" }
      - { type: UILongPressGestureRecognizer, id: press, minimumPressDuration: 0.1s }
      - { type: UISwipeGestureRecognizer, id: swipe }
      """)
    let steps = """
      - touch: { down: { point: [100, 100] } }
      - wait: 0.1s
      - touch: { move: [160, 100] }
      - touch: { up: true }
      """
    #expect(
      events(scene, steps).filter { !$0.contains("should") } == [
        "press.began", "swipe.failed", "pan.began", "press.changed", "pan.ended", "press.ended",
      ])
  }

  @Test func `E9 require to fail: a single tap waits for the double tap`() {
    let scene = Self.card(
      """
      - { type: UITapGestureRecognizer, id: one, requiresFailureOf: [two], \(Self.states) }
      - { type: UITapGestureRecognizer, id: two, numberOfTapsRequired: 2, \(Self.states) }
      """)
    let steps = """
      - tap: card
      - wait: 0.34s
      - expectLog: []
      - wait: 0.01s
      - expectLog: [one ended]
      - expectEvents: [two.failed, one.recognized]
      - doubleTap: card
      - wait: 1s
      - expectLog: [two ended]
      - expectEvents: [two.recognized, one.failed]
      - touch: { down: { point: [50, 50] } }
      - touch: { up: true }
      - touch: { down: { point: [150, 150] } }
      - expectLog: [one ended]
      - touch: { up: true }
      - wait: 1s
      - expectLog: [one ended]
      """
    #expect(outcome(scene, steps) == "passed")
  }

  @Test func `E9 require to fail: without it both are heard`() {
    let scene = Self.card(
      """
      - { type: UITapGestureRecognizer, id: one, \(Self.states) }
      - { type: UITapGestureRecognizer, id: two, numberOfTapsRequired: 2, \(Self.states) }
      """)
    #expect(log(scene, "- doubleTap: card") == ["one ended", "two ended"])
  }

  @Test func `E9 require to fail: a pan goes on once the swipe has failed`() {
    let scene = Self.card(
      """
      - { type: UIPanGestureRecognizer, id: pan, requiresFailureOf: [swipe] }
      - { type: UISwipeGestureRecognizer, id: swipe, direction: left }
      """)
    #expect(
      events(scene, "- swipe: { target: card, direction: left }") == [
        "swipe.recognized", "pan.failed",
      ])
    let right = events(scene, "- swipe: { target: card, direction: right }")
    #expect(Array(right.prefix(2)) == ["swipe.failed", "pan.began"] && right.last == "pan.ended")
    // Slow enough, and the swipe gives up after 0.5 s.
    let slow = events(scene, "- drag: { target: card, by: [-45, 0], duration: 2 }")
    #expect(Array(slow.prefix(2)) == ["swipe.failed", "pan.began"])
    // Too short a way for a swipe: the pan begins as the finger is lifted.
    let short = events(scene, "- drag: { target: card, by: [-30, 0], duration: 0.1 }")
    #expect(short == ["swipe.failed", "pan.began", "pan.ended"])
  }

  @Test func `E9 require to fail: by code, and in a circle nobody recognizes`() {
    let recognizers = """
      - { type: UITapGestureRecognizer, id: one, \(Self.states) }
      - { type: UITapGestureRecognizer, id: two, numberOfTapsRequired: 2 }
      """
    let scene = Self.card(recognizers)
    let steps = """
      - call: { one.require: { toFail: two } }
      - tap: card
      - expectLog: []
      - expect: { one.requiresFailureOf: [two] }
      - wait: 1s
      - expectLog: [one ended]
      """
    #expect(outcome(scene, steps) == "passed")
    let circle = Self.card(
      """
      - { type: UITapGestureRecognizer, id: one, requiresFailureOf: [two], \(Self.states) }
      - { type: UITapGestureRecognizer, id: two, requiresFailureOf: [one], \(Self.states) }
      """)
    #expect(log(circle, "- tap: card\n- wait: 1s\n- tap: card") == [])
  }

  @Test func `E9 delegate veto: not to begin is to fail, and others have the touch`() {
    let scene = Self.card(
      """
      - { type: UIPanGestureRecognizer, id: first, delegate: { shouldBegin: false } }
      - { type: UIPanGestureRecognizer, id: second }
      """)
    let found = events(scene, "- drag: { target: card, by: [60, 0] }")
    #expect(
      Array(found.prefix(3)) == ["first.shouldBegin", "first.failed", "second.began"])
    #expect(found.last == "second.ended")
  }

  @Test func `E9 delegate veto: a touch that is not received is none`() {
    let scene = Self.card(
      """
      - type: UITapGestureRecognizer
        id: tap
        delegate: { shouldReceiveTouch: "${touch.view == card && touch.location.x < 300.0}" }
        action: [ { log: "${sender.location}" } ]
      """)
    let steps = """
      - tap: inner
      - tap: { point: [10, 300] }
      - tap: { point: [310, 300] }
      """
    #expect(log(scene, steps) == ["{10, 300}"])
  }
}
