// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaPhysics
import Testing

/// What is fast or pressed must not end up behind a wall.
@Suite struct TunnellingTests {
  /// What a 10 pt item is thrown at.
  enum Wall: CaseIterable {
    case line, path, anchored, item
  }

  @Test(arguments: Wall.allCases, [5000.0, 12_000, 20_000])
  func `a 10 pt item does not pass a 1 pt wall`(wall: Wall, speed: Double) {
    for start in 0..<20 {
      for shape in [box(10, 10), ball(10)] {
        let world = World()
        let collision = world.addBehavior()
        // Every phase of the substep and some angles.
        let body = world.addBody(
          shape, at: Point(-300 - Double(start) * 1.37, 3), angle: Double(start) * 0.3)
        world.insert(body, into: collision)
        var other: BodyID?
        switch wall {
        case .line:
          _ = world.addBoundary(from: Point(0, -100), to: Point(0, 100), of: collision)
        case .path:
          let points = (-5...5).map { Point(0.3 * Double($0 % 2), Double($0) * 20) }
          _ = world.addBoundary(path: points, isClosed: false, of: collision)
        case .anchored, .item:
          let properties = BodyProperties.with { $0.isAnchored = wall == .anchored }
          let added = world.addBody(box(1, 200), at: .zero, properties: properties)
          world.insert(added, into: collision)
          other = added
        }
        world.setVelocity(Offset(speed, 0), angular: 3, of: body)
        world.run(seconds: 0.2)
        let limit = other.map { world.state(of: $0).center.x } ?? 0
        #expect(world.state(of: body).center.x < limit + 1)
      }
    }
  }

  @Test func `two items do not fly through each other`() {
    for start in 0..<20 {
      let world = World()
      let collision = world.addBehavior()
      let (a, b) = (
        world.addBody(box(10, 10), at: Point(-300 - Double(start) * 1.37, 0)),
        world.addBody(ball(10), at: Point(300, 1))
      )
      for body in [a, b] { world.insert(body, into: collision) }
      world.setVelocity(Offset(5000, 0), angular: 0, of: a)
      world.setVelocity(Offset(-7000, 0), angular: 0, of: b)
      world.run(seconds: 0.2)
      #expect(world.state(of: a).center.x < world.state(of: b).center.x)
    }
  }

  @Test func `what a fast large item hits does not pass what is behind it`() {
    let world = World()
    let collision = world.addBehavior()
    let hammer = world.addBody(
      box(40, 40), at: Point(-200, 0), properties: .with { $0.elasticity = 1 })
    let nail = world.addBody(box(10, 10), at: Point(-30, 0))
    let wall = world.addBody(box(1, 400), at: Point(20, 0))
    for body in [hammer, nail, wall] { world.insert(body, into: collision) }
    world.setVelocity(Offset(5000, 0), angular: 0, of: hammer)
    for _ in 0..<30 {
      world.substep()
      #expect(world.state(of: nail).center.x < world.state(of: wall).center.x + 1)
    }
  }

  @Test(arguments: UInt64(0)..<30)
  func `nothing is outside of the walls by more than a point at rest`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let world = World()
    let collision = world.addWalls(Rect(0, 0, 320, 568))
    var corners: [(BodyID, [Point])] = []
    for place in 0..<12 {
      let size = Size(10 + Double(random.below(50)), 10 + Double(random.below(50)))
      let center = Point(60 + Double(place % 3) * 90, 60 + Double(place / 3) * 100)
      let isBox = random.below(3) > 0
      let shape = isBox ? box(size.width, size.height) : ball(size.width)
      let properties = BodyProperties.with {
        $0.elasticity = Double(random.below(9)) / 10
        $0.friction = Double(random.below(5)) / 10
      }
      let body = world.addFalling(shape, at: center, properties: properties, in: collision)
      let velocity = Offset(
        Double(random.below(10_000)) - 5000, Double(random.below(10_000)) - 5000)
      world.setVelocity(velocity, angular: 0, of: body)
      let half = (size.width / 2, isBox ? size.height / 2 : size.width / 2)
      corners.append(
        (
          body,
          isBox
            ? [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map { Point($0 * half.0, $1 * half.1) }
            : [(-1.0, 0.0), (1, 0), (0, 1), (0, -1)].map { Point($0 * half.0, $1 * half.1) }
        ))
    }
    _ = try #require(world.runToRest(within: 60))
    for (body, points) in corners {
      let state = world.state(of: body)
      let isRound = points.contains { $0.x == 0 }
      let (sine, cosine) = ExactMath.sineAndCosine(isRound ? 0 : state.angle)
      for point in points {
        let x = state.center.x + cosine * point.x - sine * point.y
        let y = state.center.y + sine * point.x + cosine * point.y
        #expect(x >= -1 && x <= 321 && y >= -1 && y <= 569, "\(state) \(points)")
      }
    }
  }
}
