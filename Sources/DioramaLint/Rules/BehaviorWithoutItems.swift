// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// A behavior that acts on nothing.
package enum BehaviorWithoutItems: LintRule {
  package static let rule = Rule(
    "behavior-without-items", .warning,
    "A behavior has no items, and nothing in the scene adds any: it does nothing.",
    bad: "name: Idle\nview: {}\nobjects: [ { type: UIGravityBehavior, id: gravity } ]",
    good: """
      name: Used
      view: { subviews: [ { type: UIView, id: box, frame: [0, 0, 10, 10] } ] }
      objects: [ { type: UIGravityBehavior, id: gravity, items: [box] } ]
      """)

  package static func check(_ context: LintContext, into findings: inout [Diagnostic]) {
    for behavior in context.dynamics?.behaviors ?? []
    where behavior.takesItems && behavior.items.isEmpty && behavior.hasKnownItems {
      findings.append(
        Diagnostic(
          rule, "\(context.quoted(behavior.object)) has no items, so it does nothing",
          at: context.span(of: "items", behavior.object)))
    }
  }
}
