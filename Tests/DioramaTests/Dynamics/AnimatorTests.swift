// SPDX-License-Identifier: MIT
import Testing

/// When animators run, rest and go on. Source: recorded facts D26 to D28, UIKit facts 6.1 and 6.3.
@Suite struct AnimatorTests {
  private static let floor =
    "type: UICollisionBehavior, id: collision, items: [a], translatesReferenceBoundsIntoBoundary: true"
  private static let fall = ["type: UIGravityBehavior, id: gravity, items: [a]", floor]
  private static let view = ["id: a, frame: [100, 400, 50, 50]"]
  private static let delegate =
    "delegate: { didPause: [ { log: paused } ], willResume: [ { log: resumed } ] }"

  @Test func `D26: it pauses when all rests and goes on when something changes`() {
    let scene = stage(Self.view, Self.fall, animator: Self.delegate)
    let steps = """
      - expect: { animator.running: true }
      - settle
      - expect: { animator.running: false, a.frame.maxY: { near: 568, within: 0.5 } }
      - expectLog: [paused]
      # Nothing happens any more.
      - wait: 10s
      - expectLog: []
      - set: { gravity.gravityDirection: [0, -1] }
      - expect: { animator.running: true }
      - expectLog: [resumed]
      - settle
      - expect: { a.frame.minY: { near: 0, within: 0.5 } }
      - expectLog: [paused]
      - expectEvents: { of: [animator], kinds: [dynamics], equals: [animator.didPause, animator.willResume, animator.didPause] }
      """
    #expect(outcome(scene, steps) == "passed")
  }

  @Test func `D27: the time counts while it runs`() {
    let scene = stage(Self.view, Self.fall)
    let steps = """
      - expect: { animator.elapsedTime: 0 }
      - wait: 0.5s
      - expect: { animator.elapsedTime: 0.5 }
      - settle
      - set: { state.rested: "${animator.elapsedTime}" }
      - wait: 10s
      - expect: { animator.elapsedTime: "${state.rested}" }
      - set: { gravity.magnitude: -1 }
      - wait: 1s
      - expect: { "animator.elapsedTime - state.rested": { near: 1, within: 0.000002 } }
      """
    #expect(outcome(scene + "\nstate: { rested: { type: double, value: 0 } }", steps) == "passed")
  }

  @Test func `an animator begins once its view has appeared`() {
    let scene = stage(Self.view, ["type: UIGravityBehavior, id: gravity, items: [a]"])
    let shown = scene.replacing(
      "view:\n  id: view",
      with:
        "root:\n  type: UIViewController\n  lifecycle: { viewWillAppear: [ { log: \"${animator.running}\" } ], viewDidAppear: [ { set: { a.center.y: 100 } } ] }\n  view:\n   id: view"
    ).replacing("\n  subviews:", with: "\n   subviews:")
    let steps = """
      - expectLog: ["false"]
      # What viewDidAppear does comes before.
      - expect: { animator.running: true, a.center.y: 100 }
      - wait: 0.1s
      - expect: { a.center.y: { near: 105.1, within: 0.2 } }
      """
    #expect(outcome(shown, steps) == "passed")
  }

  @Test func `a binding on whether it runs is told when it begins and rests`() {
    let scene = stage(
      Self.view + [
        "type: UILabel, id: told, frame: [0, 0, 100, 20], text: \"${animator.running} ${animator.elapsedTime > 0.0}\""
      ],
      Self.fall)
    let steps = """
      - expect: { told.text: true false }
      - wait: 0.1s
      - expect: { told.text: true true }
      - settle
      - expect: { told.text: false true }
      """
    #expect(outcome(scene, steps) == "passed")
  }

  @Test func `a manual animator waits for start`() {
    let scene = stage(Self.view, Self.fall, animator: "start: manual")
    let steps = """
      - wait: 1s
      - expect: { animator.running: false, a.center.y: 425, animator.elapsedTime: 0 }
      - call: animator.start
      - expect: { animator.running: true }
      - wait: 0.1s
      - expect: { a.center.y: { above: 429 } }
      """
    #expect(outcome(scene, steps) == "passed")
  }

  @Test func `or for a behavior that code adds`() {
    let scene = stage(
      Self.view, Self.fall, animator: "start: manual",
      objects: "- { type: UIDynamicBehavior, id: more }")
    let steps = """
      - wait: 1s
      - addBehavior: { animator: animator, behavior: more }
      - expect: { animator.running: true }
      """
    #expect(outcome(scene, steps) == "passed")
  }

