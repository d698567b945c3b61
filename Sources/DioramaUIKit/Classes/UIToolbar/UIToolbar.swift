// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// A bar of buttons and spaces in a row.
package struct UIToolbar: BarClass, Equatable {
  package var items: [ObjectID] = []
  package var barStyle = BarStyle.default
  package var isTranslucent = true
  package var barTintColor: Color?
  var run = Run()

  struct Run: Equatable {
    var buttons: [BarButton] = []
    var bottomInset = 0.0
  }

  package init() {}

  package var isAtTop: Bool { false }
  package var bottomInset: Double {
    get { run.bottomInset }
    set { run.bottomInset = newValue }
  }

  package func extraHeight(in metrics: BarMetrics) -> Double { 0 }
}

// MARK: - Declaration

extension UIToolbar {
  package static let name = "UIToolbar"
  package static let summary = "A bar of buttons and spaces in a row."
  package static let superclassName: String? = "UIView"

  /// Source of the defaults: UIKit facts 2.19 (documented).
  package static let schema = Schema<Self> {
    viewMethods()
    PropertySpec(
      "items", owned: \.items, "UIBarButtonItem", "What it shows, from the left.")
    PropertySpec("barStyle", \.barStyle, "How the bar looks.")
    PropertySpec(
      "isTranslucent", \.isTranslucent, "Whether what is behind shows through.",
      aliases: ["translucent"], eraDefault: { $0 < 7 ? .bool(false) : nil })
    PropertySpec("barTintColor", \.barTintColor, "Color of the bar.", introduced: 7)
    MethodSpec(
      "setItems",
      [
        .init("items", .list(.reference("UIBarButtonItem"))),
        .init("animated", .bool, default: .bool(false)),
      ], "Shows other items."
    ) { (bar: inout Self, arguments, _) in
      bar.items = arguments.first.flatMap { [ObjectID]($0) } ?? []
    }
  }

  package static let examples = [
    Example(
      "One button at each end",
      "frame: [0, 436, 320, 44]\nitems:\n  - { id: reply, systemItem: reply }\n  - { systemItem: flexibleSpace }\n  - { id: trash, systemItem: trash }"
    )
  ]
  package static let isInteractiveByDefault = true
  package static let parts = [
    PartDescription("item", .yes, "An item, by number among all from 0, or by text.")
  ]

  package static func viewTraits(os: Int) -> ViewTraits { ViewTraits() }
}

// MARK: - Measuring

extension UIToolbar {
  package func intrinsicSize(in context: borrowing MeasureContext) -> IntrinsicSize {
    IntrinsicSize(nil, BarLook.standardHeight)
  }

  package func sizeThatFits(_ size: Size, in context: borrowing MeasureContext) -> Size {
    Size(size.width, BarLook.standardHeight)
  }

  package func fixedSize(in context: borrowing MeasureContext) -> Size? { nil }
  package func initialSize(in context: borrowing MeasureContext) -> Size? { nil }
  package func part(
    _ part: PartReference, bounds: Rect, in context: borrowing MeasureContext
  ) -> Rect? { places(bounds: bounds, in: context).place(of: part)?.area }
}

// MARK: - Arranging

extension UIToolbar: ArrangingClass, ReferringClass {
  package func arrangement(
    bounds: Rect, sizeOf size: (ObjectID) -> Size, in context: borrowing MeasureContext
  ) -> [Arranged] { places(bounds: bounds, in: context).arranged }

  package mutating func refer(
    _ look: (ObjectID) -> (any ObjectClass)?, size: (ObjectID) -> Size
  ) -> Bool {
    let before = run.buttons
    var seen: Set<ObjectID> = []
    run.buttons = items.filter { seen.insert($0).inserted }
      .compactMap { BarButton($0, look, size: size) }
    return run.buttons != before
  }
}

// MARK: - Events

extension UIToolbar: ItemShowingClass {
  /// In a row, with what is left shared equally among flexible spaces (UIKit facts 2.18, recalled).
  package func places(bounds: Rect, in context: borrowing MeasureContext) -> [ItemPlace] {
    let row = Rect(
      bounds.minX, bounds.minY, bounds.width, max(0, bounds.height - run.bottomInset))
    let margin = BarLook.margin(width: bounds.width, os: context.os)
    let spacing = BarLook.spacing(os: context.os)
    var widths: [Double] = []
    var gaps: [Double] = []
    for (index, button) in run.buttons.enumerated() {
      widths.append(button.isFlexible ? 0 : button.width(height: row.height, in: context))
      let isBesideSpace = index == 0 || button.isSpace || run.buttons[index - 1].isSpace
      gaps.append(isBesideSpace ? 0 : spacing)
    }
    let left =
      row.width - 2 * margin - widths.reduce(0, +) - gaps.reduce(0, +)
    let share = max(0, left) / Double(max(1, run.buttons.count(where: \.isFlexible)))
    var x = row.minX + margin
    var places: [ItemPlace] = []
    for (index, button) in run.buttons.enumerated() {
      x += gaps[index]
      let width = button.isFlexible ? share : widths[index]
      let part = PartReference("item", index: "\(index)")
      places.append(button.place(part, x: x, width: max(0, width), row: row, in: context))
      x += width
    }
    if context.layoutDirection == .rightToLeft, context.os >= 9 {
      for index in places.indices {
        places[index].area.origin.x = bounds.minX + bounds.maxX - places[index].area.maxX
      }
    }
    return places
  }

  package mutating func choose(_ place: ItemPlace, isOwned: Bool, effects: inout Effects) {
    if let item = place.item { effects.call("action", of: item) }
  }
}

// MARK: - Numbers

extension UIToolbar: MeasuredClass {
  package static var numbers: [NamedNumber] {
    [
      NamedNumber(
        "height",
        "44 points, low in landscape 32; on phones with a notch 49; from iOS 12 on a pad 50",
        .observed("Interface Builder files; landscape and 50 recalled; UIKit facts 1.2"))
    ]
  }
}
