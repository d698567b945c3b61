// SPDX-License-Identifier: MIT
import DioramaCore

/// Gravity: 1 is 1,000 points per second squared.
package struct GravityEffect: Equatable, Sendable {
  package var vector = ForceVector(Offset(0, 1))

  package init() {}

  /// Without magnitude there is no direction, and the angle falls back to 0 (recorded fact D4).
  package mutating func setMagnitude(_ magnitude: Double) {
    if magnitude == 0 {
      vector = .none
    } else {
      vector.setMagnitude(magnitude)
    }
  }
}

/// A push: 1 gives a view of 100 x 100 points and density 1 100 points per second squared.
package struct PushEffect: Equatable, Sendable {
  package var vector = ForceVector.none
  package var mode = Mode.continuous
  /// Whether it pushes; one that pushes at once makes this false when it has.
  package var isActive = true
  /// Where it pushes, from the center of each item; nil is the center.
  package var targetOffset: PerItem<Offset>?

  package init() {}

  package enum Mode: String, PropertyEnum {
    case continuous, instantaneous
    package static let typeName = "UIPushBehavior.Mode"
    package static let prefixes = ["UIPushBehaviorMode"]
  }
}

/// A pull to a point, where the item comes to rest unturned.
package struct SnapEffect: Equatable, Sendable {
  /// In the reference view's coordinates; nil where nothing says where.
  package var point: Point?
  /// 0 swings most, 1 least.
  package var damping = 0.5

  package init() {}
}
