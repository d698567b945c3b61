// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// A control that waits for touches and can never get one.
package enum UntouchableControl: LintRule {
  package static let rule = Rule(
    "untouchable-control", .warning,
    """
    A control is hidden or transparent for ever, or a view that holds it is; or it has actions, but is \
    disabled, takes no touches, or lies outside the bounds of a view that holds it, through which \
    touches come. Nothing in the scene ever changes that.
    """,
    bad: "- type: UIButton\n  isHidden: true\n  actions: { touchUpInside: [ { log: hit } ] }",
    good: "- type: UIButton\n  actions: { touchUpInside: [ { log: hit } ] }")

  package static func check(_ context: LintContext, into findings: inout [Diagnostic]) {
    let closed = closedViews(context)
    var checked: Set<ObjectID> = []
    for listener in context.scene.listeners {
      guard case .control = listener.trigger, checked.insert(listener.object).inserted,
        let (reason, span) = obstacle(listener.object, closed, context)
          ?? outside(listener.object, context)
      else { continue }
      let object = context.scene.objects[listener.object.offset]
      findings.append(
        Diagnostic(
          rule, "'\(object.id)' can never be touched: \(reason)", at: object.span,
          notes: [.init("this keeps touches away", at: span)]))
    }
    let unseen = closed.filter(\.value.isUnseen)
    guard !unseen.isEmpty else { return }
    for (index, object) in context.scene.objects.enumerated()
    where object.presence == .present && context.tables[object.classIndex].sight.isTarget {
      guard !checked.contains(ObjectID(index)),
        let (reason, span) = obstacle(ObjectID(index), unseen, context)
      else { continue }
      findings.append(
        Diagnostic(
          rule, "'\(object.id)' can never be seen: \(reason)", at: object.span,
          notes: [.init("this hides it", at: span)]))
    }
  }

  /// A view that holds the control and ends before it begins.
  private static func outside(
    _ control: ObjectID, _ context: LintContext
  ) -> (String, SourceSpan)? {
    let frames = context.frames
    guard let area = frames[control.offset].area, area.width == 0 || area.height == 0,
      var shown = frames[control.offset].frame, shown.width > 0, shown.height > 0,
      OffScreenControl.place(outside: control.offset, context) == nil
    else { return nil }
    var current = Int(context.scene.objects[control.offset].parent)
    while current >= 0, frames[current].base >= 0, !context.scrolls(current) {
      let origin = frames[current].scrolled
      if let size = frames[current].size,
        shown.intersection(Rect(origin: origin, size: size)) == nil
      {
        let id = context.scene.objects[current].id
        return ("it is outside '\(id)', which holds it", context.placeSpan(of: current))
      }
      guard let frame = frames[current].frame else { return nil }
      shown = shown.offset(dx: frame.minX - origin.x, dy: frame.minY - origin.y)
      current = Int(context.scene.objects[current].parent)
    }
    return nil
  }

  /// What keeps touches from a view for ever.
  private struct Closed {
    var reason: String
    var span: SourceSpan
    /// Whether it keeps touches from what is inside as well.
    var reachesInside: Bool
    /// Whether nobody sees it either.
    var isUnseen: Bool
  }

  /// The views that nothing ever opens; mostly there are none.
  private static func closedViews(_ context: LintContext) -> [Int: Closed] {
    var closed: [Int: Closed] = [:]
    for (index, object) in context.scene.objects.enumerated() where !object.settings.isEmpty {
      let table = context.tables[object.classIndex]
      for place in object.settings {
        let setting = context.scene.settings[place]
        guard case .literal(let value) = setting.source else { continue }
        let property = Int(setting.property)
        let found: (String, Bool)? =
          switch (property, value) {
          case (table.isHidden, .bool(true)): ("is hidden", true)
          case (table.isUserInteractionEnabled, .bool(false)):
            ("has isUserInteractionEnabled false", true)
          case (table.alpha, _) where (value.number ?? 1) < 0.01:
            ("is transparent", true)
          case (table.isEnabled, .bool(false)): ("is disabled", false)
          default: nil
          }
        guard let (reason, reachesInside) = found,
          !context.written.contains(.init(object: ObjectID(index), property: property))
        else { continue }
        closed[index] = Closed(
          reason: reason, span: setting.valueSpan, reachesInside: reachesInside,
          isUnseen: property == table.isHidden || property == table.alpha)
      }
    }
    return closed
  }

  private static func obstacle(
    _ control: ObjectID, _ closed: [Int: Closed], _ context: LintContext
  ) -> (String, SourceSpan)? {
    var current = Int32(control.index)
    while current >= 0 {
      let index = Int(current)
      let object = context.scene.objects[index]
      if let found = closed[index], found.reachesInside || index == control.offset {
        let subject = index == control.offset ? "it" : "'\(object.id)', which holds it,"
        return ("\(subject) \(found.reason)", found.span)
      }
      current = object.parent
    }
    return nil
  }
}
