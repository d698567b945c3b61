// SPDX-License-Identifier: MIT
import Testing

/// UIView animation: the model has the end at once, the presentation moves, completions come once.
@Suite struct AnimationTests {
  private static let box = scene(
    showing: "- { type: UIView, id: box, frame: [0, 0, 100, 100], backgroundColor: black }")

  @Test func `the model has the end at once and the presentation follows the clock`() {
    let steps = """
      - animate: { duration: 1, curve: linear, set: { box.alpha: 0, box.frame: [100, 0, 100, 50] } }
      - expect: { box.alpha: 0, "presentation(box).alpha": 1 }
      - wait: 0.25
      - expect: { "presentation(box).alpha": 0.75, "presentation(box).frame": [25, 0, 100, 87.5] }
      - wait: 0.75
      - expect: { "presentation(box).alpha": 0, "presentation(box).frame": [100, 0, 100, 50] }
      """
    #expect(outcome(Self.box, steps) == "passed")
  }

  @Test func `a delay shows the start until it has passed`() {
    let steps = """
      - animate: { duration: 1, delay: 1, curve: linear, set: { box.alpha: 0 } }
      - wait: 1
      - expect: { "presentation(box).alpha": 1 }
      - wait: 0.5
      - expect: { "presentation(box).alpha": 0.5 }
      """
    #expect(outcome(Self.box, steps) == "passed")
  }

  @Test(
    arguments: [
      ("easeInOut", 0.5, 0.5), ("easeIn", 0.5, 0.315), ("easeOut", 0.5, 0.685),
      ("linear", 0.5, 0.5), ("easeInOut", 0.25, 0.129),
    ] as [(String, Double, Double)])
  func `the curves are those of CAMediaTimingFunction`(
    curve: String, time: Double, share: Double
  ) {
    let steps = """
      - animate: { duration: 1, curve: \(curve), set: { box.center.x: 150 } }
      - wait: \(time)
      - expect: { "presentation(box).center.x": { near: \(50 + 100 * share), within: 0.1 } }
      """
    #expect(outcome(Self.box, steps) == "passed")
  }

  @Test func `a spring passes its end and comes to rest there`() {
    let steps = """
      - animate: { duration: 1, spring: { damping: 0.3, velocity: 0 }, set: { box.center.x: 150 } }
      - wait: 0.2
      - expect: { "presentation(box).center.x": { above: 155 } }
      - wait: 0.8
      - expect: { "presentation(box).center.x": 150 }
      """
    #expect(outcome(Self.box, steps) == "passed")
  }

  @Test func `a completion runs once, even where nothing changed`() {
    let steps = """
      - animate: { duration: 1, set: { box.alpha: 0 }, completion: [ { log: "moved ${finished}" } ] }
      - animate: { duration: 1, set: { box.tag: 4 }, completion: [ { log: "same ${finished}" } ] }
      - wait: 5
      - expectLog: [same true, moved true]
      """
    #expect(outcome(Self.box, steps) == "passed")
  }

  /// Recorded fact A7. Source: flowkey UIViewAnimationTests.
  @Test(arguments: [(1.0, 1.0), (3.0, 0.5)])
  func `A7: interrupted, the first completes with false and then the second with true`(
    first: Double, second: Double
  ) {
    let steps = """
      - animate:
          duration: \(first)
          set: { box.alpha: 0 }
          completion: [ { log: "first ${finished}" } ]
      - wait: 0.5
      - animate:
          duration: \(second)
          set: { box.alpha: 1 }
          completion: [ { log: "second ${finished}" } ]
      - wait: 5
      - expectLog: [first false, second true]
      """
    #expect(outcome(Self.box, steps) == "passed")
  }

  @Test func `what is not animatable jumps`() {
    let steps = """
      - animate: { duration: 1, set: { box.tag: 4, box.isHidden: true } }
      - expect: { "presentation(box).tag": 4, "presentation(box).isHidden": true }
      """
    #expect(outcome(Self.box, steps) == "passed")
  }

  @Test func `settle lets animations end`() {
    let play = Play(
      Self.box, "- animate: { duration: 0.75, set: { box.backgroundColor: white } }\n- settle")
    #expect(play.outcome == "passed")
    #expect(play.seconds == 0.75)
  }

  @Test func `an animated view takes no touches, and a gesture waits for it`() {
    let button = scene(showing: "- { type: UIButton, id: play, frame: [0, 0, 100, 100] }")
    let steps = """
      - animate: { duration: 0.5, set: { play.frame: [200, 0, 100, 100] } }
      - tap: { point: [250, 50] }
      - expectEvents: []
      - tap: play
      - expectEvents: [play.touchDown, play.touchUpInside]
      """
    let play = Play(button, steps)
    #expect(play.outcome == "passed")
    #expect(play.seconds == 0.5)
  }
}
