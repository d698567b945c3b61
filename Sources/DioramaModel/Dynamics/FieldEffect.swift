// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

/// A force that depends on where an item is and how it moves.
package struct FieldEffect: Equatable, Sendable {
  package var kind = Kind.linearGravity
  /// Its middle, in the reference view's coordinates.
  package var position = Point.zero
  /// Where it acts, about its position; nil is everywhere.
  package var region: FieldRegion?
  package var strength = 1.0
  /// How it weakens with the distance: by distance to the power of minus this.
  package var falloff = 0.0
  /// Nearer than this is taken as this far.
  package var minimumRadius = 0.0
  /// Of linear gravity and velocity fields.
  package var direction = Offset.zero
  /// Of noise: 0 is rough, 1 smooth.
  package var smoothness = 0.0
  /// Of noise: how fast it changes; 0 does not.
  package var animationSpeed = 0.0
  /// Of noise: which of all noises.
  package var seed = 0

  package init() {}

  package enum Kind: String, PropertyEnum {
    case linearGravity, radialGravity, vortex, spring, drag, velocity, noise
    case turbulence, electric, magnetic
    package static let typeName = "UIFieldBehavior's kinds"
    package static let prefixes: [String] = []
  }
}

/// UIRegion: a circle or a rectangle about the field's position, or all outside it.
package struct FieldRegion: PropertyValue {
  package var shape: Shape
  package var isInverse = false

  package enum Shape: Equatable, Sendable {
    case radius(Double)
    case size(Size)
  }

  package init(_ shape: Shape, isInverse: Bool = false) {
    self.shape = shape
    self.isInverse = isInverse
  }

  package static var kind: ValueKind { .record(description) }

  private static let description = RecordDescription(
    name: "a region {radius} or {size}",
    [.init("radius", .double), .init("size", .size), .init("inverse", .bool)])

  package init?(_ value: Value) {
    guard case .map(let map) = value else { return nil }
    if let radius = map["radius"]?.number, map["size"] == nil, radius >= 0, radius.isFinite {
      shape = .radius(radius)
    } else if case .size(let size)? = map["size"], map["radius"] == nil,
      size.width >= 0, size.height >= 0
    {
      shape = .size(size)
    } else {
      return nil
    }
    isInverse = map["inverse"] == .bool(true)
  }

  package var value: Value {
    var map = ValueMap()
    switch shape {
    case .radius(let radius): map[.string("radius")] = .double(radius)
    case .size(let size): map[.string("size")] = .size(size)
    }
    if isInverse { map[.string("inverse")] = .bool(true) }
    return .map(map)
  }

  /// Whether a point is in it.
  ///
  /// - Parameter place: From the field's position.
  package func contains(_ place: Offset) -> Bool {
    let isInside =
      switch shape {
      case .radius(let radius): place.dx * place.dx + place.dy * place.dy <= radius * radius
      case .size(let size): abs(place.dx) <= size.width / 2 && abs(place.dy) <= size.height / 2
      }
    return isInside != isInverse
  }
}
