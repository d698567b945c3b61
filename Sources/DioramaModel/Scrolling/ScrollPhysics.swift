// SPDX-License-Identifier: MIT
import DioramaCore

/// How scroll views and wheels move, one axis at a time; offsets and lengths in points.
///
/// Source: UIKit facts 4.8; recorded fact S16.
package enum ScrollPhysics {
  /// What is left of the speed after a millisecond; UIScrollViewDecelerationRateNormal and Fast.
  package static let normalRate = 0.998
  package static let fastRate = 0.99
  /// Points a second below which a throw ends (recorded fact S16, calibrated).
  package static let stopSpeed = 10.0
  /// How much of a short way beyond the edge is shown (published, reverse engineered).
  package static let stretch = 0.55
  /// Of the critically damped spring that pulls back to the edge, in radians a second; recalled.
  package static let springFrequency = 10.0
  /// Points from its goal at which the spring is at rest; our choice, a pixel at scale 2.
  package static let springRest = 0.5
  /// Seconds of an animated setContentOffset; recalled (0.25 to 0.3, UIKit facts 4.8).
  package static let animationTime = 0.3
  /// Between two frames of what moves by itself.
  package static let frame = VirtualTime(seconds: 1.0 / 60)

  /// How far beyond the edge content is shown when the finger is `way` points beyond it.
  ///
  /// - Parameter length: Of the view along the axis; without any the content stays at the edge.
  package static func rubberBand(_ way: Double, length: Double) -> Double {
    guard length > 0 else { return 0 }
    let shown = (1 - 1 / (abs(way) * stretch / length + 1)) * length
    return way < 0 ? -shown : shown
  }

  /// The way of the finger that shows the content `shown` points beyond the edge.
  package static func fingerWay(shown: Double, length: Double) -> Double {
    guard length > 0 else { return 0 }
    let share = min(abs(shown) / length, 0.999)
    let way = (1 / (1 - share) - 1) * length / stretch
    return shown < 0 ? -way : way
  }

  /// The offsets at which the content may rest; a single one where all of it fits.
  package static func restRange(
    content: Double, length: Double, leading: Double, trailing: Double
  ) -> ClosedRange<Double> {
    // What is no length leaves the content where it begins.
    let first = leading.isFinite ? -leading : 0
    let last = content + trailing - length
    return first...(last.isFinite ? max(first, last) : first)
  }

  /// How far a throw goes until it is slower than `stopSpeed`.
  ///
  /// A millisecond moves by the speed at its end, so 1000 points a second travel 494.01 (S16).
  package static func travel(_ velocity: Double, rate: Double) -> Double {
    guard abs(velocity) > stopSpeed else { return 0 }
    return (velocity - (velocity < 0 ? -stopSpeed : stopSpeed)) * reach(rate)
  }

  /// The velocity of a throw that goes exactly `way` points.
  package static func velocity(travelling way: Double, rate: Double) -> Double {
    way / reach(rate) + (way < 0 ? -stopSpeed : stopSpeed)
  }

  /// Points that one point a second comes to in endless time.
  static func reach(_ rate: Double) -> Double { rate / (1000 * (1 - rate)) }

  /// Where a paging view goes: the page nearest to the projected end of the throw, at most one from
  /// where the drag began, inside the range.
  package static func page(
    projected: Double, began: Double, length: Double, range: ClosedRange<Double>
  ) -> Double {
    guard length > 0 else { return projected.clamped(to: range) }
    let first = (began / length).rounded()
    let page = (projected / length).rounded().clamped(to: first - 1...first + 1)
    return (page * length).clamped(to: range)
  }
}

extension Double {
  /// The nearest number of a range; not a number gives its beginning.
  package func clamped(to range: ClosedRange<Double>) -> Double {
    isNaN ? range.lowerBound : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
