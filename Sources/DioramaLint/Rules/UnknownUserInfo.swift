// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// A field of a notification's `userInfo` that whoever posts it does not give.
package enum UnknownUserInfo: LintRule {
  package static let rule = Rule(
    "unknown-user-info", .warning,
    """
    The notification never carries this field, so reading it fails. A keyboard's has 'frameBegin', 'frameEnd', \
    'animationDuration' and 'animationCurve'; one of the scene's own has what 'post' gives.
    """,
    bad: """
      name: Keyboard
      root:
        type: UIViewController
        id: main
        notifications: { UIKeyboardDidShow: [ { log: "${userInfo.endFrame}" } ] }
      """,
    good: """
      name: Keyboard
      root:
        type: UIViewController
        id: main
        notifications: { UIKeyboardDidShow: [ { log: "${userInfo.frameEnd}" } ] }
      """)

  package static func check(_ context: LintContext, into findings: inout [Diagnostic]) {
    var search: Search?
    for listener in context.scene.listeners {
      let name: String? =
        if case .notification(let name) = listener.trigger { NotificationName.plain(name) } else {
          nil
        }
      guard name != nil || listener.actions.observes else { continue }
      var started = search ?? Search(context)
      started.visit(listener.actions, name)
      search = started
    }
    for handler in context.scene.handlers where handler.actions.observes {
      var started = search ?? Search(context)
      started.visit(handler.actions, nil)
      search = started
    }
    findings += search?.findings ?? []
  }

  private struct Search {
    let context: LintContext
    var findings: [Diagnostic] = []
    /// By notification; nil where not all that it may carry is known.
    private var fields: [String: Set<String>?] = [:]

    init(_ context: LintContext) {
      self.context = context
      for keyboard in NotificationName.Keyboard.allCases {
        fields[keyboard.name] = NotificationName.Keyboard.fields
      }
      for list in context.lists {
        list.walk { action in
          guard case .post(let name, let userInfo) = action.body else { return }
          let known = userInfo.map(Self.keys(of:)) ?? []
          guard let known, let before = fields[name, default: []] else {
            fields[name] = .some(nil)
            return
          }
          fields[name] = before.union(known)
        }
      }
    }

    private static func keys(of source: ValueSource) -> Set<String>? {
      switch source {
      case .composite(.map(let entries)): Set(entries.map(\.key))
      case .literal(.map(let map)):
        Set(map.entries.compactMap { if case .string(let key) = $0.key { key } else { nil } })
      default: nil
      }
    }

    /// - Parameter name: The notification that runs the list; nil where none does.
    mutating func visit(_ list: ActionList, _ name: String?) {
      for action in list.actions {
        if let name {
          for source in action.body.sources { source.walk { check($0, name) } }
          if case .branch(let condition, _, _) = action.body { check(condition, name) }
        }
        if case .observe(let observation) = action.body {
          visit(observation.actions, observation.name)
        } else {
          for inner in action.body.lists { visit(inner, name) }
        }
      }
    }

    private mutating func check(_ id: ExpressionID, _ name: String) {
      let made = context.scene.expressions[Int(id.index)]
      for read in made.expression.reads where read.name == "userInfo" {
        let words = context.text(made.span)
        // Who asks first reads only what there is.
        if words.contains("has(") || words.contains(".?") { return }
        guard let field = read.fields.first?.name, let known = fields[name] ?? nil,
          !known.contains(field)
        else { continue }
        let near = Suggestion.nearest(to: field, among: known.sorted())
        let advice = near.map { "; did you mean '\($0)'?" } ?? ""
        findings.append(
          Diagnostic(
            UnknownUserInfo.rule, "'\(name)' carries no '\(field)'\(advice)",
            at: place(of: "userInfo.\(field)", in: made.span)))
      }
    }

    /// Where an expression says something; all of it where that is not plain to see.
    private func place(of words: String, in span: SourceSpan) -> SourceSpan {
      let text = Array(context.text(span).utf8)
      let wanted = Array(words.utf8)
      guard text.count >= wanted.count,
        let start = (0...(text.count - wanted.count)).first(where: {
          text[$0..<($0 + wanted.count)].elementsEqual(wanted)
        })
      else { return span }
      let begin = Int(span.start) + start
      return SourceSpan(file: span.file, start: begin, end: begin + wanted.count)
    }
  }
}

extension ActionList {
  fileprivate var observes: Bool {
    var observes = false
    walk { if case .observe = $0.body { observes = true } }
    return observes
  }
}
