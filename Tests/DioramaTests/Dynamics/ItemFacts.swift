// SPDX-License-Identifier: MIT
import Testing

/// What items are and how they bounce. Source: recorded facts D13 to D29.
@Suite struct ItemFacts {
  private static let properties = "type: UIDynamicItemBehavior, id: properties"

  /// The documented stop at 1 is not followed (UIKit facts 6.3): v *= 1 / (1 + dt r).
  @Test func `D15: with resistance 1 a second leaves 37 % of the speed`() {
    let scene = stage(
      ["id: a, frame: [0, 0, 100, 100]", "id: b, frame: [0, 200, 100, 100]"],
      [
        "\(Self.properties), items: [a], resistance: 1, linearVelocity: [100, 0], angularVelocity: 2",
        "type: UIDynamicItemBehavior, items: [b], angularResistance: 1, linearVelocity: [100, 0], angularVelocity: 2",
      ])
    let steps = """
      - wait: 1s
      - expect:
          "linearVelocity(properties, a).dx": { near: 36.8, within: 0.3 }
          "angularVelocity(properties, a)": { near: 2, within: 0.001 }
          "linearVelocity(properties, b).dx": { near: 100, within: 0.001 }
          "angularVelocity(properties, b)": { near: 0.736, within: 0.01 }
      """
    #expect(outcome(scene, steps) == "passed")
  }

  @Test func `D17: velocities wait until their behavior is in an animator, and add up`() {
    let scene = stage(
      ["id: a, frame: [0, 0, 50, 50]", "id: b, frame: [0, 100, 50, 50]"],
      ["type: UIGravityBehavior, items: [b]"],
      objects: "- { \(Self.properties), items: [a] }")
    let steps = """
      - call: { properties.addLinearVelocity: { velocity: [30, 0], for: a } }
      - call: { properties.addLinearVelocity: { velocity: [20, 10], for: a } }
      - call: { properties.addAngularVelocity: { velocity: 3, for: a } }
      - wait: 1s
      - expect: { a.center: [25, 25], "linearVelocity(properties, a)": [0, 0] }
      - addBehavior: { animator: animator, behavior: properties }
      - wait: 1s
      - expect:
          "linearVelocity(properties, a)": { near: [50, 10], within: 0.001 }
          "angularVelocity(properties, a)": { near: 3, within: 0.001 }
          a.center: { near: [75, 35], within: 0.01 }
      # Once: an item behavior that comes back adds nothing.
      - removeBehavior: properties
      - addBehavior: { animator: animator, behavior: properties }
      - wait: 0.1s
      - expect: { "linearVelocity(properties, a)": [0, 0] }
      # While it runs, at once.
      - call: { properties.addLinearVelocity: { velocity: [5, 0], for: a } }
      - wait: 0.02s
      - expect: { "linearVelocity(properties, a)": { near: [5, 0], within: 0.001 } }
      """
    #expect(outcome(scene, steps) == "passed")
  }

  @Test func `D18: properties of several behaviors come together, and go with them`() {
    let scene = stage(
      ["id: a, frame: [0, 0, 100, 100]", "id: wall, frame: [0, 400, 10, 10]"],
      [
        "type: UIDynamicItemBehavior, id: bouncing, items: [a], elasticity: 1",
        "type: UIDynamicItemBehavior, id: heavy, items: [a], density: 4, linearVelocity: [0, 100]",
        "type: UIPushBehavior, items: [a], pushDirection: [4, 0]",
        "type: UICollisionBehavior, items: [a], boundaries: { floor: { from: [-1000, 200], to: [1000, 200] } }",
      ])
    // 4 / 4 gives 100 points per second squared; the floor gives back all speed.
    let steps = """
      - wait: 0.9s
      - expect: { "linearVelocity(heavy, a).dx": { near: 90, within: 0.01 } }
      - wait: 0.3s
      - expect: { "linearVelocity(heavy, a).dy": { near: -100, within: 0.5 } }
      - removeBehavior: heavy
      - wait: 1s
      - expect: { "linearVelocity(bouncing, a).dx": { near: 520, within: 0.1 } }
      """
    #expect(outcome(scene, steps) == "passed")
  }

