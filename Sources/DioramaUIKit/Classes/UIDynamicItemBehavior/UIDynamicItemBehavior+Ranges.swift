// SPDX-License-Identifier: MIT
import DioramaModel

/// Properties held to their ranges; what is not set reads as UIKit's default.
extension UIDynamicItemBehavior {
  static let elasticities = 0.0...1.0
  static let fromZero = 0.0...Double.greatestFiniteMagnitude
  static let densities = 0.001...Double.greatestFiniteMagnitude

  var elasticity: Double {
    get { properties.own.elasticity ?? 0 }
    set { properties.own.elasticity = Self.held(newValue, Self.elasticities) }
  }

  var friction: Double {
    get { properties.own.friction ?? 0 }
    set { properties.own.friction = Self.held(newValue, Self.fromZero) }
  }

  var density: Double {
    get { properties.own.density ?? 1 }
    set { properties.own.density = Self.held(newValue, Self.densities) }
  }

  var resistance: Double {
    get { properties.own.resistance ?? 0 }
    set { properties.own.resistance = Self.held(newValue, Self.fromZero) }
  }

  var angularResistance: Double {
    get { properties.own.angularResistance ?? 0 }
    set { properties.own.angularResistance = Self.held(newValue, Self.fromZero) }
  }

  var charge: Double {
    get { properties.own.charge ?? 0 }
    set { properties.own.charge = newValue }
  }

  var allowsRotation: Bool {
    get { properties.own.allowsRotation ?? true }
    set { properties.own.allowsRotation = newValue }
  }

  var isAnchored: Bool {
    get { properties.own.isAnchored ?? false }
    set { properties.own.isAnchored = newValue }
  }

  private static func held(_ number: Double, _ range: ClosedRange<Double>) -> Double {
    min(max(number, range.lowerBound), range.upperBound)
  }
}
