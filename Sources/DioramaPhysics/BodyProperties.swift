// SPDX-License-Identifier: MIT
internal import CBox2D

/// What a body is like, with UIKit's documented defaults (facts of UIDynamicItemBehavior).
///
/// NaN counts as the least value of its range; what is above a range counts as its end.
package struct BodyProperties: Equatable, Sendable {
  /// Mass = area in square points x density / 10,000; 0.0001...1,000,000.
  package var density = 1.0
  /// 0 none, 1 strong, larger allowed. Of two bodies the root of the product counts; a boundary is as
  /// rough as what touches it.
  package var friction = 0.0
  /// 0...1; of two the larger counts. Boundaries have 0.
  package var elasticity = 0.0
  /// v *= 1 / (1 + dt resistance) in each substep, so that 1 leaves 37 % after a second.
  package var resistance = 0.0
  /// The same for the angular velocity.
  package var angularResistance = 0.0
  package var allowsRotation = true
  /// Whether nothing moves it: others hit it as they hit a boundary.
  package var isAnchored = false

  package init() {}

  var box2D: CBox2DProperties {
    CBox2DProperties(
      density: density, friction: friction, elasticity: elasticity, resistance: resistance,
      angular_resistance: angularResistance, allows_rotation: allowsRotation,
      is_anchored: isAnchored)
  }
}
