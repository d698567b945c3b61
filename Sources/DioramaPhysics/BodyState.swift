// SPDX-License-Identifier: MIT
import DioramaCore

/// Where a body is and how it moves; always finite.
package struct BodyState: Equatable, Sendable {
  /// In points. Exactly what it was placed at, as long as the body did not move along that axis.
  package var center: Point
  /// In radians, clockwise; not reduced to a turn.
  package var angle: Double
  /// Of the centre of mass, in points per second; at most `PhysicsLimits.speed` long.
  package var velocity: Offset
  /// In radians per second, clockwise.
  package var angularVelocity: Double
}

/// What the engine clamps to, and the lengths and speeds it cannot tell apart.
package enum PhysicsLimits {
  /// Beyond it, in points in both axes, a body is lost: it stops there and takes part in nothing until
  /// it is placed anew. Positions are floats of metres: steps of 0.00002 pt on a screen, 0.1 pt there.
  package static let coordinate = 1e6
  /// Widths and heights in points: smaller ones count as the least, larger ones are refused. Items
  /// under 3 pt rest up to 0.25 pt above what they rest on.
  package static let size = 0.1...1e6
  /// Points per second; what is faster is slowed down to it, as Box2D does.
  package static let speed = 24_000.0
  /// Radians per second.
  package static let turning = 370.0
  /// Points per second squared, along each axis.
  package static let acceleration = 1e7
  /// Collision behaviors of a world at one time.
  package static let behaviors = 4096
  /// Corners of a path's convex hull; more are reduced to these.
  package static let corners = 16
  /// Corners of a boundary; what follows is left out.
  package static let boundaryCorners = 4096
  /// The length of a substep in seconds, and how many a step has.
  package static let substep = 1.0 / 240
  package static let substeps = 4
}
