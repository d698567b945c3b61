// SPDX-License-Identifier: MIT

/// Elementary functions whose every bit is the same on every processor.
///
/// The C library's differ in their last bits between machines; these use only correctly rounded
/// operations (IEEE 754: + - * / and exact remainder) in a fixed order.
package enum ExactMath {
  /// Pi, and what a double of pi leaves out.
  private static let piHigh = 3.141592653589793
  private static let piLow = 1.2246467991473532e-16

  /// Sine and cosine of an angle in radians; NaN for an angle that is not finite.
  package static func sineAndCosine(_ radians: Double) -> (sine: Double, cosine: Double) {
    guard radians.isFinite else { return (.nan, .nan) }
    // Angle = quadrant * pi/2 + rest, the rest in double-double so that 1e6 turns lose nothing
    // that a double angle could have carried.
    let quarter = (radians / (piHigh / 2)).rounded(.toNearestOrEven)
    let (rest, low) = remainder(of: radians, quarters: quarter)
    let sine = sineKernel(rest, low)
    let cosine = cosineKernel(rest, low)
    switch Int(quarter.remainder(dividingBy: 4)) & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }

  /// `radians` - `quarters` * pi/2 as a sum of two doubles.
  private static func remainder(of radians: Double, quarters: Double) -> (Double, Double) {
    let high = piHigh / 2
    let low = piLow / 2
    let (product, error) = multiplied(quarters, high)
    let first = radians - product
    let rest = -error - quarters * low
    let sum = first + rest
    return (sum, rest - (sum - first))
  }

  /// The product of two doubles and its rounding error, by Dekker's splitting.
  private static func multiplied(_ a: Double, _ b: Double) -> (Double, Double) {
    let product = a * b
    let (ah, al) = split(a)
    let (bh, bl) = split(b)
    return (product, ((ah * bh - product) + ah * bl + al * bh) + al * bl)
  }

  private static func split(_ a: Double) -> (Double, Double) {
    let scaled = 134_217_729 * a
    let high = scaled - (scaled - a)
    return (high, a - high)
  }

  /// Taylor's series to x^17: its first omitted term is below 1e-19 on [-pi/4, pi/4].
  private static func sineKernel(_ x: Double, _ low: Double) -> Double {
    let z = x * x
    var sum = 1 / 355_687_428_096_000.0
    sum = -1 / 1_307_674_368_000.0 + z * sum
    sum = 1 / 6_227_020_800.0 + z * sum
    sum = -1 / 39_916_800.0 + z * sum
    sum = 1 / 362_880.0 + z * sum
    sum = -1 / 5040.0 + z * sum
    sum = 1 / 120.0 + z * sum
    sum = -1 / 6.0 + z * sum
    return x + (x * z * sum + low * (1 - z / 2))
  }

  private static func cosineKernel(_ x: Double, _ low: Double) -> Double {
    let z = x * x
    var sum = 1 / 20_922_789_888_000.0
    sum = -1 / 87_178_291_200.0 + z * sum
    sum = 1 / 479_001_600.0 + z * sum
    sum = -1 / 3_628_800.0 + z * sum
    sum = 1 / 40_320.0 + z * sum
    sum = -1 / 720.0 + z * sum
    sum = 1 / 24.0 + z * sum
    let half = z / 2
    let main = 1 - half
    return main + (((1 - main) - half) + (z * z * sum - x * low))
  }
}
