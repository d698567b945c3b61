// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaPhysics
import Testing

/// Who collides with whom, and what becomes of it.
@Suite struct CollisionTests {
  @Test(arguments: [0.2, 0.5, 0.8])
  func `elasticity is the part of the speed that is left after a hit`(elasticity: Double) {
    let world = World()
    let collision = world.addBehavior()
    _ = world.addBoundary(from: Point(0, 500), to: Point(0, -500), of: collision)
    let body = world.addBody(
      ball(40), at: Point(100, 0), properties: .with { $0.elasticity = elasticity })
    world.insert(body, into: collision)
    world.setVelocity(Offset(-500, 0), angular: 0, of: body)
    world.run(seconds: 0.5)
    #expect(abs(world.state(of: body).velocity.dx - 500 * elasticity) < 5)
  }

  @Test func `the larger elasticity of two counts`() {
    let world = World()
    let collision = world.addBehavior()
    let (soft, hard) = (
      world.addBody(ball(40), at: .zero),
      world.addBody(ball(40), at: Point(100, 0), properties: .with { $0.elasticity = 1 })
    )
    for body in [soft, hard] { world.insert(body, into: collision) }
    world.setVelocity(Offset(300, 0), angular: 0, of: soft)
    world.run(seconds: 1)
    #expect(abs(world.state(of: soft).velocity.dx) < 3)
    #expect(abs(world.state(of: hard).velocity.dx - 300) < 3)
  }

  /// Recorded fact D21.
  @Test func `masses 1 and 2 share their momentum in an elastic hit`() {
    let world = World()
    let collision = world.addBehavior()
    let elastic = BodyProperties.with { $0.elasticity = 1 }
    let light = world.addBody(box(100, 100), at: .zero, properties: elastic)
    let heavy = world.addBody(
      box(100, 100), at: Point(200, 0),
      properties: .with {
        $0.elasticity = 1
        $0.density = 2
      })
    for body in [light, heavy] { world.insert(body, into: collision) }
    world.setVelocity(Offset(300, 0), angular: 0, of: light)
    world.run(seconds: 1)
    #expect(abs(world.state(of: light).velocity.dx + 100) < 2)
    #expect(abs(world.state(of: heavy).velocity.dx - 200) < 2)
  }

  @Test func `a fully elastic ball rises to where it fell from, again and again`() {
    let world = World()
    let floor = world.addFloor(at: 500)
    let body = world.addFalling(
      ball(20), at: Point(0, 100), properties: .with { $0.elasticity = 1 }, in: floor)
    var highest = 500.0
    for _ in 0..<(30 * 240) {
      world.substep()
      let y = world.state(of: body).center.y
      if world.state(of: body).velocity.dy.magnitude < 5 { highest = min(highest, y) }
      #expect(y > 95)
    }
    world.run(seconds: 0.1)
    let state = world.state(of: body)
    let energy = 1000 * (490 - state.center.y) + speed(state) * speed(state) / 2
    #expect(abs(energy / 390_000 - 1) < 0.05)
  }

  /// Recorded fact D22.
  @Test func `what is in no behavior falls through`() {
    let world = World()
    let floor = world.addFloor(at: 200)
    let (kept, other) = (
      world.addFalling(box(20, 20), at: .zero, in: floor),
      world.addFalling(box(20, 20), at: .zero)
    )
    world.run(seconds: 1)
    #expect(world.state(of: kept).center.y < 200)
    #expect(world.state(of: other).center.y > 400)
  }

  @Test(arguments: [CollisionMode.items, .boundaries, .everything])
  func `the mode says whether bodies meet each other or the boundaries`(mode: CollisionMode) {
    let world = World()
    let collision = world.addBehavior(mode: mode)
    _ = world.addBoundary(from: Point(-500, 300), to: Point(500, 300), of: collision)
    var anchored = BodyProperties()
    anchored.isAnchored = true
    let shelf = world.addBody(box(100, 10), at: Point(0, 100), properties: anchored)
    world.insert(shelf, into: collision)
    let body = world.addFalling(box(20, 20), at: .zero, in: collision)
    world.run(seconds: 2)
    let y = world.state(of: body).center.y
    switch mode {
    case .items, .everything: #expect(abs(y - 85) < 1)
    default: #expect(abs(y - 290) < 1)
    }
  }

  @Test func `bodies of different behaviors pass one another, of a shared one they do not`() {
    for shared in [false, true] {
      let world = World()
      // More than one word of behaviors.
      let behaviors = (0..<100).map { _ in world.addBehavior() }
      let (a, b) = (
        world.addBody(box(20, 20), at: .zero), world.addBody(box(20, 20), at: Point(100, 0))
      )
      world.insert(a, into: behaviors[3])
      world.insert(b, into: behaviors[99])
      if shared { world.insert(a, into: behaviors[99]) }
      world.setVelocity(Offset(200, 0), angular: 0, of: a)
      world.run(seconds: 1)
      #expect((world.state(of: a).center.x > 150) == !shared)
      #expect(world.contacts.map(\.collision).allSatisfy { $0 == behaviors[99] })
      #expect(world.contacts.isEmpty == !shared)
    }
  }

  @Test func `leaving a behavior ends what it held up`() throws {
    let world = World()
    let floor = world.addFloor(at: 100)
    let body = world.addFalling(box(20, 20), at: .zero, in: floor)
    _ = try #require(world.runToRest(within: 5))
    world.take(body, outOf: floor)
    world.run(seconds: 1)
    #expect(world.state(of: body).center.y > 400)
    #expect(world.contacts.map(\.phase) == [.began, .ended])
    world.remove(floor)
  }
}
