// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Ties an item to a point or to another item, rigidly or by a spring.
package struct UIAttachmentBehavior: AttachmentBehaviorClass, LateClass, Equatable {
  package var behavior = BehaviorTraits()
  package var attachment = AttachmentEffect()

  package init() {}

  package var effect: DynamicEffect { .attachment(attachment) }
}

// MARK: - Declaration

extension UIAttachmentBehavior {
  package static let name = "UIAttachmentBehavior"
  package static let summary = "Ties an item to a point or to another item."
  package static let superclassName: String? = "UIDynamicBehavior"
  package static let introduced = 7

  /// Source of the numbers: UIKit facts 6.1 (documented), recorded fact D30.
  package static let schema = Schema<Self> {
    inherit(\.behavior, BehaviorTraits.itemSchema)
    PropertySpec(
      "kind", \.attachment.kind,
      "What it leaves free: nothing but the distance, or what UIKit has an initializer for each.",
      introduced: 9
    ).fixed
    PropertySpec(
      "attachedToAnchor", \.attachment.anchor,
      "The point it is tied to, in the reference view's coordinates; between two items where they are.",
      aliases: ["anchorPoint", "attachmentAnchor"], source: .documented("UIAttachmentBehavior")
    ).finite
    PropertySpec(
      "attachedToItem", \.attachment.otherItem, "The item it is tied to.",
      aliases: ["attachedTo"]
    ).referring(to: .optional(.reference(DynamicItems.name))).fixed
    PropertySpec(
      "offsetFromCenter", \.attachment.offset, "Where on the item, from its middle.",
      source: .documented("UIAttachmentBehavior")
    ).fixed.finite
    PropertySpec(
      "attachedOffsetFromCenter", \.attachment.otherOffset,
      "Where on the other item, from its middle.", source: .documented("UIAttachmentBehavior")
    ).fixed.finite
    PropertySpec(
      "length", \.length, "How far the two ends are from each other; at first as far as they are.",
      outside: .clamps(0...Double.greatestFiniteMagnitude),
      source: .documented("UIAttachmentBehavior")
    ).telling { .double($0.attachment.ownLength ?? 0) }.finite
    PropertySpec(
      "damping", \.damping, "How little a spring swings; 1 not at all.",
      outside: .clamps(0...Double.greatestFiniteMagnitude),
      source: .documented("UIAttachmentBehavior")
    ).finite
    PropertySpec(
      "frequency", \.frequency, "How often a spring swings a second; 0 is a rigid rod.",
      outside: .clamps(0...Double.greatestFiniteMagnitude),
      source: .documented("UIAttachmentBehavior")
    ).finite
    PropertySpec(
      "frictionTorque", \.frictionTorque, "What holds the item from turning about its end.",
      outside: .clamps(0...Double.greatestFiniteMagnitude), introduced: 9,
      source: .documented("UIAttachmentBehavior")
    ).finite
    PropertySpec(
      "axisOfTranslation", \.attachment.axis, "The direction that `sliding` lets it move along.",
      introduced: 9, source: .documented("UIAttachmentBehavior")
    ).fixed.finite
    PropertySpec(
      "attachmentRange", \.attachment.range,
      "How far `sliding` lets it move, in points, and `pin` turn, in radians; null is without limit.",
      introduced: 9, source: .documented("UIAttachmentBehavior"))
    PropertySpec(
      readOnly: "attachedBehaviorType", FarEnd.kind, "What it is tied to.",
      read: { ($0.attachment.isBetweenItems ? FarEnd.items : .anchor).value })
    inherit(\.behavior, BehaviorTraits.schema)
  }

  private enum FarEnd: String, PropertyEnum {
    case items, anchor
    static let typeName = "UIAttachmentBehavior.AttachmentType"
    static let prefixes = ["UIAttachmentBehaviorType"]
  }

  private var length: Double {
    get { attachment.length }
    set { attachment.ownLength = max(newValue, 0) }
  }

  private var damping: Double {
    get { attachment.damping }
    set { attachment.damping = max(newValue, 0) }
  }

  private var frequency: Double {
    get { attachment.frequency }
    set { attachment.frequency = max(newValue, 0) }
  }

  private var frictionTorque: Double {
    get { attachment.frictionTorque }
    set { attachment.frictionTorque = max(newValue, 0) }
  }

  package static let examples = [
    Example("A pendulum", "item: view\nattachedToAnchor: [160, 20]"),
    Example(
      "A spring", "item: view\nattachedToAnchor: [160, 20]\nfrequency: 2\ndamping: 0.2\nlength: 100"
    ),
  ]
  package static let callbacks = BehaviorTraits.callbacks
  package static let callbackKind = EventKind.dynamics
}
