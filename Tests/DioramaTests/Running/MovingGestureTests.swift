// SPDX-License-Identifier: MIT
import Testing

/// Recognizers of movements. Source: UIKit facts 3.8; recorded fact E6.
@Suite struct MovingGestureTests {
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

  @Test func `E6 a pan begins after 10 points and counts from there`() {
    let scene = Self.logging(
      "UIPanGestureRecognizer", "", "${sender.state} ${sender.translation} ${sender.location}")
    let steps = """
      - touch: { down: { point: [100, 100] } }
      - touch: { move: [109, 100] }
      - expectLog: []
      - touch: { move: [112, 100] }
      - touch: { move: [112, 130] }
      - touch: { up: true }
      - expectLog: ["began {2, 0} {62, 50}", "changed {2, 30} {62, 80}", "ended {2, 30} {62, 80}"]
      - drag: { target: card, by: [60, 0] }
      - expect: { "log[size(log) - 1]": "ended {50, 0} {160, 100}" }
      """
    #expect(outcome(scene, steps) == "passed")
  }

  @Test func `a view follows a pan whose translation is taken back each time`() {
    let scene = Self.card(
      """
      - type: UIPanGestureRecognizer
        id: pan
        action:
          - set:
              card.center: ${point(card.center.x + sender.translation.x, card.center.y + sender.translation.y)}
              pan.translation: [0, 0]
      """)
    let steps = """
      - drag: { target: card, by: [40, 30] }
      - expect: { card.center.x: { near: 182, within: 0.001 }, card.center.y: { near: 174, within: 0.001 } }
      """
    #expect(outcome(scene, steps) == "passed")
  }

  @Test func `a pan's velocity is the way of the last tenth of a second`() {
    let scene = Self.logging(
      "UIPanGestureRecognizer", "", "${sender.state == 'ended' ? sender.velocity.x : 0.0}")
    let thrown = "- drag: { target: card, by: [60, 0], velocity: [300, 0] }\n"
    let expected = "- expect: { 'double(log[size(log) - 1])': { near: 300, within: 0.5 } }"
    #expect(outcome(scene, thrown + expected) == "passed")
    let held = "- drag: { target: card, by: [60, 0], hold: 0.2s }\n"
    #expect(log(scene, held).last == "0")
  }

  @Test func `E6 50 points in a second are a velocity of 50`() {
    let scene = Self.logging("UIPanGestureRecognizer", "", "${math.round(sender.velocity.x)}")
    #expect(log(scene, "- drag: { target: card, by: [50, 0], duration: 1 }").last == "50")
  }

  @Test func `a pan of two fingers needs both, and a finger more moves nothing`() {
    let scene = Self.logging(
      "UIPanGestureRecognizer", "minimumNumberOfTouches: 2,",
      "${sender.state} ${sender.translation} ${sender.numberOfTouches}")
    let steps = """
      - drag: { target: card, by: [60, 0] }
      - expectLog: []
      - touch: { down: { point: [100, 100] } }
      - touch: { down: { point: [100, 140] }, finger: 2 }
      - touch: { move: [130, 100] }
      - expectLog: ["began {5, 0} 2"]
      - touch: { down: { point: [200, 200] }, finger: 3 }
      - touch: { move: [160, 100] }
      - touch: { up: true, finger: 3 }
      - touch: { up: true, finger: 2 }
      - expectLog: ["changed {15, 0} 3", "ended {15, 0} 2"]
      """
    #expect(outcome(scene, steps) == "passed")
  }

  @Test(arguments: [
    ("direction: left,", "[-60, 0]", ["swipe"]), ("direction: left,", "[60, 0]", []),
    ("direction: left,", "[-45, 0]", []), ("direction: left,", "[-52, 60]", []),
    ("direction: [left, right],", "[60, 20]", ["swipe"]), ("", "[60, 0]", ["swipe"]),
    ("direction: up,", "[0, -60]", ["swipe"]),
  ])
  func `a swipe goes 50 points its way, and at most 50 aside`(
    keys: String, way: String, lines: [String]
  ) {
    let scene = Self.logging("UISwipeGestureRecognizer", keys, "swipe")
    #expect(log(scene, "- drag: { target: card, by: \(way), duration: 0.2 }") == lines)
  }

