// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaPhysics
import Testing

/// What comes to rest, where, and what it costs then.
@Suite struct RestTests {
  @Test(arguments: [0.0, 0.5, 0.9], [100.0, 20, 10])
  func `a square rests on the floor within half a point`(elasticity: Double, size: Double) throws {
    let world = World()
    let floor = world.addFloor(at: 568)
    let body = world.addFalling(
      box(size, size), at: Point(160, 284), properties: .with { $0.elasticity = elasticity },
      in: floor)
    _ = try #require(world.runToRest(within: 20))
    let state = world.state(of: body)
    #expect(abs(state.center.y + size / 2 - 568) <= 0.5)
    #expect(abs(state.angle) < 0.01)
    #expect(state.velocity == .zero && state.angularVelocity == 0)
  }

  @Test func `what rests on another rests within half a point`() throws {
    let world = World()
    let floor = world.addFloor(at: 500)
    let (low, high) = (
      world.addFalling(box(100, 50), at: Point(0, 450), in: floor),
      world.addFalling(ball(40), at: Point(0, 350), in: floor)
    )
    _ = try #require(world.runToRest(within: 10))
    #expect(abs(world.state(of: low).center.y - 475) <= 0.5)
    #expect(abs(world.state(of: high).center.y - 430) <= 1)
  }

  @Test func `a world without anything to do rests, and wakes by a change`() {
    let world = World()
    #expect(world.isResting)
    let body = world.addBody(box(10, 10), at: .zero)
    #expect(!world.isResting)
    world.run(seconds: 0.5)
    #expect(world.isResting && !world.isAwake(body))
    world.setAcceleration(Offset(0, 1000), of: body)
    #expect(!world.isResting)
    world.run(seconds: 0.1)
    #expect(world.state(of: body).velocity.dy > 90)
  }

  @Test func `a weak gravity moves what is free, however slow it is at first`() {
    let world = World()
    let body = world.addBody(box(10, 10), at: .zero)
    world.setAcceleration(Offset(0, 0.5), of: body)
    world.run(seconds: 4)
    #expect(abs(world.state(of: body).center.y - 4) < 0.1)
  }

  @Test func `what lies on something falls once that is taken away`() throws {
    let world = World()
    let collision = world.addBehavior()
    let shelf = try #require(
      world.addBoundary(from: Point(0, 100), to: Point(100, 100), of: collision))
    let body = world.addFalling(box(20, 20), at: Point(50, 80), in: collision)
    _ = try #require(world.runToRest(within: 5))
    world.remove(shelf)
    world.run(seconds: 0.5)
    #expect(world.state(of: body).center.y > 150)
  }

  @Test func `a fallen body stays at the edge of the world and lets it rest`() throws {
    let world = World()
    let body = world.addFalling(box(20, 20), at: Point(0, 990_000))
    _ = try #require(world.runToRest(within: 10))
    #expect(world.isLost(body))
    #expect(abs(world.state(of: body).center.y - 1e6) < 1)
    world.place(body, at: .zero, angle: 0)
    world.run(seconds: 0.1)
    #expect(!world.isLost(body) && world.state(of: body).center.y > 4)
  }

  @Test(arguments: [0.01, 0.1, 1]) func `a weak push moves what lies on a smooth floor`(
    push: Double
  ) {
    let world = World()
    let floor = world.addFloor(at: 100)
    let body = world.addFalling(box(100, 100), at: Point(0, 50), in: floor)
    world.setPushes([Push(Offset(push, 0))], on: body)
    world.run(seconds: 2)
    guard push > 0.02 else { return #expect(world.isResting) }
    #expect(abs(world.state(of: body).center.x / (200 * push) - 1) < 0.05)
  }

  @Test func `a slightly tilted gravity moves what lies on a smooth floor`() {
    let world = World()
    let floor = world.addFloor(at: 100)
    let body = world.addFalling(box(100, 100), at: Point(0, 50), in: floor)
    world.setAcceleration(Offset(20, 1000), of: body)
    world.run(seconds: 2)
    #expect(abs(world.state(of: body).center.x - 40) < 4)
  }
}
