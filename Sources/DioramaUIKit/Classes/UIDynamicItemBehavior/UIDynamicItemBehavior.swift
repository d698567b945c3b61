// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Says of items how they bounce, slide, weigh and turn, and gives them velocities.
package struct UIDynamicItemBehavior: ItemBehaviorClass, LateClass, Equatable {
  package var behavior = BehaviorTraits()
  package var properties = ItemEffect()

  package init() {}

  package var effect: DynamicEffect { .items(properties) }
}

// MARK: - Declaration

extension UIDynamicItemBehavior {
  package static let name = "UIDynamicItemBehavior"
  package static let summary = "Says of items how they bounce, slide, weigh, turn and move."
  package static let superclassName: String? = "UIDynamicBehavior"
  package static let introduced = 7

  /// Source of the numbers: UIKit facts 6.1 (documented), recorded facts D13 to D18. What the scene
  /// does not set is left to other behaviors of the item; the least density is this program's choice.
  package static let schema = Schema<Self> {
    inherit(\.behavior, BehaviorTraits.itemsSchema)
    PropertySpec(
      "elasticity", \.elasticity, "How much speed is left after a hit: 0 none, 1 all.",
      outside: .clamps(elasticities), source: .documented("UIDynamicItemBehavior")
    ).finite
    PropertySpec(
      "friction", \.friction, "How much it holds while it slides: 0 not at all, 1 strongly.",
      outside: .clamps(fromZero), source: .documented("UIDynamicItemBehavior")
    ).finite
    PropertySpec(
      "density", \.density, "What 100 x 100 points of it weigh.", outside: .clamps(densities),
      source: .documented("UIDynamicItemBehavior")
    ).finite
    PropertySpec(
      "resistance", \.resistance,
      "What slows it down; at 1 37 % of the speed is left after a second.",
      outside: .clamps(fromZero), source: .documented("UIDynamicItemBehavior")
    ).finite
    PropertySpec(
      "angularResistance", \.angularResistance, "What slows its turning down.",
      outside: .clamps(fromZero), source: .documented("UIDynamicItemBehavior")
    ).finite
    PropertySpec(
      "allowsRotation", \.allowsRotation, "Whether it turns.",
      source: .documented("UIDynamicItemBehavior"))
    PropertySpec(
      "isAnchored", \.isAnchored, "Whether nothing moves it.", aliases: ["anchored"],
      introduced: 9, source: .documented("UIDynamicItemBehavior"))
    PropertySpec(
      "charge", \.charge, "How much electric and magnetic fields move it.", introduced: 9,
      source: .documented("UIDynamicItemBehavior")
    ).finite
    velocities()
    inherit(\.behavior, BehaviorTraits.schema)
  }

  package static let examples = [
    Example("A ball", "items: [view]\nelasticity: 0.8\nallowsRotation: false"),
    Example("A throw", "items: [view]\nlinearVelocity: [300, -400]\nangularVelocity: 2"),
  ]
  package static let callbacks = BehaviorTraits.callbacks
  package static let callbackKind = EventKind.dynamics
}