  @Test func `what code moves is overwritten unless the animator is told`() {
    let scene = stage(Self.view, ["type: UIGravityBehavior, id: gravity, items: [a]"])
    let steps = """
      - wait: 0.1s
      - set: { a.center: [10, 10] }
      - expect: { a.center: [10, 10] }
      - wait: 0.02s
      - expect: { a.center.x: 125, a.center.y: { above: 430 } }
      - set: { a.center: [20, 30], a.transform: [ { rotate: 1 } ] }
      - call: { animator.updateItemUsingCurrentState: a }
      # It keeps its speed.
      - wait: 0.1s
      - expect: { a.center.x: 20, a.center.y: { near: 47, within: 2 }, a.transform.b: { near: 0.8415, within: 0.001 } }
      """
    #expect(outcome(scene, steps) == "passed")
  }

  @Test func `telling a resting animator lets it go on`() {
    let scene = stage(Self.view, Self.fall, animator: Self.delegate)
    let steps = """
      - settle
      - set: { a.center: [100, 100] }
      - wait: 1s
      - expect: { a.center: [100, 100] }
      - call: { animator.updateItem: { usingCurrentState: a } }
      - expectLog: [paused, resumed]
      - settle
      - expect: { a.frame.maxY: { near: 568, within: 0.5 }, a.center.x: { near: 100, within: 0.5 } }
      """
    #expect(outcome(scene, steps) == "passed")
  }

  @Test func `a size that code changes is the item's once the animator is told`() {
    let scene = stage(Self.view, Self.fall)
    let steps = """
      - settle
      - set: { a.bounds: [0, 0, 50, 150] }
      - call: { animator.updateItemUsingCurrentState: a }
      - settle
      - expect: { a.frame.maxY: { near: 568, within: 1 }, a.bounds.size: [50, 150] }
      """
    #expect(outcome(scene, steps) == "passed")
  }

  @Test(arguments: ["[0, 0, 0, 20]", "[0, 0, 20, 0]", "[0, 0, 0, 0]"])
  func `D28: an item without a size raises`(frame: String) {
    let scene = stage(
      ["id: a, frame: \(frame)"], ["type: UIDynamicBehavior"],
      objects: "- { type: UIGravityBehavior, id: gravity, items: [a] }")
    let steps = """
      - addBehavior: { animator: animator, behavior: gravity }
        raises: NSInternalInconsistencyException
      """
    #expect(outcome(scene, steps) == "passed")
    #expect(
      outcome(scene, "- addBehavior: { animator: animator, behavior: gravity }").contains(
        "Invalid size {"))
  }

  @Test(arguments: ["outside", "view"])
  func `items are inside the reference view`(item: String) {
    let scene = """
      diorama: 1
      view:
        subviews:
          - { type: UIView, id: table, frame: [0, 0, 200, 200] }
          - { type: UIView, id: outside, frame: [0, 300, 20, 20] }
      objects:
        - { type: UIDynamicAnimator, id: animator, referenceView: table, behaviors: [] }
        - { type: UIGravityBehavior, id: gravity, items: [\(item)] }
      """
    let steps = "- addBehavior: { animator: animator, behavior: gravity }"
    #expect(outcome(scene, steps + "\n  raises: NSInvalidArgumentException") == "passed")
    #expect(
      outcome(scene, steps).contains("descendant of 'table', the reference view of 'animator'"))
  }

  @Test func `two animators run side by side`() {
    let scene = stage(
      ["id: a, frame: [0, 0, 50, 50]", "id: b, frame: [100, 0, 50, 50]"],
      ["type: UIGravityBehavior, items: [a]"],
      objects: """
        - type: UIDynamicAnimator
          id: other
          referenceView: view
          start: manual
          behaviors: [ { type: UIGravityBehavior, items: [b], magnitude: 2 } ]
        """)
    let steps = """
      - wait: 0.5s
      - call: other.start
      - wait: 0.5s
      - expect:
          a.center.y: { near: 525, within: 2.1 }
          b.center.y: { near: 275, within: 2.1 }
          animator.elapsedTime: 1
          other.elapsedTime: 0.5
      """
    #expect(outcome(scene, steps) == "passed")
  }
}
