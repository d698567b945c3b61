// SPDX-License-Identifier: MIT

/// UIControl.Event: a set of events, with UIKit's own bits.
///
/// Source: UIKit facts 2.2 (documented, UIControl.h).
package struct ControlEvents: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let touchDown = Self(rawValue: 1 << 0)
  package static let touchDownRepeat = Self(rawValue: 1 << 1)
  package static let touchDragInside = Self(rawValue: 1 << 2)
  package static let touchDragOutside = Self(rawValue: 1 << 3)
  package static let touchDragEnter = Self(rawValue: 1 << 4)
  package static let touchDragExit = Self(rawValue: 1 << 5)
  package static let touchUpInside = Self(rawValue: 1 << 6)
  package static let touchUpOutside = Self(rawValue: 1 << 7)
  package static let touchCancel = Self(rawValue: 1 << 8)
  package static let valueChanged = Self(rawValue: 1 << 12)
  package static let primaryActionTriggered = Self(rawValue: 1 << 13)
  package static let editingDidBegin = Self(rawValue: 1 << 16)
  package static let editingChanged = Self(rawValue: 1 << 17)
  package static let editingDidEnd = Self(rawValue: 1 << 18)
  package static let editingDidEndOnExit = Self(rawValue: 1 << 19)
  package static let allTouchEvents = Self(rawValue: 0x0000_0FFF)
  package static let allEditingEvents = Self(rawValue: 0x000F_0000)
  package static let allEvents = Self(rawValue: 0xFFFF_FFFF)

  /// Every name a scene may listen to, in UIKit's order.
  package static let named: [(name: String, events: ControlEvents)] = [
    ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat),
    ("touchDragInside", .touchDragInside), ("touchDragOutside", .touchDragOutside),
    ("touchDragEnter", .touchDragEnter), ("touchDragExit", .touchDragExit),
    ("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside),
    ("touchCancel", .touchCancel), ("valueChanged", .valueChanged),
    ("primaryActionTriggered", .primaryActionTriggered), ("editingDidBegin", .editingDidBegin),
    ("editingChanged", .editingChanged), ("editingDidEnd", .editingDidEnd),
    ("editingDidEndOnExit", .editingDidEndOnExit), ("allTouchEvents", .allTouchEvents),
    ("allEditingEvents", .allEditingEvents), ("allEvents", .allEvents),
  ]

  /// The events of a name; Objective-C's `UIControlEventTouchDown` is an alias of `touchDown`.
  package init?(named text: String) {
    var name = text
    if text.hasPrefix("UIControlEvent") {
      let rest = text.dropFirst(14)
      name = rest.prefix(1).lowercased() + rest.dropFirst()
    }
    guard let known = Self.named.first(where: { $0.name == name }) else { return nil }
    self = known.events
  }

  /// The name of a single event.
  package var name: String { Self.named.first { $0.events == self }?.name ?? "" }
}
