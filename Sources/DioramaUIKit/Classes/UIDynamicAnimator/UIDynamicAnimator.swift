// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Lets behaviors move views, as long as anything moves.
package struct UIDynamicAnimator: DynamicAnimatorClass, LateClass, Equatable {
  package var animator = AnimatorTraits()

  package init() {}
}

// MARK: - Declaration

extension UIDynamicAnimator {
  package static let name = "UIDynamicAnimator"
  package static let summary = "Lets behaviors move views in the coordinates of one view."
  package static let superclassName: String? = nil
  package static let introduced = 7
  package static let schema = Schema<Self> { inherit(\.animator, AnimatorTraits.schema) }

  package static let examples = [
    Example(
      "A fall onto the lower edge",
      """
      referenceView: window
      behaviors:
        - { type: UIGravityBehavior, items: [view] }
        - { type: UICollisionBehavior, items: [view], translatesReferenceBoundsIntoBoundary: true }
      """)
  ]

  /// Source: UIKit facts 6.1 (documented).
  package static let delegateMethods = [
    DelegateMethod(
      "willResume", ["dynamicAnimatorWillResume:"], [], "It is about to move its items."),
    DelegateMethod(
      "didPause", ["dynamicAnimatorDidPause:"], [], "All its items have come to rest."),
  ]
}
