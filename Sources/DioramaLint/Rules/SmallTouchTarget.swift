// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// A control that the scene made smaller than a finger and than its own standard size.
package enum SmallTouchTarget: LintRule {
  package static let rule = Rule(
    "small-touch-target", .warning,
    """
    A control is smaller than 44 points and than the standard size of its class, so that fingers \
    miss it. Sizes that the scene did not set are UIKit's own and exempt.
    """,
    bad: "- type: UISlider\n  frame: [0, 0, 200, 23]",
    good: "- type: UISlider\n  frame: [0, 0, 200, 31]")

  /// Source: Human Interface Guidelines, smallest touch target.
  private static let smallest = 44.0

  package static func check(_ context: LintContext, into findings: inout [Diagnostic]) {
    for index in context.scene.objects.indices
    where context.scene.objects[index].presence == .present {
      let object = context.scene.objects[index]
      // A class of fixed size keeps it whatever the frame says, and has no standard here.
      guard let standard = context.tables[object.classIndex].standardSize,
        !object.steps.contains(.sizeToFit),
        let (size, span) = ownSize(index, object.classIndex, context),
        // None at all is another fault.
        size.width != 0, size.height != 0
      else { continue }
      let isNarrow = size.width < min(smallest, standard.width)
      let isLow = size.height < min(smallest, standard.height)
      guard isNarrow || isLow else { continue }
      let axis = isLow ? "high" : "wide"
      let given = DecimalText.report(isLow ? size.height : size.width)
      let normal = DecimalText.report(isLow ? standard.height : standard.width)
      findings.append(
        Diagnostic(
          rule,
          "'\(object.id)' is \(given) points \(axis), less than 44 and than the \(normal) of a standard \(context.info(of: index).name)",
          at: span))
    }
  }

  /// The size that the file gives, as far as it is known before the scene runs.
  private static func ownSize(
    _ object: Int, _ classIndex: Int, _ context: LintContext
  ) -> (Size, SourceSpan)? {
    for place in [context.tables[classIndex].bounds, context.tables[classIndex].frame] {
      if let setting = context.setting(at: place, of: object),
        case .literal(.rect(let rect)) = setting.source
      {
        return (rect.size, setting.valueSpan)
      }
    }
    return nil
  }
}