  @Test func `a swipe is quick`() {
    let scene = Self.logging("UISwipeGestureRecognizer", "", "${sender.location}")
    let steps = """
      - drag: { target: card, by: [60, 0], duration: 0.7 }
      - expectLog: []
      - swipe: { target: card, direction: right }
      - expectLog: ["{100, 100}"]
      """
    #expect(outcome(scene, steps) == "passed")
  }

  @Test func `a pinch begins after 8 points; its scale is by the distance it began with`() {
    let scene = Self.logging("UIPinchGestureRecognizer", "", "${sender.state} ${sender.scale}")
    let steps = """
      - touch: { down: { point: [100, 100] } }
      - touch: { down: { point: [140, 100] }, finger: 2 }
      - touch: { move: [148, 100], finger: 2 }
      - expectLog: []
      - touch: { move: [160, 100], finger: 2 }
      - touch: { move: [180, 100], finger: 2 }
      - expectLog: [began 1.5, changed 2]
      - touch: { up: true }
      - expectLog: []
      - touch: { up: true, finger: 2 }
      - expectLog: [ended 2]
      - pinch: { target: card, scale: 0.5 }
      - expect: { "log[size(log) - 1]": ended 0.5 }
      """
    #expect(outcome(scene, steps) == "passed")
  }

  @Test func `fingers that move together are one change`() {
    let scene = Self.logging("UIPinchGestureRecognizer", "", "${sender.state}")
    let changes = log(scene, "- pinch: { target: card, scale: 2 }").filter { $0 == "changed" }
    // Of 18 movements the first few come before it begins.
    #expect((10...17).contains(changes.count))
  }

  @Test func `a scale that is written goes on from there`() {
    let scene = Self.card(
      """
      - type: UIPinchGestureRecognizer
        id: pinch
        action: [ { set: { state.sum: "${state.sum * sender.scale}", pinch.scale: 1 } } ]
      """, "state: { sum: { type: double, value: 1 } }")
    let steps = """
      - pinch: { target: card, scale: 2 }
      - expect: { state.sum: { near: 2, within: 0.000001 } }
      """
    #expect(outcome(scene, steps) == "passed")
  }

  @Test(arguments: ["0.5", "-2", "4", "7"])
  func `a rotation adds up, over whole turns as well`(radians: String) {
    let scene = Self.logging(
      "UIRotationGestureRecognizer", "", "${sender.state}:${sender.rotation}")
    let steps = """
      - twist: { target: card, radians: \(radians), duration: 1 }
      - expect: { '"ended:" + string(math.round(double(log[size(log) - 1].split(":")[1]) * 1000.0) / 1000.0)': "ended:\(radians)" }
      """
    #expect(outcome(scene, steps) == "passed")
  }

  @Test func `a drag from the edge begins within 20 points of it, inwards`() {
    let text = scene(
      showing: "- { type: UIView, frame: [0, 0, 10, 10] }",
      """
      objects:
        - type: UIScreenEdgePanGestureRecognizer
          id: edge
          edges: left
          action: [ { log: "${sender.state} ${sender.translation.x}" } ]
      """
    ).replacing("view:\n", with: "view:\n  gestureRecognizers: [edge]\n")
    let steps = """
      - drag: { target: { point: [20, 300] }, by: [60, 0], hold: 0.2 }
      - expect: { "log[size(log) - 1]": ended 50 }
      - print: ${log}
      - drag: { target: { point: [21, 300] }, by: [60, 0] }
      - drag: { target: { point: [310, 300] }, by: [-60, 0] }
      - drag: { target: { point: [10, 300] }, by: [20, 60] }
      - expectEvents: { kinds: [gesture], contains: [edge.ended, edge.failed] }
      """
    #expect(outcome(text, steps) == "passed")
  }
}
