// SPDX-License-Identifier: MIT
import Testing

/// Behaviors that come and go, stand inside others, and act at every step. Source: UIKit facts 6.1.
@Suite struct BehaviorListTests {
  private static let views = ["id: a, frame: [0, 0, 50, 50]", "id: b, frame: [100, 0, 50, 50]"]
  private static let properties = "type: UIDynamicItemBehavior, id: properties, items: [a, b]"

  @Test func `behaviors are added and taken out while it runs`() {
    let scene = stage(
      Self.views, ["type: UIGravityBehavior, id: gravity, items: [a]", Self.properties],
      objects: "- { type: UIPushBehavior, id: push, items: [a], pushDirection: [0.25, 0] }")
    let steps = """
      - wait: 0.5s
      - removeBehavior: gravity
      - expect: { gravity.dynamicAnimator: null, animator.behaviors: [properties] }
      - addBehavior: { animator: animator, behavior: push }
      - expect: { push.dynamicAnimator: animator, animator.behaviors: [properties, push] }
      # A push of 0.25 on 50 x 50 points is 100 points per second squared.
      - wait: 1s
      - expect: { "linearVelocity(properties, a)": { near: [100, 500], within: 0.01 } }
      # Twice is once.
      - addBehavior: { animator: animator, behavior: push }
      - expect: { animator.behaviors: [properties, push] }
      - removeAllBehaviors: animator
      - expect: { animator.behaviors: [], push.dynamicAnimator: null }
      - set: { state.x: "${a.center.x}" }
      - wait: 1s
      - expect: { a.center.x: "${state.x}", animator.running: false }
      """
    #expect(outcome(scene + "\nstate: { x: { type: double, value: 0 } }", steps) == "passed")
  }

  @Test func `items come into behaviors and leave them`() {
    let scene = stage(
      Self.views, ["type: UIGravityBehavior, id: gravity, items: [a]", Self.properties])
    let steps = """
      - call: { gravity.addItem: b }
      - expect: { gravity.items: [a, b] }
      - wait: 0.5s
      - call: { gravity.removeItem: a }
      - wait: 0.5s
      - expect:
          "linearVelocity(properties, a)": { near: [0, 500], within: 0.01 }
          "linearVelocity(properties, b)": { near: [0, 1000], within: 0.01 }
      """
    #expect(outcome(scene, steps) == "passed")
  }

  @Test func `a behavior brings and takes those inside it`() {
    let scene = stage(
      Self.views, [Self.properties],
      objects: """
        - type: UIDynamicBehavior
          id: outer
          childBehaviors:
            - { type: UIGravityBehavior, id: gravity, items: [a] }
            - type: UIDynamicBehavior
              id: inner
              childBehaviors: [ { type: UIPushBehavior, id: push, items: [b], pushDirection: [0.25, 0] } ]
        """)
    let steps = """
      - addBehavior: { animator: animator, behavior: outer }
      - expect: { gravity.dynamicAnimator: animator, push.dynamicAnimator: animator, animator.behaviors: [properties, outer] }
      - wait: 1s
      - expect:
          "linearVelocity(properties, a)": { near: [0, 1000], within: 0.01 }
          "linearVelocity(properties, b)": { near: [100, 0], within: 0.01 }
      - call: { outer.removeChildBehavior: inner }
      - expect: { push.dynamicAnimator: null, gravity.dynamicAnimator: animator }
      - wait: 1s
      - expect: { "linearVelocity(properties, b)": { near: [100, 0], within: 0.01 } }
      - call: { outer.addChildBehavior: inner }
      - wait: 1s
      - expect: { "linearVelocity(properties, b)": { near: [200, 0], within: 0.01 }, push.dynamicAnimator: animator }
      - removeBehavior: outer
      - expect: { push.dynamicAnimator: null, gravity.dynamicAnimator: null }
      """
    #expect(outcome(scene, steps) == "passed")
  }

  /// Source: documented for addBehavior.
  @Test func `in one animator a behavior stands at one level`() {
    let scene = stage(
      Self.views,
      [
        "type: UIDynamicBehavior, id: outer, childBehaviors: [ { type: UIGravityBehavior, id: gravity, items: [a] } ]",
        Self.properties,
      ])
    let steps = """
      - addBehavior: { animator: animator, behavior: gravity }
        raises: NSInvalidArgumentException
      - call: { outer.addChildBehavior: properties }
        raises: NSInvalidArgumentException
      # At its own level it stays what it is.
      - call: { outer.addChildBehavior: gravity }
      - addBehavior: { animator: animator, behavior: properties }
      - expect: { outer.childBehaviors: [gravity], animator.behaviors: [outer, properties] }
      - removeBehavior: gravity
      - expect: { outer.childBehaviors: [], gravity.dynamicAnimator: null }
      - addBehavior: { animator: animator, behavior: gravity }
      - expect: { animator.behaviors: [outer, properties, gravity] }
      """
    #expect(outcome(scene, steps) == "passed")
  }

  @Test func `behaviors inside each other in a circle`() {
    let scene = stage(
      Self.views, ["type: UIDynamicBehavior, id: x, childBehaviors: [y]", Self.properties],
      objects: "- { type: UIDynamicBehavior, id: y, childBehaviors: [x] }")
    let steps = """
      - wait: 1s
      - removeBehavior: x
      - expect: { animator.behaviors: [properties] }
      - addBehavior: { animator: animator, behavior: y }
      - wait: 1s
      - expect: { x.dynamicAnimator: animator }
      """
    #expect(outcome(scene, steps) == "passed")
  }

