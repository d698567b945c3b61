// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// A view between the pixels of the device.
package enum FractionalFrame: LintRule {
  /// Source: seed R-2.11.
  package static let rule = Rule(
    "fractional-frame", .warning,
    """
    A view's edge falls between two pixels of the scene's device, so that it looks blurred. \
    'roundFrame: true' moves it to whole points.
    """,
    bad: "- type: UISwitch\n  frame: [20.3, 40, 0, 0]",
    good: "- type: UISwitch\n  frame: [20.5, 40, 0, 0]")

  package static func check(_ context: LintContext, into findings: inout [Diagnostic]) {
    var once = OncePerPlace()
    let items = Set(context.dynamics?.behaviors.flatMap(\.items) ?? [])
    for (index, object) in context.scene.objects.enumerated()
    where !object.settings.isEmpty && !items.contains(ObjectID(index)) {
      guard let frame = context.frames[index].frame, isBetween(frame, context.tables.scale) else {
        continue
      }
      once.add(
        Diagnostic(
          rule,
          "'\(object.id)' is at \(text(frame)), between the pixels of a screen with \(DecimalText.report(context.tables.scale)) a point",
          at: span(index, frame, context), fixes: fix(index, context)), to: &findings)
    }
  }

  /// Whether an edge is further than the noise of arithmetic from a pixel's.
  private static func isBetween(_ frame: Rect, _ scale: Double) -> Bool {
    [frame.minX, frame.minY, frame.maxX, frame.maxY].contains { edge in
      let pixels = edge * scale
      return abs(pixels - pixels.rounded()) > 0.01
    }
  }

  private static func text(_ frame: Rect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(DecimalText.report)
    return "(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
  }

  /// The size, where that is between pixels by itself, else the place.
  private static func span(_ index: Int, _ frame: Rect, _ context: LintContext) -> SourceSpan {
    let classIndex = context.scene.objects[index].classIndex
    let size = Rect(origin: .zero, size: frame.size)
    guard isBetween(size, context.tables.scale),
      let bounds = context.setting(at: context.tables[classIndex].bounds, of: index)
    else { return context.placeSpan(of: index) }
    return bounds.valueSpan
  }

  /// A frame alone is rounded to pixels where it is written as one list.
  private static func fix(_ index: Int, _ context: LintContext) -> [Fix] {
    let classIndex = context.scene.objects[index].classIndex
    guard let setting = context.setting(at: context.tables[classIndex].frame, of: index),
      context.setting(at: context.tables[classIndex].center, of: index) == nil,
      context.setting(at: context.tables[classIndex].bounds, of: index) == nil,
      case .literal(.rect(let given)) = setting.source
    else { return [] }
    let scale = context.tables.scale
    let numbers = [given.minX, given.minY, given.width, given.height].map {
      DecimalText.report(($0 * scale).rounded() / scale)
    }
    return [
      Fix(
        "round to pixels", replacing: setting.valueSpan,
        with: "[\(numbers.joined(separator: ", "))]", applicability: .unsafe)
    ]
  }
}
