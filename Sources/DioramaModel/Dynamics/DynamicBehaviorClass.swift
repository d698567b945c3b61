// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

/// A behavior: what an animator does to some items, or several behaviors together.
package protocol DynamicBehaviorClass: CallingClass {
  var behavior: BehaviorTraits { get set }
  /// What it does to its items.
  var effect: DynamicEffect { get }
}

/// What every behavior has.
package struct BehaviorTraits: Equatable, Sendable {
  /// What it acts on, each once: views and groups.
  package var items: [ObjectID] = []
  /// Behaviors that come and go with it, after it in depth-first order.
  package var childBehaviors: [ObjectID] = []
  package var run = Run()

  /// What a running scene adds.
  package struct Run: Equatable, Sendable {
    /// The animator that it is in, by itself or inside another behavior; the simulation writes it.
    package var animator: ObjectID?
    /// The behavior that it is a child of.
    package var parent: ObjectID?

    package init() {}
  }

  package init() {}
}

extension [ObjectID] {
  /// Each of them once, where it stands first.
  var once: Self {
    guard count > 1 else { return self }
    var known: Set<ObjectID> = []
    return filter { known.insert($0).inserted }
  }
}

/// What a behavior does to its items, in UIKit's units: points, seconds, radians.
package enum DynamicEffect: Equatable, Sendable {
  /// Nothing but what the behaviors inside do.
  case group
  case gravity(GravityEffect)
  case push(PushEffect)
  case snap(SnapEffect)
  case attachment(AttachmentEffect)
  case collision(CollisionEffect)
  case items(ItemEffect)
  case field(FieldEffect)
}

/// A behavior that pushes; one that pushes at once is not active any more afterwards.
package protocol PushBehaviorClass: DynamicBehaviorClass {
  var push: PushEffect { get set }
}

/// A behavior that holds an item to a point or another item; its length is measured when it begins.
package protocol AttachmentBehaviorClass: DynamicBehaviorClass {
  var attachment: AttachmentEffect { get set }
}

/// A behavior that gives its items properties and velocities.
package protocol ItemBehaviorClass: DynamicBehaviorClass {
  var properties: ItemEffect { get set }
}

/// Items that move as one.
package protocol DynamicItemGroupClass: ObjectClass {
  var items: [ObjectID] { get set }
}

/// What animators move: views and groups.
package enum DynamicItems {
  /// The protocol's name, which stands for the classes that conform to it.
  package static let name = "UIDynamicItem"
}
