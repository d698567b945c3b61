// SPDX-License-Identifier: MIT
import Testing

/// Snaps and attachments. Source: recorded facts D25 and D30, UIKit facts 6.1 (documented).
@Suite struct BondFacts {
  private static func snapped(_ damping: String) -> String {
    stage(
      ["id: a, frame: [10, 10, 60, 40], transform: [ { rotate: 0.5 } ]"],
      [
        "type: UISnapBehavior, id: snap, item: a, snapPoint: [240, 300], damping: \(damping)",
        "type: UIDynamicBehavior, action: [ { set: { state.furthest: \"${math.greatest(state.furthest, a.center.x)}\" } } ]",
      ]) + "\nstate: { furthest: { type: double, value: 0 } }\n"
  }

  @Test(arguments: ["0", "0.5", "1"])
  func `D25: a snap ends at its point, unturned`(damping: String) {
    let steps = """
      - expect: { snap.damping: \(damping) }
      - settle: { within: 30s }
      - expect: { a.center: [240, 300], a.transform: [1, 0, 0, 1, 0, 0], a.bounds.size: [60, 40], animator.running: false }
      """
    #expect(outcome(Self.snapped(damping), steps) == "passed")
  }

  @Test func `D25: a damping of 0 swings most, of 1 least`() {
    func furthest(_ damping: String) -> Double {
      Double(
        log(Self.snapped(damping), "- settle: { within: 30s }\n- log: \"${state.furthest}\"").last
          ?? "") ?? -1
    }
    let (most, middle, least) = (furthest("0"), furthest("0.5"), furthest("1"))
    #expect(most > middle + 5)
    #expect(middle > least + 5)
    #expect(least < 242)
  }

  @Test func `a snap point that moves takes the item along, from iOS 9 on`() {
    let scene = stage(
      ["id: a, frame: [10, 10, 60, 40]"],
      ["type: UISnapBehavior, id: snap, item: a, snapPoint: [100, 100]"],
      os: 9)
    let steps = """
      - settle
      - expect: { a.center: [100, 100] }
      - set: { snap.snapPoint: [200, 250] }
      - expect: { animator.running: true }
      - settle
      - expect: { a.center: [200, 250] }
      """
    #expect(outcome(scene, steps) == "passed")
  }

  private static func spring(_ frequency: Double, _ damping: Double) -> String {
    stage(
      ["id: a, frame: [140, 180, 40, 40]"],
      [
        "type: UIAttachmentBehavior, id: rope, item: a, attachedToAnchor: [160, 100], length: 50, frequency: \(frequency), damping: \(damping)",
        "type: UIDynamicBehavior, action: [ { set: { state.nearest: \"${math.least(state.nearest, a.center.y)}\" } } ]",
      ]) + "\nstate: { nearest: { type: double, value: 1000 } }\n"
  }

  @Test func `D30: damping 1 is critical where there is a frequency`() {
    let steps = """
      - settle: { within: 20s }
      - expect: { a.center.y: { near: 150, within: 0.5 }, state.nearest: { above: 149 } }
      """
    #expect(outcome(Self.spring(1, 1), steps) == "passed")
    let swinging = """
      - wait: 2s
      - expect: { state.nearest: { below: 110 } }
      """
    #expect(outcome(Self.spring(1, 0), swinging) == "passed")
  }

  @Test func `D30: the frequency is in hertz`() {
    // From 100 to 0 points of stretch in a quarter of a period, at the other end after half of it.
    let steps = """
      - wait: 0.5s
      - expect: { a.center.y: { near: 100, within: 3 } }
      - wait: 0.5s
      - expect: { a.center.y: { near: 200, within: 5 } }
      """
    #expect(outcome(Self.spring(1, 0), steps) == "passed")
  }

