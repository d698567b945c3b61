// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// A push without strength.
package enum IdlePush: LintRule {
  package static let rule = Rule(
    "idle-push", .warning,
    "A push has magnitude 0, as all have until it is set, and nothing in the scene sets it.",
    bad: """
      name: Idle
      view: { subviews: [ { type: UIView, id: box, frame: [0, 0, 10, 10] } ] }
      objects: [ { type: UIPushBehavior, id: push, items: [box], angle: 1 } ]
      """,
    good: """
      name: Strong
      view: { subviews: [ { type: UIView, id: box, frame: [0, 0, 10, 10] } ] }
      objects: [ { type: UIPushBehavior, id: push, items: [box], angle: 1, magnitude: 1 } ]
      """)

  package static func check(_ context: LintContext, into findings: inout [Diagnostic]) {
    for behavior in context.dynamics?.behaviors ?? [] where behavior.isKnown {
      guard case .push(let push) = behavior.effect, push.vector.magnitude == 0 else { continue }
      findings.append(
        Diagnostic(
          rule,
          "\(context.quoted(behavior.object)) pushes nothing: its magnitude is 0",
          at: context.span(of: "magnitude", behavior.object)))
    }
  }
}
