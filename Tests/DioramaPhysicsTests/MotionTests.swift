// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaPhysics
import Testing

/// Bodies that nothing hits.
@Suite struct MotionTests {
  @Test func `a body under gravity 1 falls 500 t² and stays where it is along x`() {
    let world = World()
    let body = world.addFalling(box(100, 100), at: Point(160, 284))
    for tenth in 1...20 {
      world.run(seconds: 0.1)
      let (time, state) = (Double(tenth) / 10, world.state(of: body))
      let fallen = 500 * time * time
      // One substep of 1/240 s is allowed, facts 6.3.
      #expect(abs(state.center.y - 284 - fallen) <= 0.01 * fallen + 500 * time / 240 + 0.01)
      #expect(abs(state.velocity.dy - 1000 * time) < 0.01)
      #expect(state.center.x == 160)
      #expect(state.angle == 0 && state.velocity.dx == 0)
    }
  }

  @Test(arguments: [1.0, 10, 250], [0.1, 1, 20])
  func `gravity does the same to all sizes and densities`(size: Double, density: Double) {
    let world = World()
    let body = world.addFalling(
      box(size, 2 * size), at: .zero, properties: .with { $0.density = density })
    world.run(seconds: 1)
    #expect(abs(world.state(of: body).velocity.dy - 1000) < 0.1)
  }

  /// Recorded fact D8.
  @Test func `a push of 1 accelerates 100 x 100 points of density 1 by 100 points per s²`() {
    let world = World()
    let body = world.addBody(box(100, 100), at: .zero)
    #expect(abs(world.mass(of: body) - 1) < 1e-9)
    world.setPushes([Push(Offset(1, 0))], on: body)
    world.run(seconds: 1)
    #expect(abs(world.state(of: body).velocity.dx - 100) < 0.01)
  }

  @Test func `the same push moves four times the area a quarter as fast`() {
    let world = World()
    let body = world.addBody(box(200, 200), at: .zero)
    world.setPushes([Push(Offset(0, 2)), Push(Offset(0, -1))], on: body)
    world.run(seconds: 1)
    #expect(abs(world.state(of: body).velocity.dy - 25) < 0.01)
  }

  /// Recorded fact D11.
  @Test func `an instantaneous push of 1 adds 100 points per second to 100 x 100 points at once`() {
    let world = World()
    let body = world.addBody(box(100, 100), at: .zero)
    world.hit(body, with: Push(Offset(0, -1)))
    #expect(abs(world.state(of: body).velocity.dy + 100) < 1e-3)
    #expect(world.state(of: body).angularVelocity == 0)
  }

  @Test func `a push off the centre turns a body clockwise where it pushes down on the right`() {
    let world = World()
    let (hit, pushed) = (
      world.addBody(box(100, 100), at: .zero), world.addBody(box(100, 100), at: Point(300, 0))
    )
    world.hit(hit, with: Push(Offset(0, 1), at: Offset(30, 0)))
    // Torque 0.3 on an inertia of 1 / 6.
    #expect(abs(world.state(of: hit).angularVelocity - 1.8) < 1e-3)
    world.setPushes([Push(Offset(0, 1), at: Offset(30, 0))], on: pushed)
    world.run(seconds: 0.1)
    #expect(abs(world.state(of: pushed).angularVelocity - 0.18) < 0.002)
  }

  @Test func `the point a push acts on turns with the body`() {
    let world = World()
    let body = world.addBody(box(100, 100), at: .zero, angle: .pi / 2)
    // To the right of its center is below it now: a force to the left turns it clockwise.
    world.hit(body, with: Push(Offset(-1, 0), at: Offset(30, 0)))
    #expect(world.state(of: body).angularVelocity > 1.7)
  }

  /// Recorded fact D15, as facts 6.3 decide it.
  @Test func `resistance 1 leaves 37 % of the speed after a second`() {
    let world = World()
    let properties = BodyProperties.with {
      $0.resistance = 1
      $0.angularResistance = 2
    }
    let body = world.addBody(box(100, 100), at: .zero, properties: properties)
    world.setVelocity(Offset(1000, 0), angular: 3, of: body)
    world.run(seconds: 1)
    #expect(abs(world.state(of: body).velocity.dx - 368.6) < 1)
    #expect(abs(world.state(of: body).angularVelocity - 3 * 0.1364) < 0.01)
  }

  @Test func `a body without rotation does not turn`() {
    let world = World()
    let properties = BodyProperties.with { $0.allowsRotation = false }
    let body = world.addBody(box(100, 100), at: .zero, angle: 0.3, properties: properties)
    world.hit(body, with: Push(Offset(0, 1), at: Offset(30, 0)))
    world.run(seconds: 0.5)
    #expect(world.state(of: body).angle == 0.3)
  }

  @Test func `an anchored body stays`() {
    let world = World()
    let body = world.addFalling(
      box(100, 100), at: Point(10, 20), properties: .with { $0.isAnchored = true })
    world.hit(body, with: Push(Offset(0, 1)))
    world.run(seconds: 0.5)
    #expect(world.state(of: body).center == Point(10, 20))
    #expect(world.isResting)
  }

  @Test func `velocities add up`() {
    let world = World()
    let body = world.addBody(box(10, 10), at: .zero)
    world.addVelocity(Offset(10, 0), angular: 1, to: body)
    world.addVelocity(Offset(10, 5), angular: -3, to: body)
    let state = world.state(of: body)
    #expect(abs(state.velocity.dx - 20) < 1e-4 && abs(state.velocity.dy - 5) < 1e-4)
    #expect(state.angularVelocity == -2)
  }

  @Test func `what drives a body in one substep is over in the next`() {
    let world = World()
    let body = world.addBody(box(100, 100), at: .zero)
    world.drive(body, force: Offset(1, 0), acceleration: Offset(0, 240))
    world.run(seconds: 0.1)
    let velocity = world.state(of: body).velocity
    #expect(abs(velocity.dx - 100 / 240) < 1e-4)
    #expect(abs(velocity.dy - 1) < 1e-4)
  }
}
