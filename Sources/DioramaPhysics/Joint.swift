// SPDX-License-Identifier: MIT
internal import CBox2D
import DioramaCore

/// Holds a body to a point of the world or to another body.
package struct Joint: Equatable, Sendable {
  package enum End: Equatable, Sendable {
    case anchor(Point)
    /// A point of another body, from its center.
    case body(BodyID, offset: Offset)
  }

  package enum Kind: Equatable, Sendable {
    /// Keeps a distance between the two points: rigid, or a spring where `frequency` (hertz, up to
    /// 120) is above 0, with `damping` as the part of the critical one. A rigid one of less than
    /// 0.5 pt pins the points together.
    case rod(length: Double, frequency: Double, damping: Double)
    /// Keeps the two points at most so far apart.
    case rope(length: Double)
    /// Turns about a point of the world; `limits` in radians against the angle they have now.
    case pin(at: Point, frictionTorque: Double, limits: Limits?)
    /// Keeps place and angle that the two have now.
    case fixed(at: Point)
    /// Moves along `axis` only, without turning; `limits` in points from where it is now.
    case slide(at: Point, axis: Offset, limits: Limits?)
  }

  /// A range; none where `lower` is above `upper`.
  package struct Limits: Equatable, Sendable {
    package var lower: Double
    package var upper: Double

    package init(_ lower: Double, _ upper: Double) {
      self.lower = lower
      self.upper = upper
    }

    static let none = Limits(1, 0)
  }

  package enum Collisions: Sendable { case kept, suspended }

  package var kind: Kind
  package var body: BodyID
  /// The point of the body that is held, from its center; for rods and ropes.
  package var offset: Offset
  package var end: End
  /// Whether the two bodies still collide with one another. Rods and ropes keep that; what is pinned,
  /// fixed or slides usually overlaps, so there it is suspended.
  package var collisions: Collisions

  package init(_ kind: Kind, of body: BodyID, offset: Offset = .zero, to end: End) {
    self.kind = kind
    self.body = body
    self.offset = offset
    self.end = end
    switch kind {
    case .rod, .rope: collisions = .kept
    case .pin, .fixed, .slide: collisions = .suspended
    }
  }

  var box2D: CBox2DJoint {
    var joint = CBox2DJoint()
    joint.body = body.index
    joint.offset = offset.box2D
    joint.collides = collisions == .kept
    switch end {
    case .anchor(let point):
      joint.other = -1
      joint.anchor = point.box2D
    case .body(let other, let offset):
      joint.other = other.index
      joint.other_offset = offset.box2D
    }
    kind.describe(in: &joint)
    return joint
  }
}

extension Joint.Kind {
  fileprivate func describe(in joint: inout CBox2DJoint) {
    switch self {
    case .rod(let length, let frequency, let damping):
      joint.kind = .rod
      joint.length = length
      joint.frequency = frequency
      joint.damping = damping
    case .rope(let length):
      joint.kind = .rope
      joint.length = length
    case .pin(let point, let frictionTorque, let limits):
      joint.kind = .pin
      joint.anchor = point.box2D
      joint.friction_torque = frictionTorque
      joint.limit(limits)
    case .fixed(let point):
      joint.kind = .fixed
      joint.anchor = point.box2D
    case .slide(let point, let axis, let limits):
      joint.kind = .slide
      joint.anchor = point.box2D
      joint.axis = axis.box2D
      joint.limit(limits)
    }
  }
}

extension CBox2DJoint {
  mutating func limit(_ limits: Joint.Limits?) {
    let limits = limits ?? .none
    lower = limits.lower
    upper = limits.upper
  }
}

extension Point {
  var box2D: CBox2DVector { CBox2DVector(x: x, y: y) }
}

extension Offset {
  var box2D: CBox2DVector { CBox2DVector(x: dx, y: dy) }
}
