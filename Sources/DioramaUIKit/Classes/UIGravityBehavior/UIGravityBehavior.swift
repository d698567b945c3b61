// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Lets items fall: a magnitude of 1 is 1,000 points per second squared, whatever they weigh.
package struct UIGravityBehavior: DynamicBehaviorClass, LateClass, Equatable {
  package var behavior = BehaviorTraits()
  package var gravity = GravityEffect()

  package init() {}

  package var effect: DynamicEffect { .gravity(gravity) }

  private var gravityDirection: Offset {
    get { gravity.vector.direction }
    set { gravity.vector.setDirection(newValue) }
  }

  private var angle: Double {
    get { gravity.vector.angle }
    set { gravity.vector.setAngle(newValue) }
  }

  private var magnitude: Double {
    get { gravity.vector.magnitude }
    set { gravity.setMagnitude(newValue) }
  }
}

// MARK: - Declaration

extension UIGravityBehavior {
  package static let name = "UIGravityBehavior"
  package static let summary = "Lets items fall, all equally fast."
  package static let superclassName: String? = "UIDynamicBehavior"
  package static let introduced = 7

  /// Source of the numbers: UIKit facts 6.1 (documented), recorded facts D1 to D5.
  package static let schema = Schema<Self> {
    inherit(\.behavior, BehaviorTraits.itemsSchema)
    PropertySpec(
      "gravityDirection", \.gravityDirection,
      "Where to, and how strong: a length of 1 is 1,000 points per second squared.",
      source: .documented("UIGravityBehavior")
    ).finite
    PropertySpec(
      "magnitude", \.magnitude,
      "How strong; 0 makes the angle 0 as well.", source: .documented("UIGravityBehavior")
    ).finite
    PropertySpec(
      "angle", \.angle, "Where to, in radians: 0 is to the right, pi / 2 down.",
      source: .documented("UIGravityBehavior")
    ).finite
    MethodSpec(
      "setAngle", [.init("angle", .double), .init("magnitude", .double)],
      "Gives it another direction and strength."
    ) { (gravity: inout Self, arguments, _) in
      guard arguments.count == 2, let angle = arguments[0].finiteNumber,
        let magnitude = arguments[1].finiteNumber
      else { return }
      gravity.gravity.setMagnitude(magnitude)
      gravity.gravity.vector.setAngle(angle)
    }
    inherit(\.behavior, BehaviorTraits.schema)
  }

  package static let examples = [
    Example("Down", "id: gravity\nitems: [view]"),
    Example("To the right, half as strong", "items: [view]\nangle: 0\nmagnitude: 0.5"),
  ]
  package static let callbacks = BehaviorTraits.callbacks
  package static let callbackKind = EventKind.dynamics
}
