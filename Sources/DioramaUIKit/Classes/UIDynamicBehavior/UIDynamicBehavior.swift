// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Several behaviors that come and go together, or nothing but an `action`.
package struct UIDynamicBehavior: DynamicBehaviorClass, FamilyClass, LateClass, Equatable {
  package var behavior = BehaviorTraits()

  package init() {}

  package var effect: DynamicEffect { .group }
}

// MARK: - Declaration

extension UIDynamicBehavior {
  package static let name = "UIDynamicBehavior"
  package static let summary = "Several behaviors that come and go together."
  package static let superclassName: String? = nil
  package static let introduced = 7
  package static let schema = Schema<Self> { inherit(\.behavior, BehaviorTraits.schema) }

  package static let examples = [
    Example(
      "A fall that bounces",
      """
      childBehaviors:
        - { type: UIGravityBehavior, items: [view] }
        - { type: UIDynamicItemBehavior, items: [view], elasticity: 0.5 }
      """)
  ]
  package static let callbacks = BehaviorTraits.callbacks
  package static let callbackKind = EventKind.dynamics
}
