// SPDX-License-Identifier: MIT
import DioramaCore

/// How far and how fast the fingers of a recognizer have gone together, in the window.
package struct PanMotion: Equatable, Sendable {
  /// Points of movement before a pan begins (UIKit facts 3.8, recorded fact E6).
  package static let distance = 10.0

  /// Where movement is counted from until the pan begins.
  package var start = Point.zero
  /// Where the fingers' middle was when the pan began, from which the translation is measured.
  package var origin: Point?
  package var place = Point.zero
  package var velocity = Point.zero

  package init() {}

  package var way: Point { place - start }

  /// Zero until the pan has begun.
  package var translation: Point {
    get { origin.map { place - $0 } ?? .zero }
    set { if origin != nil { origin = place - newValue } }
  }

  /// The pan begins where the fingers had gone `PanMotion.distance` on their way.
  ///
  /// - Parameter length: How far they have gone by now.
  package mutating func begin(after length: Double) {
    let share = length > 0 ? Self.distance / length : 0
    origin = Point(start.x + way.x * share, start.y + way.y * share)
  }

  /// Another finger moves the middle, which is no movement.
  package mutating func add(_ finger: Int, _ input: GestureInput) {
    if input.touches.count == 1 {
      start = input.middle()
      place = start
    } else {
      shift(to: input.middle(), from: input.middle(without: finger))
    }
  }

  package mutating func move(_ input: GestureInput) {
    place = input.middle()
    velocity = input.velocity
  }

  /// A finger that is lifted moves the middle of those left.
  package mutating func lift(_ finger: Int, _ input: GestureInput) {
    velocity = input.velocity
    guard input.touches.count > 1 else { return }
    shift(to: input.middle(without: finger), from: input.middle())
  }

  private mutating func shift(to new: Point, from old: Point) {
    let way = new - old
    start = Point(start.x + way.x, start.y + way.y)
    place = new
    if let origin { self.origin = Point(origin.x + way.x, origin.y + way.y) }
  }
}
