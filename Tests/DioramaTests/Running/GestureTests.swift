// SPDX-License-Identifier: MIT
import Testing

/// Each recognizer by itself. Source: UIKit facts 3.8; recorded facts E4 and E5.
@Suite struct GestureTests {
  /// A view of 200 by 200 points at (50, 50) with recognizers.
  private static func card(_ recognizers: String, _ header: String = "") -> String {
    let list = recognizers.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
    return scene(
      showing: """
        - type: UIView
          id: card
          frame: [50, 50, 200, 200]
          gestureRecognizers:
        \(list)
        """, header)
  }

  private static func logging(_ type: String, _ keys: String = "", _ text: String) -> String {
    card("- { type: \(type), id: it, \(keys) action: [ { log: \"\(text)\" } ] }")
  }

  @Test func `a tap is recognized where the finger was, once`() {
    let scene = Self.logging("UITapGestureRecognizer", "", "${sender.state} ${sender.location}")
    let steps = """
      - touch: { down: { point: [70, 80] } }
      - wait: 0.7s
      - touch: { up: true }
      - expectLog: ["ended {20, 30}"]
      - expectEvents: [it.recognized]
      - expect: { it.state: possible }
      """
    #expect(outcome(scene, steps) == "passed")
  }

  @Test(arguments: [
    ("- wait: 0.76s\n- touch: { up: true }", "it.failed"),
    ("- touch: { move: [100, 144] }\n- touch: { up: true }", "it.recognized"),
    ("- touch: { move: [100, 146] }\n- touch: { up: true }", "it.failed"),
    ("- touch: { down: { point: [120, 120] }, finger: 2 }\n- touch: { up: true }", "it.failed"),
    ("- touch: { cancel: true }", "it.failed"),
  ])
  func `E4 a tap allows 45 points, 0.75 s and one finger`(way: String, event: String) {
    let scene = Self.logging("UITapGestureRecognizer", "", "tap")
    #expect(events(scene, "- touch: { down: { point: [100, 100] } }\n" + way) == [event])
  }

  @Test func `two fingers tap together`() {
    let scene = Self.logging(
      "UITapGestureRecognizer", "numberOfTouchesRequired: 2,", "${sender.location}")
    let steps = """
      - touch: { down: { point: [100, 100] } }
      - touch: { down: { point: [140, 100] }, finger: 2 }
      - touch: { up: true }
      - expectLog: []
      - touch: { up: true, finger: 2 }
      - expectLog: ["{70, 50}"]
      - tap: card
      - expectEvents: { contains: [it.failed] }
      """
    #expect(outcome(scene, steps) == "passed")
  }

  @Test func `a double tap waits 0.35 s for its second tap`() {
    let scene = Self.logging("UITapGestureRecognizer", "numberOfTapsRequired: 2,", "twice")
    let steps = """
      - doubleTap: card
      - expectLog: [twice]
      - expectEvents: [it.recognized]
      - touch: { down: { point: [100, 100] } }
      - touch: { up: true }
      - wait: 0.34s
      - expectEvents: []
      - wait: 0.01s
      - expectEvents: [it.failed]
      - tap: card
      - tap: card
      - expectLog: []
      """
    #expect(outcome(scene, steps) == "passed")
  }

  @Test func `E5 a long press begins after 0.5 s, follows and ends`() {
    let scene = Self.logging("UILongPressGestureRecognizer", "", "${sender.state}")
    let steps = """
      - touch: { down: { point: [100, 100] } }
      - wait: 0.49s
      - expectLog: []
      - wait: 0.01s
      - expectLog: [began]
      - touch: { move: [130, 100] }
      - touch: { up: true }
      - expectLog: [changed, ended]
      - touch: { down: { point: [100, 100] } }
      - touch: { move: [100, 111] }
      - expectEvents: [it.began, it.changed, it.ended, it.failed]
      - wait: 1s
      - touch: { up: true }
      - expectLog: []
      """
    #expect(outcome(scene, steps) == "passed")
  }

  @Test func `a long press may come after a tap, and of any length`() {
    let scene = Self.logging(
      "UILongPressGestureRecognizer", "numberOfTapsRequired: 1, minimumPressDuration: 0.2s,",
      "${sender.state}")
    let steps = """
      - longPress: card
      - expectLog: []
      - wait: 1s
      - touch: { down: { point: [100, 100] } }
      - touch: { up: true }
      - wait: 0.2s
      - touch: { down: { point: [100, 100] } }
      - wait: 0.2s
      - expectLog: [began]
      - touch: { cancel: true }
      - expectLog: [cancelled]
      """
    #expect(outcome(scene, steps) == "passed")
  }

  @Test func `a recognizer that is disabled or taken off ends what it does`() {
    let scene = Self.logging("UIPanGestureRecognizer", "", "${sender.state}")
    let begun = """
      - touch: { down: { point: [100, 100] } }
      - touch: { move: [150, 100] }

      """
    let disabled =
      begun + """
        - set: { it.isEnabled: false }
        - set: { it.isEnabled: true }
        - touch: { move: [180, 100] }
        - touch: { up: true }
        - expectLog: [began, cancelled]
        - drag: { target: card, by: [0, 30] }
        - expect: { "log[size(log) - 1]": ended }
        """
    #expect(outcome(scene, disabled) == "passed")
    let removed =
      begun + """
        - call: { card.removeGestureRecognizer: { gestureRecognizer: it } }
        - touch: { up: true }
        - expect: { "card.gestureRecognizers": [], "it.view == null": true }
        - call: { card.addGestureRecognizer: { gestureRecognizer: it } }
        - drag: { target: card, by: [0, 30] }
        - expect: { "log[1]": cancelled, "log[size(log) - 1]": ended }
        """
    #expect(outcome(scene, removed) == "passed")
    let gone = begun + "- remove: card\n- touch: { up: true }\n- expectLog: [began, cancelled]"
    #expect(outcome(scene, gone) == "passed")
  }

  @Test func `places are told in the view that is asked for, turned and scaled as it is`() {
    let scene = Self.card(
      """
      - type: UIPanGestureRecognizer
        id: pan
        action:
          - log: "${sender.translation} ${translation(sender, view)} ${translation(sender, null)}"
      """
    ).replacing("id: card", with: "id: card\n      transform: [ { scale: 2 } ]")
    let steps = "- drag: { target: card, by: [30, 0], hold: 0.2 }"
    #expect(log(scene, steps).last == "{10, 0} {20, 0} {20, 0}")
  }

  @Test func `what asks for a translation of a tap is told`() {
    let scene = Self.logging("UITapGestureRecognizer", "", "${translation(sender, view)}")
    #expect(outcome(scene, "- tap: card").contains("has no translation in a view"))
    let unknown = Self.logging("UITapGestureRecognizer", "", "${sender.translation}")
    #expect(findings(of: unknown).contains("unknown-"))
  }
}
