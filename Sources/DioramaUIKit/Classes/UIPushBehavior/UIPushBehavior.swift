// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Pushes items, all the time or once.
package struct UIPushBehavior: PushBehaviorClass, LateClass, Equatable {
  package var behavior = BehaviorTraits()
  package var push = PushEffect()

  package init() {}

  package var effect: DynamicEffect { .push(push) }

  private var pushDirection: Offset {
    get { push.vector.direction }
    set { push.vector.setDirection(newValue) }
  }

  private var angle: Double {
    get { push.vector.angle }
    set { push.vector.setAngle(newValue) }
  }

  private var magnitude: Double {
    get { push.vector.magnitude }
    set { push.vector.setMagnitude(newValue) }
  }
}

// MARK: - Declaration

extension UIPushBehavior {
  package static let name = "UIPushBehavior"
  package static let summary = "Pushes items, all the time or once."
  package static let superclassName: String? = "UIDynamicBehavior"
  package static let introduced = 7

  /// Source of the numbers: UIKit facts 6.1 (documented), recorded facts D7 to D12.
  package static let schema = Schema<Self> {
    inherit(\.behavior, BehaviorTraits.itemsSchema)
    PropertySpec(
      "mode", \.push.mode, "Whether it pushes all the time or once.",
      source: .documented("UIPushBehavior")
    ).fixed
    PropertySpec(
      "pushDirection", \.pushDirection,
      "Where to, and how strong: a length of 1 gives 100 x 100 points of density 1 100 points per second squared, or at once 100 points per second.",
      source: .documented("UIPushBehavior")
    ).finite
    PropertySpec(
      "magnitude", \.magnitude, "How strong; a negative one pushes the other way.",
      source: .documented("UIPushBehavior")
    ).finite
    PropertySpec(
      "angle", \.angle, "Where to, in radians: 0 is to the right, pi / 2 down.",
      source: .documented("UIPushBehavior")
    ).finite
    PropertySpec(
      "active", \.push.isActive,
      "Whether it pushes; one that pushes once is not active any more when it has.",
      aliases: ["isActive"], source: .recalled("UIKit facts 6.1"))
    PropertySpec(
      "targetOffset", \.push.targetOffset,
      "Where it pushes, from an item's middle; for all items or for each; null is the middle itself.",
      source: .documented("UIPushBehavior")
    ).finite
    methods()
    inherit(\.behavior, BehaviorTraits.schema)
  }

  private static func methods() -> [SchemaPart<Self>] {
    var parts: [SchemaPart<Self>] = [
      .method(
        MethodSpec(
          "setAngle", [.init("angle", .double), .init("magnitude", .double)],
          "Gives it another direction and strength."
        ) { (push: inout Self, arguments, _) in
          guard arguments.count == 2, let angle = arguments[0].finiteNumber,
            let magnitude = arguments[1].finiteNumber
          else { return }
          push.push.vector.setMagnitude(magnitude)
          push.push.vector.setAngle(angle)
        }),
      .method(
        MethodSpec(
          asking: "targetOffsetFromCenter", [.init("for", .reference(DynamicItems.name))],
          answers: .offset, "Where it pushes an item, from the item's middle."
        ) { push, arguments in
          guard case .object(let item)? = arguments.first else { return Offset.zero.value }
          return (push.push.targetOffset?[item] ?? .zero).value
        }),
    ]
    for name in ["setTargetOffsetFromCenter", "setTargetOffset"] {
      parts.append(
        .method(
          MethodSpec(
            name,
            [.init("offset", .offset), .init("for", .reference(DynamicItems.name))],
            "Pushes an item beside its middle, which turns it."
          ) { (push: inout Self, arguments, _) in
            guard arguments.count == 2, let offset = Offset(arguments[0]),
              offset.dx.isFinite, offset.dy.isFinite, case .object(let item) = arguments[1]
            else { return }
            push.push.targetOffset = push.push.targetOffset ?? PerItem()
            push.push.targetOffset?[item] = offset
          }))
    }
    return parts
  }

  package static let examples = [
    Example(
      "A kick upwards", "items: [view]\nmode: instantaneous\nangle: -1.5708\nmagnitude: 2"),
    Example("Wind", "id: wind\nitems: [view]\npushDirection: [0.3, 0]\nactive: false"),
  ]
  package static let callbacks = BehaviorTraits.callbacks
  package static let callbackKind = EventKind.dynamics
}
