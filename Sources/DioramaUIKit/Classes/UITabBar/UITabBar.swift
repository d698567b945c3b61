// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// A bar that chooses one of several screens.
package struct UITabBar: BarClass, Equatable {
  package var items: [ObjectID] = []
  package var selectedItem: ObjectID?
  package var barStyle = BarStyle.default
  package var isTranslucent = true
  package var barTintColor: Color?
  package var unselectedItemTintColor: Color?
  package var backgroundImage: ImageReference?
  package var shadowImage: ImageReference?
  package var itemPositioning = ItemPositioning.automatic
  package var itemWidth = 0.0
  package var itemSpacing = 0.0
  var run = Run()

  struct Run: Equatable {
    var tabs: [TabLook] = []
    var bottomInset = 0.0
  }

  package init() {}

  package enum ItemPositioning: String, PropertyEnum {
    case automatic, fill, centered
    package static let typeName = "UITabBarItemPositioning"
    package static let prefixes: [String] = []
  }

  package var isAtTop: Bool { false }
  package var bottomInset: Double {
    get { run.bottomInset }
    set { run.bottomInset = newValue }
  }

  package func extraHeight(in metrics: BarMetrics) -> Double { 0 }
}

// MARK: - Declaration

extension UITabBar {
  package static let name = "UITabBar"
  package static let summary = "A bar that chooses one of several screens."
  package static let superclassName: String? = "UIView"

  /// Source of the defaults: UIKit facts 2.19 (documented, UITabBar.h).
  package static let schema = Schema<Self> {
    viewMethods()
    PropertySpec("items", owned: \.items, "UITabBarItem", "What it shows, from the left.")
    PropertySpec(
      "selectedItem", owned: \.selectedItem, "UITabBarItem", "Which is chosen.", changedBy: .user)
    PropertySpec("barStyle", \.barStyle, "How the bar looks.", introduced: 7)
    PropertySpec(
      "isTranslucent", \.isTranslucent, "Whether what is behind shows through.",
      aliases: ["translucent"], eraDefault: { $0 < 7 ? .bool(false) : nil })
    PropertySpec("barTintColor", \.barTintColor, "Color of the bar.", introduced: 7)
    PropertySpec(
      "unselectedItemTintColor", \.unselectedItemTintColor, "Color of what is not chosen.",
      introduced: 10, drawnDefault: "gray")
    PropertySpec("backgroundImage", \.backgroundImage, "Picture behind everything.")
    PropertySpec("shadowImage", \.shadowImage, "Picture of the line above it.")
    PropertySpec(
      "itemPositioning", \.itemPositioning,
      "Whether its items fill it or stand in its middle; automatic fills on phones.",
      introduced: 7)
    PropertySpec(
      "itemWidth", \.itemWidth, "Width of an item in the middle; 0 is the system's.",
      introduced: 7, source: .recalled("UITabBar.h names it, 0 as automatic"))
    PropertySpec(
      "itemSpacing", \.itemSpacing, "Between items in the middle; 0 is the system's.",
      introduced: 7, source: .recalled("UITabBar.h names it, 0 as automatic"))
    MethodSpec(
      "setItems",
      [
        .init("items", .list(.reference("UITabBarItem"))),
        .init("animated", .bool, default: .bool(false)),
      ], "Shows other items."
    ) { (bar: inout Self, arguments, _) in
      bar.items = arguments.first.flatMap { [ObjectID]($0) } ?? []
    }
  }

  package static let examples = [
    Example(
      "Two tabs",
      "frame: [0, 431, 320, 49]\nitems: [ { id: recents, systemItem: recents }, { id: all, title: All } ]\nselectedItem: all"
    )
  ]
  package static let isInteractiveByDefault = true
  package static let parts = [
    PartDescription("item", .yes, "A tab, by number from 0 or by title; the fifth may be `More`.")
  ]

  package static func viewTraits(os: Int) -> ViewTraits { ViewTraits() }
}

// MARK: - Measuring

extension UITabBar {
  /// Source: stored frames (UIKit facts 1.2).
  private static let height = 49.0

  package func intrinsicSize(in context: borrowing MeasureContext) -> IntrinsicSize {
    IntrinsicSize(nil, Self.height)
  }

  package func sizeThatFits(_ size: Size, in context: borrowing MeasureContext) -> Size {
    Size(size.width, Self.height)
  }

  package func fixedSize(in context: borrowing MeasureContext) -> Size? { nil }
  package func initialSize(in context: borrowing MeasureContext) -> Size? { nil }
  package func part(
    _ part: PartReference, bounds: Rect, in context: borrowing MeasureContext
  ) -> Rect? { places(bounds: bounds, in: context).place(of: part)?.area }
}

// MARK: - Numbers

extension UITabBar: MeasuredClass {
  package static var numbers: [NamedNumber] {
    [
      NamedNumber(
        "height", "49 points; low in landscape from iOS 11 on 32; from iOS 12 on a pad 50",
        .observed("Interface Builder files; landscape and 50 recalled; UIKit facts 1.2"))
    ]
  }
}
