// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// A wait for rest in a scene that never rests.
package enum EndlessWait: ScriptRule {
  package static let rule = Rule(
    "endless-wait", .warning,
    """
    The scene begins a timer as it appears that nothing ever cancels, so it never comes to rest and \
    'settle' always fails. Wait for a time, or give the timer an id and cancel it.
    """)

  /// What every scene tells its controller before the first step of a script.
  private static let early = ["viewDidLoad", "viewWillAppear", "viewDidAppear"]

  package static func check(_ context: ScriptContext, into findings: inout [Diagnostic]) {
    var waits: [ScriptStep] = []
    var lists: [ActionList] = []
    context.script.walk { step in
      switch step.request {
      case .settle where step.failing == nil: waits.append(step)
      case .perform(let list): lists.append(list)
      default: break
      }
    }
    guard !waits.isEmpty else { return }
    let scene = context.scene
    var cancelled: Set<String> = []
    lists += scene.listeners.map(\.actions) + scene.handlers.map(\.actions)
    for list in lists {
      list.walk { action in
        if case .cancel(let id) = action.body { cancelled.insert(id) }
      }
    }
    var search = TimerSearch(context: context)
    for listener in scene.listeners {
      guard case .lifecycle(let name) = listener.trigger, early.contains(name) else { continue }
      search.visit(listener.actions)
    }
    guard let timer = search.timers.first(where: { !cancelled.contains($0.id ?? "") }) else {
      return
    }
    let name = timer.id.map { "the timer '\($0)'" } ?? "a timer without an id"
    findings += waits.map { step in
      Diagnostic(
        rule, "the scene never rests: \(name) runs from its start, and nothing cancels it",
        at: step.span, notes: [.init("the timer begins here", at: timer.span)])
    }
  }

  /// Finds the timers that a list surely begins.
  private struct TimerSearch {
    let context: ScriptContext
    var timers: [(id: String?, span: SourceSpan)] = []
    private var handlers: Set<Int> = []

    init(context: ScriptContext) { self.context = context }

    mutating func visit(_ list: ActionList) {
      for action in list.actions {
        switch action.body {
        case .every(_, let id, _): timers.append((id, action.span))
        // It begins later, but it begins, and `settle` waits for it.
        case .after(_, let id, let inner) where id == nil: visit(inner)
        case .animate(let animation):
          for body in animation.bodies { visit(body) }
        case .run(let index, _):
          guard context.scene.handlers.indices.contains(index), handlers.insert(index).inserted
          else { continue }
          // What a handler answers ends only the handler.
          visit(context.scene.handlers[index].actions)
        case .branch(let condition, let then, let otherwise):
          switch context.constant(condition) {
          case .bool(true)?: visit(then)
          case .bool(false)?: visit(otherwise)
          default:
            if mayAnswer(then) || mayAnswer(otherwise) { return }
          }
        case .answer: return
        default: break
        }
      }
    }

    /// Whether a list may end the one around it.
    private func mayAnswer(_ list: ActionList) -> Bool {
      list.actions.contains { action in
        switch action.body {
        case .answer: true
        case .branch(_, let then, let otherwise): mayAnswer(then) || mayAnswer(otherwise)
        default: false
        }
      }
    }
  }
}
