// SPDX-License-Identifier: MIT
import DioramaCore

/// A view that moves what is inside it with the finger: a scroll view, a wheel.
package protocol PanningClass: ResumingClass, ViewClass {
  /// Whether something in it moves by itself, which a touch stops.
  var isMoving: Bool { get }
  var contentTouches: ContentTouches { get }

  /// What a drag of this touch could do along an axis.
  ///
  /// - Parameter direction: Of the finger, in points; above 0 is right or down.
  func reach(of touch: PanTouch, along axis: PanAxis, towards direction: Double) -> PanReach
  /// Follows a finger; runs nothing itself and asks for what should happen by effects.
  mutating func handle(_ event: PanEvent, effects: inout Effects)
}

/// How a panning view shares touches with what is inside it; UIScrollView's properties of these names.
package struct ContentTouches: Equatable, Sendable {
  /// Whether the content's touches wait until it is clear that they are no drag.
  package var delays: Bool
  /// Whether a drag takes touches away that the content has already begun to follow.
  package var canCancel: Bool

  package init(delays: Bool, canCancel: Bool) {
    self.delays = delays
    self.canCancel = canCancel
  }
}

package enum PanAxis: CaseIterable, Sendable { case x, y }

/// What a drag can do along an axis.
package enum PanReach: Comparable, Sendable {
  case none
  /// It only stretches the rubber band.
  case bounces
  case moves
}

/// What a finger does in a panning view.
package enum PanEvent: Sendable {
  /// It came down on the view or on something inside.
  case touched(PanTouch)
  /// It is clear that it drags; nothing has moved yet, and the translation tells the way so far.
  case began(PanTouch, along: PanAxis)
  case moved(PanTouch)
  /// Lifted after a drag.
  ///
  /// - Parameter velocity: Of the finger, in points a second.
  case ended(PanTouch, velocity: Point)
  /// Lifted, or taken by another view, without a drag in this one.
  case lifted(PanTouch, isTap: Bool)
  /// The system took the touch away.
  case cancelled
}

/// A touch as a panning view sees it, in points.
package struct PanTouch: Sendable {
  /// In the view's own coordinates.
  package var location: Point
  /// How far the finger went since the drag began, along the view's own axes.
  package var translation: Point
  package var bounds: Rect
  package var context: MeasureContext

  package init(
    location: Point, translation: Point = .zero, bounds: Rect, context: MeasureContext
  ) {
    self.location = location
    self.translation = translation
    self.bounds = bounds
    self.context = context
  }
}

extension Point {
  package subscript(axis: PanAxis) -> Double {
    get { axis == .x ? x : y }
    set { if axis == .x { x = newValue } else { y = newValue } }
  }
}

extension Size {
  package subscript(axis: PanAxis) -> Double { axis == .x ? width : height }
}

extension EdgeInsets {
  /// At the left or top.
  func leading(_ axis: PanAxis) -> Double { axis == .x ? left : top }

  /// At the right or bottom.
  func trailing(_ axis: PanAxis) -> Double { axis == .x ? right : bottom }
}
