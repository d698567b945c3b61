// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// What a tab bar controller shows for its More tab: the tabs that have no room in the bar.
package struct UIMoreList: SystemViewClass, Equatable {
  package var items: [ObjectID] = []
  var run = Run()

  struct Run: Equatable { var tabs: [TabLook] = [] }

  package init() {}
}

// MARK: - Declaration

extension UIMoreList {
  package static let name = "UIMoreList"
  package static let summary = "What the More tab shows: the tabs that have no room in the bar."
  package static let superclassName: String? = "UIView"

  package static let schema = Schema<Self> {
    viewMethods()
    PropertySpec("items", owned: \.items, "UITabBarItem", "What it shows, from the top.")
  }

  package static let examples: [Example] = []
  package static let isInteractiveByDefault = true
  package static let parts = [
    PartDescription("moreItem", .yes, "A tab behind More, by number from 0 or by title.")
  ]

  package static func viewTraits(os: Int) -> ViewTraits { ViewTraits() }
}

// MARK: - Measuring

extension UIMoreList {
  /// A bar with the title stands above rows as high as a table's (UIKit facts 1.2, 2.19).
  private static let rowHeight = 44.0

  package func intrinsicSize(in context: borrowing MeasureContext) -> IntrinsicSize { .none }
  package func sizeThatFits(_ size: Size, in context: borrowing MeasureContext) -> Size { size }
  package func fixedSize(in context: borrowing MeasureContext) -> Size? { nil }
  package func initialSize(in context: borrowing MeasureContext) -> Size? { nil }
  package func part(
    _ part: PartReference, bounds: Rect, in context: borrowing MeasureContext
  ) -> Rect? { places(bounds: bounds, in: context).place(of: part)?.area }
}

extension UIMoreList: ReferringClass {
  package mutating func refer(
    _ look: (ObjectID) -> (any ObjectClass)?, size: (ObjectID) -> Size
  ) -> Bool {
    let before = run.tabs
    run.tabs = items.compactMap { TabLook($0, look) }
    return run.tabs != before
  }
}

// MARK: - Events

extension UIMoreList: ItemShowingClass {
  package func places(bounds: Rect, in context: borrowing MeasureContext) -> [ItemPlace] {
    var title = ItemPlace(
      PartReference("title"), area: Rect(bounds.minX, bounds.minY, bounds.width, Self.rowHeight),
      text: UITabBar.more)
    title.isButton = false
    return [title]
      + run.tabs.enumerated().map { index, tab in
        let y = bounds.minY + Double(index + 1) * Self.rowHeight
        return tab.place(
          PartReference("moreItem", index: "\(index)"),
          Rect(bounds.minX, y, bounds.width, Self.rowHeight))
      }
  }

  package mutating func choose(_ place: ItemPlace, isOwned: Bool, effects: inout Effects) {
    guard let index = run.tabs.firstIndex(where: { $0.id == place.item }) else { return }
    effects.selectItem(UITabBar.mostShown + index)
  }
}
