// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// A control where nobody ever sees it.
package enum OffScreenControl: LintRule {
  package static let rule = Rule(
    "off-screen-control", .warning,
    """
    A control lies wholly outside the screen, a view that cuts what is outside its bounds, or the \
    content of a scroll view, and nothing in the scene moves it. A contentSize that is too small is \
    the usual reason in a scroll view.
    """,
    bad: "- type: UIButton\n  frame: [330, 20, 60, 44]",
    good: "- type: UIButton\n  frame: [240, 20, 60, 44]")

  package static func check(_ context: LintContext, into findings: inout [Diagnostic]) {
    var once = OncePerPlace()
    for (index, object) in context.scene.objects.enumerated()
    where object.presence == .present && context.tables[object.classIndex].sight.isTarget {
      guard let place = place(outside: index, context) else { continue }
      once.add(
        Diagnostic(
          rule, "'\(object.id)' is outside \(place), and nothing moves it",
          at: context.placeSpan(of: index)), to: &findings)
    }
  }

  /// What the control is outside of; nil where some of it may be seen.
  static func place(outside control: Int, _ context: LintContext) -> String? {
    let frames = context.frames
    // What has no size is another fault.
    guard let frame = frames[control].frame, frame.width > 0, frame.height > 0 else { return nil }
    // Most are in reach of touches, and that is all there is to say.
    if let area = frames[control].area, area.width > 0 { return nil }
    var shown = frame
    var current = Int(context.scene.objects[control].parent)
    while current >= 0, frames[current].base >= 0 {
      let scrolls = context.scrolls(current)
      if cuts(current, context) {
        let whole = frames[current].size.map {
          Rect(origin: frames[current].scrolled, size: $0)
        }
        guard let limit = scrolls || context.isScreen(current) ? frames[current].clip : whole
        else { return nil }
        if shown.intersection(limit) == nil { return name(of: current, context) }
      }
      guard let frame = frames[current].frame else { return nil }
      let origin = frames[current].scrolled
      // Whatever there is of a scroll view's content can come anywhere in it.
      shown =
        scrolls ? frame : shown.offset(dx: frame.minX - origin.x, dy: frame.minY - origin.y)
      current = Int(context.scene.objects[current].parent)
    }
    return nil
  }

  private static func cuts(_ view: Int, _ context: LintContext) -> Bool {
    if context.isScreen(view) || context.scrolls(view) { return true }
    let table = context.tables[context.scene.objects[view].classIndex]
    guard let slot = table.sight.clipsToBounds,
      let setting = context.setting(at: slot, of: view), case .literal(.bool(true)) = setting.source
    else { return false }
    return !context.written.contains(.init(object: ObjectID(view), property: slot))
  }

  private static func name(of view: Int, _ context: LintContext) -> String {
    let object = context.scene.objects[view]
    if context.isScreen(view) {
      let size = context.scene.device.size(in: context.scene.orientation)
      return
        "the screen of \(DecimalText.report(size.width)) x \(DecimalText.report(size.height)) points"
    }
    return context.scrolls(view)
      ? "the content of '\(object.id)'" : "'\(object.id)', which cuts what is outside it"
  }
}
