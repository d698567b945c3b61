// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// A stack of controllers, of which the last is to be seen, with a bar that leads back.
package struct UINavigationController: StackingClass, OwningClass, DelegatingClass, Equatable {
  package var controller = ControllerTraits()
  package var viewControllers: [ObjectID] = []
  package var navigationBar: ObjectID?
  package var toolbar: ObjectID?
  package var interactivePopGestureRecognizer: ObjectID?
  package var isNavigationBarHidden = false
  package var isToolbarHidden = true
  private var run = Run()

  private struct Run: Equatable {
    /// What each controller wants in the bar, and the one on top in the toolbar.
    var items: [ObjectID] = []
    var toolbarItems: [ObjectID] = []
  }

  package init() {}

  package var stack: [ObjectID] {
    get { viewControllers }
    set { viewControllers = newValue }
  }
  package var children: [ObjectID] { viewControllers }
  package var shownChild: ObjectID? { viewControllers.last }
  package var bar: ObjectID? { navigationBar }
}

// MARK: - Declaration

extension UINavigationController {
  package static let name = "UINavigationController"
  package static let summary = "A stack of controllers with a bar that leads back."
  package static let superclassName: String? = "UIViewController"

  /// Source of the defaults: UIKit facts 2.18 (documented).
  package static let schema = Schema<Self> {
    inherit(\.controller, ControllerTraits.schema)
    controllerMethods()
    PropertySpec(
      "viewControllers", owned: \.viewControllers, "UIViewController", "The stack, its root first.")
    PropertySpec(
      "navigationBar", owned: \.navigationBar, "UINavigationBar", "The bar at the top.")
    PropertySpec("toolbar", owned: \.toolbar, "UIToolbar", "The bar at the bottom.")
    PropertySpec(
      "interactivePopGestureRecognizer", owned: \.interactivePopGestureRecognizer,
      "UIScreenEdgePanGestureRecognizer", "The drag from the left edge that goes back.")
    PropertySpec(
      "isNavigationBarHidden", \.isNavigationBarHidden, "Whether the bar at the top is away.",
      aliases: ["navigationBarHidden"])
    PropertySpec(
      "isToolbarHidden", \.isToolbarHidden, "Whether the bar at the bottom is away.",
      aliases: ["toolbarHidden"])
    PropertySpec(
      readOnly: "topViewController", .optional(.reference("UIViewController")),
      "The last of the stack.", read: { $0.stack.last?.value ?? .null })
    PropertySpec(
      readOnly: "visibleViewController", .optional(.reference("UIViewController")),
      "What is to be seen: what was presented over the stack, else its last.",
      read: { ($0.controller.run.presented ?? $0.stack.last)?.value ?? .null })
    MethodSpec(
      "setNavigationBarHidden",
      [.init("hidden", .bool), .init("animated", .bool, default: .bool(false))],
      "Shows or hides the bar at the top."
    ) { (controller: inout Self, arguments, effects) in
      controller.isNavigationBarHidden = arguments.first == .bool(true)
      effects.layOutContainer(isAnimated: arguments.last == .bool(true))
    }
    MethodSpec(
      "setToolbarHidden",
      [.init("hidden", .bool), .init("animated", .bool, default: .bool(false))],
      "Shows or hides the bar at the bottom."
    ) { (controller: inout Self, arguments, effects) in
      controller.isToolbarHidden = arguments.first == .bool(true)
      effects.layOutContainer(isAnimated: arguments.last == .bool(true))
    }
  }

  package static let examples = [
    Example(
      "A stack of one",
      "id: nav\nviewControllers:\n  - { type: UIViewController, id: main, title: First }")
  ]
  package static let lifecycle = ControllerTraits.lifecycle
  package static let viewClassName = "UIView"
  package static let ownedObjects =
    ControllerTraits.ownedObjects + [
      OwnedObject("navigationBar", "UINavigationBar"), OwnedObject("toolbar", "UIToolbar"),
      OwnedObject("interactivePopGestureRecognizer", "UIScreenEdgePanGestureRecognizer"),
    ]

  /// Source: UIKit facts 3.6.
  package static let delegateMethods = [
    DelegateMethod(
      "willShow", ["navigationController:willShowViewController:animated:"],
      [.init("viewController", .reference("UIViewController")), .init("animated", .bool)],
      "A controller is about to be shown."),
    DelegateMethod(
      "didShow", ["navigationController:didShowViewController:animated:"],
      [.init("viewController", .reference("UIViewController")), .init("animated", .bool)],
      "A controller is shown."),
  ]
}

// MARK: - Arranging

extension UINavigationController: BarFillingClass {
  package var barContents: [BarContent] {
    [
      navigationBar.map { BarContent($0, run.items) },
      toolbar.map { BarContent($0, run.toolbarItems) },
    ]
    .compactMap(\.self)
  }

  package mutating func refer(
    _ look: (ObjectID) -> (any ObjectClass)?, size: (ObjectID) -> Size
  ) -> Bool {
    let before = run
    let controllers = stack.compactMap { (look($0) as? any ControllerClass)?.controller }
    run.items = controllers.compactMap(\.navigationItem)
    run.toolbarItems = controllers.last?.toolbarItems ?? []
    return run != before
  }
}

extension UINavigationController {
  package func layOut(_ layout: inout ContainerLayout) {
    let metrics = layout.metrics
    if let navigationBar {
      layout.addTopBar(
        navigationBar, height: metrics.navigationBar + layout.topBarExtra,
        isHidden: isNavigationBarHidden || stack.isEmpty)
    }
    if let toolbar {
      layout.addBottomBar(
        toolbar, height: metrics.toolbar,
        isHidden: isToolbarHidden
          || layout.child?.hidesBottomBarWhenPushed == true && !layout.isFirst)
    }
  }
}

// MARK: - Numbers

extension UINavigationController: MeasuredClass {
  package static var numbers: [NamedNumber] {
    [
      NamedNumber("push and pop", seconds: ScreenTimes.push)
    ]
  }
}
