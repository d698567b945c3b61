// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// A text that is longer than the frame which the scene gives its view.
package enum TruncatedText: LintRule {
  package static let rule = Rule(
    "truncated-text", .warning,
    """
    A label or button has no room for its text in the frame that the scene gives it, so that it ends \
    in an ellipsis or is cut. Texts that bindings or actions give, and fonts that are measured with \
    those of another one, are not judged.
    """,
    bad: "- type: UILabel\n  text: Notifications\n  frame: [0, 0, 60, 21]",
    good: "- type: UILabel\n  text: Notifications\n  frame: [0, 0, 160, 21]")

  package static func check(_ context: LintContext, into findings: inout [Diagnostic]) {
    var once = OncePerPlace()
    for (index, object) in context.scene.objects.enumerated()
    where object.presence == .present && context.tables[object.classIndex].sight.showsText {
      guard let size = context.frames[index].size,
        let caption = lastingCaption(of: index, object, context),
        !fits(caption.value, size, index, object, context),
        let view = value(of: index, object, context),
        let shown = view.cutText(in: Rect(origin: .zero, size: size), context.measure)
      else { continue }
      once.add(
        Diagnostic(
          rule,
          "the text of '\(object.id)' has no room in \(DecimalText.report(size.width)) x \(DecimalText.report(size.height)) points: it shows '\(shortened(shown))'",
          at: caption.setting.valueSpan), to: &findings)
    }
  }

  /// The text as the file gives it, where nothing changes it or how it looks.
  private static func lastingCaption(
    of view: Int, _ object: SceneObject, _ context: LintContext
  ) -> (value: Value, setting: Setting)? {
    let changes = context.frames.changes
    guard !changes.writesAnything, !changes.written.contains(ObjectID(view)) else { return nil }
    let slots = context.tables[object.classIndex].sight.captions
    return slots.lazy.compactMap { context.lasting($0, of: view) }.last
  }

  /// Whether a plain text on one line is short enough whatever letters it has.
  private static func fits(
    _ value: Value, _ size: Size, _ view: Int, _ object: SceneObject, _ context: LintContext
  ) -> Bool {
    guard case .string(let text) = value else { return false }
    if text.isEmpty { return true }
    let sight = context.tables[object.classIndex].sight
    var font = sight.standardFont
    if let slot = sight.fonts.first,
      let setting = context.setting(at: slot, of: view)
    {
      guard case .literal(.font(let given)) = setting.source else { return false }
      font = given
    }
    guard let font else { return false }
    // No Latin letter of the tables is wider than its font is high.
    return text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
      && Double(text.utf8.count) * font.size * 1.1 <= size.width
  }

  /// The view with what the file gives it, where that is all literal but for colors.
  private static func value(
    of view: Int, _ object: SceneObject, _ context: LintContext
  ) -> (any TextShowingClass)? {
    let info = context.info(of: view)
    let colors = context.tables[object.classIndex].sight.textColors
    guard var made = context.tables[object.classIndex].fresh as? any TextShowingClass else {
      return nil
    }
    for place in object.settings {
      let setting = context.scene.settings[place]
      guard case .own(let slot) = info.properties[Int(setting.property)].storage,
        !colors.contains(Int(setting.property))
      else { continue }
      guard case .literal(let value) = setting.source else { return nil }
      _ = try? made.set(slot, to: value)
    }
    return made
  }

  /// At most 60 characters of what is shown.
  private static func shortened(_ text: String) -> String {
    text.count <= 60 ? text : String(text.prefix(59)) + "…"
  }
}
