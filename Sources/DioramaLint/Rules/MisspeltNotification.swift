// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// An observed notification that nobody posts, with nearly the name of one that comes.
package enum MisspeltNotification: LintRule {
  package static let rule = Rule(
    "misspelt-notification", .warning,
    """
    Nobody posts a notification of this name, but one of nearly the same name comes: the actions never run.
    """,
    bad: """
      name: Keyboard
      root:
        type: UIViewController
        id: main
        notifications: { UIKeyboardDidShown: [ { log: up } ] }
      """,
    good: """
      name: Keyboard
      root:
        type: UIViewController
        id: main
        notifications: { UIKeyboardDidShow: [ { log: up } ] }
      """)

  package static func check(_ context: LintContext, into findings: inout [Diagnostic]) {
    var observed: [(name: String, span: SourceSpan)] = []
    for listener in context.scene.listeners {
      guard case .notification(let name) = listener.trigger else { continue }
      observed.append((NotificationName.plain(name), listener.span))
    }
    var posted: Set<String> = []
    for list in context.lists {
      list.walk { action in
        switch action.body {
        case .observe(let observation): observed.append((observation.name, observation.nameSpan))
        case .post(let name, _): posted.insert(name)
        default: break
        }
      }
    }
    guard !observed.isEmpty else { return }
    posted.formUnion(NotificationName.posted(by: context.catalog))
    for (name, span) in observed where !posted.contains(name) {
      guard let near = Suggestion.nearest(to: name, among: posted.sorted()) else { continue }
      findings.append(
        Diagnostic(
          rule, "nobody posts '\(name)'; did you mean '\(near)'?", at: span,
          fixes: [Fix("change to '\(near)'", replacing: span, with: near)]))
    }
  }
}
