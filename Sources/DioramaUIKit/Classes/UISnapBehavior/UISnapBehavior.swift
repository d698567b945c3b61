// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Pulls an item to a point, where it comes to rest unturned.
package struct UISnapBehavior: DynamicBehaviorClass, LateClass, Equatable {
  package var behavior = BehaviorTraits()
  package var snap = SnapEffect()

  package init() {}

  package var effect: DynamicEffect { .snap(snap) }

  private var damping: Double {
    get { snap.damping }
    set { snap.damping = min(max(newValue, 0), 1) }
  }
}

// MARK: - Declaration

extension UISnapBehavior {
  package static let name = "UISnapBehavior"
  package static let summary = "Pulls an item to a point, as a spring does."
  package static let superclassName: String? = "UIDynamicBehavior"
  package static let introduced = 7

  /// Source of the numbers: UIKit facts 6.1 (documented), recorded fact D25. That the point may be
  /// moved came with iOS 9; the point it begins with is older.
  package static let schema = Schema<Self> {
    inherit(\.behavior, BehaviorTraits.itemSchema)
    PropertySpec(
      "snapPoint", \.snap.point, "Where to, in the reference view's coordinates.",
      source: .documented("UISnapBehavior")
    ).finite.required("it is made for a point")
    PropertySpec(
      "damping", \.damping, "0 swings most on the way, 1 least.", outside: .clamps(0...1),
      source: .documented("UISnapBehavior")
    ).finite
    inherit(\.behavior, BehaviorTraits.schema)
  }

  package static let examples = [
    Example("Into the corner", "item: view\nsnapPoint: [50, 50]\ndamping: 0.8")
  ]
  package static let callbacks = BehaviorTraits.callbacks
  package static let callbackKind = EventKind.dynamics
}
