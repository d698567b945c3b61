// SPDX-License-Identifier: MIT
internal import CBox2D
import DioramaCore

/// A force in the world's directions, on a point of a body that turns with it.
package struct Push: Equatable, Sendable {
  /// 1.0 gives 100 x 100 points of density 1 an acceleration of 100 points per second squared.
  package var force: Offset
  /// From the body's center, in its own directions.
  package var offset: Offset

  package init(_ force: Offset, at offset: Offset = .zero) {
    self.force = force
    self.offset = offset
  }
}

extension World {
  /// Sets what accelerates the body in every substep, in points per second squared; gravity 1 is
  /// (0, 1000). Wakes it where that is a change.
  package func setAcceleration(_ acceleration: Offset, of body: BodyID) {
    unsafe cbox2d_set_acceleration(pointer, body.index, acceleration.box2D)
  }

  /// Sets all forces that act on the body in every substep; wakes it where that is a change.
  package func setPushes(_ pushes: [Push], on body: BodyID) {
    var sum = CBox2DForce()
    for push in pushes {
      sum.force.x += push.force.dx
      sum.force.y += push.force.dy
      sum.turning += push.offset.dx * push.force.dy - push.offset.dy * push.force.dx
      sum.pulling += push.offset.dx * push.force.dx + push.offset.dy * push.force.dy
    }
    unsafe cbox2d_set_force(pointer, body.index, sum)
  }

  /// Adds to what drives the body in the next substep alone, as fields do; wakes nothing.
  ///
  /// - Parameters:
  ///   - force: As of a push on the centre of mass.
  ///   - torque: Force x metres of 100 points, clockwise.
  ///   - acceleration: Points per second squared.
  package func drive(
    _ body: BodyID, force: Offset = .zero, torque: Double = 0, acceleration: Offset = .zero
  ) {
    unsafe cbox2d_push(pointer, body.index, force.box2D, torque, acceleration.box2D)
  }

  /// Changes the velocity at once by 100 x force / mass points per second, as an instantaneous push
  /// does; off the centre of mass the body starts to turn.
  package func hit(_ body: BodyID, with push: Push) {
    unsafe cbox2d_hit(pointer, body.index, push.force.box2D, push.offset.box2D)
  }

  /// Pulls a body to `point` and to an angle of 0, where it arrives exactly, until that is ended.
  ///
  /// An implicit spring of 300 / s², stable whatever the body weighs. `damping` of 0 to 1 stands for
  /// damping ratios of 0.2 to 1. The body's own acceleration is suspended: a snap carries its weight.
  package func snap(_ body: BodyID, to point: Point, damping: Double) {
    unsafe cbox2d_snap(pointer, body.index, point.box2D, damping)
  }

  package func endSnap(of body: BodyID) { unsafe cbox2d_end_snap(pointer, body.index) }
}
