// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// An alert or action sheet of iOS 8 and later: a controller with actions.
package struct UIAlertController: OverlayControllerClass, OwningClass, LateClass, Equatable {
  package var controller = ControllerTraits()
  package var preferredStyle = AlertPanel.Style.actionSheet
  package var message: String?
  package var textFields: [ObjectID] = []
  package var actions: [ObjectID] = []
  package var preferredAction: ObjectID?
  private var run = Run()

  private struct Run: Equatable { var isInPopover = false }

  package init() {}
}

// MARK: - Declaration

extension UIAlertController {
  package static let name = "UIAlertController"
  package static let summary = "An alert or action sheet with actions, from iOS 8 on."
  package static let superclassName: String? = "UIViewController"
  package static let introduced = 8
  package static let viewClassName = "UIAlertControllerView"

  /// Source: UIKit facts 2.16 and UIAlertController.h (documented).
  package static let schema = Schema<Self> {
    inherit(\.controller, ControllerTraits.schema)
    controllerMethods()
    PropertySpec("preferredStyle", \.preferredStyle, "An alert, or an action sheet.")
    PropertySpec("message", \.message, "The text below the title.")
    PropertySpec(
      "textFields", owned: \.textFields, "UITextField",
      "The fields of an alert, described in place.",
      aliases: ["textField"])
    PropertySpec(
      "actions", owned: \.actions, "UIAlertAction", "What it offers, in the order it was added.")
    PropertySpec(
      "preferredAction", owned: \.preferredAction, "UIAlertAction",
      "The action that stands out in the place of the one that cancels (iOS 9).")
  }

  package static let examples = [
    Example(
      "Delete or not",
      "id: confirm\npreferredStyle: alert\ntitle: Delete?\nactions:\n  - { title: Cancel, style: cancel }\n  - { title: Delete, style: destructive, handler: [ { log: deleted } ] }"
    )
  ]
  package static let lifecycle = ControllerTraits.lifecycle
  package static let ownedObjects = ControllerTraits.ownedObjects
}

// MARK: - The panel

extension UIAlertController {
  package var offeredActions: [ObjectID] { actions }

  package func panel(_ buttons: [AlertButton]) -> AlertPanel {
    var panel = AlertPanel()
    panel.style = preferredStyle
    panel.title = controller.title
    panel.message = message
    panel.buttons = buttons
    panel.fields = preferredStyle == .alert ? textFields : []
    panel.preferred = preferredAction.flatMap { actions.firstIndex(of: $0) }
    panel.isInPopover = run.isInPopover
    return panel
  }

  package mutating func begin(_ request: ShowRequest) {
    run.isInPopover = preferredStyle == .actionSheet && request.idiom == .pad
  }

  /// Source: UIKit facts 2.16 (recalled); recorded fact V5 for fields of a sheet.
  package func objection(to panel: AlertPanel, _ request: ShowRequest) -> UIKitException? {
    if actions.isEmpty, textFields.isEmpty, (controller.title ?? "").isEmpty,
      (message ?? "").isEmpty
    {
      return UIKitException(
        "NSInternalInconsistencyException",
        "an alert controller needs a title, a message or an action to show")
    }
    if panel.buttons.count(where: { $0.role == .cancel }) > 1 {
      return UIKitException(
        "NSInternalInconsistencyException",
        "an alert controller can only have one action with the style cancel")
    }
    if preferredStyle == .actionSheet, !textFields.isEmpty {
      return UIKitException(
        "NSInternalInconsistencyException",
        "text fields can only be added to an alert controller of the style alert")
    }
    if let preferredAction, !actions.contains(preferredAction) {
      return UIKitException(
        "NSInternalInconsistencyException",
        "the preferred action of an alert controller has to be one of its actions")
    }
    if preferredStyle == .actionSheet, request.idiom == .pad, request.source == nil {
      return UIKitException(
        "NSGenericException",
        "on a pad an action sheet comes from a view or bar button, and none was given by 'from'")
    }
    return nil
  }

  /// A sheet goes by a tap outside as by its cancelling action; without one it stays.
  package mutating func tapOutside(effects: inout Effects) {
    if preferredStyle == .actionSheet { effects.choose(nil) }
  }
}

// MARK: - Numbers

extension UIAlertController: MeasuredClass {
  package static var numbers: [NamedNumber] {
    [
      NamedNumber(
        "width of an alert", number: AlertMetrics.alertWidth, "points",
        .oneObservation("recorded fact C10")),
      NamedNumber("coming", seconds: ScreenTimes.layerIn),
      NamedNumber("going", seconds: ScreenTimes.layerOut),
    ]
  }
}

extension UIAlertController: CountingClass {
  package static let countChangers: Set<String> = []

  package func count(of part: String) -> Int? { part == "button" ? actions.count : nil }
}
