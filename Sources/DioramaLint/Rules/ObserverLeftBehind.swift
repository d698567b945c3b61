// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// An observation that a controller begins and nothing ends.
package enum ObserverLeftBehind: LintRule {
  package static let rule = Rule(
    "observer-left-behind", .warning,
    """
    A controller that begins to observe a notification hears of it after it has gone, until the \
    observation is ended. The 'notifications' of a controller end by themselves when it disappears; what \
    'observe' begins is ended by 'stopObserving', usually in viewWillDisappear.
    """,
    bad: """
      name: Keyboard
      root: { type: UINavigationController, id: nav, viewControllers: [main] }
      objects:
        - type: UIViewController
          id: main
          lifecycle:
            viewWillAppear: [ { observe: { name: UIKeyboardDidShow, id: keys, do: [] } } ]
      """,
    good: """
      name: Keyboard
      root: { type: UINavigationController, id: nav, viewControllers: [main] }
      objects:
        - type: UIViewController
          id: main
          lifecycle:
            viewWillAppear: [ { observe: { name: UIKeyboardDidShow, id: keys, do: [] } } ]
            viewWillDisappear: [ { stopObserving: keys } ]
      """)

  package static func check(_ context: LintContext, into findings: inout [Diagnostic]) {
    let scene = context.scene
    // The only controller of a scene never goes.
    guard scene.controllerViews.count > 1 else { return }
    let lists = scene.listeners.map(\.actions) + scene.handlers.map(\.actions)
    var ended: Set<String> = []
    for list in lists {
      list.walk { action in
        if case .stopObserving(let id) = action.body { ended.insert(id) }
      }
    }
    for listener in scene.listeners {
      guard case .lifecycle = listener.trigger else { continue }
      let owner = scene.objects[listener.object.offset].id
      listener.actions.walk { action in
        guard case .observe(let observation) = action.body else { return }
        if let id = observation.id, ended.contains(id) { return }
        let advice =
          observation.id.map { "end it with 'stopObserving: \($0)'" }
          ?? "give it an 'id' and end it with 'stopObserving'"
        findings.append(
          Diagnostic(
            rule,
            "'\(observation.name)' is still observed after '\(owner)' has disappeared: \(advice)",
            at: action.span))
      }
    }
  }
}
