// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// A text input of a phone whose keyboard nothing sends away.
package enum KeyboardTrap: LintRule {
  package static let rule = Rule(
    "keyboard-trap", .note,
    """
    On a phone nothing sends the keyboard away by itself. End editing in 'shouldReturn', by a button or a \
    gesture ('resign', 'endEditing'), or let a scroll view do it ('keyboardDismissMode'). A number pad has no \
    return key, so what 'shouldReturn' does never happens there.
    """,
    bad: "- { type: UITextField, frame: [20, 40, 280, 30] }",
    good: """
      - type: UITextField
        frame: [20, 40, 280, 30]
        delegate: { shouldReturn: [ { resign: "${sender}" }, { return: true } ] }
      """)

  package static func check(_ context: LintContext, into findings: inout [Diagnostic]) {
    guard context.scene.keyboard != nil, context.scene.device.idiom == .phone else { return }
    var known: KeyboardExits?
    var told: Set<SourceSpan> = []
    for (index, object) in context.scene.objects.enumerated()
    where context.catalog.classes[object.classIndex].isTextInput && object.presence != .absent {
      let input = ObjectID(index)
      guard mayBeginEditing(input, context), !isInAlert(object, context) else { continue }
      let exits = known ?? KeyboardExits(context)
      known = exits
      if exits.isAnywhere { return }
      let hasReturnKey = hasReturnKey(input, context)
      guard !exits.has(input, hasReturnKey: hasReturnKey), told.insert(object.span).inserted
      else { continue }
      let reason =
        exits.has(input, hasReturnKey: true)
        ? "its keyboard has no return key" : "nothing ends editing"
      findings.append(
        Diagnostic(
          rule, "the keyboard of '\(object.id)' never goes away: \(reason)", at: object.span))
    }
  }

  /// Whether a touch may bring the keyboard, as far as the file says.
  private static func mayBeginEditing(_ input: ObjectID, _ context: LintContext) -> Bool {
    let info = context.info(of: input.offset)
    for (name, refusal) in [
      ("isEnabled", false), ("isEditable", false), ("isUserInteractionEnabled", false),
      ("isHidden", true),
    ] {
      guard let property = info.property(named: name),
        let setting = context.setting(at: property, of: input.offset)
      else { continue }
      if case .literal(.bool(refusal)) = setting.source,
        !context.written.contains(.init(object: input, property: property))
      {
        return false
      }
    }
    return !context.scene.listeners.contains { listener in
      guard listener.object == input, listener.trigger == .delegate("shouldBeginEditing"),
        listener.actions.actions.count == 1,
        case .answer(.literal(.bool(false)))? = listener.actions.actions.first?.body
      else { return false }
      return true
    }
  }

  /// The fields of an alert go with it.
  private static func isInAlert(_ object: SceneObject, _ context: LintContext) -> Bool {
    var current = Int(object.parent)
    while current >= 0 {
      let info = context.info(of: current)
      if info.isFreeView || info.overlayType != nil { return true }
      current = Int(context.scene.objects[current].parent)
    }
    return false
  }

  private static func hasReturnKey(_ input: ObjectID, _ context: LintContext) -> Bool {
    let property = context.info(of: input.offset).property(named: "keyboardType")
    guard let property, !context.written.contains(.init(object: input, property: property)),
      let value = context.value(of: input.offset) as? any TextInputClass
    else { return true }
    // What stands in the place of the keys has none of them.
    return value.input.traits.inputView == nil && value.input.traits.keyboardType.hasReturnKey
  }
}

/// What ends editing in a scene.
private struct KeyboardExits {
  /// Whether something does whichever input has the keyboard.
  private(set) var isAnywhere = false
  private var inputs: Set<ObjectID> = []
  /// Inputs whose editing ends by the return key only.
  private var byReturn: Set<ObjectID> = []

  init(_ context: LintContext) {
    let scene = context.scene
    for listener in scene.listeners {
      let info = context.info(of: listener.object.offset)
      let isReturn = info.isTextInput && Self.isReturn(listener.trigger, info)
      // UIKit itself ends editing where somebody listens to this event (UIKit facts 3.3).
      if isReturn, case .control = listener.trigger { byReturn.insert(listener.object) }
      visit(listener.actions, of: info.isTextInput ? listener.object : nil, isReturn)
    }
    for handler in scene.handlers { visit(handler.actions, of: nil, false) }
    for (index, object) in scene.objects.enumerated() where object.presence != .absent {
      let info = context.info(of: index)
      guard let property = info.property(named: "keyboardDismissMode") else { continue }
      if let setting = context.setting(at: property, of: index),
        setting.source.isLiteral == false || !Self.isNone(setting.source)
      {
        isAnywhere = true
      }
      if context.written.contains(.init(object: ObjectID(index), property: property)) {
        isAnywhere = true
      }
    }
  }

  private static func isNone(_ source: ValueSource) -> Bool {
    if case .literal(.string("none")) = source { return true }
    return false
  }

  private static func isReturn(_ trigger: Listener.Trigger, _ info: ClassInfo) -> Bool {
    guard let manners = info.type.asTextInput?.manners else { return false }
    switch (trigger, manners.returnKey) {
    case (.delegate("shouldReturn"), .asks): return true
    case (.delegate(let method), .tells(let key)): return method == key
    case (.control(let events), .asks): return events.contains(.editingDidEndOnExit)
    default: return false
    }
  }

  /// - Parameter input: The input whose event runs the list; nil where it is none's.
  private mutating func visit(_ list: ActionList, of input: ObjectID?, _ isReturn: Bool) {
    list.walk { action in
      switch action.body {
      case .editing(.end, _): end(input, isReturn)
      case .editing(.resign, .object(let object)): end(object, isReturn && object == input)
      case .editing(.resign, _): end(input, isReturn)
      case .call(let calls):
        for call in calls where ["resignFirstResponder", "endEditing"].contains(call.method) {
          end(input, isReturn)
        }
      // Screens that come and go take the keyboard with them.
      case .screen(let screen):
        switch screen.verb {
        case .present, .dismiss, .push, .pop, .popToRoot, .popTo, .selectTab: isAnywhere = true
        case .show, .showFrom, .presentPopover: break
        }
      case .remove: isAnywhere = true
      default: break
      }
    }
  }

  private mutating func end(_ input: ObjectID?, _ isReturn: Bool) {
    guard let input else {
      isAnywhere = true
      return
    }
    if isReturn { byReturn.insert(input) } else { inputs.insert(input) }
  }

  func has(_ input: ObjectID, hasReturnKey: Bool) -> Bool {
    isAnywhere || inputs.contains(input) || hasReturnKey && byReturn.contains(input)
  }
}
