// SPDX-License-Identifier: MIT
import DioramaCore

/// A way along one axis that goes by itself: where it is at each moment is known beforehand.
///
/// Offsets in points, times in seconds from its beginning. Frames only look at it, so that how many
/// there are changes nothing.
package struct ScrollMotion: Equatable, Sendable {
  /// One after the other; none for what stays where it is.
  private var pieces: [Piece] = []
  package let start: Double
  package private(set) var end: Double
  package private(set) var duration = 0.0

  private struct Piece: Equatable {
    var begins: Double
    var lasts: Double
    var course: Course
  }

  private enum Course: Equatable {
    /// Thrown from a place and slowed down by `rate` a millisecond.
    case slowing(from: Double, velocity: Double, rate: Double)
    /// Pulled to `edge` from `offset` beyond it.
    case spring(edge: Double, offset: Double, velocity: Double)
    /// Slow, fast, slow: 3s² - 2s³ of the way.
    case eased(from: Double, to: Double)
  }

  /// One that stays at a place.
  package init(restingAt place: Double) {
    start = place
    end = place
  }

  /// Thrown with `velocity` in points a second, and back to `range` where it leaves that.
  ///
  /// - Parameter bounces: Whether it may leave the range; else it ends at the edge.
  package init(
    thrownFrom place: Double, velocity: Double, range: ClosedRange<Double>, rate: Double,
    bounces: Bool
  ) {
    self.init(restingAt: place)
    end = place.clamped(to: range)
    guard place == end || bounces else { return }
    var velocity = velocity
    if place != end {
      guard let crossing = pull(to: end, from: place, &velocity) else { return }
      add(.spring(edge: end, offset: place - end, velocity: crossing.velocity), crossing.time)
    }
    guard abs(velocity) > ScrollPhysics.stopSpeed else { return }
    let goal = end + ScrollPhysics.travel(velocity, rate: rate)
    let course = Course.slowing(from: end, velocity: velocity, rate: rate)
    let fall = 1000 * ExactMath.logarithm(rate)
    guard !range.contains(goal) else {
      add(course, ExactMath.logarithm(ScrollPhysics.stopSpeed / abs(velocity)) / fall)
      end = goal
      return
    }
    let edge = goal.clamped(to: range)
    let time =
      ExactMath.logarithm(1 - (edge - end) / (velocity * ScrollPhysics.reach(rate))) / fall
    if time > 0 { add(course, time) }
    end = edge
    guard bounces else { return }
    var speed = velocity * ExactMath.exponential(fall * time)
    _ = pull(to: edge, from: edge, &speed)
  }

  /// Slows down so that it ends at `goal`.
  package init(slowingFrom place: Double, to goal: Double, rate: Double) {
    self.init(restingAt: place)
    end = goal
    guard goal != place else { return }
    let velocity = ScrollPhysics.velocity(travelling: goal - place, rate: rate)
    let time =
      ExactMath.logarithm(ScrollPhysics.stopSpeed / abs(velocity))
      / (1000 * ExactMath.logarithm(rate))
    add(.slowing(from: place, velocity: velocity, rate: rate), time)
  }

  /// Goes to `goal` in a time of its own.
  package init(easedFrom place: Double, to goal: Double, duration: Double) {
    self.init(restingAt: place)
    end = goal
    guard goal != place else { return }
    add(.eased(from: place, to: goal), duration)
  }

  private mutating func add(_ course: Course, _ time: Double) {
    pieces.append(Piece(begins: duration, lasts: time, course: course))
    duration += time
  }

  /// Adds the pull of the spring until it rests, or tells when it crosses the edge on its way in,
  /// with the velocity that the spring begins with; `velocity` is then the one at the crossing.
  private mutating func pull(
    to edge: Double, from place: Double, _ velocity: inout Double
  ) -> (time: Double, velocity: Double)? {
    let frequency = ScrollPhysics.springFrequency
    let offset = place - edge
    // x(t) = (offset + slope t) e^(-frequency t).
    let slope = velocity + frequency * offset
    if offset != 0, slope != 0, (slope < 0) != (offset < 0) {
      let time = -offset / slope
      let first = velocity
      velocity = slope * ExactMath.exponential(-frequency * time)
      return (time, first)
    }
    add(
      .spring(edge: edge, offset: offset, velocity: velocity), Self.springTime(offset, velocity))
    return nil
  }

  /// When the spring is so near to its edge that it rests.
  private static func springTime(_ offset: Double, _ velocity: Double) -> Double {
    func distance(_ time: Double) -> Double { abs(spring(offset, velocity, time).offset) }
    // The farthest it gets lies before this; from there on it only comes nearer.
    var early = 1 / ScrollPhysics.springFrequency
    var late = early
    while distance(late) > ScrollPhysics.springRest, late < 10 { late *= 2 }
    if late == early { return late }
    early = late / 2
    for _ in 0..<50 {
      let middle = (early + late) / 2
      if distance(middle) > ScrollPhysics.springRest { early = middle } else { late = middle }
    }
    return late
  }

  private static func spring(
    _ offset: Double, _ velocity: Double, _ time: Double
  ) -> (offset: Double, velocity: Double) {
    let frequency = ScrollPhysics.springFrequency
    let slope = velocity + frequency * offset
    let fall = ExactMath.exponential(-frequency * time)
    let place = (offset + slope * time) * fall
    return (place, slope * fall - frequency * place)
  }
}

extension ScrollMotion {
  /// Where it is `seconds` after its beginning.
  package func position(at seconds: Double) -> Double {
    guard seconds < duration else { return end }
    guard let (piece, time) = piece(at: seconds) else { return start }
    switch piece.course {
    case .slowing(let from, let velocity, let rate):
      let left = ExactMath.exponential(1000 * time * ExactMath.logarithm(rate))
      return from + velocity * ScrollPhysics.reach(rate) * (1 - left)
    case .spring(let edge, let offset, let velocity):
      return edge + Self.spring(offset, velocity, time).offset
    case .eased(let from, let to):
      let share = time / piece.lasts
      return from + (to - from) * share * share * (3 - 2 * share)
    }
  }

  /// Points a second, `seconds` after its beginning; 0 at rest.
  package func velocity(at seconds: Double) -> Double {
    guard seconds < duration, let (piece, time) = piece(at: seconds) else { return 0 }
    switch piece.course {
    case .slowing(_, let velocity, let rate):
      return velocity * ExactMath.exponential(1000 * time * ExactMath.logarithm(rate))
    case .spring(_, let offset, let velocity): return Self.spring(offset, velocity, time).velocity
    case .eased(let from, let to):
      let share = time / piece.lasts
      return (to - from) / piece.lasts * 6 * share * (1 - share)
    }
  }

  private func piece(at seconds: Double) -> (Piece, time: Double)? {
    guard let piece = pieces.last(where: { $0.begins <= seconds }) else { return nil }
    return (piece, seconds - piece.begins)
  }
}

/// A motion of both axes at once.
package struct PlaneMotion: Equatable, Sendable {
  package var x: ScrollMotion
  package var y: ScrollMotion

  /// One that stays at a place.
  init(restingAt place: Point) {
    self.init(ScrollMotion(restingAt: place.x), ScrollMotion(restingAt: place.y))
  }

  package init(_ x: ScrollMotion, _ y: ScrollMotion) {
    self.x = x
    self.y = y
  }

  package var start: Point { Point(x.start, y.start) }
  package var end: Point { Point(x.end, y.end) }
  package var duration: Double { max(x.duration, y.duration) }

  package func position(at seconds: Double) -> Point {
    Point(x.position(at: seconds), y.position(at: seconds))
  }
}
