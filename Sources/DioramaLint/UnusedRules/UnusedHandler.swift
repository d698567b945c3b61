// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// A handler that never runs.
package enum UnusedHandler: UnusedRule {
  package static let rule = Rule(
    "unused-handler", .warning,
    """
    Neither an event of the scene nor a step of a script linted with it runs the handler, itself or through others. Files that are included serve others too, and are not asked.
    """,
    bad: """
      name: Log
      handlers: { greet: [ { log: hi } ] }
      view: {}
      """,
    good: """
      name: Log
      handlers: { greet: [ { log: hi } ] }
      root: { type: UIViewController, lifecycle: { viewDidLoad: [ { run: greet } ] } }
      """)

  package static let kinds: [DeclaredName.Kind] = [.handler]

  package static func message(_ name: DeclaredName) -> String {
    "nothing runs the handler '\(name.name)'"
  }
}