  @Test(arguments: ["", ", damping: 1", ", damping: 0.2, frictionTorque: 0"])
  func `D30: without a frequency an attachment is a rod, whatever its damping`(keys: String) {
    let scene = stage(
      ["id: bob, frame: [240, 80, 40, 40]"],
      [
        "type: UIGravityBehavior, items: [bob]",
        "type: UIAttachmentBehavior, id: rod, item: bob, attachedToAnchor: [160, 100]\(keys)",
      ], os: 9)
    let distance =
      "math.sqrt((bob.center.x - 160.0) * (bob.center.x - 160.0) + (bob.center.y - 100.0) * (bob.center.y - 100.0))"
    let steps = """
      - expect: { rod.length: { near: 100, within: 0.001 } }
      - repeat: { times: 47, steps: [ { wait: 0.05s }, { expect: { "\(distance)": { near: 100, within: 0.5 } } } ] }
      # A whole swing from the horizontal takes 1.18 times 2 pi sqrt(100 / 1000): it is back.
      - expect: { bob.center: { near: [260, 100], within: 8 } }
      """
    #expect(outcome(scene, steps) == "passed")
  }

  @Test func `two items on a rod turn about each other`() {
    let scene = stage(
      ["id: a, frame: [100, 100, 40, 40]", "id: b, frame: [200, 100, 40, 40]"],
      [
        "type: UIAttachmentBehavior, id: rod, item: a, attachedToItem: b",
        "type: UIDynamicItemBehavior, items: [a], linearVelocity: [0, 100]",
      ])
    let steps = """
      - expect: { rod.length: { near: 100, within: 0.001 }, rod.attachedBehaviorType: items }
      - wait: 1s
      - expect:
          a.center.x + b.center.x: { near: 340, within: 0.5 }
          a.center.y + b.center.y: { near: 340, within: 1.5 }
          "math.sqrt((a.center.x - b.center.x) * (a.center.x - b.center.x) + (a.center.y - b.center.y) * (a.center.y - b.center.y))": { near: 100, within: 0.5 }
      """
    #expect(outcome(scene, steps) == "passed")
  }

  @Test func `an attachment follows an anchor and a length that are moved`() {
    let scene = stage(
      ["id: a, frame: [140, 180, 40, 40]"],
      [
        "type: UIAttachmentBehavior, id: rope, item: a, attachedToAnchor: [160, 100], frequency: 3, damping: 1",
        "type: UIDynamicItemBehavior, items: [a], resistance: 5",
      ])
    let steps = """
      - settle
      - set: { rope.length: 50 }
      - settle
      - expect: { a.center.y: { near: 150, within: 0.5 } }
      - set: { rope.anchorPoint: [160, 300] }
      - settle
      - expect: { a.center.y: { near: 250, within: 0.5 }, rope.length: 50 }
      """
    #expect(outcome(scene, steps) == "passed")
  }

  @Test(arguments: [
    (
      "kind: pin, item: a, attachedToItem: b, attachedToAnchor: [150, 120]",
      "[ { wait: 2s }, { expect: { b.center: [180, 120], a.center.y: { above: 140 } } } ]"
    ),
    (
      "kind: fixed, item: a, attachedToItem: b, attachedToAnchor: [150, 120]",
      "[ { wait: 2s }, { expect: { a.center: { near: [120, 120], within: 0.5 } } } ]"
    ),
    (
      "kind: limit, item: a, attachedToItem: b, length: 100",
      "[ { wait: 2s }, { expect: { \"math.sqrt((a.center.x - 180.0) * (a.center.x - 180.0) + (a.center.y - 120.0) * (a.center.y - 120.0))\": { below: 100.5 } } } ]"
    ),
    (
      "kind: sliding, item: a, attachedToItem: b, attachedToAnchor: [120, 120], axisOfTranslation: [0, 1], attachmentRange: { minimum: 0, maximum: 80 }",
      "[ { wait: 2s }, { expect: { a.center: { near: [120, 200], within: 1 }, a.transform: [1, 0, 0, 1, 0, 0] } } ]"
    ),
  ])
  func `the kinds of iOS 9 hold an item that falls`(keys: String, steps: String) {
    let scene = stage(
      ["id: a, frame: [100, 100, 40, 40]", "id: b, frame: [160, 100, 40, 40]"],
      [
        "type: UIGravityBehavior, items: [a]", "type: UIAttachmentBehavior, id: bond, \(keys)",
        "type: UIDynamicItemBehavior, items: [b], isAnchored: true",
        "type: UIDynamicItemBehavior, items: [a], angularResistance: 1, resistance: 1",
      ], os: 9)
    #expect(outcome(scene, "- repeat: { times: 1, steps: \(steps) }") == "passed")
  }
}
