// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// The bar at the top of a stack of controllers: a title, a button back, items at both sides.
package struct UINavigationBar: BarClass, Equatable {
  package var items: [ObjectID] = []
  package var barStyle = BarStyle.default
  package var isTranslucent = true
  package var barTintColor: Color?
  package var shadowImage: ImageReference?
  package var prefersLargeTitles = false
  var run = Run()

  /// What it shows of its items, as far as it matters.
  struct Run: Equatable {
    var top: NavigationLook?
    var back: BackLook?
    var isLarge = false
    var reach = 0.0
  }

  package init() {}

  package var isAtTop: Bool { true }
  package var reach: Double {
    get { run.reach }
    set { run.reach = newValue }
  }
  package var bottomInset: Double {
    get { 0 }
    set {}
  }

  package func extraHeight(in metrics: BarMetrics) -> Double {
    // A large title has no room in the low bar of a phone on its side (UIKit facts 1.2).
    let large = run.isLarge && !metrics.isLow ? BarMetrics.largeTitle : 0
    return large + (run.top?.prompt == nil ? 0 : BarMetrics.barWithPrompt - metrics.navigationBar)
  }
}

// MARK: - Declaration

extension UINavigationBar {
  package static let name = "UINavigationBar"
  package static let summary = "The bar at the top of a stack of controllers."
  package static let superclassName: String? = "UIView"

  /// Source of the defaults: UIKit facts 2.18 (documented).
  package static let schema = Schema<Self> {
    viewMethods()
    PropertySpec(
      "items", owned: \.items, "UINavigationItem", "What it shows, the item on top last.")
    PropertySpec(
      readOnly: "topItem", .optional(.reference("UINavigationItem")), "The item that it shows.",
      read: { $0.items.last?.value ?? .null })
    PropertySpec(
      readOnly: "backItem", .optional(.reference("UINavigationItem")),
      "The item that its back button leads to.",
      read: { $0.items.dropLast().last?.value ?? .null })
    PropertySpec("barStyle", \.barStyle, "How the bar looks.")
    PropertySpec(
      "isTranslucent", \.isTranslucent, "Whether what is behind shows through.",
      aliases: ["translucent"], eraDefault: { $0 < 7 ? .bool(false) : nil })
    PropertySpec("barTintColor", \.barTintColor, "Color of the bar.", introduced: 7)
    PropertySpec("shadowImage", \.shadowImage, "Picture of the line below it.")
    PropertySpec(
      "prefersLargeTitles", \.prefersLargeTitles,
      "Whether titles are large; it stays high while content scrolls.", introduced: 11)
    MethodSpec(
      "pushItem",
      [
        .init("item", .reference("UINavigationItem")),
        .init("animated", .bool, default: .bool(false)),
      ], "Shows another item over those there are."
    ) { (bar: inout Self, arguments, effects) in
      guard let item = arguments.first.flatMap({ ObjectID($0) }) else { return }
      bar.items.append(item)
      effects.tell("didPush", [("item", .object(item))])
    }
    MethodSpec(
      "popItem", [.init("animated", .bool, default: .bool(false))],
      "Goes back to the item before."
    ) { (bar: inout Self, _, effects) in
      bar.pop(&effects)
    }
    MethodSpec(
      "setItems",
      [
        .init("items", .list(.reference("UINavigationItem"))),
        .init("animated", .bool, default: .bool(false)),
      ], "Shows other items."
    ) { (bar: inout Self, arguments, _) in
      bar.items = arguments.first.flatMap { [ObjectID]($0) } ?? []
    }
  }

  package static let examples = [
    Example(
      "A bar by itself", "frame: [0, 20, 320, 44]\nitems: [ { id: top, title: Popovers } ]")
  ]
  package static let isInteractiveByDefault = true
  package static let parts = [
    PartDescription("backButton", "The button that goes back."),
    PartDescription("title", "The title, or the view instead of it."),
    PartDescription("prompt", "The line above the items."),
    PartDescription("leftItem", .yes, "An item at the left, by number from the edge or by text."),
    PartDescription("rightItem", .yes, "An item at the right, by number from the edge or by text."),
  ]

