// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// A button of an alert controller, with what it does.
package struct UIAlertAction: AlertActionClass, LateClass, Equatable {
  package var title: String?
  package var style = AlertButton.Role.default
  package var isEnabled = true

  package init() {}

  package var button: AlertButton { AlertButton(title ?? "", style, isEnabled: isEnabled) }
}

// MARK: - Declaration

extension UIAlertAction {
  package static let name = "UIAlertAction"
  package static let summary = "A button of an alert controller."
  package static let superclassName: String? = nil
  package static let introduced = 8

  package static let schema = Schema<Self> {
    PropertySpec("title", \.title, "Its text.")
    PropertySpec("style", \.style, "What kind of button it is.")
    PropertySpec("isEnabled", \.isEnabled, "Whether it can be tapped.", aliases: ["enabled"])
  }

  package static let examples = [Example("A red one", "title: Delete\nstyle: destructive")]
  package static let callbackKind = EventKind.control
  package static let callbacks = [
    Callback("handler", [], "Runs once the alert has gone, where this button took it away.")
  ]
}
