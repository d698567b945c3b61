// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaPhysics
import Testing

/// What is reported of touches.
@Suite struct ContactTests {
  @Test func `a landing is reported once, with its point, boundary and behavior`() throws {
    let world = World()
    _ = world.addBehavior()
    let collision = world.addBehavior()
    let shelf = try #require(
      world.addBoundary(from: Point(-100, 200), to: Point(100, 200), of: collision))
    let body = world.addFalling(box(40, 40), at: Point(10, 0), in: collision)
    _ = try #require(world.runToRest(within: 5))
    #expect(world.contacts.count == 1)
    let contact = try #require(world.contacts.first)
    #expect(contact.phase == .began)
    #expect(contact.body == body && contact.other == .boundary(shelf))
    #expect(contact.collision == collision)
    #expect(distance(contact.point, Point(10, 200)) < 0.5)
  }

  @Test func `touching several segments of one boundary is one contact`() throws {
    let world = World()
    let collision = world.addBehavior()
    let path = (0...200).map { Point(Double($0) * 5, 200) }
    _ = try #require(world.addBoundary(path: path, isClosed: false, of: collision))
    let body = world.addFalling(box(60, 40), at: Point(100, 150), in: collision)
    world.setVelocity(Offset(300, 0), angular: 0, of: body)
    world.run(seconds: 2)
    #expect(world.contacts.count == 1)
    // Nothing catches where two segments meet.
    #expect(abs(world.state(of: body).velocity.dx - 300) < 1)
    #expect(abs(world.state(of: body).angle) < 0.01)
  }

  @Test func `a bounce begins and ends`() {
    let world = World()
    let collision = world.addBehavior()
    let (a, b) = (
      world.addBody(ball(20), at: .zero, properties: .with { $0.elasticity = 1 }),
      world.addBody(ball(20), at: Point(50, 0))
    )
    for body in [a, b] { world.insert(body, into: collision) }
    world.setVelocity(Offset(500, 0), angular: 0, of: a)
    world.run(seconds: 0.3)
    #expect(world.contacts.map(\.phase) == [.began, .ended])
    #expect(world.contacts.allSatisfy { $0.body == a && $0.other == .body(b) })
  }

  @Test func `removing a body ends its contacts, and its handle waits until they are cleared`()
    throws
  {
    let world = World()
    let floor = world.addFloor(at: 100)
    let body = world.addFalling(box(20, 20), at: Point(0, 80), in: floor)
    _ = try #require(world.runToRest(within: 5))
    world.remove(body)
    #expect(world.contacts.map(\.phase) == [.began, .ended])
    #expect(!world.contains(body))
    #expect(world.addBody(box(1, 1), at: .zero) != body)
    world.clearContacts()
    #expect(world.contacts.isEmpty)
    #expect(world.addBody(box(1, 1), at: .zero) == body)
  }

  @Test func `bodies that land in one substep are reported in order`() {
    let world = World()
    let floor = world.addFloor(at: 100)
    let bodies = (0..<20).map {
      world.addFalling(box(20, 20), at: Point(Double($0 * 7 % 20) * 40, 50), in: floor)
    }
    world.run(seconds: 1)
    #expect(world.contacts.map(\.body) == bodies)
  }
}
