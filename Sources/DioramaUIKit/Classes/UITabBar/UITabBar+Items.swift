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
}

extension UITabBar {
  /// Numbers of UITabBar.
  enum Metrics {
    /// Source: UITabBarController's documentation (UIKit facts 2.19).
    static let mostItems = 5
    /// Source: UIKit facts 2.19 (recalled).
    static let itemWidth = 76.0
    static let itemSpacing = 34.0
  }

  /// How many items stand in it; the others are behind one more, called "More".
  package var shownCount: Int {
    run.tabs.count > Metrics.mostItems ? Metrics.mostItems - 1 : run.tabs.count
  }

  static let more = "More"
}

extension UITabBar: ReferringClass {
  package mutating func refer(
    _ look: (ObjectID) -> (any ObjectClass)?, size: (ObjectID) -> Size
  ) -> Bool {
    let before = run.tabs
    var seen: Set<ObjectID> = []
    run.tabs = items.filter { seen.insert($0).inserted }.compactMap { id in
      guard let item = look(id) as? UITabBarItem else { return nil }
      let title = item.shownTitle
      return TabLook(
        id: id, title: title, label: item.accessibilityLabel ?? title, isEnabled: item.isEnabled)
    }
    return run.tabs != before
  }
}

// MARK: - Events

extension UITabBar: ItemBarClass, DelegatingClass {
  package func places(bounds: Rect, in context: borrowing MeasureContext) -> [ItemPlace] {
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
      let tab = run.tabs[index]
      var place = ItemPlace(
        PartReference("item", index: "\(index)"), item: tab.id, area: area, text: tab.title)
      place.label = tab.label
      place.isEnabled = tab.isEnabled
      return place
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
