// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// An image that is never shown.
package enum UnusedImage: UnusedRule {
  package static let rule = Rule(
    "unused-image", .warning,
    """
    No property, expression or text of the scene gives the name of the image, or a beginning or end that could become it. Files that are included serve others too, and are not asked.
    """,
    bad: """
      name: Dots
      images: { Dot: { size: [4, 4], color: red } }
      view: {}
      """,
    good: """
      name: Dots
      images: { Dot: { size: [4, 4], color: red } }
      view: { subviews: [ { type: UIImageView, image: Dot } ] }
      """)

  package static let kinds: [DeclaredName.Kind] = [.image]

  package static func message(_ name: DeclaredName) -> String {
    "nothing shows the image '\(name.name)'"
  }
}
