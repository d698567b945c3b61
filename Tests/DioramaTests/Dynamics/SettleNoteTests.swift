// SPDX-License-Identifier: MIT
import Testing

/// What `settle` says of items that never come to rest.
@Suite struct SettleNoteTests {
  private static let view = ["id: a, frame: [100, 100, 50, 50]"]

  private static func notes(_ behaviors: [String], os: Int = 7) -> String {
    outcome(stage(view, behaviors, os: os), "- settle: { within: 1s }")
  }

  @Test func `a fall without a floor`() {
    let text = Self.notes(["type: UIGravityBehavior, id: gravity, items: [a]"])
    #expect(
      text.contains("'a' moves at 1000 points/s: 'gravity' pulls, no boundary stops it"), "\(text)")
  }

  @Test func `a push that lasts`() {
    let text = Self.notes(["type: UIPushBehavior, id: push, items: [a], pushDirection: [0, 1]"])
    #expect(
      text.contains("'a' moves at 400 points/s: 'push' pushes, no boundary stops it"), "\(text)")
  }

  @Test func `a speed that nothing takes`() {
    let text = Self.notes([
      "type: UIDynamicItemBehavior, items: [a], linearVelocity: [3, 4], angularVelocity: 2"
    ])
    #expect(
      text.contains("'a' moves at 5 points/s, turns at 2 rad/s: no boundary stops it"), "\(text)")
  }

  @Test func `a pendulum without friction`() {
    let text = Self.notes([
      "type: UIGravityBehavior, id: gravity, items: [a]",
      "type: UIAttachmentBehavior, id: rod, item: a, attachedToAnchor: [50, 50]",
    ])
    #expect(text.contains("'gravity' pulls, no friction or resistance slows it down"), "\(text)")
  }

  @Test func `a field`() {
    let text = Self.notes(
      ["type: UIFieldBehavior, id: whirl, items: [a], kind: vortex, position: [0, 0]"], os: 9)
    #expect(text.contains("the field 'whirl' acts, no boundary stops it"), "\(text)")
  }

  @Test func `many items are counted`() {
    let views = (0..<9).map { "id: a\($0), frame: [\($0 * 30), 0, 20, 20]" }
    let items = (0..<9).map { "a\($0)" }.joined(separator: ", ")
    let text = outcome(
      stage(views, ["type: UIGravityBehavior, items: [\(items)]"]), "- settle: { within: 1s }")
    #expect(text.contains("'a4' moves"), "\(text)")
    #expect(text.contains("4 more items of 'animator' move"), "\(text)")
  }
}
