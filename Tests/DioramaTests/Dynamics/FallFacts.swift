// SPDX-License-Identifier: MIT
import Testing

/// Gravity and pushes in numbers. Source: recorded facts D2 to D12 (documented by Apple).
@Suite struct FallFacts {
  private static let properties = "type: UIDynamicItemBehavior, id: properties"

  @Test func `D2: everything falls with 1,000 points per second squared`() {
    let scene = stage(
      [
        "id: a, frame: [0, 0, 100, 100]", "id: b, frame: [110, 0, 10, 30]",
        "id: c, frame: [200, 0, 40, 40]",
      ],
      [
        "type: UIGravityBehavior, id: gravity, items: [a, b, c]",
        "\(Self.properties), items: [b], density: 7",
        "type: UIDynamicItemBehavior, items: [c], density: 0.01",
      ])
    // One substep of 1/240 s makes 500 t / 240 points at most.
    let steps = """
      - wait: 1s
      - expect:
          a.center: { near: [50, 550], within: 2.1 }
          b.center: { near: [115, 515], within: 2.1 }
          c.center: { near: [220, 520], within: 2.1 }
          "linearVelocity(properties, b).dy": { near: 1000, within: 0.01 }
          "linearVelocity(properties, b).dx": 0
          "linearVelocity(properties, a).dy": { near: 1000, within: 0.01 }
      """
    #expect(outcome(scene, steps) == "passed")
  }

  @Test func `D3: an angle of 0 is to the right`() {
    let scene = stage(
      ["id: a, frame: [0, 100, 50, 50]"],
      ["type: UIGravityBehavior, id: gravity, items: [a], angle: 0, magnitude: 1"])
    let steps = """
      - wait: 0.5s
      - expect: { a.center.x: { near: 150, within: 1.1 }, a.center.y: 125, gravity.gravityDirection: [1, 0] }
      """
    #expect(outcome(scene, steps) == "passed")
  }

  @Test func `D4: without magnitude what moves goes on, and with one again to the right`() {
    let scene = stage(
      ["id: a, frame: [0, 0, 50, 50]"],
      ["type: UIGravityBehavior, id: gravity, items: [a]", "\(Self.properties), items: [a]"])
    let steps = """
      - wait: 0.5s
      - set: { gravity.magnitude: 0 }
      - wait: 0.5s
      - expect: { "linearVelocity(properties, a)": { near: [0, 500], within: 0.01 } }
      - set: { gravity.magnitude: 1 }
      - wait: 0.5s
      - expect: { "linearVelocity(properties, a)": { near: [500, 500], within: 0.01 } }
      """
    #expect(outcome(scene, steps) == "passed")
  }

  @Test(arguments: [
    (100, 100, "", 100.0), (50, 50, "", 400), (100, 100, "density: 2", 50),
    (200, 50, "density: 0.5", 200),
  ])
  func `D8: a push of 1 gives 100 x 100 points 100 points per second squared`(
    width: Int, height: Int, extra: String, acceleration: Double
  ) {
    let scene = stage(
      ["id: a, frame: [0, 0, \(width), \(height)]"],
      [
        "type: UIPushBehavior, id: push, items: [a], angle: 0, magnitude: 1",
        "\(Self.properties), items: [a]\(extra.isEmpty ? "" : ", ")\(extra)",
      ])
    let steps = """
      - wait: 1s
      - expect:
          "linearVelocity(properties, a)": { near: [\(acceleration), 0], within: 0.01 }
          a.center.x: { near: \(Double(width) / 2 + acceleration / 2), within: \(acceleration / 480 + 0.001) }
          push.active: true
      """
    #expect(outcome(scene, steps) == "passed")
  }

  @Test func `D10: a negative magnitude pushes the other way`() {
    let scene = stage(
      ["id: a, frame: [100, 100, 100, 100]"],
      [
        "type: UIPushBehavior, items: [a], angle: 1.5707963267948966, magnitude: -2",
        "\(Self.properties), items: [a]",
      ])
    let steps = """
      - wait: 0.5s
      - expect: { "linearVelocity(properties, a)": { near: [0, -100], within: 0.01 } }
      """
    #expect(outcome(scene, steps) == "passed")
  }

  @Test
  func `D11: a push that acts at once gives 100 points per second, seen after the first step`() {
    let scene = stage(
      ["id: a, frame: [0, 0, 100, 100]", "id: b, frame: [0, 200, 100, 50]"],
      [
        "type: UIPushBehavior, id: push, items: [a, b], mode: instantaneous, angle: 0, magnitude: 1",
        "\(Self.properties), items: [a, b]",
      ])
    let steps = """
      - expect: { push.active: true, "linearVelocity(properties, a)": [0, 0], a.center.x: 50 }
      - wait: 0.0167s
      - expect:
          push.active: false
          "linearVelocity(properties, a)": { near: [100, 0], within: 0.01 }
          "linearVelocity(properties, b)": { near: [200, 0], within: 0.01 }
      - wait: 1s
      - expect: { "linearVelocity(properties, a)": { near: [100, 0], within: 0.01 } }
      # Made active again it pushes again.
      - set: { push.active: true }
      - wait: 0.02s
      - expect: { push.active: false, "linearVelocity(properties, a)": { near: [200, 0], within: 0.01 } }
      """
    #expect(outcome(scene, steps) == "passed")
  }

  @Test func `D12: a push is switched off and on where it is`() {
    let scene = stage(
      ["id: a, frame: [0, 0, 100, 100]"],
      [
        "type: UIPushBehavior, id: push, items: [a], pushDirection: [1, 0]",
        "\(Self.properties), items: [a]",
      ])
    let steps = """
      - wait: 0.5s
      - set: { push.active: false }
      - wait: 0.5s
      - expect: { "linearVelocity(properties, a).dx": { near: 50, within: 0.01 }, animator.behaviors: [push, properties] }
      - set: { push.active: true }
      - wait: 0.5s
      - expect: { "linearVelocity(properties, a).dx": { near: 100, within: 0.01 } }
      """
    #expect(outcome(scene, steps) == "passed")
  }

  @Test func `a push beside the middle turns`() {
    let scene = stage(
      ["id: a, frame: [100, 100, 100, 100]"],
      [
        "type: UIPushBehavior, id: push, items: [a], pushDirection: [0, 1], targetOffset: [40, 0]",
        "\(Self.properties), items: [a]",
      ])
    let steps = """
      - expect: { "targetOffsetFromCenter(push, a)": [40, 0] }
      - wait: 0.1s
      - expect: { "angularVelocity(properties, a)": { above: 0.1 }, a.transform.b: { above: 0 } }
      """
    #expect(outcome(scene, steps) == "passed")
  }
}
