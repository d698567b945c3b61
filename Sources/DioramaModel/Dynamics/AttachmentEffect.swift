// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

/// A bond between an item and a point, or between two items.
package struct AttachmentEffect: Equatable, Sendable {
  package var kind = Kind.distance
  /// The point in the reference view: what the item is attached to, or, between two items, where.
  package var anchor: Point?
  /// The second item.
  package var otherItem: ObjectID?
  /// Where on the item it holds, from the item's center.
  package var offset = Offset.zero
  /// Where on the second item.
  package var otherOffset = Offset.zero
  /// The length that the scene gives; nil is the distance it begins with.
  package var ownLength: Double?
  /// 1 is critical; of no effect while `frequency` is 0.
  package var damping = 0.0
  /// Swings a second; 0 is rigid.
  package var frequency = 0.0
  /// What it takes to turn the item about its anchor.
  package var frictionTorque = 0.0
  /// The direction that a sliding attachment lets move along.
  package var axis = Offset(1, 0)
  /// How far it lets slide, in points, or turn, in radians; nil is without limit.
  package var range: FloatRange?
  package var run = Run()

  /// What a running scene adds.
  package struct Run: Equatable, Sendable {
    /// The distance between its two points when it began; the simulation writes it.
    package var measuredLength: Double?

    package init() {}
  }

  package init() {}

  /// What UIKit has an initializer for each.
  package enum Kind: String, PropertyEnum {
    /// Keeps the distance of its points.
    case distance
    /// Lets the item move along an axis alone.
    case sliding
    /// Keeps two items from going further apart than a rope between them lets.
    case limit
    /// Makes one thing of two items.
    case fixed
    /// Lets two items turn about a point.
    case pin
    package static let typeName = "UIAttachmentBehavior's kinds"
    package static let prefixes: [String] = []
  }

  /// What the far end is.
  package var isBetweenItems: Bool { otherItem != nil }

  package var length: Double { ownLength ?? run.measuredLength ?? 0 }
}

/// UIFloatRange: from one number to another.
package struct FloatRange: PropertyValue {
  package var minimum: Double
  package var maximum: Double

  package init(_ minimum: Double, _ maximum: Double) {
    self.minimum = minimum
    self.maximum = maximum
  }

  package static var kind: ValueKind { .record(description) }

  private static let description = RecordDescription(
    name: "a range {minimum, maximum}",
    [.init("minimum", .double), .init("maximum", .double)])

  package init?(_ value: Value) {
    guard case .map(let map) = value else { return nil }
    let minimum = map["minimum"].map { $0.number } ?? -.infinity
    let maximum = map["maximum"].map { $0.number } ?? .infinity
    guard let minimum, let maximum, minimum <= maximum else { return nil }
    self.init(minimum, maximum)
  }

  package var value: Value {
    var map = ValueMap()
    if minimum.isFinite { map[.string("minimum")] = .double(minimum) }
    if maximum.isFinite { map[.string("maximum")] = .double(maximum) }
    return .map(map)
  }
}
