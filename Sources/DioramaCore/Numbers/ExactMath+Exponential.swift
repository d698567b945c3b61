// SPDX-License-Identifier: MIT

extension ExactMath {
  /// The natural logarithm of 2 as a sum; the first part has 32 zero bits at its end.
  private static let ln2High = 0.6931471803691238
  private static let ln2Low = 1.9082149292705877e-10

  /// e to the power of `x`; 0 or infinity where that is no double.
  package static func exponential(_ x: Double) -> Double {
    if x.isNaN { return .nan }
    if x < -745 { return 0 }
    if x > 709.7 { return .infinity }
    // x = k ln 2 + rest, |rest| below 0.35.
    let k = (x / ln2High).rounded(.toNearestOrEven)
    let rest = (x - k * ln2High) - k * ln2Low
    var sum = 1.0
    // Taylor's series: the first term left out is below 1e-18.
    for n in stride(from: 14.0, through: 1, by: -1) { sum = 1 + rest / n * sum }
    // In two steps, as the smallest powers of two are below the range of exponents.
    let half = Int(k) / 2
    return sum * Double(sign: .plus, exponent: half, significand: 1)
      * Double(sign: .plus, exponent: Int(k) - half, significand: 1)
  }

  /// The natural logarithm; NaN below 0, minus infinity of 0.
  package static func logarithm(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x.isFinite else { return x }
    // x = m * 2^k, m between the square roots of 1/2 and 2.
    var m = x.significand
    var k = Double(x.exponent)
    if m > 1.4142135623730951 {
      m /= 2
      k += 1
    }
    // ln m = 2 (s + s^3/3 + s^5/5 + …); the first term left out is below 1e-18.
    let s = (m - 1) / (m + 1)
    let z = s * s
    var sum = 0.0
    for n in stride(from: 23.0, through: 1, by: -2) { sum = 1 / n + z * sum }
    return k * ln2High + (2 * s * sum + k * ln2Low)
  }
}
