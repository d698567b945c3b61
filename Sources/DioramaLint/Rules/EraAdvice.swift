// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// A property that works in the scene's era but makes little sense there.
package enum EraAdvice: LintRule {
  package static let rule = Rule(
    "era-advice", .warning,
    "The property works in the scene's era, but the era's looks leave little sense in it (R-14.9).",
    bad: "os: 7\nview:\n  subviews:\n    - { type: UISlider, minimumTrackImage: Track }",
    good: "os: 7\nview:\n  subviews:\n    - { type: UISlider, minimumTrackTintColor: red }")

  package static func check(_ context: LintContext, into findings: inout [Diagnostic]) {
    for object in context.scene.objects where context.tables[object.classIndex].hasAdvice {
      for setting in context.scene.settings[object.settings] {
        guard let reason = context.tables[object.classIndex].advice[Int(setting.property)] else {
          continue
        }
        let name = context.catalog.classes[object.classIndex].properties[Int(setting.property)]
          .facts.name
        findings.append(
          Diagnostic(
            rule, "'\(name)' makes little sense under iOS \(context.os): \(reason)",
            at: setting.keySpan))
      }
    }
  }

  static func reason(_ facts: PropertyFacts, _ os: Int) -> String? {
    guard let advice = facts.advice, os >= advice.from else { return nil }
    return advice.reason
  }
}
