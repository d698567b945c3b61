// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Something to tap of which only a picture says what it does.
package enum MissingAccessibilityLabel: LintRule {
  package static let rule = Rule(
    "missing-accessibility-label", .warning,
    """
    A button, bar button item or tapped picture shows an image and no text, and has no \
    accessibilityLabel, so that a screen reader has nothing to say of it.
    """,
    bad: "- type: UIButton\n  image: Trash",
    good: "- type: UIButton\n  image: Trash\n  accessibilityLabel: Delete")

  package static func check(_ context: LintContext, into findings: inout [Diagnostic]) {
    var once = OncePerPlace()
    guard !context.scene.imageUses.isEmpty else { return }
    let tapped = recognizing(context)
    for (index, object) in context.scene.objects.enumerated() where object.presence != .absent {
      guard let picture = picture(of: index, object, context),
        context.info(of: index).isView == false
          || context.tables[object.classIndex].sight.isTarget || tapped.contains(index),
        !isNamed(index, object, context)
      else { continue }
      once.add(
        Diagnostic(
          rule, "'\(object.id)' shows only an image and has no accessibilityLabel",
          at: object.hasOwnID ? object.span : picture.keySpan), to: &findings)
    }
  }

  /// The setting of an image that it shows.
  private static func picture(
    of index: Int, _ object: SceneObject, _ context: LintContext
  ) -> Setting? {
    for slot in context.tables[object.classIndex].sight.pictures {
      guard let setting = context.setting(at: slot, of: index) else { continue }
      if case .literal(.null) = setting.source { continue }
      return setting
    }
    return nil
  }

  /// Whether a text, or a label for those who do not see it, is given or may be.
  private static func isNamed(
    _ index: Int, _ object: SceneObject, _ context: LintContext
  ) -> Bool {
    let changes = context.frames.changes
    if changes.writesAnything || changes.written.contains(ObjectID(index)) { return true }
    let slots =
      context.tables[object.classIndex].sight.captions
      + (context.tables[object.classIndex].sight.accessibilityLabel.map { [$0] } ?? [])
    let names = slots.contains { slot in
      guard let setting = context.setting(at: slot, of: index) else { return false }
      guard case .literal(let value) = setting.source else { return true }
      return value != .null && value != .string("")
    }
    return names || isPassedOver(index, context)
  }

  /// Whether a screen reader leaves it out because the scene says so.
  private static func isPassedOver(_ index: Int, _ context: LintContext) -> Bool {
    let slot = context.info(of: index).property(named: "isAccessibilityElement")
    return context.setting(at: slot, of: index) != nil
  }

  /// The views with recognizers of their own.
  private static func recognizing(_ context: LintContext) -> Set<Int> {
    var found: Set<Int> = []
    for object in context.scene.objects
    where object.parent >= 0 && context.catalog.habits[object.classIndex].contains(.recognizes) {
      found.insert(Int(object.parent))
    }
    return found
  }
}
