// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// A step that ends a timer or observation which neither the scene nor the script begins.
package enum NothingToEndInScript: ScriptRule {
  package static let rule = NothingToEnd.rule

  package static func check(_ context: ScriptContext, into findings: inout [Diagnostic]) {
    let own = context.performed
    guard !own.isEmpty else { return }
    let scene = context.scene
    let all = own + scene.listeners.map(\.actions) + scene.handlers.map(\.actions)
    findings += TimedIDs(all).unbegun(in: own)
  }
}

extension ScriptContext {
  /// The actions that are steps.
  var performed: [ActionList] {
    var lists: [ActionList] = []
    script.walk { step in
      if case .perform(let list) = step.request { lists.append(list) }
    }
    return lists
  }
}
