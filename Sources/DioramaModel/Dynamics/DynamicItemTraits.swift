// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

/// What a view is to animators beside its bounds; few views say anything of it.
///
/// Source: UIDynamicItem's documentation (UIKit, iOS 9).
package struct DynamicItemTraits: Equatable, Sendable {
  package var collisionBoundsType = BoundsType.rectangle
  /// About the view's center, of a view whose type is `path`.
  package var collisionBoundingPath: Outline?

  package init() {}

  package enum BoundsType: String, PropertyEnum {
    case rectangle, ellipse, path
    package static let typeName = "UIDynamicItemCollisionBoundsType"
    package static let prefixes: [String] = []
  }

  package static let schema = Schema<Self> {
    PropertySpec(
      "collisionBoundsType", \.collisionBoundsType,
      "What shape it has for an animator: its bounds, an ellipse in them, or a path.",
      introduced: 9)
    PropertySpec(
      "collisionBoundingPath", \.collisionBoundingPath,
      "Its shape where `collisionBoundsType` is `path`: convex, from its center on.",
      introduced: 9)
  }
}

/// How an item moves.
package struct ItemMotion: Equatable, Sendable {
  /// Points per second.
  package var linear = Offset.zero
  /// Radians per second.
  package var angular = 0.0
  /// Whether it rests.
  package var isResting = false

  package init(linear: Offset = .zero, angular: Double = 0, isResting: Bool = false) {
    self.linear = linear
    self.angular = angular
    self.isResting = isResting
  }
}
