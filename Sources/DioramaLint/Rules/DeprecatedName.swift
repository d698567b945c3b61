// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// A class or property that UIKit gave up before the scene's era, or in it.
package enum DeprecatedName: LintRule {
  package static let rule = Rule(
    "deprecated-name", .note,
    """
    UIKit of the scene's era still has the name, but has given it up for another one: new code uses that.
    """,
    bad: """
      os: 9
      objects:
        - { type: UIAlertView, id: ask, title: Sure?, cancelButtonTitle: Cancel }
      """,
    good: """
      os: 9
      objects:
        - { type: UIAlertController, id: ask, title: Sure?, actions: [ { title: Cancel, style: cancel } ] }
      """)

  package static func check(_ context: LintContext, into findings: inout [Diagnostic]) {
    for object in context.scene.objects {
      if let deprecation = context.tables[object.classIndex].classDeprecation,
        let span = object.typeSpan, object.customClass < 0
      {
        let name = context.catalog.classes[object.classIndex].name
        findings.append(finding(name, deprecation, span))
      }
      guard context.tables[object.classIndex].hasDeprecations else { continue }
      for setting in context.scene.settings[object.settings] {
        check(setting, object, context, &findings)
      }
    }
  }

  private static func check(
    _ setting: Setting, _ object: SceneObject, _ context: LintContext,
    _ findings: inout [Diagnostic]
  ) {
    let property = Int(setting.property)
    guard let deprecation = context.tables[object.classIndex].deprecations[property],
      context.tables[object.classIndex].idle[property] == nil
    else { return }
    let written = context.text(setting.keySpan)
    let facts = context.catalog.classes[object.classIndex].properties[property].facts
    guard deprecation.covers(written), written == facts.name || facts.aliases.contains(written)
    else { return }
    // Another name of the same property means the same in every place.
    let isSpelling = facts.aliases.contains(deprecation.replacement)
    findings.append(
      finding(
        written, deprecation, setting.keySpan,
        isSpelling
          ? [
            Fix(
              "write '\(deprecation.replacement)'", replacing: setting.keySpan,
              with: deprecation.replacement)
          ] : []))
  }

  private static func finding(
    _ name: String, _ deprecation: Deprecation, _ span: SourceSpan, _ fixes: [Fix] = []
  ) -> Diagnostic {
    Diagnostic(
      rule,
      "'\(name)' is deprecated since iOS \(deprecation.since): UIKit has \(deprecation.replacement) instead",
      at: span, fixes: fixes)
  }
}
