// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// A style that nothing wears.
package enum UnusedStyle: UnusedRule {
  package static let rule = Rule(
    "unused-style", .warning,
    """
    No view of the scene, and of no script linted with it, names the style. Files that are included serve others too, and are not asked.
    """,
    bad: """
      name: Titles
      styles: { title: { textColor: red } }
      view: {}
      """,
    good: """
      name: Titles
      styles: { title: { textColor: red } }
      view: { subviews: [ { type: UILabel, styles: title } ] }
      """)

  package static let kinds: [DeclaredName.Kind] = [.style]

  package static func message(_ name: DeclaredName) -> String {
    "no view has the style '\(name.name)'"
  }
}
