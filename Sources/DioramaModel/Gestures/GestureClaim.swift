// SPDX-License-Identifier: MIT
import DioramaCore

/// What kind of gesture a recognizer waits for, as far as others must know.
package enum GestureClaim: Equatable, Sendable {
  case tap(count: Int, touches: Int)
  case press
  case pan(touches: Int)
  case swipe(axes: Set<PanAxis>, touches: Int)
  case pinch
  case rotation

  /// Whether its recognition may end the wait of another; a tap does not end that for more taps
  /// (recalled).
  package func prevents(_ other: GestureClaim) -> Bool {
    guard case .tap(let count, _) = self, case .tap(let otherCount, _) = other else { return true }
    return count >= otherCount
  }

  /// How many taps it waits for; those that wait for more hear of touches first.
  package var taps: Int { if case .tap(let count, _) = self { count } else { 1 } }
}

/// A view that keeps a gesture of its own from the recognizers of views above it.
///
/// Source: UIKit facts 3.8: controls win for their own gestures, but not against a recognizer of
/// their own.
package protocol GestureKeepingClass: ViewClass {
  /// - Parameter place: Where the finger came down, in the view's coordinates.
  func keeps(
    _ claim: GestureClaim, at place: Point, bounds: Rect, in context: borrowing MeasureContext
  ) -> Bool
}

extension GestureClaim {
  /// One tap of one finger, which buttons and their like keep.
  package var isSingleTap: Bool { self == .tap(count: 1, touches: 1) }
}
