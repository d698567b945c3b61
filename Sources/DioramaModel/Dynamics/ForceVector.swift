// SPDX-License-Identifier: MIT
import DioramaCore

/// A direction with a strength in UIKit's two forms, each of which follows the other.
///
/// Source: UIKit facts 6.1 (documented); a negative magnitude reverses the direction.
package struct ForceVector: Equatable, Sendable {
  /// Radians from the x axis towards the y axis, which points down.
  package private(set) var angle: Double
  package private(set) var magnitude: Double
  package private(set) var direction: Offset

  /// Nothing, along the x axis.
  package static let none = ForceVector(.zero)

  package init(_ direction: Offset) {
    angle = 0
    magnitude = 0
    self.direction = .zero
    setDirection(direction)
  }

  package mutating func setAngle(_ angle: Double) {
    self.angle = angle
    direction = Self.direction(angle, magnitude)
  }

  package mutating func setMagnitude(_ magnitude: Double) {
    self.magnitude = magnitude
    direction = Self.direction(angle, magnitude)
  }

  package mutating func setDirection(_ direction: Offset) {
    self.direction = direction
    magnitude = Self.length(direction)
    angle = ExactMath.angle(direction.dy, direction.dx)
  }

  private static func direction(_ angle: Double, _ magnitude: Double) -> Offset {
    guard magnitude != 0, magnitude.isFinite else { return .zero }
    let (sine, cosine) = ExactMath.sineAndCosine(angle)
    return Offset(magnitude * cleared(cosine), magnitude * cleared(sine))
  }

  /// What the rounding of pi leaves of a sine or cosine that is zero.
  private static func cleared(_ part: Double) -> Double { abs(part) < 1e-15 ? 0 : part }

  /// Without overflow on the way.
  private static func length(_ offset: Offset) -> Double {
    let largest = max(abs(offset.dx), abs(offset.dy))
    guard largest > 0, largest.isFinite else { return largest }
    let (x, y) = (offset.dx / largest, offset.dy / largest)
    return largest * (x * x + y * y).squareRoot()
  }
}
