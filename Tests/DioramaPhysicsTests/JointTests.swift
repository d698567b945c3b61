// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaPhysics
import Testing

/// What holds bodies together.
@Suite struct JointTests {
  @Test func `a pendulum swings with the period of its length and keeps it`() throws {
    let world = World()
    let length = 200.0
    let (sine, cosine) = ExactMath.sineAndCosine(0.1)
    // A small ball is all but a point.
    let bob = world.addFalling(ball(4), at: Point(160 + length * sine, 100 + length * cosine))
    _ = try #require(
      world.add(
        Joint(
          .rod(length: length, frequency: 0, damping: 0), of: bob, to: .anchor(Point(160, 100)))))
    var crossings: [Double] = []
    var before = world.state(of: bob).center.x
    for count in 1...(10 * 240) {
      world.substep()
      let state = world.state(of: bob)
      #expect(abs(distance(state.center, Point(160, 100)) - length) < 0.3)
      if before >= 160, state.center.x < 160 { crossings.append(Double(count) / 240) }
      before = state.center.x
    }
    let period = try #require(crossings.last) - (try #require(crossings.first))
    let expected = 2 * Double.pi * (length / 1000).squareRoot() * (1 + 0.01 / 16)
    #expect(abs(period / Double(crossings.count - 1) / expected - 1) < 0.01)
  }

  @Test func `a rod between two bodies keeps their distance, with offsets`() throws {
    let world = World()
    let (a, b) = (
      world.addFalling(box(40, 40), at: .zero),
      world.addBody(box(40, 40), at: Point(100, 0), properties: .with { $0.isAnchored = true })
    )
    let rod = try #require(
      world.add(
        Joint(
          .rod(length: 60, frequency: 0, damping: 0), of: a, offset: Offset(20, 0),
          to: .body(b, offset: Offset(-20, 0)))))
    world.run(seconds: 2)
    let points = world.points(of: rod)
    #expect(abs(distance(points.body, points.end) - 60) < 0.5)
    #expect(distance(points.end, Point(80, 0)) < 0.01)
    world.setLength(100, of: rod)
    world.run(seconds: 2)
    let longer = world.points(of: rod)
    #expect(abs(distance(longer.body, longer.end) - 100) < 0.5)
    world.remove(b)
    #expect(!world.contains(rod))
  }

  @Test func `a spring swings with its frequency, and rests where gravity stretches it to`() throws
  {
    let world = World()
    let body = world.addFalling(box(100, 100), at: Point(0, 100))
    let spring = try #require(
      world.add(Joint(.rod(length: 100, frequency: 2, damping: 0), of: body, to: .anchor(.zero))))
    var lowest = 0.0
    var turns: [Double] = []
    var before = 0.0
    for count in 1...(3 * 240) {
      world.substep()
      let state = world.state(of: body)
      lowest = max(lowest, state.center.y)
      if before > 0, state.velocity.dy <= 0 { turns.append(Double(count) / 240) }
      before = state.velocity.dy
    }
    // g / (2 pi f)² = 6.33 points, from rest twice as far.
    #expect(abs(lowest - 112.7) < 0.7)
    #expect(abs((turns[turns.count - 1] - turns[0]) / Double(turns.count - 1) - 0.5) < 0.01)
    world.setSpring(frequency: 2, damping: 1, of: spring)
    _ = try #require(world.runToRest(within: 10))
    #expect(abs(world.state(of: body).center.y - 106.33) < 0.2)
    // The frequency holds for another mass, too.
    world.setProperties(.with { $0.density = 7 }, of: body)
    _ = try #require(world.runToRest(within: 10))
    #expect(abs(world.state(of: body).center.y - 106.33) < 0.2)
  }

  @Test func `moving the anchor takes the body along`() throws {
    let world = World()
    let body = world.addBody(box(50, 50), at: .zero)
    let rod = try #require(
      world.add(Joint(.rod(length: 0, frequency: 0, damping: 0), of: body, to: .anchor(.zero))))
    for step in 1...60 {
      world.setAnchor(Point(Double(step) * 5, 20), of: rod)
      world.step()
    }
    #expect(distance(world.state(of: body).center, Point(300, 20)) < 0.5)
    world.setLength(50, of: rod)
    world.run(seconds: 1)
    let points = world.points(of: rod)
    #expect(abs(distance(points.body, points.end) - 50) < 0.5)
  }

  @Test func `a rope holds at its length and is slack before`() throws {
    let world = World()
    let body = world.addFalling(box(20, 20), at: .zero)
    _ = try #require(world.add(Joint(.rope(length: 150), of: body, to: .anchor(.zero))))
    world.run(seconds: 0.4)
    #expect(abs(world.state(of: body).center.y - 80) < 2)
    world.run(seconds: 2)
    #expect(abs(world.state(of: body).center.y - 150) < 0.5)
  }

  @Test func `a pin turns about its point, within limits and against friction`() throws {
    let world = World()
    let body = world.addFalling(box(100, 20), at: Point(50, 0))
    let pin = try #require(
      world.add(
        Joint(
          .pin(at: .zero, frictionTorque: 0, limits: Joint.Limits(-0.5, 0.5)), of: body,
          to: .anchor(.zero))))
    world.run(seconds: 2)
    #expect(abs(world.state(of: body).angle - 0.5) < 0.02)
    world.setLimits(nil, of: pin)
    world.run(seconds: 0.2)
    #expect(world.state(of: body).angle > 0.6)
    world.place(body, at: Point(50, 0), angle: 0)
    world.setVelocity(.zero, angular: 0, of: body)
    world.setFrictionTorque(100, of: pin)
    world.run(seconds: 1)
    #expect(abs(world.state(of: body).angle) < 0.01)
  }

  @Test func `a fixed joint makes two bodies one, a slide lets one move along its axis`() throws {
    let world = World()
    let (a, b) = (
      world.addFalling(box(40, 40), at: .zero), world.addBody(box(40, 40), at: Point(40, 0))
    )
    _ = try #require(world.add(Joint(.fixed(at: Point(20, 0)), of: a, to: .body(b, offset: .zero))))
    world.run(seconds: 1)
    let (first, second) = (world.state(of: a), world.state(of: b))
    #expect(abs(distance(first.center, second.center) - 40) < 0.5)
    #expect(abs(first.angle - second.angle) < 0.02)
    let slider = world.addFalling(box(40, 40), at: .zero)
    _ = try #require(
      world.add(
        Joint(
          .slide(at: .zero, axis: Offset(1, 1), limits: Joint.Limits(-100, 100)), of: slider,
          to: .anchor(.zero))))
    world.run(seconds: 3)
    let end = world.state(of: slider).center
    #expect(abs(end.x - end.y) < 0.5 && abs(end.x - 70.7) < 0.5)
    #expect(abs(world.state(of: slider).angle) < 0.01)
  }

  @Test func `a see-saw tips to the heavier side and comes to rest`() throws {
    let world = World()
    let floor = world.addFloor(at: 400)
    let plank = world.addFalling(
      box(300, 10), at: Point(160, 350), properties: .with { $0.friction = 0.5 }, in: floor)
    _ = try #require(
      world.add(
        Joint(
          .pin(at: Point(160, 350), frictionTorque: 0, limits: nil), of: plank,
          to: .anchor(Point(160, 350)))))
    let rough = BodyProperties.with { $0.friction = 0.5 }
    _ = world.addFalling(box(30, 30), at: Point(60, 320), properties: rough, in: floor)
    _ = world.addFalling(box(50, 50), at: Point(260, 310), properties: rough, in: floor)
    _ = try #require(world.runToRest(within: 20))
    #expect(world.state(of: plank).angle > 0.2)
  }

  @Test func `a joint to nothing or to itself is none`() {
    let world = World()
    let body = world.addBody(box(1, 1), at: .zero)
    let gone = world.addBody(box(1, 1), at: .zero)
    world.remove(gone)
    let rope = Joint.Kind.rope(length: 5)
    #expect(world.add(Joint(rope, of: body, to: .body(body, offset: .zero))) == nil)
    #expect(world.add(Joint(rope, of: body, to: .body(gone, offset: .zero))) == nil)
    #expect(world.add(Joint(rope, of: gone, to: .anchor(.zero))) == nil)
  }
}
