// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// What a navigation bar shows for a controller.
package struct UINavigationItem: BelongingClass, BackButtonClass, Equatable {
  package var title: String?
  package var titleView: ObjectID?
  package var prompt: String?
  package var backBarButtonItem: ObjectID?
  package var backButtonTitle: String?
  package var hidesBackButton = false
  package var leftItemsSupplementBackButton = false
  package var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  package var leftBarButtonItems: [ObjectID] = []
  package var rightBarButtonItems: [ObjectID] = []
  private var run = Run()

  private struct Run: Equatable {
    var owner: ObjectID?
    /// What the controller is called.
    var title: String?
  }

  package init() {}

  package enum LargeTitleDisplayMode: String, PropertyEnum {
    case automatic, always, never
    package static let typeName = "UINavigationItemLargeTitleDisplayMode"
    package static let prefixes: [String] = []
  }

  /// Its own title, else its controller's.
  package var shownTitle: String? {
    get { title ?? run.title }
    set { title = newValue }
  }

  /// Buttons at the left stand in the place of the one that goes back, unless they supplement it.
  package var showsBackButton: Bool {
    !hidesBackButton && (leftBarButtonItems.isEmpty || leftItemsSupplementBackButton)
  }

  package var leftBarButtonItem: ObjectID? {
    get { leftBarButtonItems.first }
    set { leftBarButtonItems = newValue.map { [$0] } ?? [] }
  }

  package var rightBarButtonItem: ObjectID? {
    get { rightBarButtonItems.first }
    set { rightBarButtonItems = newValue.map { [$0] } ?? [] }
  }

  package var owner: ObjectID? {
    get { run.owner }
    set { run.owner = newValue }
  }

  package mutating func refer(
    _ look: (ObjectID) -> (any ObjectClass)?, size: (ObjectID) -> Size
  ) -> Bool {
    let before = run.title
    run.title = owner.flatMap { (look($0) as? any ControllerClass)?.controller.title }
    return run.title != before
  }
}

// MARK: - Declaration

extension UINavigationItem {
  package static let name = "UINavigationItem"
  package static let summary = "What a navigation bar shows for a controller."
  package static let superclassName: String? = nil

  /// Source of the defaults: UIKit facts 2.18 (documented).
  package static let schema = Schema<Self> {
    PropertySpec(
      "title", \.shownTitle, "The text in the middle; its controller's title where it has none."
    ).telling { $0.title.value }
    PropertySpec("titleView", owned: \.titleView, "UIView", "A view instead of the title.")
    PropertySpec("prompt", \.prompt, "One line above the items.")
    PropertySpec(
      "backBarButtonItem", owned: \.backBarButtonItem, "UIBarButtonItem",
      "What the back button that leads to it shows; its action is not run.")
    PropertySpec(
      "backButtonTitle", \.backButtonTitle, "The text of the back button that leads to it.",
      introduced: 11)
    PropertySpec("hidesBackButton", \.hidesBackButton, "Whether there is no button back.")
    PropertySpec(
      "leftItemsSupplementBackButton", \.leftItemsSupplementBackButton,
      "Whether the back button stays beside items at the left.")
    PropertySpec(
      "largeTitleDisplayMode", \.largeTitleDisplayMode,
      "Whether its title is large where the bar prefers that.", introduced: 11)
    items("left", \.leftBarButtonItem, \.leftBarButtonItems)
    items("right", \.rightBarButtonItem, \.rightBarButtonItems)
    MethodSpec(
      "setHidesBackButton",
      [.init("hidesBackButton", .bool), .init("animated", .bool, default: .bool(false))],
      "Takes the button back away, or shows it."
    ) { (item: inout Self, arguments, _) in
      item.hidesBackButton = arguments.first == .bool(true)
    }
  }

  /// One storage with two names; reports tell the single item where there is just one.
  private static func items(
    _ side: String, _ one: any WritableKeyPath<Self, ObjectID?> & Sendable,
    _ all: any WritableKeyPath<Self, [ObjectID]> & Sendable
  ) -> [SchemaPart<Self>] {
    let name = side.prefix(1).uppercased() + side.dropFirst() + "BarButton"
    var parts: [SchemaPart<Self>] = [
      .property(
        PropertySpec(
          "\(side)BarButtonItem", owned: one, "UIBarButtonItem", "The button at the \(side)."
        ).telling { $0[keyPath: all].count == 1 ? $0[keyPath: one].value : .null }),
      .property(
        PropertySpec(
          "\(side)BarButtonItems", owned: all, "UIBarButtonItem",
          "The buttons at the \(side), from the edge."
        ).telling { $0[keyPath: all].count == 1 ? .list([]) : $0[keyPath: all].value }),
    ]
    // Swift's name and Objective-C's.
    for name in ["set\(name)", "set\(name)Item"] {
      parts.append(
        .method(
          MethodSpec(
            name,
            [
              .init("item", .optional(.reference("UIBarButtonItem"))),
              .init("animated", .bool, default: .bool(false)),
            ], "Shows another button at the \(side)."
          ) { (item: inout Self, arguments, _) in
            item[keyPath: one] = arguments.first.flatMap { ObjectID?($0) } ?? nil
          }))
    }
    parts.append(
      .method(
        MethodSpec(
          "set\(name)Items",
          [
            .init("items", .list(.reference("UIBarButtonItem"))),
            .init("animated", .bool, default: .bool(false)),
          ], "Shows other buttons at the \(side), from the edge."
        ) { (item: inout Self, arguments, _) in
          item[keyPath: all] = arguments.first.flatMap { [ObjectID]($0) } ?? []
        }))
    return parts
  }

  package static let examples = [
    Example(
      "Two buttons",
      "id: item\ntitle: Inbox\nprompt: One new message\nrightBarButtonItems:\n  - { id: compose, systemItem: compose }\n  - { id: search, systemItem: search }"
    )
  ]
}
