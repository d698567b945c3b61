// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// What a tab bar shows of one item.
struct TabLook: Equatable, Sendable {
  var id: ObjectID
  var title: String?
  var label: String?
  var isEnabled: Bool
  var image: ImageReference?
  var selectedImage: ImageReference?
  var systemItem: UITabBarItem.SystemItem?
  var badge: String?
  var badgeColor: Color?

  init?(_ id: ObjectID, _ look: (ObjectID) -> (any ObjectClass)?) {
    guard let item = look(id) as? UITabBarItem else { return nil }
    self.id = id
    title = item.shownTitle
    label = item.accessibilityLabel ?? title
    isEnabled = item.isEnabled
    image = item.image
    selectedImage = item.selectedImage
    systemItem = item.systemItem
    badge = item.badgeValue
    badgeColor = item.badgeColor
  }

  /// What stands for all that have no room.
  static func more(_ title: String?) -> TabLook { TabLook(title, .more) }

  private init(_ title: String?, _ item: UITabBarItem.SystemItem) {
    id = ObjectID(0)
    self.title = title
    systemItem = item
    isEnabled = true
  }

  func place(_ part: PartReference, _ area: Rect) -> ItemPlace {
    var place = ItemPlace(part, item: id, area: area, text: title)
    place.label = label
    place.isEnabled = isEnabled
    return place
  }
}

extension UITabBar {
  /// Numbers of UITabBar.
  enum Metrics {
    /// Source: UIKit facts 2.19 (recalled).
    static let itemWidth = 76.0
    static let itemSpacing = 34.0
  }

  /// So many stand in it where there are more than one more; the others are behind "More".
  ///
  /// Source: UITabBarController's documentation (UIKit facts 2.19).
  package static let mostShown = 4

  /// How many of so many items stand in it.
  package static func shown(of count: Int) -> Int { count > mostShown + 1 ? mostShown : count }

  static let more = "More"
}

extension UITabBar: ReferringClass {
  package mutating func refer(
    _ look: (ObjectID) -> (any ObjectClass)?, size: (ObjectID) -> Size
  ) -> Bool {
    let before = run.tabs
    var seen: Set<ObjectID> = []
    run.tabs = items.filter { seen.insert($0).inserted }.compactMap { TabLook($0, look) }
    return run.tabs != before
  }
}

// MARK: - Events

extension UITabBar: ItemShowingClass, DelegatingClass {
  package func places(bounds: Rect, in context: borrowing MeasureContext) -> [ItemPlace] {
    let shownCount = Self.shown(of: run.tabs.count)
    let hasMore = shownCount < run.tabs.count
    let count = shownCount + (hasMore ? 1 : 0)
    guard count > 0 else { return [] }
    let height = max(0, bounds.height - run.bottomInset)
    var width = bounds.width / Double(count)
    var start = bounds.minX
    var step = width
    let isCentered =
      itemPositioning == .centered || itemPositioning == .automatic && context.idiom == .pad
    if isCentered {
      let own = itemWidth > 0 ? itemWidth : Metrics.itemWidth
      let gap = itemSpacing > 0 ? itemSpacing : Metrics.itemSpacing
      let all = own * Double(count) + gap * Double(count - 1)
      if all <= bounds.width {
        width = own
        step = own + gap
        start = bounds.minX + (bounds.width - all) / 2
      }
    }
    return (0..<count).map { index in
      let column =
        context.layoutDirection == .rightToLeft && context.os >= 9 ? count - 1 - index : index
      let area = Rect(start + Double(column) * step, bounds.minY, width, height)
      guard index < shownCount else {
        return ItemPlace(PartReference("item", index: "\(index)"), area: area, text: Self.more)
      }
      return run.tabs[index].place(PartReference("item", index: "\(index)"), area)
    }
  }

  package mutating func choose(_ place: ItemPlace, isOwned: Bool, effects: inout Effects) {
    let index = run.tabs.firstIndex { $0.id == place.item }
    if isOwned { return effects.selectItem(index ?? run.tabs.count) }
    guard let item = place.item else { return }
    selectedItem = item
    effects.tell("didSelect", [("item", .object(item))])
  }

  /// Source: UITabBarDelegate's documentation.
  package static let delegateMethods = [
    DelegateMethod(
      "didSelect", ["tabBar:didSelectItem:"], [.init("item", .reference("UITabBarItem"))],
      "A tap has chosen an item; of a bar that no controller has.")
  ]
}
