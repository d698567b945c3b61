// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// A control that waits for touches and can never get one.
package enum UntouchableControl: LintRule {
  package static let rule = Rule(
    "untouchable-control", .warning,
    """
    A control has actions, but it or a view that holds it is hidden, transparent, disabled or takes \
    no touches, and nothing in the scene ever changes that.
    """,
    bad: "- type: UIButton\n  isHidden: true\n  actions: { touchUpInside: [ { log: hit } ] }",
    good: "- type: UIButton\n  actions: { touchUpInside: [ { log: hit } ] }")

  package static func check(_ context: LintContext, into findings: inout [Diagnostic]) {
    var checked: Set<ObjectID> = []
    for listener in context.scene.listeners {
      guard case .control = listener.trigger, checked.insert(listener.object).inserted else {
        continue
      }
      guard let (reason, span) = obstacle(listener.object, context) else { continue }
      let object = context.scene.objects[listener.object.offset]
      findings.append(
        Diagnostic(
          rule, "'\(object.id)' can never be touched: \(reason)", at: object.span,
          notes: [.init("this keeps touches away", at: span)]))
    }
  }

  private static func obstacle(
    _ control: ObjectID, _ context: LintContext
  ) -> (String, SourceSpan)? {
    if let span = fixed("isEnabled", is: .bool(false), control.offset, context) {
      return ("it is disabled", span)
    }
    var current = Int32(control.index)
    while current >= 0 {
      let index = Int(current)
      let object = context.scene.objects[index]
      let subject = index == control.offset ? "it" : "'\(object.id)', which holds it,"
      if let span = fixed("isHidden", is: .bool(true), index, context) {
        return ("\(subject) is hidden", span)
      }
      if let span = fixed("isUserInteractionEnabled", is: .bool(false), index, context) {
        return ("\(subject) has isUserInteractionEnabled false", span)
      }
      if case .some(let alpha) = context.literal("alpha", of: index)?.number, alpha < 0.01,
        !context.mayChange("alpha", of: index), let setting = context.setting("alpha", of: index)
      {
        return ("\(subject) is transparent", setting.valueSpan)
      }
      current = object.parent
    }
    return nil
  }

  /// Where a property is set to a value that nothing changes.
  private static func fixed(
    _ name: String, is value: Value, _ object: Int, _ context: LintContext
  ) -> SourceSpan? {
    guard context.literal(name, of: object) == value, !context.mayChange(name, of: object) else {
      return nil
    }
    return context.setting(name, of: object)?.valueSpan
  }
}
