// SPDX-License-Identifier: MIT
import DioramaCore

/// A wheel of rows that a finger turns and that comes to rest at one of them: a picker's component.
///
/// Row 0 is in the middle at offset 0, the next one a row's height further; in points.
package struct Wheel: Equatable, Sendable {
  package var rows: Int
  package var rowHeight: Double
  /// Whether the first row follows the last one.
  package var isCyclic: Bool
  /// The rows that may be chosen, where not all may; it springs back from the others.
  package var enabledRows: ClosedRange<Int>?
  /// How far it is turned; with a cyclic wheel this may be any round.
  package private(set) var offset = 0.0
  /// Where the offset was without rubber band when the finger began to turn it.
  private var fingerOffset: Double?
  private var motion: ScrollMotion?
  private var frames = 0

  package init(rows: Int, rowHeight: Double, isCyclic: Bool = false) {
    self.rows = rows
    self.rowHeight = rowHeight
    self.isCyclic = isCyclic
  }

  /// Whether it turns by itself.
  package var isMoving: Bool { motion != nil }
  /// Whether a finger turns it.
  package var isTurned: Bool { fingerOffset != nil }

  /// The row in the middle, or on its way there; -1 where there is none.
  package var row: Int { rows > 0 && rowHeight > 0 ? row(at: motion?.end ?? offset) : -1 }

  /// The row nearest to the middle at an offset; row heights are above 0.
  private func row(at offset: Double) -> Int {
    let place = Int((offset / rowHeight).rounded().clamped(to: -1e9...1e9))
    guard isCyclic else { return min(max(place, 0), rows - 1) }
    return (place % rows + rows) % rows
  }

  /// Its offsets at rest from the first to the last row.
  private var range: ClosedRange<Double> {
    isCyclic ? -1e9...1e9 : 0...max(0, Double(rows - 1) * rowHeight)
  }

  /// The offset at which a row is in the middle, the shorter way round from the present one.
  package func offset(of row: Int) -> Double {
    guard rows > 0, rowHeight > 0 else { return 0 }
    let plain = Double(row) * rowHeight
    guard isCyclic else { return plain }
    let round = Double(rows) * rowHeight
    return plain + ((offset - plain) / round).rounded() * round
  }

  private func nearestEnabled(_ row: Int) -> Int {
    guard let enabledRows else { return row }
    return min(max(row, enabledRows.lowerBound), enabledRows.upperBound)
  }
}

// Turning.
extension Wheel {
  /// Puts a row in the middle at once; held to those there are.
  package mutating func select(_ row: Int) {
    motion = nil
    offset = rows > 0 ? offset(of: min(max(row, 0), rows - 1)) : 0
  }

  /// Turns to a row in 0.3 s, held to those there are; the frames show it.
  package mutating func turn(to row: Int) {
    guard rows > 0 else { return }
    start(
      ScrollMotion(
        easedFrom: offset, to: offset(of: min(max(row, 0), rows - 1)),
        duration: ScrollPhysics.animationTime))
  }

  /// A finger comes down on it and stops it.
  package mutating func stop() { motion = nil }

  /// The finger begins to turn it.
  ///
  /// - Parameter length: Of the wheel as it is seen.
  package mutating func begin(length: Double) {
    motion = nil
    let edge = offset.clamped(to: range)
    fingerOffset =
      edge == offset ? edge : edge + ScrollPhysics.fingerWay(shown: offset - edge, length: length)
  }

  /// Follows the finger.
  ///
  /// - Parameter way: Of the finger since it began, downwards.
  package mutating func follow(_ way: Double, length: Double) {
    guard let fingerOffset else { return }
    let place = fingerOffset - way
    let edge = place.clamped(to: range)
    offset = place == edge ? edge : edge + ScrollPhysics.rubberBand(place - edge, length: length)
  }

  /// Lets go: it turns on to the row nearest to where it would end, and no farther than the last.
  ///
  /// - Parameter velocity: Of the finger, downwards, in points a second.
  package mutating func release(velocity: Double) {
    fingerOffset = nil
    guard rows > 0, rowHeight > 0 else { return }
    let rate = ScrollPhysics.normalRate
    let projected = offset + ScrollPhysics.travel(-velocity, rate: rate)
    let goal = (projected.clamped(to: range) / rowHeight).rounded() * rowHeight
    start(ScrollMotion(slowingFrom: offset, to: goal, rate: rate))
  }

  private mutating func start(_ course: ScrollMotion) {
    frames = 0
    motion = course
  }

  /// Shows the next frame; true where it has come to rest.
  ///
  /// On a row that may not be chosen it does not rest but turns back.
  package mutating func showFrame() -> Bool {
    guard let course = motion else { return true }
    frames += 1
    let time = Double(frames) * ScrollPhysics.frame.seconds
    offset = course.position(at: time)
    guard time >= course.duration else { return false }
    motion = nil
    let wanted = nearestEnabled(row)
    guard wanted == row else {
      turn(to: wanted)
      return false
    }
    if isCyclic, rows > 0 {
      // The same turn in the first round, so that offsets stay small.
      offset = Double(row) * rowHeight
    }
    return true
  }
}

// Seeing.
extension Wheel {
  /// Radians that one row takes of the wheel, and its radius in row heights.
  ///
  /// Source: recorded fact S13 (iOS 26), taken for every era.
  package static let rowAngle = 0.3306939635357677
  package static let radius = 3.0393

  /// Where a row is seen, as top and height in a wheel `length` high; nil where it is behind.
  package func seen(_ row: Int, length: Double) -> (top: Double, height: Double)? {
    guard (0..<rows).contains(row), rowHeight > 0 else { return nil }
    let angle = (offset(of: row) - offset) / rowHeight * Self.rowAngle
    // A quarter of a turn.
    guard abs(angle) < 1.5707963267948966 else { return nil }
    let (sine, cosine) = ExactMath.sineAndCosine(angle)
    let height = rowHeight * cosine
    let middle = length / 2 + Self.radius * rowHeight * sine
    guard middle + height / 2 > 0, middle - height / 2 < length else { return nil }
    return (middle - height / 2, height)
  }

  /// The row that is seen at a place from the top.
  package func row(at place: Double, length: Double) -> Int? {
    guard rows > 0 else { return nil }
    let middle = row(at: offset)
    // Never more than a handful are seen.
    for step in -5...5 {
      let row = isCyclic ? ((middle + step) % rows + rows) % rows : middle + step
      if let (top, height) = seen(row, length: length), place >= top, place < top + height {
        return row
      }
    }
    return nil
  }
}
