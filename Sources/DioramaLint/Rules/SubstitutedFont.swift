// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel
import DioramaText

/// A font that is measured with the advances of another one.
package enum SubstitutedFont: LintRule {
  package static let rule = Rule(
    "substituted-font", .note,
    """
    Diorama has tables of Helvetica Neue and San Francisco only. Any other font, and an italic one, is \
    measured with the nearest of them, so that sizes of its texts are estimates.
    """,
    bad: "- type: UILabel\n  font: { name: Georgia, size: 17 }",
    good: "- type: UILabel\n  font: { name: HelveticaNeue-Light, size: 17 }")

  package static func check(_ context: LintContext, into findings: inout [Diagnostic]) {
    let metrics = TextMetrics(os: context.os)
    for setting in context.scene.settings {
      guard case .literal(.font(let font)) = setting.source, case .named(let name) = font.family,
        !metrics.isKnown(font: font)
      else { continue }
      findings.append(
        Diagnostic(
          rule,
          "'\(name)' is measured as \(metrics.resolvedFamilyName(of: font)), the nearest font that there are numbers of",
          at: setting.valueSpan))
    }
  }
}
