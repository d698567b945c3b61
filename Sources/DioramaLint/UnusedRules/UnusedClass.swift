// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// A class of the author's own without views.
package enum UnusedClass: UnusedRule {
  package static let rule = Rule(
    "unused-class", .warning,
    """
    No view of the scene, and of no script linted with it, is of the class.
    """,
    bad: """
      name: Stars
      classes: { RatingView: { is: UIView } }
      view: {}
      """,
    good: """
      name: Stars
      classes: { RatingView: { is: UIView } }
      view: { subviews: [ { type: RatingView } ] }
      """)

  package static let kinds: [DeclaredName.Kind] = [.customClass]

  package static func message(_ name: DeclaredName) -> String {
    "no view is a '\(name.name)'"
  }
}
