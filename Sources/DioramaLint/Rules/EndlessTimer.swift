// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// A timer that begins and that nothing in the scene ends.
package enum EndlessTimer: LintRule {
  package static let rule = Rule(
    "endless-timer", .note,
    """
    What 'every' begins runs until 'cancel' names its id. Without an id nothing can end it, and the scene \
    never comes to rest.
    """,
    bad: """
      name: Clock
      state: { ticks: 0 }
      root:
        type: UIViewController
        id: main
        lifecycle:
          viewDidLoad: [ { every: { interval: 1s, do: [ { set: { state.ticks: "${state.ticks + 1}" } } ] } } ]
        view: { subviews: [ { type: UILabel, text: "${state.ticks}" } ] }
      """,
    good: """
      name: Clock
      state: { ticks: 0 }
      root:
        type: UIViewController
        id: main
        lifecycle:
          viewDidAppear: [ { every: { interval: 1s, id: clock, do: [ { set: { state.ticks: "${state.ticks + 1}" } } ] } } ]
          viewWillDisappear: [ { cancel: clock } ]
        view: { subviews: [ { type: UILabel, text: "${state.ticks}" } ] }
      """)

  package static func check(_ context: LintContext, into findings: inout [Diagnostic]) {
    var timers: [(id: String?, span: SourceSpan)] = []
    var cancelled: Set<String> = []
    for list in context.lists {
      list.walk { action in
        switch action.body {
        case .every(_, let id, _): timers.append((id, action.keySpan))
        case .cancel(let id): cancelled.insert(id)
        default: break
        }
      }
    }
    for timer in timers where !cancelled.contains(timer.id ?? "") {
      findings.append(
        Diagnostic(
          rule,
          timer.id.map { "nothing in the scene cancels the timer '\($0)'" }
            ?? "this timer has no id, so nothing can ever cancel it",
          at: timer.span))
    }
  }
}
