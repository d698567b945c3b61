// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Controllers side by side, of which a bar at the bottom chooses one.
package struct UITabBarController: SwitchingClass, OwningClass, DelegatingClass, Equatable {
  package var controller = ControllerTraits()
  package var viewControllers: [ObjectID] = []
  package var tabBar: ObjectID?
  package var moreList: ObjectID?
  /// `notFound` while the More tab is chosen.
  package var selectedIndex = 0
  private var run = Run()

  private struct Run: Equatable {
    /// What its controllers want in the bar, and which of these is chosen.
    var items: [ObjectID] = []
    var selected: ObjectID?
  }

  /// NSNotFound.
  private static let notFound = Int.max

  package init() {}

  package var children: [ObjectID] { viewControllers }
  package var shownChild: ObjectID? { selection.map { viewControllers[$0] } }
  package var selection: Int? {
    get {
      if showsMore { return nil }
      return viewControllers.indices.contains(selectedIndex)
        ? selectedIndex : viewControllers.indices.first
    }
    set { selectedIndex = newValue ?? Self.notFound }
  }
}

extension UITabBarController {
  private var hasMore: Bool { UITabBar.shown(of: viewControllers.count) < viewControllers.count }
  private var showsMore: Bool { hasMore && selectedIndex == Self.notFound }
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
      "moreList", owned: \.moreList, "UIMoreList", "What the More tab shows; the system's own."
    ).telling { _ in .null }
    PropertySpec(
      "selectedIndex", \.selectedIndex, "Which is chosen, from 0.", changedBy: .user,
      source: .documented("UITabBarController.h"))
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
  package static let viewClassName = "UIView"
  package static let selectionProperty = "selectedIndex"
  package static let ownedObjects =
    ControllerTraits.ownedObjects + [
      OwnedObject("tabBar", "UITabBar"), OwnedObject("moreList", "UIMoreList"),
    ]

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

extension UITabBarController: BarFillingClass {
  package var barContents: [BarContent] {
    var contents: [BarContent] = []
    if let tabBar { contents.append(BarContent(tabBar, run.items, selected: run.selected)) }
    if let moreList {
      contents.append(
        BarContent(moreList, hasMore ? Array(run.items.dropFirst(UITabBar.mostShown)) : []))
    }
    return contents
  }

  package mutating func refer(
    _ look: (ObjectID) -> (any ObjectClass)?, size: (ObjectID) -> Size
  ) -> Bool {
    let before = run
    run.items = viewControllers.compactMap {
      (look($0) as? any ControllerClass)?.controller.tabBarItem
    }
    run.selected = shownChild.flatMap {
      (look($0) as? any ControllerClass)?.controller.tabBarItem
    }
    return run != before
  }
}

extension UITabBarController {
  package func layOut(_ layout: inout ContainerLayout) {
    guard let tabBar else { return }
    layout.addBottomBar(
      tabBar, height: layout.metrics.tabBar,
      isHidden: viewControllers.isEmpty || layout.hidesBottomBar)
    guard let moreList else { return }
    var frame = layout.childFrame
    frame.origin.y += layout.statusBar
    frame.size.height = max(0, frame.height - layout.statusBar)
    layout.bars.append(Arranged(moreList, showsMore ? frame : nil))
  }
}

extension UITabBarController: CountingClass {
  package static let countChangers: Set<String> = ["setViewControllers"]

  package func count(of part: String) -> Int? { part == "tab" ? viewControllers.count : nil }
}
