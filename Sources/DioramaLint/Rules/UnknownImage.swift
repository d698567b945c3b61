// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// A name of an image that neither the scene declares nor its folder has.
package enum UnknownImage: LintRule {
  package static let rule = Rule(
    "unknown-image", .warning,
    """
    Neither 'images' nor the scene's folder or its 'images' folder has an image of this name; \
    UIImage(named:) would give nil. Names are looked up with @2x, @3x, ~iphone and ~ipad.
    """,
    bad: "- type: UISlider\n  minimumValueImage: Colt",
    good: "- type: UISlider\n  minimumValueImage: Cold")

  package static func check(_ context: LintContext, into findings: inout [Diagnostic]) {
    for use in context.scene.imageUses where !context.knownImages.contains(use.name) {
      let near = Suggestion.nearest(to: use.name, among: context.knownImages.sorted())
      findings.append(
        Diagnostic(
          rule,
          "there is no image '\(use.name)'" + (near.map { "; did you mean '\($0)'?" } ?? ""),
          at: use.span,
          fixes: near.map { [Fix("change to '\($0)'", replacing: use.span, with: $0)] } ?? []))
    }
  }
}
