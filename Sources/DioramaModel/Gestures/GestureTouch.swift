// SPDX-License-Identifier: MIT
import DioramaCore

/// One finger as a recognizer sees it, in the window's coordinates.
package struct GestureTouch: Equatable, Sendable {
  package var finger: Int
  /// Where it came down.
  package var start: Point
  package var place: Point
  /// Where it was when `GestureInput.span` began.
  package var earlier: Point

  package init(finger: Int, start: Point, place: Point, earlier: Point) {
    self.finger = finger
    self.start = start
    self.place = place
    self.earlier = earlier
  }
}

/// The fingers that a recognizer follows at one moment.
package struct GestureInput: Sendable {
  /// In the order they came down; one that is just being lifted is among them.
  package var touches: [GestureTouch]
  /// The time that velocities are measured over, in seconds; 0 where no time has passed.
  package var span: Double
  /// The whole screen, in the window's coordinates.
  package var screen: Rect

  package init(touches: [GestureTouch], span: Double, screen: Rect) {
    self.touches = touches
    self.span = span
    self.screen = screen
  }

  /// The middle of the fingers; without one of them where that is given.
  package func middle(
    without finger: Int? = nil, of path: KeyPath<GestureTouch, Point> = \.place
  ) -> Point {
    var sum = Point.zero
    var count = 0.0
    for touch in touches where touch.finger != finger {
      sum.x += touch[keyPath: path].x
      sum.y += touch[keyPath: path].y
      count += 1
    }
    return count > 0 ? Point(sum.x / count, sum.y / count) : .zero
  }

  /// Of the middle, in points a second along the window's axes.
  package var velocity: Point {
    guard span > 0 else { return .zero }
    let way = middle() - middle(of: \.earlier)
    return Point(way.x / span, way.y / span)
  }
}

/// What happened to the fingers of a recognizer.
package enum GestureEvent: Equatable, Sendable {
  /// Another finger came down.
  case touched(Int)
  case moved
  /// A finger is lifted, which is still among the input's.
  case lifted(Int)
  /// The time that the recognizer asked for has passed.
  case waited
}

/// What a recognizer makes of an event; the simulation decides whether it may.
package struct GestureReply: Sendable {
  package var wish = Wish.nothing
  package var wait = Wait.same
  /// Whether it does not follow the finger that came down.
  package var ignoresTouch = false

  package init(_ wish: Wish = .nothing, wait: Wait = .same) {
    self.wish = wish
    self.wait = wait
  }

  package enum Wish: Sendable {
    case nothing
    /// To be recognized: at once and for good, or as the beginning of a continuous gesture.
    case recognizes
    case begins
    case changes
    case ends
    case fails
  }

  package enum Wait: Sendable {
    /// As before.
    case same
    case none
    /// To hear `waited` after so many seconds, if nothing else is asked for until then.
    case seconds(Double)
  }

  package static let ignoring = {
    var reply = GestureReply()
    reply.ignoresTouch = true
    return reply
  }()
}

extension Point {
  package func distance(to other: Point) -> Double {
    let way = other - self
    return (way.x * way.x + way.y * way.y).squareRoot()
  }
}
