// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// An id that nothing names.
package enum UnusedID: UnusedRule {
  package static let rule = Rule(
    "unused-id", .note,
    """
    No expression, action, reference or script linted with the scene names the object. Ids also make reports readable, so the rule is off unless '.diorama.yaml' gives it a level.
    """,
    bad: """
      name: Names
      view: { subviews: [ { type: UILabel, id: title } ] }
      """,
    good: """
      name: Names
      view: { subviews: [ { type: UILabel, id: title }, { type: UILabel, text: "${title.text}" } ] }
      """, standing: .onRequest)

  package static let kinds: [DeclaredName.Kind] = [.id]

  package static func message(_ name: DeclaredName) -> String {
    "nothing names '\(name.name)'"
  }
}
