// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// Two gravities in one animator, of which UIKit takes one and warns.
package enum SeveralGravities: LintRule {
  /// Source: recorded fact D6 (observed).
  package static let rule = Rule(
    "several-gravities", .error,
    "An animator has one gravity: what a second one does is not defined, and UIKit warns of it.",
    bad: """
      name: Two
      view: { subviews: [ { type: UIView, id: box, frame: [0, 0, 10, 10] } ] }
      objects:
        - type: UIDynamicAnimator
          referenceView: view
          behaviors:
            - { type: UIGravityBehavior, items: [box] }
            - { type: UIGravityBehavior, items: [box], angle: 0 }
      """,
    good: """
      name: One
      view: { subviews: [ { type: UIView, id: box, frame: [0, 0, 10, 10] } ] }
      objects:
        - type: UIDynamicAnimator
          referenceView: view
          behaviors: [ { type: UIGravityBehavior, items: [box], angle: 0 } ]
      """)

  package static func check(_ context: LintContext, into findings: inout [Diagnostic]) {
    for animator in context.dynamics?.animators ?? [] {
      let gravities = animator.behaviors.filter {
        if case .gravity = $0.effect { true } else { false }
      }
      guard let first = gravities.first else { continue }
      for other in gravities.dropFirst() {
        findings.append(
          Diagnostic(
            rule, "\(context.quoted(animator.object)) has a gravity already: it takes one",
            at: context.scene.objects[other.object.offset].span,
            notes: [
              Diagnostic.Note(
                "the first one is here", at: context.scene.objects[first.object.offset].span)
            ]))
      }
    }
  }
}
