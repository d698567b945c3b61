// SPDX-License-Identifier: MIT

extension ExactMath {
  /// The angle of the point (x, y) from the x axis, in radians, above -pi and at most pi; 0 for the
  /// origin, NaN where a coordinate is NaN.
  package static func angle(_ y: Double, _ x: Double) -> Double {
    guard !x.isNaN, !y.isNaN else { return .nan }
    let pi = 3.141592653589793
    let (across, along) = (abs(y), abs(x))
    guard across > 0 else { return x < 0 ? pi : 0 }
    // The smaller by the larger, so that the arc tangent is one of at most pi/4.
    var angle: Double
    if across <= along {
      angle = arcTangent(along.isFinite ? across / along : across.isFinite ? 0 : 1)
    } else {
      angle = pi / 2 - arcTangent(across.isFinite ? along / across : 0)
    }
    if x < 0 { angle = pi - angle }
    return y < 0 ? -angle : angle
  }

  /// For 0...1: the angle is halved three times, then Taylor's series.
  private static func arcTangent(_ x: Double) -> Double {
    var x = x
    // tan(a / 2) = tan a / (1 + sqrt(1 + tan² a)); square roots are exact.
    for _ in 0..<3 { x /= 1 + (1 + x * x).squareRoot() }
    let z = x * x
    var sum = 0.0
    // The first term left out is below 1e-20.
    for n in stride(from: 19.0, through: 1, by: -2) { sum = 1 / n - z * sum }
    return 8 * x * sum
  }
}
