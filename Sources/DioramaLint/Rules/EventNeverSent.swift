// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// A list of actions for an event that the class never sends, or not in the scene's era.
package enum EventNeverSent: LintRule {
  package static let rule = Rule(
    "event-never-sent", .warning,
    """
    The object never sends the event, so the actions never run: a button has no value that changes, a \
    slider no text that is edited, and iOS 7 tells a controller of a rotation by other methods than iOS 8.
    """,
    bad: "- type: UIButton\n  actions: { valueChanged: [ { log: tapped } ] }",
    good: "- type: UIButton\n  actions: { touchUpInside: [ { log: tapped } ] }")

  package static func check(_ context: LintContext, into findings: inout [Diagnostic]) {
    var sentByHand: SentByHand?
    for listener in context.scene.listeners {
      switch listener.trigger {
      case .control(let events):
        let object = listener.object.offset
        guard let type = context.info(of: object).controlType, type.name != "UIControl",
          context.scene.objects[object].customClass < 0,
          // What is no event at all is told where it is read.
          !events.isEmpty, events.isDisjoint(with: sent(by: type, context.os))
        else { continue }
        let byHand = sentByHand ?? SentByHand(context)
        sentByHand = byHand
        guard !byHand.mayHave(listener.object) else { continue }
        report(listener, events, type, context, &findings)
      case .lifecycle(let name): checkHook(listener, name, context, &findings)
      case .delegate, .notification, .callback: break
      }
    }
  }

  private static func sent(by type: any ControlClass.Type, _ os: Int) -> ControlEvents {
    var sent = ControlEvents.allTouchEvents.union(type.ownEvents)
    if os >= 9 { sent.insert(.primaryActionTriggered) }
    return sent
  }

  private static func report(
    _ listener: Listener, _ events: ControlEvents, _ type: any ControlClass.Type,
    _ context: LintContext, _ findings: inout [Diagnostic]
  ) {
    let written = context.text(listener.span)
    if events == .primaryActionTriggered {
      findings.append(
        Diagnostic(
          rule, "'\(written)' came with iOS 9, so nothing sends it under iOS \(context.os)",
          at: listener.span))
      return
    }
    let own = ControlEvents.named.filter { type.ownEvents.contains($0.events) }.map(\.name)
    // Of a text that changes, of a value that changes, of what can only be touched.
    let meant = own.first { $0.hasSuffix("Changed") } ?? "touchUpInside"
    let others = own.isEmpty ? "" : " and \(own.map { "'\($0)'" }.joined(separator: ", "))"
    findings.append(
      Diagnostic(
        rule,
        "a \(type.name) never sends '\(written)': its events are those of touches\(others)",
        at: listener.span,
        fixes: [
          Fix(
            "listen to '\(meant)'", replacing: listener.span, with: meant, applicability: .unsafe)
        ]))
  }

  private static func checkHook(
    _ listener: Listener, _ name: String, _ context: LintContext, _ findings: inout [Diagnostic]
  ) {
    let hooks = context.info(of: listener.object.offset).controllerType?.lifecycle ?? []
    guard let hook = hooks.first(where: { $0.name == name }), !hook.eras.contains(context.os)
    else { return }
    // Who listens to the other eras' methods as well is meant for several of them.
    let isForSeveral = context.scene.listeners.contains { other in
      guard other.object == listener.object, case .lifecycle(let name) = other.trigger,
        let others = hooks.first(where: { $0.name == name })?.eras
      else { return false }
      return others != 0..<Int.max && others.contains(context.os)
    }
    guard !isForSeveral else { return }
    let when =
      context.os < hook.eras.lowerBound
      ? "it came with iOS \(hook.eras.lowerBound)"
      : "from iOS \(hook.eras.upperBound) on others take its place"
    findings.append(
      Diagnostic(
        rule, "'\(name)' is never called under iOS \(context.os): \(when)", at: listener.span))
  }
}

/// The objects that actions of the scene let send events.
private struct SentByHand {
  private var objects: Set<ObjectID> = []
  private var isAnything = false

  init(_ context: LintContext) {
    for list in context.lists {
      list.walk { action in
        guard case .call(let calls) = action.body else { return }
        for call in calls where call.method == "sendActions" {
          if case .object(let object) = call.object {
            objects.insert(object)
          } else {
            isAnything = true
          }
        }
      }
    }
  }

  func mayHave(_ object: ObjectID) -> Bool { isAnything || objects.contains(object) }
}
