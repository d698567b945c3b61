// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// What a tab bar shows for a controller.
package struct UITabBarItem: BelongingClass, Equatable {
  package var title: String?
  package var image: ImageReference?
  package var selectedImage: ImageReference?
  package var systemItem: SystemItem?
  package var badgeValue: String?
  package var badgeColor: Color?
  package var isEnabled = true
  package var tag = 0
  package var accessibilityLabel: String?
  private var run = Run()

  private struct Run: Equatable {
    var owner: ObjectID?
    /// What the controller is called.
    var title: String?
    /// What the first controller of a stack has, which counts while this says nothing.
    var rootTitle: String?
  }

  package init() {}

  /// Ready-made items, in UIKit's own order (documented, UITabBarItem.h).
  package enum SystemItem: String, PropertyEnum {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
    package static let typeName = "UITabBarSystemItem"
    package static let prefixes: [String] = []

    var title: String {
      switch self {
      case .topRated: "Top Rated"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      default: rawValue.prefix(1).uppercased() + rawValue.dropFirst()
      }
    }
  }

  /// Its own title, else its controller's.
  package var shownTitle: String? {
    get { systemItem?.title ?? title ?? run.title ?? (isSilent ? run.rootTitle : nil) }
    set { title = newValue }
  }

  /// Whether the scene says nothing of it.
  private var isSilent: Bool { title == nil && image == nil && systemItem == nil }

  package var owner: ObjectID? {
    get { run.owner }
    set { run.owner = newValue }
  }

  /// A navigation controller shows the item of its first controller; recalled.
  package mutating func refer(
    _ look: (ObjectID) -> (any ObjectClass)?, size: (ObjectID) -> Size
  ) -> Bool {
    let before = run
    let controller = owner.flatMap { look($0) as? any ControllerClass }
    run.title = controller?.controller.title
    run.rootTitle = nil
    if let root = (controller as? any StackingClass)?.stack.first,
      let first = look(root) as? any ControllerClass
    {
      let item = first.controller.tabBarItem.flatMap { look($0) as? UITabBarItem }
      run.rootTitle = item?.shownTitle ?? first.controller.title
    }
    return run != before
  }
}

// MARK: - Declaration

extension UITabBarItem {
  package static let name = "UITabBarItem"
  package static let summary = "What a tab bar shows for a controller."
  package static let superclassName: String? = nil

  package static let schema = Schema<Self> {
    PropertySpec(
      "title", \.shownTitle, "The text below the image; its controller's title where it has none."
    ).telling { $0.title.value }
    PropertySpec("image", \.image, "Its picture.")
    PropertySpec("selectedImage", \.selectedImage, "Its picture while chosen.", introduced: 7)
    PropertySpec(
      "systemItem", \.systemItem, "The ready-made item that it is.", aliases: ["tabBarSystemItem"])
    PropertySpec("badgeValue", \.badgeValue, "What stands in a badge at its corner.")
    PropertySpec(
      "badgeColor", \.badgeColor, "Color of the badge.", introduced: 10, drawnDefault: "red")
    PropertySpec("isEnabled", \.isEnabled, "Whether it can be tapped.", aliases: ["enabled"])
    PropertySpec("tag", \.tag, "A number for the author's use.", source: .documented("UIBarItem.h"))
    PropertySpec("accessibilityLabel", \.accessibilityLabel, "What a reader of the screen says.")
  }

  package static let examples = [
    Example("A badge", "id: inbox\ntitle: Inbox\nbadgeValue: \"3\"")
  ]
}