  @Test func `an action runs at every step`() {
    let scene =
      stage(
        Self.views,
        [
          "type: UIGravityBehavior, id: gravity, items: [a], action: [ { set: { state.steps: \"${state.steps + 1}\" } } ]",
          "type: UIDynamicBehavior, id: watch, action: [ { if: \"${state.steps == 30}\", then: [ { removeBehavior: gravity }, { removeBehavior: watch }, { log: \"${animator.elapsedTime}\" } ] } ]",
          Self.properties,
        ]) + "\nstate: { steps: 0 }"
    let steps = """
      - wait: 0.25s
      - expect: { state.steps: 15 }
      - wait: 1s
      - expect: { state.steps: 30, "linearVelocity(properties, a)": { near: [0, 500], within: 0.01 } }
      - expectLog: ["0.5"]
      """
    #expect(outcome(scene, steps) == "passed")
  }

  @Test func `an inline behavior is made anew each time`() {
    let scene =
      stage(Self.views, [Self.properties]) + """

        handlers:
          kick:
            - addBehavior: { animator: animator, behavior: { type: UIPushBehavior, id: kick1, items: [a], mode: instantaneous, pushDirection: [0.25, 0] } }
        """
    let steps = """
      - run: kick
      - wait: 0.1s
      - expect: { "linearVelocity(properties, a)": { near: [100, 0], within: 0.01 }, kick1.active: false }
      - run: kick
      - run: kick
      - wait: 0.1s
      - expect: { "linearVelocity(properties, a)": { near: [300, 0], within: 0.01 }, size(animator.behaviors): 4 }
      """
    #expect(outcome(scene, steps) == "passed")
  }

  @Test func `items of different collisions do not meet`() {
    let apart = stage(
      ["id: a, frame: [0, 100, 50, 50]", "id: b, frame: [100, 100, 50, 50]"],
      [
        "type: UICollisionBehavior, id: first, items: [a], translatesReferenceBoundsIntoBoundary: true",
        "type: UICollisionBehavior, id: second, items: [b], translatesReferenceBoundsIntoBoundary: true",
        "type: UIDynamicItemBehavior, id: properties, items: [a], linearVelocity: [200, 0]",
      ])
    let steps = """
      - wait: 0.5s
      - expect: { a.center.x: { near: 125, within: 0.1 }, b.center.x: 125 }
      """
    #expect(outcome(apart, steps) == "passed")
    let together = """
      - call: { second.addItem: a }
      - wait: 0.5s
      - expect: { b.center.x: { above: 126 } }
      """
    #expect(outcome(apart, together) == "passed")
  }

  @Test(arguments: [
    ("items", "a.frame.minX: { above: 320 }", "b.center.x: { above: 200 }"),
    ("boundaries", "a.frame.maxX: { below: 320.5 }", "b.center.x: 225"),
    ("everything", "a.frame.maxX: { below: 320.5 }", "b.center.x: { above: 226 }"),
  ])
  func `a mode says what items meet`(mode: String, a: String, b: String) {
    let scene = stage(
      ["id: a, frame: [100, 100, 50, 50]", "id: b, frame: [200, 140, 50, 50]"],
      [
        "type: UICollisionBehavior, items: [a, b], translatesReferenceBoundsIntoBoundary: true, collisionMode: \(mode)",
        "type: UIDynamicItemBehavior, items: [a, b], allowsRotation: false, elasticity: 0.5",
        "type: UIDynamicItemBehavior, items: [a], linearVelocity: [400, 0], density: 10",
      ])
    let steps = """
      - wait: 1s
      - expect: { \(a), \(b) }
      """
    #expect(outcome(scene, steps) == "passed")
  }

  @Test func `boundaries are added, replaced and removed while it runs`() {
    let scene = stage(
      ["id: a, frame: [0, 0, 50, 50]"],
      [
        "type: UIGravityBehavior, items: [a]",
        "type: UICollisionBehavior, id: collision, items: [a], boundaries: { shelf: { from: [0, 200], to: [300, 200] } }",
      ])
    let steps = """
      - settle
      - expect: { a.frame.maxY: { near: 200, within: 0.5 } }
      - set: { collision.boundaries: { shelf: { from: [0, 300], to: [300, 300] } } }
      - settle
      - expect: { a.frame.maxY: { near: 300, within: 0.5 }, collision.boundaryIdentifiers: [shelf] }
      - call: collision.removeAllBoundaries
      - expect: { collision.boundaryIdentifiers: null }
      - wait: 0.5s
      - expect: { a.frame.minY: { above: 300 } }
      """
    #expect(outcome(scene, steps) == "passed")
  }

  @Test func `the reference view's edges turn with the device`() {
    let scene = stage(
      ["id: a, frame: [0, 0, 50, 50]"],
      [
        "type: UIGravityBehavior, items: [a]",
        "type: UICollisionBehavior, items: [a], translatesReferenceBoundsIntoBoundary: true",
      ])
    let steps = """
      - settle
      - expect: { a.frame.maxY: { near: 568, within: 0.5 } }
      - rotate: landscapeLeft
      - settle
      - expect: { view.bounds: [0, 0, 568, 320], a.frame.maxY: { near: 320, within: 1 } }
      - rotate: portrait
      - settle
      - expect: { a.frame.maxY: { near: 568, within: 1 } }
      """
    #expect(outcome(scene, steps) == "passed")
  }
}