  package static func viewTraits(os: Int) -> ViewTraits { ViewTraits() }
}

// MARK: - Measuring

extension UINavigationBar {
  package func intrinsicSize(in context: borrowing MeasureContext) -> IntrinsicSize {
    IntrinsicSize(nil, BarLook.standardHeight)
  }

  /// 44 points: stored frames of all eras (UIKit facts 1.2).
  package func sizeThatFits(_ size: Size, in context: borrowing MeasureContext) -> Size {
    let prompt = run.top?.prompt == nil ? 0 : BarMetrics.barWithPrompt - BarLook.standardHeight
    let large = run.isLarge ? BarMetrics.largeTitle : 0
    return Size(size.width, BarLook.standardHeight + prompt + large)
  }

  package func fixedSize(in context: borrowing MeasureContext) -> Size? { nil }
  package func initialSize(in context: borrowing MeasureContext) -> Size? { nil }
  package func part(
    _ part: PartReference, bounds: Rect, in context: borrowing MeasureContext
  ) -> Rect? { places(bounds: bounds, in: context).place(of: part)?.area }
}

// MARK: - Arranging

extension UINavigationBar: ArrangingClass {
  package func arrangement(
    bounds: Rect, sizeOf size: (ObjectID) -> Size, in context: borrowing MeasureContext
  ) -> [Arranged] { places(bounds: bounds, in: context).arranged }
}

// MARK: - Events

extension UINavigationBar: ItemShowingClass, ResumingClass, DelegatingClass {
  package func places(bounds: Rect, in context: borrowing MeasureContext) -> [ItemPlace] {
    guard let top = run.top else { return [] }
    var row = NavigationRow(bounds: bounds, context: context, isLarge: run.isLarge)
    row.lay(top, back: run.back)
    return row.places
  }

  package mutating func choose(_ place: ItemPlace, isOwned: Bool, effects: inout Effects) {
    if let item = place.item { return effects.call("action", of: item) }
    guard place.part.name == "backButton" else { return }
    guard !isOwned else { return effects.goBack() }
    effects.ask("shouldPop", items.last.map { [("item", .object($0))] } ?? [], defaultAnswer: true)
  }

  package mutating func resume(_ point: String, answer: Bool, effects: inout Effects) {
    if point == "shouldPop", answer { pop(&effects) }
  }

  private mutating func pop(_ effects: inout Effects) {
    guard items.count > 1, let item = items.popLast() else { return }
    effects.tell("didPop", [("item", .object(item))])
  }

  /// Source: UINavigationBarDelegate's documentation.
  package static let delegateMethods = [
    DelegateMethod(
      "shouldPop", ["navigationBar:shouldPopItem:"],
      [.init("item", .reference("UINavigationItem"))], answers: .bool,
      "Whether a tap on the back button may go back; of a bar that no controller has."),
    DelegateMethod(
      "didPop", ["navigationBar:didPopItem:"], [.init("item", .reference("UINavigationItem"))],
      "An item has gone."),
    DelegateMethod(
      "didPush", ["navigationBar:didPushItem:"], [.init("item", .reference("UINavigationItem"))],
      "An item has come."),
  ]
}

// MARK: - Numbers

extension UINavigationBar: MeasuredClass {
  package static var numbers: [NamedNumber] {
    [
      NamedNumber(
        "height", "44 points, low in landscape 32; from iOS 12 on a pad 50",
        .observed("Interface Builder files; landscape and 50 recalled; UIKit facts 1.2")),
      NamedNumber(
        "height with a prompt", "\(DecimalText.report(BarMetrics.barWithPrompt)) points",
        .recalled("UIKit facts 1.2")),
      NamedNumber(
        "what a large title adds", "\(DecimalText.report(BarMetrics.largeTitle)) points",
        .observed("Interface Builder files; UIKit facts 1.2")),
    ]
  }
}
