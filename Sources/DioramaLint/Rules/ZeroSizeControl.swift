// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// A control of no width or no height.
package enum ZeroSizeControl: LintRule {
  package static let rule = Rule(
    "zero-size-control", .warning,
    """
    The scene gives a control a width or height of 0, so that nobody sees or touches it, and nothing \
    gives it another size. Classes that keep a size of their own, as UISwitch does, may have any frame.
    """,
    bad: "- type: UIButton\n  frame: [20, 20, 0, 44]",
    good: "- type: UIButton\n  frame: [20, 20, 100, 44]")

  package static func check(_ context: LintContext, into findings: inout [Diagnostic]) {
    var once = OncePerPlace()
    for (index, object) in context.scene.objects.enumerated()
    where object.presence == .present && context.tables[object.classIndex].sight.isTarget {
      guard let size = context.frames[index].size, size.width == 0 || size.height == 0,
        let span = sizeSpan(index, object.classIndex, context)
      else { continue }
      let side = size.width == 0 ? size.height == 0 ? "size" : "width" : "height"
      once.add(
        Diagnostic(rule, "'\(object.id)' has no \(side)", at: span), to: &findings)
    }
  }

  /// What gives the size.
  private static func sizeSpan(
    _ control: Int, _ classIndex: Int, _ context: LintContext
  ) -> SourceSpan? {
    (context.setting(at: context.tables[classIndex].bounds, of: control)
      ?? context.setting(at: context.tables[classIndex].frame, of: control))?.valueSpan
  }
}