  @Test func `D21: momentum is kept, after masses of 1 and 2`() {
    let scene = stage(
      ["id: one, frame: [0, 100, 100, 100]", "id: two, frame: [150, 100, 100, 100]"],
      [
        "type: UICollisionBehavior, id: collision, items: [one, two]",
        "\(Self.properties), items: [one, two], elasticity: 1, allowsRotation: false",
        "type: UIDynamicItemBehavior, items: [two], density: 2",
        "type: UIDynamicItemBehavior, items: [one], linearVelocity: [300, 0]",
      ])
    let steps = """
      - wait: 0.5s
      - expect:
          "linearVelocity(properties, one).dx": { near: -100, within: 1 }
          "linearVelocity(properties, two).dx": { near: 200, within: 1 }
          "linearVelocity(properties, one).dx + 2.0 * linearVelocity(properties, two).dx": { near: 300, within: 0.01 }
      - expectEvents: { kinds: [dynamics], equals: [ { source: collision, event: beganContact, item: one, other: two }, { source: collision, event: endedContact, item: one, other: two } ] }
      """
    #expect(outcome(scene, steps) == "passed")
  }

  @Test func `D20: of the reference view's edges the identifier is null`() {
    let scene = stage(
      ["id: a, frame: [100, 500, 50, 50]"],
      [
        "type: UIGravityBehavior, items: [a]",
        "type: UICollisionBehavior, id: collision, items: [a], translatesReferenceBoundsIntoBoundary: true, delegate: { beganContact: [ { log: \"${item} ${other == null} ${boundary == null} ${math.round(point.y)}\" } ] }",
      ])
    let steps = """
      - wait: 0.25s
      - expectLog: ["a true true 568"]
      - expectEvents: { kinds: [dynamics], equals: [ { source: collision, event: beganContact, item: a, boundary: null } ] }
      """
    #expect(outcome(scene, steps) == "passed")
  }

  @Test func `D22: what is not listed falls through`() {
    let scene = stage(
      ["id: a, frame: [0, 0, 50, 50]", "id: b, frame: [100, 0, 50, 50]"],
      [
        "type: UIGravityBehavior, items: [a, b]",
        "type: UICollisionBehavior, items: [a], boundaries: { shelf: { from: [0, 200], to: [320, 200] } }",
      ])
    let steps = """
      - wait: 1s
      - expect: { a.frame.maxY: { near: 200, within: 0.6 }, b.frame.minY: { near: 500, within: 2.1 } }
      """
    #expect(outcome(scene, steps) == "passed")
  }

  /// UIKit loses them, which is a bug of it (openradar-mirror 6777).
  @Test func `D24: a collision that comes back has its boundaries still`() {
    let scene = stage(
      ["id: a, frame: [0, 0, 50, 50]"],
      [
        "type: UIGravityBehavior, items: [a]",
        "type: UICollisionBehavior, id: collision, items: [a], boundaries: { shelf: { from: [0, 200], to: [320, 200] } }",
      ])
    let steps = """
      - removeBehavior: collision
      - wait: 0.1s
      - addBehavior: { animator: animator, behavior: collision }
      - expect: { collision.boundaryIdentifiers: [shelf] }
      - settle
      - expect: { a.frame.maxY: { near: 200, within: 0.5 } }
      - removeBehavior: collision
      - wait: 0.5s
      - expect: { a.frame.maxY: { above: 300 } }
      """
    #expect(outcome(scene, steps) == "passed")
  }

  @Test(arguments: ["[10.3, 20.7, 33.33, 47.77]", "[10, 20, 0.5, 0.5]"])
  func `D29: an item of a fractional size comes to rest`(frame: String) {
    let scene = stage(
      ["id: a, frame: \(frame)"],
      [
        "type: UIGravityBehavior, items: [a]",
        "type: UICollisionBehavior, items: [a], translatesReferenceBoundsIntoBoundary: true",
      ])
    let steps = """
      - settle: { within: 10s }
      - expect: { a.frame.maxY: { near: 568, within: 0.5 } }
      """
    #expect(outcome(scene, steps) == "passed")
  }
}
