// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// What a tab bar shows for a controller.
package struct UITabBarItem: ObjectClass, Equatable {
  package var title: String?
  package var badgeValue: String?

  package init() {}
}

// MARK: - Declaration

extension UITabBarItem {
  package static let name = "UITabBarItem"
  package static let summary = "What a tab bar shows for a controller."
  package static let superclassName: String? = nil

  package static let schema = Schema<Self> {
    PropertySpec("title", \.title, "The text below the image.")
    PropertySpec("badgeValue", \.badgeValue, "What stands in a badge.")
  }

  package static let examples: [Example] = []
}
