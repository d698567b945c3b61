// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// An item that something drives and nothing ever stops.
package enum EndlessFall: LintRule {
  package static let rule = Rule(
    "endless-fall", .note,
    """
    Gravity or a lasting push moves an item, and no boundary, snap or attachment of the animator ever \
    holds it: it leaves the screen and goes on for ever, so that the animator never rests.
    """,
    bad: """
      name: Gone
      view: { subviews: [ { type: UIView, id: box, frame: [0, 0, 10, 10] } ] }
      objects:
        - type: UIDynamicAnimator
          referenceView: view
          behaviors: [ { type: UIGravityBehavior, items: [box] } ]
      """,
    good: """
      name: Stopped
      view: { subviews: [ { type: UIView, id: box, frame: [0, 0, 10, 10] } ] }
      objects:
        - type: UIDynamicAnimator
          referenceView: view
          behaviors:
            - { type: UIGravityBehavior, items: [box] }
            - { type: UICollisionBehavior, items: [box], translatesReferenceBoundsIntoBoundary: true }
      """)

  package static func check(_ context: LintContext, into findings: inout [Diagnostic]) {
    for animator in context.dynamics?.animators ?? [] where animator.isComplete {
      guard animator.behaviors.allSatisfy(\.isKnown) else { continue }
      var held: Set<ObjectID> = []
      for behavior in animator.behaviors {
        if behavior.effect.holds { held.formUnion(behavior.items) }
        if case .attachment(let attachment) = behavior.effect, let other = attachment.otherItem {
          held.insert(other)
        }
      }
      var told: Set<ObjectID> = []
      for behavior in animator.behaviors where behavior.effect.drives {
        let lost = behavior.items.filter { !held.contains($0) && told.insert($0).inserted }
        guard let first = lost.first else { continue }
        let others = lost.count > 1 ? " and \(lost.count - 1) more" : ""
        findings.append(
          Diagnostic(
            rule,
            "nothing ever stops \(context.quoted(first))\(others): \(context.quoted(animator.object)) never rests",
            at: context.scene.objects[behavior.object.offset].span))
      }
    }
  }
}

extension DynamicEffect {
  /// Whether it moves its items on and on.
  fileprivate var drives: Bool {
    switch self {
    case .gravity(let gravity): gravity.vector.magnitude != 0
    case .push(let push):
      push.mode == .continuous && push.isActive && push.vector.magnitude != 0
    case .group, .snap, .attachment, .collision, .items, .field: false
    }
  }

  /// Whether it may keep its items from going away.
  fileprivate var holds: Bool {
    switch self {
    case .snap, .attachment, .field: true
    case .collision(let collision):
      collision.meetsBoundaries
        && (collision.referenceInsets != nil || !collision.boundaries.isEmpty)
        || collision.meetsItems
    case .items(let items): items.own.isAnchored == true || (items.own.resistance ?? 0) > 0
    case .group, .gravity, .push: false
    }
  }
}
