// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// A button of a bar.
package struct UIBarButtonItem: ObjectClass, CallingClass, Equatable {
  package var title: String?
  package var isEnabled = true

  package init() {}
}

// MARK: - Declaration

extension UIBarButtonItem {
  package static let name = "UIBarButtonItem"
  package static let summary = "A button of a bar."
  package static let superclassName: String? = nil

  package static let schema = Schema<Self> {
    PropertySpec("title", \.title, "Its text.")
    PropertySpec("isEnabled", \.isEnabled, "Whether it can be tapped.", aliases: ["enabled"])
  }

  package static let examples: [Example] = []
  package static let callbackKind = EventKind.control
  package static let callbacks = [Callback("action", [], "Runs when it is tapped.")]
}
