// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Lets items run into each other and into boundaries.
package struct UICollisionBehavior: DynamicBehaviorClass, DelegatingClass, LateClass, Equatable {
  package var behavior = BehaviorTraits()
  package var collision = CollisionEffect()

  package init() {}

  package var effect: DynamicEffect { .collision(collision) }

  /// Insets without a word are for a boundary that is there.
  private var referenceBoundsInsets: EdgeInsets? {
    get { collision.insets }
    set {
      collision.insets = newValue
      if newValue != nil { collision.translatesReferenceBounds = true }
    }
  }
}

// MARK: - Declaration

extension UICollisionBehavior {
  package static let name = "UICollisionBehavior"
  package static let summary = "Lets items run into each other and into boundaries."
  package static let superclassName: String? = "UIDynamicBehavior"
  package static let introduced = 7

  /// Source: UIKit facts 6.1 (documented), recorded facts D19 and D20.
  package static let schema = Schema<Self> {
    inherit(\.behavior, BehaviorTraits.itemsSchema)
    PropertySpec(
      "collisionMode", \.collision.mode, "Whether items run into each other, boundaries or both.",
      aliases: ["mode"], source: .documented("UICollisionBehavior"))
    PropertySpec(
      "translatesReferenceBoundsIntoBoundary", \.collision.translatesReferenceBounds,
      "Whether the reference view's edges are a boundary.",
      source: .documented("UICollisionBehavior"))
    PropertySpec(
      "referenceBoundsInsets", \.referenceBoundsInsets,
      "How far inside the edges that boundary is; with it, there is one.",
      aliases: ["translatesReferenceBoundsIntoBoundaryWithInsets"],
      source: .documented("UICollisionBehavior")
    ).finite
    PropertySpec(
      "boundaries", \.collision.boundaries, "Lines and paths by their identifiers.")
    PropertySpec(
      readOnly: "boundaryIdentifiers", .optional(.list(.text)),
      "The identifiers of its boundaries; null where there are none.",
      read: {
        $0.collision.boundaries.isEmpty ? .null : $0.collision.boundaries.names.value
      })
    boundaryMethods()
    inherit(\.behavior, BehaviorTraits.schema)
  }

  package static let examples = [
    Example(
      "A shelf", "items: [view]\nboundaries: { shelf: { from: [0, 400], to: [200, 400] } }"),
    Example(
      "Inside the edges",
      "items: [view]\nreferenceBoundsInsets: [20, 0, 0, 0]\ncollisionMode: boundaries"),
  ]
  package static let callbacks = BehaviorTraits.callbacks
  package static let callbackKind = EventKind.dynamics

  /// Source: UIKit facts 6.1 (documented).
  package static let delegateMethods = [
    DelegateMethod(
      "beganContact",
      [
        "collisionBehavior:beganContactForItem:withItem:atPoint:",
        "collisionBehavior:beganContactForItem:withBoundaryIdentifier:atPoint:",
      ], contact,
      "An item has run into another one or into a boundary; of the reference view's edges the boundary is null."
    ),
    DelegateMethod(
      "endedContact",
      [
        "collisionBehavior:endedContactForItem:withItem:",
        "collisionBehavior:endedContactForItem:withBoundaryIdentifier:",
      ], contact,
      "An item has left another one or a boundary."),
  ]

  private static let contact: [MethodFacts.Parameter] = [
    .init("item", .reference("UIView")), .init("other", .optional(.reference("UIView"))),
    .init("boundary", .optional(.text)), .init("point", .point),
  ]
}
