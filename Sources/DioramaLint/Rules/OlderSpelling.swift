// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// A property by one of its older names.
package enum OlderSpelling: LintRule {
  package static let rule = Rule(
    "older-spelling", .note,
    """
    The property has a Swift spelling: 'isOn' for 'on', 'isHidden' for 'hidden'. Both mean the same; \
    this rule is for those who want one of them everywhere. It is asked where the project file gives it a level.
    """,
    bad: "- { type: UISwitch, on: true }", good: "- { type: UISwitch, isOn: true }",
    standing: .onRequest)

  package static func check(_ context: LintContext, into findings: inout [Diagnostic]) {
    var known: Set<SourceSpan> = []
    for object in context.scene.objects {
      let hasAliases = context.tables[object.classIndex].hasAliases
      for setting in context.scene.settings[object.settings] {
        let property = Int(setting.property)
        guard hasAliases[property] else { continue }
        let facts = context.catalog.classes[object.classIndex].properties[property].facts
        let written = context.text(setting.keySpan)
        // Where UIKit itself turned round, the newer name is another rule's.
        guard facts.deprecation == nil, facts.aliases.contains(written),
          known.insert(setting.keySpan).inserted
        else { continue }
        findings.append(
          Diagnostic(
            rule, "'\(written)' is an older spelling of '\(facts.name)'", at: setting.keySpan,
            fixes: [Fix("write '\(facts.name)'", replacing: setting.keySpan, with: facts.name)]))
      }
    }
  }
}
