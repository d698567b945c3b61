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
    let advice = context.catalog.classes.map { info in
      info.properties.map { property -> String? in
        guard let advice = property.facts.advice, context.os >= advice.from else { return nil }
        return advice.reason
      }
    }
    for object in context.scene.objects {
      for place in object.settings {
        let setting = context.scene.settings[place]
        guard let reason = advice[object.classIndex][Int(setting.property)] else { continue }
        let name = context.catalog.classes[object.classIndex].properties[Int(setting.property)]
          .facts.name
        findings.append(
          Diagnostic(
            rule, "'\(name)' makes little sense under iOS \(context.os): \(reason)",
            at: setting.keySpan))
      }
    }
  }
}
