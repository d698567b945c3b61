// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// A value of the state that nothing touches.
package enum UnusedState: UnusedRule {
  package static let rule = Rule(
    "unused-state", .note,
    """
    Neither the scene nor a script linted with it reads or writes the value, so it only appears in reports.
    """,
    bad: """
      name: Count
      state: { count: 0 }
      view: {}
      """,
    good: """
      name: Count
      state: { count: 0 }
      view: { subviews: [ { type: UILabel, text: "${state.count}" } ] }
      """)

  package static let kinds: [DeclaredName.Kind] = [.state]

  package static func message(_ name: DeclaredName) -> String {
    "nothing reads or writes 'state.\(name.name)'"
  }
}
