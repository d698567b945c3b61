// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Items that no animator can move well: of no size, or between points.
package enum UnsteadyItem: LintRule {
  /// Source: recorded facts D28 and D29 (observed).
  package static let rule = Rule(
    "unsteady-item", .warning,
    """
    An item of size zero raises in UIKit; one whose size or place is no whole number of points may \
    circle in UIKit where it should rest.
    """,
    bad: """
      name: Between
      view: { subviews: [ { type: UIView, id: box, frame: [0, 0, 10.5, 10] } ] }
      objects: [ { type: UIGravityBehavior, id: gravity, items: [box] } ]
      """,
    good: """
      name: Whole
      view: { subviews: [ { type: UIView, id: box, frame: [0, 0, 10, 10] } ] }
      objects: [ { type: UIGravityBehavior, id: gravity, items: [box] } ]
      """)

  package static func check(_ context: LintContext, into findings: inout [Diagnostic]) {
    guard let dynamics = context.dynamics else { return }
    var known: Set<ObjectID> = []
    for item in dynamics.behaviors.flatMap(\.items) where known.insert(item).inserted {
      check(item, context, &findings)
    }
  }

  private static func check(
    _ item: ObjectID, _ context: LintContext, _ findings: inout [Diagnostic]
  ) {
    let object = context.scene.objects[item.offset]
    guard context.info(of: item.offset).isView, object.presence != .absent,
      !object.steps.contains(.sizeToFit), !object.steps.contains(.roundFrame)
    else { return }
    let tables = context.tables
    for place in [tables[object.classIndex].frame, tables[object.classIndex].bounds] {
      guard let place, let setting = context.setting(at: place, of: item.offset),
        case .literal(.rect(let rect)) = setting.source,
        !context.written.contains(.init(object: item, property: place))
      else { continue }
      if rect.width == 0 || rect.height == 0 {
        // What a class keeps its size of has that whatever is written.
        guard hasNoSizeOfItsOwn(item, context) else { return }
        findings.append(
          Diagnostic(
            Rule("would-raise", .error, ""),
            "\(context.quoted(item)) is an item of size zero, for which UIKit raises",
            at: setting.valueSpan))
      } else if isBetween(rect) {
        findings.append(
          Diagnostic(
            rule,
            "\(context.quoted(item)) is an item between whole points, which may circle where it should rest",
            at: setting.valueSpan))
      }
      return
    }
  }

  private static func hasNoSizeOfItsOwn(_ item: ObjectID, _ context: LintContext) -> Bool {
    guard let view = context.info(of: item.offset).viewType else { return false }
    return view.make(os: context.os).fixedSize(in: context.measure) == nil
      && !(view is any FixedHeightClass.Type) && !(view is any HeldHeightClass.Type)
  }

  private static func isBetween(_ rect: Rect) -> Bool {
    [rect.minX, rect.minY, rect.width, rect.height].contains { $0 != $0.rounded() }
  }
}
