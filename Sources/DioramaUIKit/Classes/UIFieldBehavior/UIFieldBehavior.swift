// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// A force that depends on where items are and how they move.
package struct UIFieldBehavior: DynamicBehaviorClass, LateClass, Equatable {
  package var behavior = BehaviorTraits()
  package var field = FieldEffect()

  package init() {}

  package var effect: DynamicEffect { .field(field) }

  private var minimumRadius: Double {
    get { field.minimumRadius }
    set { field.minimumRadius = max(newValue, 0) }
  }

  private var smoothness: Double {
    get { field.smoothness }
    set { field.smoothness = min(max(newValue, 0), 1) }
  }
}

// MARK: - Declaration

extension UIFieldBehavior {
  package static let name = "UIFieldBehavior"
  package static let summary = "A force that depends on where items are and how they move."
  package static let superclassName: String? = "UIDynamicBehavior"
  package static let introduced = 9

  /// Defaults are recalled from SpriteKit's fields, which UIKit shares; `kind` stands for UIKit's
  /// class methods and `seed` for the dice that it throws.
  package static let schema = Schema<Self> {
    inherit(\.behavior, BehaviorTraits.itemsSchema)
    PropertySpec(
      "kind", \.field.kind, "Which of UIKit's fields it is.",
      later: { [.string("turbulence"), .string("electric"), .string("magnetic")].contains($0) }
    ).fixed
    PropertySpec(
      "position", \.field.position, "Its middle, in the reference view's coordinates.",
      source: .documented("UIFieldBehavior")
    ).finite
    PropertySpec(
      "region", \.field.region, "Where it acts, about its position; null is everywhere."
    ).finite
    PropertySpec(
      "strength", \.field.strength, "How strong it is.", source: .recalled("UIFieldBehavior")
    ).finite
    PropertySpec(
      "falloff", \.field.falloff,
      "How it weakens: by the distance to the power of minus this.",
      source: .recalled("UIFieldBehavior")
    ).finite
    PropertySpec(
      "minimumRadius", \.minimumRadius, "What is nearer is taken as this far.",
      outside: .clamps(0...Double.greatestFiniteMagnitude), source: .recalled("UIFieldBehavior")
    ).finite
    PropertySpec(
      "direction", \.field.direction, "Of linear gravity and velocity fields: where to.",
      source: .documented("UIFieldBehavior")
    ).finite
    PropertySpec(
      "smoothness", \.smoothness, "Of noise: 0 is rough, 1 smooth.", outside: .clamps(0...1),
      source: .documented("UIFieldBehavior")
    ).finite
    PropertySpec(
      "animationSpeed", \.field.animationSpeed, "Of noise: how fast it changes; 0 does not.",
      source: .documented("UIFieldBehavior")
    ).finite
    PropertySpec(
      "seed", \.field.seed, "Of noise: which of all noises; here chance is a number.",
      source: .choice("UIKit has none: noise is the same in each run"))
    inherit(\.behavior, BehaviorTraits.schema)
  }

  package static let examples = [
    Example(
      "A whirl",
      "items: [view]\nkind: vortex\nposition: [160, 284]\nstrength: 0.5\nregion: { radius: 150 }"),
    Example(
      "Wind that changes",
      "items: [view]\nkind: noise\nsmoothness: 0.8\nanimationSpeed: 1\nseed: 7"),
  ]
  package static let callbacks = BehaviorTraits.callbacks
  package static let callbackKind = EventKind.dynamics
}
