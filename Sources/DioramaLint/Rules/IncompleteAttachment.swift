// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// An attachment whose kind needs another end than it is given.
package enum IncompleteAttachment: LintRule {
  package static let rule = Rule(
    "incomplete-attachment", .error,
    "An attachment has the ends that UIKit's initializer of its kind takes, no fewer and no more.",
    bad: """
      name: Loose
      view: { subviews: [ { type: UIView, id: box, frame: [0, 0, 10, 10] } ] }
      objects: [ { type: UIAttachmentBehavior, id: rod, item: box } ]
      """,
    good: """
      name: Tied
      view: { subviews: [ { type: UIView, id: box, frame: [0, 0, 10, 10] } ] }
      objects: [ { type: UIAttachmentBehavior, id: rod, item: box, attachedToAnchor: [50, 0] } ]
      """)

  package static func check(_ context: LintContext, into findings: inout [Diagnostic]) {
    for behavior in context.dynamics?.behaviors ?? [] {
      guard case .attachment(let attachment) = behavior.effect,
        context.scene.settings(of: behavior.object.offset).allSatisfy(\.source.isLiteral),
        let problem = problem(attachment, behavior.items.first)
      else { continue }
      findings.append(
        Diagnostic(
          rule, "\(context.quoted(behavior.object)) \(problem)",
          at: context.scene.objects[behavior.object.offset].span))
    }
  }

  private static func problem(_ attachment: AttachmentEffect, _ item: ObjectID?) -> String? {
    let hasAnchor = attachment.anchor != nil
    if let other = attachment.otherItem, other == item { return "ties an item to itself" }
    switch attachment.kind {
    case .distance:
      if attachment.isBetweenItems && hasAnchor {
        return "is tied to an anchor and to an item: it is one of them"
      }
      return attachment.isBetweenItems || hasAnchor
        ? nil : "is tied to nothing: it needs 'attachedToAnchor' or 'attachedToItem'"
    case .sliding: return hasAnchor ? nil : "needs 'attachedToAnchor', where it slides"
    case .limit: return attachment.isBetweenItems ? nil : "needs 'attachedToItem'"
    case .fixed, .pin:
      return attachment.isBetweenItems && hasAnchor
        ? nil : "needs 'attachedToItem', and 'attachedToAnchor', where they are joined"
    }
  }
}
