// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// An alert controller with more than one action that cancels.
package enum SeveralCancelButtons: LintRule {
  package static let rule = Rule(
    "several-cancel-buttons", .warning,
    """
    An alert controller has one action of the style cancel at most: presenting one with two raises \
    NSInternalInconsistencyException.
    """,
    bad: """
      os: 8
      objects:
        - type: UIAlertController
          id: ask
          title: Sure?
          actions: [ { title: Cancel, style: cancel }, { title: Later, style: cancel } ]
      """,
    good: """
      os: 8
      objects:
        - type: UIAlertController
          id: ask
          title: Sure?
          actions: [ { title: Cancel, style: cancel }, { title: Later } ]
      """)

  package static func check(_ context: LintContext, into findings: inout [Diagnostic]) {
    for (index, object) in context.scene.objects.enumerated()
    where object.presence != .absent && context.tables[object.classIndex].isOverlay {
      guard let value = context.value(of: index) as? any OverlayControllerClass else { continue }
      var first: SourceSpan?
      for action in value.offeredActions where cancels(action, context) {
        let place = span(of: action, context)
        guard let known = first else {
          first = place
          continue
        }
        findings.append(
          Diagnostic(
            rule,
            "'\(object.id)' has an action that cancels already: a second one raises when it is presented",
            at: place, notes: [.init("the first one is here", at: known)]))
      }
    }
  }

  private static func cancels(_ action: ObjectID, _ context: LintContext) -> Bool {
    guard context.scene.objects[action.offset].presence != .absent,
      let value = context.value(of: action.offset) as? any AlertActionClass
    else { return false }
    return value.button.role == .cancel
  }

  /// Where the action's role stands.
  private static func span(of action: ObjectID, _ context: LintContext) -> SourceSpan {
    let role = Value.string(AlertButton.Role.cancel.rawValue)
    let setting = context.scene.settings(of: action.offset).last { setting in
      if case .literal(let value) = setting.source { value == role } else { false }
    }
    return setting?.valueSpan ?? context.scene.objects[action.offset].span
  }
}
