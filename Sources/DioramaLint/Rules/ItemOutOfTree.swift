// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// An item that is not inside its animator's reference view, or that nobody sees.
package enum ItemOutOfTree: LintRule {
  /// Source: UIKit facts 6.1 (documented).
  package static let rule = Rule(
    "item-out-of-tree", .warning,
    """
    The items of an animator are inside its reference view, or UIKit raises; and one that is hidden \
    moves unseen.
    """,
    bad: """
      name: Elsewhere
      view: { subviews: [ { type: UIView, id: box, frame: [0, 0, 10, 10], isHidden: true } ] }
      objects:
        - type: UIDynamicAnimator
          referenceView: view
          behaviors: [ { type: UISnapBehavior, item: box, snapPoint: [50, 50] } ]
      """,
    good: """
      name: Inside
      view: { subviews: [ { type: UIView, id: box, frame: [0, 0, 10, 10] } ] }
      objects:
        - type: UIDynamicAnimator
          referenceView: view
          behaviors: [ { type: UISnapBehavior, item: box, snapPoint: [50, 50] } ]
      """)

  package static func check(_ context: LintContext, into findings: inout [Diagnostic]) {
    guard let dynamics = context.dynamics else { return }
    for animator in dynamics.animators {
      guard let view = animator.referenceView else { continue }
      var known: Set<ObjectID> = []
      for behavior in animator.behaviors {
        for item in behavior.items where known.insert(item).inserted {
          check(item, of: behavior.object, in: view, context, &findings)
        }
      }
    }
  }

  private static func check(
    _ item: ObjectID, of behavior: ObjectID, in view: ObjectID, _ context: LintContext,
    _ findings: inout [Diagnostic]
  ) {
    let scene = context.scene
    guard scene.objects[item.offset].presence == .present, context.info(of: item.offset).isView,
      context.dynamics?.handled.contains(item) != true, context.dynamics?.handlesAnything != true
    else { return }
    let span = context.span(
      of: context.info(of: behavior.offset).property(named: "items") == nil ? "item" : "items",
      behavior)
    var current = ObjectID(item.offset)
    var hidden: ObjectID?
    // Views of controllers stand where their containers put them.
    while let parent = scene.superview(of: current, catalog: context.catalog), current != view {
      if isHidden(current, context) { hidden = hidden ?? current }
      current = parent
    }
    let isItself = item == view
    let isElsewhere =
      current != view && view != Scene.window && !scene.controllerViews.values.contains(current)
    if isItself || isElsewhere {
      findings.append(
        Diagnostic(
          Rule("would-raise", .error, ""),
          isItself
            ? "\(context.quoted(item)) is the reference view itself: an item is inside it, or UIKit raises"
            : "\(context.quoted(item)) is not inside \(context.quoted(view)), the animator's reference view: UIKit raises",
          at: span))
    } else if let hidden {
      findings.append(
        Diagnostic(
          rule,
          hidden == item
            ? "\(context.quoted(item)) is hidden: nobody sees it move"
            : "\(context.quoted(item)) is inside \(context.quoted(hidden)), which is hidden: nobody sees it move",
          at: span))
    }
  }

  private static func isHidden(_ view: ObjectID, _ context: LintContext) -> Bool {
    let place = context.tables[context.scene.objects[view.offset].classIndex].isHidden
    guard let place, let setting = context.setting(at: place, of: view.offset),
      case .literal(.bool(true)) = setting.source
    else { return false }
    return !context.written.contains(.init(object: view, property: place))
  }
}
