// SPDX-License-Identifier: MIT
internal import CBox2D
import DioramaCore

extension World {
  /// Adds a body that is still, in no collision behavior, and driven by nothing.
  package func addBody(
    _ shape: Shape, at center: Point, angle: Double = 0, properties: BodyProperties = .init()
  ) -> BodyID {
    let index = unsafe shape.withBox2D {
      unsafe cbox2d_add_body(pointer, center.box2D, angle, $0, properties.box2D)
    }
    precondition(index >= 0, "a shape without a usable piece")
    return BodyID(index: index)
  }

  /// Removes a body with its joints; its contacts end.
  package func remove(_ body: BodyID) {
    unsafe cbox2d_remove_body(pointer, body.index)
    collectContacts()
  }

  package func contains(_ body: BodyID) -> Bool { unsafe cbox2d_has_body(pointer, body.index) }

  package func setShape(_ shape: Shape, of body: BodyID) {
    _ = unsafe shape.withBox2D { unsafe cbox2d_set_shape(pointer, body.index, $0) }
    collectContacts()
  }

  /// Wakes the body.
  package func setProperties(_ properties: BodyProperties, of body: BodyID) {
    unsafe cbox2d_set_properties(pointer, body.index, properties.box2D)
    collectContacts()
  }

  /// Puts a body somewhere else; it keeps its velocities. Wakes it and what touches it.
  package func place(_ body: BodyID, at center: Point, angle: Double) {
    unsafe cbox2d_place(pointer, body.index, center.box2D, angle)
  }

  /// Wakes the body; an anchored one stays still, one without rotation does not turn.
  package func setVelocity(_ velocity: Offset, angular: Double, of body: BodyID) {
    unsafe cbox2d_set_velocity(pointer, body.index, velocity.box2D, angular)
  }

  /// Adds to what the body has.
  package func addVelocity(_ velocity: Offset, angular: Double, to body: BodyID) {
    let state = state(of: body)
    setVelocity(
      Offset(state.velocity.dx + velocity.dx, state.velocity.dy + velocity.dy),
      angular: state.angularVelocity + angular, of: body)
  }

  package func state(of body: BodyID) -> BodyState {
    let state = unsafe cbox2d_state(pointer, body.index)
    return BodyState(
      center: Point(state.center.x, state.center.y), angle: state.angle,
      velocity: Offset(state.velocity.x, state.velocity.y),
      angularVelocity: state.angular_velocity)
  }

  /// Area in square points x density / 10,000; also of an anchored body.
  package func mass(of body: BodyID) -> Double { unsafe cbox2d_mass(pointer, body.index) }

  /// Moment of inertia about the centre of mass, in mass x square points; 0 for what does not turn.
  package func inertia(of body: BodyID) -> Double { unsafe cbox2d_inertia(pointer, body.index) }

  /// Whether it can move and does not sleep.
  package func isAwake(_ body: BodyID) -> Bool { unsafe cbox2d_is_awake(pointer, body.index) }

  /// Whether it has left `PhysicsLimits.coordinate`.
  package func isLost(_ body: BodyID) -> Bool { unsafe cbox2d_is_lost(pointer, body.index) }

  package func wake(_ body: BodyID) { unsafe cbox2d_wake(pointer, body.index) }
}
