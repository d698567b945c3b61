// SPDX-License-Identifier: MIT
internal import CBox2D
import DioramaCore

extension World {
  /// Adds a joint and wakes its bodies; nil where it names a body that is none, or one twice.
  package func add(_ joint: Joint) -> JointID? {
    let index = unsafe cbox2d_add_joint(pointer, joint.box2D)
    return index < 0 ? nil : JointID(index: index)
  }

  package func remove(_ joint: JointID) { unsafe cbox2d_remove_joint(pointer, joint.index) }

  /// Whether the joint is there: one goes with either of its bodies.
  package func contains(_ joint: JointID) -> Bool { unsafe cbox2d_has_joint(pointer, joint.index) }

  /// Of a rod or rope.
  package func setLength(_ length: Double, of joint: JointID) {
    update(joint) { $0.length = length }
  }

  /// Of a rod: hertz, 0 for a rigid one, and the part of the critical damping.
  package func setSpring(frequency: Double, damping: Double, of joint: JointID) {
    update(joint) {
      $0.frequency = frequency
      $0.damping = damping
    }
  }

  /// Moves what a joint to the world is held by.
  package func setAnchor(_ point: Point, of joint: JointID) {
    update(joint) { $0.anchor = point.box2D }
  }

  /// Of a pin, in force x metres of 100 points.
  package func setFrictionTorque(_ torque: Double, of joint: JointID) {
    update(joint) { $0.friction_torque = torque }
  }

  /// Of a pin, in radians, or a slide, in points.
  package func setLimits(_ limits: Joint.Limits?, of joint: JointID) {
    update(joint) { $0.limit(limits) }
  }

  /// The points that are held together, in the world.
  package func points(of joint: JointID) -> (body: Point, end: Point) {
    var body = CBox2DVector()
    var end = CBox2DVector()
    unsafe cbox2d_joint_points(pointer, joint.index, &body, &end)
    return (Point(body.x, body.y), Point(end.x, end.y))
  }

  private func update(_ joint: JointID, _ change: (inout CBox2DJoint) -> Void) {
    var values = unsafe cbox2d_joint(pointer, joint.index)
    change(&values)
    unsafe cbox2d_update_joint(pointer, joint.index, values)
  }
}
