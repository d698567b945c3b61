// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

/// An object that comes over what is on the screen and goes again: an alert, a popover.
///
/// Controllers do so too, by `present`.
package protocol PresentableClass: ObjectClass {
  /// Asked to come; raises where UIKit would.
  mutating func show(
    _ request: ShowRequest, effects: inout Effects
  ) throws(UIKitException)
  /// Asked to go by code.
  mutating func dismiss(animated: Bool, effects: inout Effects) throws(UIKitException)
}

/// An object shown as a layer that hears of touches outside it: a popover, an action sheet.
package protocol OutsideTapClass: ObjectClass {
  mutating func tapOutside(effects: inout Effects)
}

/// What a presentable object is told when it is to come.
package struct ShowRequest: Sendable {
  /// Where from, in the window's coordinates; nil where nothing was named.
  package var source: Rect?
  /// What was named, and the part of it in its own coordinates; nil is all of it.
  package var sourceObject: ObjectID?
  package var sourceRect: Rect?
  /// Whether that is a bar button.
  package var isFromBar = false
  package var directions = ArrowDirections()
  package var isAnimated = true
  package var idiom: Device.Idiom
  /// The whole screen, in the window's coordinates.
  package var screen: Rect
  /// What the status bar and the screen's corners keep free.
  package var safeArea = EdgeInsets.zero
  package var context: MeasureContext

  package init(idiom: Device.Idiom, screen: Rect, context: MeasureContext) {
    self.idiom = idiom
    self.screen = screen
    self.context = context
  }
}

/// UIPopoverArrowDirection: the sides that a popover's arrow may point to.
package struct ArrowDirections: PropertyValue {
  package var options = Options<Direction>([.any])

  package init() {}

  package enum Direction: String, PropertyEnum {
    case any, up, down, left, right, unknown
    package static let typeName = "UIPopoverArrowDirection"
    package static let prefixes: [String] = []
  }

  package static var kind: ValueKind { Options<Direction>.kind }

  package init?(_ value: Value) {
    guard let options = Options<Direction>(value) else { return nil }
    self.options = options
  }

  package var value: Value { options.value }

  /// The single directions that are permitted.
  package var permitted: Set<Direction> {
    options.cases.contains(.any)
      ? [.up, .down, .left, .right] : options.cases.subtracting([.any, .unknown])
  }
}
