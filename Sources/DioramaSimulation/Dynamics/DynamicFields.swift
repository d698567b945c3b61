// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import DioramaPhysics

/// Fields: forces that depend on where an item is and how it moves, in every substep.
///
/// UIKit documents what each field does and not how strong; the units are this program's choice: a
/// strength of 1 pulls as a gravity of 1 does, distances count in units of 100 points.
extension Simulation {
  /// The fields of an animator that act on something.
  func fields(of run: AnimatorRun) -> [FieldAtWork] {
    run.order.compactMap { object in
      guard let behavior = run.behaviors[object], case .field(let field) = behavior.effect,
        field.strength != 0
      else { return nil }
      let places = behavior.items.compactMap { run.places[$0] }
      return places.isEmpty ? nil : FieldAtWork(field: field, places: places)
    }
  }

  func drive(_ fields: [FieldAtWork], in run: AnimatorRun, _ substep: Int) {
    let substeps = Int64(PhysicsLimits.substeps)
    let time = Double(run.steps * substeps + Int64(substep)) * PhysicsLimits.substep
    for work in fields {
      for place in work.places {
        let item = run.items[place]
        guard !item.properties.isAnchored else { continue }
        let state = run.world.state(of: item.body)
        let away = Offset(
          state.center.x - work.field.position.x, state.center.y - work.field.position.y)
        if let region = work.field.region, !region.contains(away) { continue }
        let pull = work.field.pull(on: state, away, time)
        if case .velocity = work.field.kind {
          run.world.setVelocity(pull, angular: state.angularVelocity, of: item.body)
        } else if pull != .zero {
          run.world.wake(item.body)
          run.world.drive(item.body, acceleration: pull)
        }
      }
    }
  }
}

extension FieldEffect {
  /// What it makes of an item: points per second squared; of a velocity field points per second.
  ///
  /// - Parameter away: From the field's position to the item.
  fileprivate func pull(on state: BodyState, _ away: Offset, _ time: Double) -> Offset {
    let distance = (away.dx * away.dx + away.dy * away.dy).squareRoot()
    let unit = Simulation.unitGravity * strength
    switch kind {
    case .linearGravity: return direction.scaled(unit)
    case .velocity: return direction.scaled(strength)
    case .drag: return state.velocity.scaled(-strength)
    case .spring: return away.scaled(-strength * 10)
    case .radialGravity: return away.scaled(-unit * weakening(distance) / max(distance, 1e-6))
    case .vortex:
      return Offset(-away.dy, away.dx).scaled(unit * weakening(distance) / max(distance, 1e-6))
    case .noise: return FieldNoise(self).value(at: away, time).scaled(unit)
    // Reading does not let them through yet.
    case .turbulence, .electric, .magnetic: return .zero
    }
  }

  /// The part of its strength that is left at a distance.
  private func weakening(_ distance: Double) -> Double {
    guard falloff != 0 else { return 1 }
    let far = max(distance, minimumRadius, 1) / 100
    return ExactMath.exponential(-falloff * ExactMath.logarithm(far))
  }
}

/// Noise that is the same for the same seed, place and time on every machine.
private struct FieldNoise {
  var seed: UInt64
  /// Points between two places that know nothing of each other.
  var grain: Double
  var speed: Double

  init(_ field: FieldEffect) {
    seed = UInt64(bitPattern: Int64(field.seed))
    grain = 10 + 90 * min(max(field.smoothness, 0), 1)
    speed = field.animationSpeed
  }

  func value(at place: Offset, _ time: Double) -> Offset {
    let x = place.dx / grain
    let y = place.dy / grain
    let z = time * speed
    guard abs(x) < 1e9, abs(y) < 1e9, abs(z) < 1e9 else { return .zero }
    return Offset(smooth(x, y, z, 0), smooth(x, y, z, 1))
  }

  private func smooth(_ x: Double, _ y: Double, _ z: Double, _ axis: UInt64) -> Double {
    let (left, top, front) = (x.rounded(.down), y.rounded(.down), z.rounded(.down))
    let (fx, fy, fz) = (eased(x - left), eased(y - top), eased(z - front))
    var sum = 0.0
    for corner in 0..<8 {
      let (i, j, k) = (corner & 1, corner >> 1 & 1, corner >> 2)
      let weight = (i == 1 ? fx : 1 - fx) * (j == 1 ? fy : 1 - fy) * (k == 1 ? fz : 1 - fz)
      sum +=
        weight * at(Int64(left) + Int64(i), Int64(top) + Int64(j), Int64(front) + Int64(k), axis)
    }
    return sum
  }

  private func eased(_ part: Double) -> Double { part * part * (3 - 2 * part) }

  /// From -1 to 1.
  private func at(_ x: Int64, _ y: Int64, _ z: Int64, _ axis: UInt64) -> Double {
    var hash = seed &+ 0x9E37_79B9_7F4A_7C15 &* (axis &+ 1)
    for part in [x, y, z] {
      hash = (hash ^ UInt64(bitPattern: part)) &* 0xBF58_476D_1CE4_E5B9
      hash ^= hash >> 29
      hash = hash &* 0x94D0_49BB_1331_11EB
      hash ^= hash >> 32
    }
    return Double(hash >> 11) / Double(1 << 52) - 1
  }
}

extension Offset {
  fileprivate func scaled(_ factor: Double) -> Offset { Offset(dx * factor, dy * factor) }
}
