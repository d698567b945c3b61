// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// A property that UIKit ignores in the scene's era.
package enum NoEffect: LintRule {
  package static let rule = Rule(
    "no-effect", .warning,
    "UIKit accepts the property in the scene's era, keeps its value, and does nothing with it.",
    bad: "os: 7\nview:\n  subviews:\n    - { type: UISwitch, onImage: On }",
    good: "os: 6\nview:\n  subviews:\n    - { type: UISwitch, onImage: On }")

  package static func check(_ context: LintContext, into findings: inout [Diagnostic]) {
    for object in context.scene.objects where context.tables[object.classIndex].hasIdle {
      for place in object.settings {
        check(context.scene.settings[place], object, context, &findings)
      }
    }
    for write in context.literalWrites {
      check(write.setting, context.scene.objects[write.object], context, &findings)
    }
  }

  private static func check(
    _ setting: Setting, _ object: SceneObject, _ context: LintContext,
    _ findings: inout [Diagnostic]
  ) {
    guard let reason = context.tables[object.classIndex].idle[Int(setting.property)] else { return }
    let name = context.catalog.classes[object.classIndex].properties[Int(setting.property)].facts
      .name
    findings.append(
      Diagnostic(
        rule, "'\(name)' has no effect under iOS \(context.os): \(reason)", at: setting.keySpan))
  }

  static func reason(_ facts: PropertyFacts, _ os: Int) -> String? {
    if let last = facts.noEffectFrom, os >= last { return "UIKit ignores it from iOS \(last) on" }
    if let first = facts.introduced, os < first { return "it came with iOS \(first)" }
    return nil
  }
}
