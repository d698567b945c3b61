// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// A parameter that is never read.
package enum UnusedParameter: UnusedRule {
  package static let rule = Rule(
    "unused-parameter", .warning,
    """
    The template or handler takes the parameter and never reads it, so its arguments do nothing. Files that are included serve others too, and are not asked.
    """,
    bad: """
      name: Log
      handlers: { announce: { parameters: [line], do: [ { log: hi } ] } }
      root: { type: UIViewController, lifecycle: { viewDidLoad: [ { run: { announce: { line: hi } } } ] } }
      """,
    good: """
      name: Log
      handlers: { announce: { parameters: [line], do: [ { log: "${line}" } ] } }
      root: { type: UIViewController, lifecycle: { viewDidLoad: [ { run: { announce: { line: hi } } } ] } }
      """)

  package static let kinds: [DeclaredName.Kind] = [.templateParameter, .handlerParameter]

  package static func message(_ name: DeclaredName) -> String {
    let owner = name.owner.map { " of '\($0)'" } ?? ""
    return "the parameter '\(name.name)'\(owner) is never read"
  }
}
