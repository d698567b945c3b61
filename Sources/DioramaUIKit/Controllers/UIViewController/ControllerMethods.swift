// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

extension ControllerTraits {
  /// Source: UIKit facts 3.6.
  package static let lifecycle = [
    LifecycleHook("viewDidLoad"),
    LifecycleHook("viewWillAppear", [animated]),
    LifecycleHook("viewWillLayoutSubviews"),
    LifecycleHook("viewDidLayoutSubviews"),
    LifecycleHook("viewDidAppear", [animated]),
    LifecycleHook("viewWillDisappear", [animated]),
    LifecycleHook("viewDidDisappear", [animated]),
    LifecycleHook(
      "willRotate", [.init("toOrientation", .text), .init("duration", .double)],
      in: 0..<8),
    LifecycleHook("didRotate", [.init("fromOrientation", .text)], in: 0..<8),
    LifecycleHook("viewWillTransition", [.init("size", .size)], in: 8..<Int.max),
    LifecycleHook("traitCollectionDidChange", in: 8..<Int.max),
    LifecycleHook("didReceiveMemoryWarning"),
  ]

  private static var animated: MethodFacts.Parameter { .init("animated", .bool) }

  /// What every controller has, whether or not the scene says anything of it.
  package static let ownedObjects = [
    OwnedObject("navigationItem", "UINavigationItem"), OwnedObject("tabBarItem", "UITabBarItem"),
  ]
}

/// What every controller can be told.
package func controllerMethods<Root: ControllerClass>() -> [SchemaPart<Root>] {
  [
    .method(
      MethodSpec("loadViewIfNeeded", [], "Makes the view now.") {
        (_: inout Root, _, effects) in effects.loadView()
      }),
    .method(
      MethodSpec(
        "addChild", [.init("controller", .reference("UIViewController"))],
        "Takes another controller as a child; its view is added by hand."
      ) { (_: inout Root, arguments, effects) in
        if case .object(let child)? = arguments.first { effects.adopt(child) }
      }),
    .method(
      MethodSpec("removeFromParent", [], "Leaves the controller that it is a child of.") {
        (_: inout Root, _, effects) in effects.leaveParent()
      }),
  ]
}
