// SPDX-License-Identifier: MIT
import Testing

/// Each field once. UIKit documents what they do and not how strong; the units are a choice.
@Suite struct FieldTests {
  private static func scene(_ field: String, _ properties: String = "") -> String {
    stage(
      ["id: a, frame: [80, 180, 40, 40]", "id: b, frame: [180, 380, 40, 40]"],
      [
        "type: UIFieldBehavior, id: field, items: [a], \(field)",
        "type: UIDynamicItemBehavior, id: properties, items: [a, b]\(properties)",
      ], os: 10)
  }

  @Test(arguments: [
    ("kind: linearGravity, direction: [0, 1]", "", "dy\": { near: 100, within: 0.1 }", "dx\": 0"),
    (
      "kind: linearGravity, direction: [1, 0], strength: 0.5", "",
      "dx\": { near: 50, within: 0.1 }",
      "dy\": 0"
    ),
    ("kind: radialGravity, position: [300, 200]", "", "dx\": { above: 50 }", "dy\": 0"),
    (
      "kind: radialGravity, position: [300, 200], strength: -1", "", "dx\": { below: -50 }",
      "dy\": 0"
    ),
    (
      "kind: radialGravity, position: [300, 200], falloff: 2", "", "dx\": { near: 25, within: 3 }",
      "dy\": 0"
    ),
    ("kind: vortex, position: [300, 200]", "", "dy\": { below: -50 }", "dx\": { above: -10 }"),
    ("kind: spring, position: [300, 200], strength: 1", "", "dx\": { above: 100 }", "dy\": 0"),
    (
      "kind: drag, strength: 10", ", linearVelocity: [100, 0]", "dx\": { below: 45 }",
      "dx\": { above: 30 }"
    ),
    (
      "kind: velocity, direction: [30, 40]", "", "dx\": { near: 30, within: 0.1 }",
      "dy\": { near: 40, within: 0.1 }"
    ),
  ])
  func `a field moves what is in it`(field: String, properties: String, one: String, other: String)
  {
    let steps = """
      - wait: 0.1s
      - expect: { "linearVelocity(properties, a).\(one), "linearVelocity(properties, b).dx": \(properties.isEmpty ? "0" : "100") }
      - expect: { "linearVelocity(properties, a).\(other) }
      """
    #expect(outcome(Self.scene(field, properties), steps) == "passed")
  }

  @Test func `noise is the same for the same seed`() {
    func way(_ seed: Int) -> [String] {
      log(
        Self.scene("kind: noise, smoothness: 0.5, animationSpeed: 1, seed: \(seed)"),
        "- wait: 1s\n- log: \"${a.center}\"")
    }
    #expect(way(7) == way(7))
    #expect(way(7) != way(8))
    #expect(way(7) != ["{100, 200}"])
  }

  @Test func `a region bounds a field`() {
    let inside = "- wait: 0.1s\n- expect: { \"linearVelocity(properties, a).dy\": { above: 90 } }"
    let outside = "- wait: 0.1s\n- expect: { \"linearVelocity(properties, a).dy\": 0 }"
    let field = "kind: linearGravity, direction: [0, 1], position: [100, 260], region:"
    #expect(outcome(Self.scene("\(field) { radius: 100 }"), inside) == "passed")
    #expect(outcome(Self.scene("\(field) { radius: 50 }"), outside) == "passed")
    #expect(outcome(Self.scene("\(field) { radius: 50, inverse: true }"), inside) == "passed")
    #expect(outcome(Self.scene("\(field) { size: [10, 130] }"), inside) == "passed")
    #expect(outcome(Self.scene("\(field) { size: [10, 100] }"), outside) == "passed")
  }
}
