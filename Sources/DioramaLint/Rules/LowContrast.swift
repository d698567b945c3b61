// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// A text that is hardly told from what is behind it.
package enum LowContrast: LintRule {
  package static let rule = Rule(
    "low-contrast", .warning,
    """
    A text and the background behind it, both of colors that the scene gives, differ by less than \
    WCAG 2 asks for: 4.5:1, or 3:1 for text of 18 points, or bold of 14. Texts of controls that are \
    disabled are exempt.
    """,
    bad: "- { type: UILabel, text: Sent, textColor: lightGray, backgroundColor: white }",
    good: "- { type: UILabel, text: Sent, textColor: darkGray, backgroundColor: white }")

  package static func check(_ context: LintContext, into findings: inout [Diagnostic]) {
    var once = OncePerPlace()
    var grounds = TextGround(context)
    var ratios: [ColorPair: Double] = [:]
    for (index, object) in context.scene.objects.enumerated()
    where object.presence != .absent && !context.tables[object.classIndex].sight.textColors.isEmpty
    {
      let texts = coloredTexts(of: index, object, context)
      guard !texts.isEmpty, isReadOut(index, object, context) else { continue }
      for text in texts {
        guard let ground = text.ground ?? grounds.color(behind: index) else { continue }
        let pair = ColorPair(text: text.color, ground: ground)
        // Most texts of a scene have one of a few colors.
        let ratio = ratios[pair] ?? pair.contrast
        ratios[pair] = ratio
        let wanted = text.isLarge ? 3 : 4.5
        guard ratio < wanted else { continue }
        let better = text.color.over(ground).readable(on: ground, wanted)
        once.add(
          Diagnostic(
            rule,
            "the text of '\(object.id)' has a contrast of \(DecimalText.report((ratio * 100).rounded(.down) / 100)):1 on its background, less than \(DecimalText.report(wanted)):1",
            at: text.span, fixes: text.fix(better)), to: &findings)
        break
      }
    }
  }

  private struct ColorPair: Hashable {
    var text: Color
    var ground: Color

    var contrast: Double { text.over(ground).contrast(with: ground) }
  }

  /// A color of text as the file gives it.
  private struct ColoredText {
    var color: Color
    var isLarge: Bool
    /// What the text itself has behind it.
    var ground: Color?
    var span: SourceSpan
    /// Whether the span is the color and nothing else.
    var isAlone: Bool

    func fix(_ better: Color) -> [Fix] {
      guard isAlone else { return [] }
      let hex = String(better.hex.prefix(7))
      return [
        Fix("change to '\(hex)'", replacing: span, with: "\"\(hex)\"", applicability: .shown)
      ]
    }
  }

  private static func coloredTexts(
    of index: Int, _ object: SceneObject, _ context: LintContext
  ) -> [ColoredText] {
    let sight = context.tables[object.classIndex].sight
    var found: [ColoredText] = []
    let font = font(of: index, object, context)
    for slot in sight.textColors {
      guard let (value, setting) = context.lasting(slot, of: index),
        let color = value.normalColor
      else { continue }
      found.append(
        ColoredText(
          color: color, isLarge: isLarge(font), span: setting.valueSpan,
          isAlone: value.isColor))
    }
    // Stretches with colors of their own take the place of the view's.
    for slot in sight.captions {
      guard let (value, setting) = context.lasting(slot, of: index), case .list(let runs) = value
      else { continue }
      if runs.allSatisfy({ $0.field("color") != nil }) { found = [] }
      for run in runs {
        guard case .color(let color)? = run.field("color") else { continue }
        var own = font
        if case .font(let given)? = run.field("font") { own = given }
        var ground: Color?
        if case .color(let given)? = run.field("backgroundColor"), given.alpha == 1 {
          ground = given
        }
        found.append(
          ColoredText(
            color: color, isLarge: isLarge(own), ground: ground, span: setting.valueSpan,
            isAlone: false))
      }
    }
    return found
  }

  /// The font of a view's text; nil where that is not known.
  private static func font(
    of index: Int, _ object: SceneObject, _ context: LintContext
  ) -> Font? {
    let sight = context.tables[object.classIndex].sight
    guard let slot = sight.fonts.first,
      let setting = context.setting(at: slot, of: index)
    else { return sight.standardFont }
    if case .literal(.font(let font)) = setting.source { return font }
    return nil
  }

  /// Source: WCAG 2.1, "large scale". A font that is not known is taken for large.
  private static func isLarge(_ font: Font?) -> Bool {
    guard let font else { return true }
    return font.size >= 18 || font.size >= 14 && font.weight.rawValue >= Font.Weight.bold.rawValue
  }

  /// Whether there is a text to read that is neither disabled nor paler than its color.
  private static func isReadOut(
    _ index: Int, _ object: SceneObject, _ context: LintContext
  ) -> Bool {
    let changes = context.frames.changes
    guard !changes.writesAnything, !changes.handled.contains(ObjectID(index)) else { return false }
    if let slot = context.tables[object.classIndex].isEnabled,
      context.setting(at: slot, of: index) != nil
    {
      return false
    }
    if context.info(of: index).isTextInput || changes.written.contains(ObjectID(index)) {
      return true
    }
    return context.tables[object.classIndex].sight.captions.contains { slot in
      guard let setting = context.setting(at: slot, of: index) else { return false }
      if case .literal(let value) = setting.source { return value != .string("") && value != .null }
      return true
    }
  }
}

extension Value {
  fileprivate var isColor: Bool { if case .color = self { true } else { false } }

  /// A color, or that of the normal state.
  fileprivate var normalColor: Color? {
    switch self {
    case .color(let color): color
    case .map(let map): if case .color(let color)? = map["normal"] { color } else { nil }
    default: nil
    }
  }

  /// A field of a mapping.
  fileprivate func field(_ name: String) -> Value? {
    if case .map(let map) = self { map[name] } else { nil }
  }
}
