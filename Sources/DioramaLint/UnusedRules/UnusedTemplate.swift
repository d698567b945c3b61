// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// A template without a use.
package enum UnusedTemplate: UnusedRule {
  package static let rule = Rule(
    "unused-template", .warning,
    """
    No view of the scene, and of no script linted with it, uses the template. Files that are included serve others too, and are not asked.
    """,
    bad: """
      name: Rows
      templates: { row: { view: { type: UILabel } } }
      view: {}
      """,
    good: """
      name: Rows
      templates: { row: { view: { type: UILabel } } }
      view: { subviews: [ { use: row } ] }
      """)

  package static let kinds: [DeclaredName.Kind] = [.template]

  package static func message(_ name: DeclaredName) -> String {
    "no view uses the template '\(name.name)'"
  }
}
