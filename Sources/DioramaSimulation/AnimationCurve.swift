// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// How far an animation is, by how much of its time has passed.
enum AnimationCurve {
  case timing(Animation.Curve)
  case spring(SpringMotion)

  static func spring(_ spring: Animation.Spring, duration: VirtualTime) -> Self {
    .spring(SpringMotion(spring, duration: duration.seconds))
  }

  /// - Parameter share: Passed time by whole time, 0...1.
  func value(at share: Double) -> Double {
    let share = min(max(share, 0), 1)
    switch self {
    case .timing(.linear): return share
    // A critically damped spring (UIKit facts 3.7).
    case .timing(.keyboard): return SpringMotion.keyboard.value(at: share)
    // The control points of CAMediaTimingFunction's named functions (documented).
    case .timing(.easeInOut): return Self.bezier(share, 0.42, 0, 0.58, 1)
    case .timing(.easeIn): return Self.bezier(share, 0.42, 0, 1, 1)
    case .timing(.easeOut): return Self.bezier(share, 0, 0, 0.58, 1)
    case .spring(let motion): return motion.value(at: share)
    }
  }

  /// The y of a cubic Bézier through (0, 0) and (1, 1) where its x is `x`; by halving, so that every
  /// machine finds the same bits.
  private static func bezier(
    _ x: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) -> Double {
    if x <= 0 || x >= 1 { return min(max(x, 0), 1) }
    func at(_ t: Double, _ a: Double, _ b: Double) -> Double {
      let s = 1 - t
      return 3 * s * s * t * a + 3 * s * t * t * b + t * t * t
    }
    var low = 0.0
    var high = 1.0
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if at(middle, x1, x2) < x { low = middle } else { high = middle }
    }
    return at((low + high) / 2, y1, y2)
  }
}

/// A damped spring let go at 0 and drawn to 1, which has come within a thousandth when its time is up.
///
/// UIKit publishes neither its frequency nor how it finds it: the slowest one that arrives is a choice.
struct SpringMotion: Equatable {
  /// 1 is critical; below it swings.
  var damping: Double
  /// In lengths of the way per whole time.
  var velocity: Double
  /// Of the undamped spring, in radians per whole time.
  var frequency: Double

  static let keyboard = SpringMotion(Animation.Spring(damping: 1, velocity: 0), duration: 1)

  init(_ spring: Animation.Spring, duration: Double) {
    damping = min(max(spring.damping, 0.01), 1)
    velocity = spring.velocity * duration
    var low = 0.0
    var high = 1.0
    while Self.rest(damping, velocity, high) > 0.001, high < 1e9 {
      low = high
      high *= 2
    }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if Self.rest(damping, velocity, middle) > 0.001 { low = middle } else { high = middle }
    }
    frequency = high
  }

  /// The most that is left of the way once the time is up, whatever the phase then.
  private static func rest(_ damping: Double, _ velocity: Double, _ frequency: Double) -> Double {
    let decay = damping * frequency
    let swing = frequency * (1 - damping * damping).squareRoot()
    let lead = abs(decay - velocity)
    let envelope = ExactMath.exponential(-decay)
    let inPhase = swing > 0 ? (1 + (lead / swing) * (lead / swing)).squareRoot() : .infinity
    return envelope * min(1 + lead, inPhase)
  }

  /// The spring's equation solved; source: any textbook on the damped harmonic oscillator.
  func value(at share: Double) -> Double {
    guard share > 0 else { return 0 }
    guard share < 1 else { return 1 }
    let decay = damping * frequency
    let lead = decay - velocity
    let envelope = ExactMath.exponential(-decay * share)
    guard damping < 1 else { return 1 - envelope * (1 + lead * share) }
    let swing = frequency * (1 - damping * damping).squareRoot()
    let (sine, cosine) = ExactMath.sineAndCosine(swing * share)
    return 1 - envelope * (cosine + lead / swing * sine)
  }
}
