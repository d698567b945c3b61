// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// What a navigation bar shows for a controller.
package struct UINavigationItem: ObjectClass, Equatable {
  package var title: String?
  package var prompt: String?
  package var leftBarButtonItems: [ObjectID] = []
  package var rightBarButtonItems: [ObjectID] = []
  package var leftBarButtonItem: ObjectID? {
    get { leftBarButtonItems.first }
    set { leftBarButtonItems = newValue.map { [$0] } ?? [] }
  }
  package var rightBarButtonItem: ObjectID? {
    get { rightBarButtonItems.first }
    set { rightBarButtonItems = newValue.map { [$0] } ?? [] }
  }

  package init() {}
}

// MARK: - Declaration

extension UINavigationItem {
  package static let name = "UINavigationItem"
  package static let summary = "What a navigation bar shows for a controller."
  package static let superclassName: String? = nil

  package static let schema = Schema<Self> {
    PropertySpec("title", \.title, "The text in the middle.")
    PropertySpec("prompt", \.prompt, "One line above the items.")
    PropertySpec(
      "leftBarButtonItem", owned: \.leftBarButtonItem, "UIBarButtonItem", "The button at the left.")
    PropertySpec(
      "rightBarButtonItem", owned: \.rightBarButtonItem, "UIBarButtonItem",
      "The button at the right.")
    PropertySpec(
      "leftBarButtonItems", owned: \.leftBarButtonItems, "UIBarButtonItem",
      "The buttons at the left, from the edge.")
    PropertySpec(
      "rightBarButtonItems", owned: \.rightBarButtonItems, "UIBarButtonItem",
      "The buttons at the right, from the edge.")
  }

  package static let examples: [Example] = []
}
