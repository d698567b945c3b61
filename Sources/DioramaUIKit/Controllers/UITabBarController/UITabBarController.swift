// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Controllers side by side, of which a bar at the bottom chooses one.
package struct UITabBarController: SwitchingClass, OwningClass, DelegatingClass, Equatable {
  package var controller = ControllerTraits()
  package var viewControllers: [ObjectID] = []
  package var tabBar: ObjectID?
  package var selectedIndex = 0

  package init() {}

  package var children: [ObjectID] { viewControllers }
  package var shownChild: ObjectID? { selection.map { viewControllers[$0] } }
  package var selection: Int? {
    get {
      viewControllers.indices.contains(selectedIndex)
        ? selectedIndex : viewControllers.indices.first
    }
    set { selectedIndex = newValue ?? 0 }
  }
}

// MARK: - Declaration

extension UITabBarController {
  package static let name = "UITabBarController"
  package static let summary = "Controllers side by side, chosen by a bar at the bottom."
  package static let superclassName: String? = "UIViewController"

  /// Source of the defaults: UIKit facts 2.19 (documented).
  package static let schema = Schema<Self> {
    inherit(\.controller, ControllerTraits.schema)
    controllerMethods()
    PropertySpec(
      "viewControllers", owned: \.viewControllers, "UIViewController", "The controllers, in order.")
    PropertySpec("tabBar", owned: \.tabBar, "UITabBar", "The bar at the bottom.")
    PropertySpec(
      "selectedIndex", \.selectedIndex, "Which is chosen, from 0.", changedBy: .user)
    PropertySpec(
      readOnly: "selectedViewController", .optional(.reference("UIViewController")),
      "The one that is chosen.", read: { $0.shownChild?.value ?? .null })
  }

  package static let examples = [
    Example(
      "Two tabs",
      "id: tabs\nviewControllers:\n  - { type: UIViewController, id: a, title: A }\n  - { type: UIViewController, id: b, title: B }"
    )
  ]
  package static let lifecycle = ControllerTraits.lifecycle
  package static let ownedObjects =
    ControllerTraits.ownedObjects + [OwnedObject("tabBar", "UITabBar")]

  package static let delegateMethods = [
    DelegateMethod(
      "shouldSelect", ["tabBarController:shouldSelectViewController:"],
      [.init("viewController", .reference("UIViewController"))], answers: .bool,
      "Whether a tap may choose a controller."),
    DelegateMethod(
      "didSelect", ["tabBarController:didSelectViewController:"],
      [.init("viewController", .reference("UIViewController"))],
      "A tap has chosen a controller."),
  ]
}

// MARK: - Arranging

extension UITabBarController {
  package func layOut(_ layout: inout ContainerLayout) {
    guard let tabBar else { return }
    layout.addBottomBar(tabBar, height: layout.metrics.tabBar, isHidden: viewControllers.isEmpty)
  }
}
