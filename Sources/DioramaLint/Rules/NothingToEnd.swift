// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// A `cancel` or `stopObserving` of what nothing begins.
package enum NothingToEnd: LintRule {
  package static let rule = Rule(
    "nothing-to-end", .warning,
    """
    No timer or observation of the scene has this id, so ending it does nothing: 'cancel' ends what \
    'after' and 'every' begin, 'stopObserving' what 'observe' begins.
    """,
    bad: """
      - type: UIButton
        actions:
          touchDown: [ { after: { delay: 1s, id: blink, do: [ { log: on } ] } } ]
          touchUpInside: [ { cancel: blnik } ]
      """,
    good: """
      - type: UIButton
        actions:
          touchDown: [ { after: { delay: 1s, id: blink, do: [ { log: on } ] } } ]
          touchUpInside: [ { cancel: blink } ]
      """)

  package static func check(_ context: LintContext, into findings: inout [Diagnostic]) {
    findings += TimedIDs(context.lists).unbegun(in: context.lists)
  }
}

/// The ids that lists of actions give to what they begin.
struct TimedIDs {
  private var timers: Set<String> = []
  private var observations: Set<String> = []

  init(_ lists: [ActionList]) {
    for list in lists {
      list.walk { action in
        switch action.body {
        case .every(_, let id?, _), .after(_, let id?, _): timers.insert(id)
        case .observe(let observation):
          if let id = observation.id { observations.insert(id) }
        default: break
        }
      }
    }
  }

  /// What is ended in `lists` and begins nowhere.
  func unbegun(in lists: [ActionList]) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for list in lists {
      list.walk { action in
        switch action.body {
        case .cancel(let id) where !timers.contains(id):
          found.append(finding("timer", id, timers, action.valueSpan))
        case .stopObserving(let id) where !observations.contains(id):
          found.append(finding("observation", id, observations, action.valueSpan))
        default: break
        }
      }
    }
    return found
  }

  private func finding(
    _ what: String, _ id: String, _ known: Set<String>, _ span: SourceSpan
  ) -> Diagnostic {
    let near = Suggestion.nearest(to: id, among: known.sorted())
    let advice = near.map { "; did you mean '\($0)'?" } ?? ""
    return Diagnostic(
      NothingToEnd.rule, "no \(what) has the id '\(id)'\(advice)", at: span,
      fixes: near.map { [Fix("change to '\($0)'", replacing: span, with: $0)] } ?? [])
  }
}
