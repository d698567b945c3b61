// SPDX-License-Identifier: MIT
import DioramaCore

/// A class that tracks touches and sends control events.
package protocol ControlClass: ViewClass {
  var control: ControlTraits { get set }
  /// The events it can send beside those of touches, so that lint knows which never come.
  static var ownEvents: ControlEvents { get }
  /// The smallest touch area UIKit itself gives the class, for the touch target rule; nil: none.
  static func standardSize(in context: borrowing MeasureContext) -> Size?

  /// Follows one touch; runs nothing itself and asks for what should happen by effects.
  mutating func handle(_ event: TrackingEvent, effects: inout Effects)
}

/// What UIControl's tracking tells a class.
package enum TrackingEvent: Sendable {
  /// The class may decline by `effects.declineTracking()`; it then hears no more of the touch.
  case began(ControlTouch)
  case moved(ControlTouch)
  /// `isInside` counts the 70 points of slop around the bounds.
  case ended(ControlTouch, isInside: Bool)
  case cancelled
}

/// A touch as a control sees it.
package struct ControlTouch: Sendable {
  /// In the control's own coordinates.
  package var location: Point
  package var bounds: Rect
  package var context: MeasureContext

  package init(location: Point, bounds: Rect, context: MeasureContext) {
    self.location = location
    self.bounds = bounds
    self.context = context
  }
}

/// A class that goes on after an effect: with its delegate's answer, or once its events were heard.
package protocol ResumingClass: ObjectClass {
  /// Called on what is stored by then; the object may have been written or removed meanwhile.
  mutating func resume(_ point: String, answer: Bool, effects: inout Effects)
}
