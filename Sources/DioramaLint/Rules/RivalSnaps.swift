// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// Two snaps that pull one item to two points.
package enum RivalSnaps: LintRule {
  package static let rule = Rule(
    "rival-snaps", .warning,
    """
    Two snap behaviors of an animator pull one item to two points: it comes to rest at neither. Move \
    the point of the first, or take it out before the second comes.
    """,
    bad: """
      name: Torn
      view: { subviews: [ { type: UIView, id: box, frame: [0, 0, 10, 10] } ] }
      objects:
        - type: UIDynamicAnimator
          referenceView: view
          behaviors:
            - { type: UISnapBehavior, item: box, snapPoint: [50, 50] }
            - { type: UISnapBehavior, item: box, snapPoint: [250, 50] }
      """,
    good: """
      name: Pulled
      view: { subviews: [ { type: UIView, id: box, frame: [0, 0, 10, 10] } ] }
      objects:
        - type: UIDynamicAnimator
          referenceView: view
          behaviors: [ { type: UISnapBehavior, item: box, snapPoint: [50, 50] } ]
      """)

  package static func check(_ context: LintContext, into findings: inout [Diagnostic]) {
    for animator in context.dynamics?.animators ?? [] {
      var first: [ObjectID: ObjectID] = [:]
      for behavior in animator.behaviors {
        guard case .snap = behavior.effect else { continue }
        for item in behavior.items {
          guard let other = first[item] else {
            first[item] = behavior.object
            continue
          }
          findings.append(
            Diagnostic(
              rule,
              "\(context.quoted(behavior.object)) and \(context.quoted(other)) both pull \(context.quoted(item)): it comes to rest at neither point",
              at: context.scene.objects[behavior.object.offset].span,
              notes: [
                Diagnostic.Note(
                  "the other snap is here", at: context.scene.objects[other.offset].span)
              ]))
        }
      }
    }
  }
}
