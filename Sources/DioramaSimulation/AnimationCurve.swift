// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// How far an animation is, by how much of its time has passed.
enum AnimationCurve {
  case timing(Animation.Curve)
  case spring(Animation.Spring)

  /// - Parameter share: Passed time by whole time, 0...1.
  func value(at share: Double, duration: Double) -> Double {
    let share = min(max(share, 0), 1)
    switch self {
    case .timing(.linear): return share
    case .timing(.keyboard):
      // A critically damped spring (UIKit facts 3.7).
      return share >= 1 ? 1 : Self.spring(share, Animation.Spring(damping: 1, velocity: 0))
    // The control points of CAMediaTimingFunction's named functions (documented).
    case .timing(.easeInOut): return Self.bezier(share, 0.42, 0, 0.58, 1)
    case .timing(.easeIn): return Self.bezier(share, 0.42, 0, 1, 1)
    case .timing(.easeOut): return Self.bezier(share, 0, 0, 0.58, 1)
    case .spring(let spring): return share >= 1 ? 1 : Self.spring(share, spring)
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

  /// A damped spring that has come within a thousandth at the end of the animation; the choice of its
  /// frequency is ours. Integrated in fixed steps with plain arithmetic.
  private static func spring(_ share: Double, _ spring: Animation.Spring) -> Double {
    let frequency = 6.907755278982137 / spring.damping
    let steps = max(1, Int((share * 400).rounded()))
    let h = share / Double(steps)
    var x = 0.0
    var v = spring.velocity
    func force(_ x: Double, _ v: Double) -> Double {
      frequency * frequency * (1 - x) - 2 * spring.damping * frequency * v
    }
    for _ in 0..<steps {
      let k1 = force(x, v)
      let k2 = force(x + v * h / 2, v + k1 * h / 2)
      let k3 = force(x + (v + k1 * h / 2) * h / 2, v + k2 * h / 2)
      let k4 = force(x + (v + k2 * h / 2) * h, v + k3 * h)
      x += h * (v + (k1 + k2 + k3) * h / 6)
      v += h * (k1 + 2 * k2 + 2 * k3 + k4) / 6
    }
    return x
  }
}
