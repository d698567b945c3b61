// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaPhysics
import Testing

/// Bodies that are pulled to a point.
@Suite struct SnapTests {
  @Test(arguments: [0.0, 0.5, 1], [0.0, 2, -9])
  func `a snapped body arrives exactly, upright, and rests`(damping: Double, angle: Double) throws {
    let world = World()
    let body = world.addFalling(box(80, 40), at: Point(20, 500), angle: angle)
    world.snap(body, to: Point(160.1, 99.7), damping: damping)
    let time = try #require(world.runToRest(within: 5))
    let state = world.state(of: body)
    #expect(state.center == Point(160.1, 99.7))
    #expect(state.angle == 0)
    #expect(time < 4)
    world.endSnap(of: body)
    world.run(seconds: 0.5)
    #expect(world.state(of: body).center.y > 200)
  }

  /// Recorded fact D25.
  @Test func `less damping swings farther beyond the point, full damping not at all`() {
    let beyond = [0.0, 0.5, 1].map { damping in
      let world = World()
      let body = world.addBody(box(50, 50), at: .zero)
      world.snap(body, to: Point(100, 0), damping: damping)
      var farthest = 0.0
      for _ in 0..<480 {
        world.substep()
        farthest = max(farthest, world.state(of: body).center.x)
      }
      return farthest - 100
    }
    #expect(beyond[0] > 30 && beyond[0] < 70)
    #expect(beyond[1] > 2 && beyond[1] < 20)
    #expect(beyond[2] < 0.1)
  }

  @Test(arguments: [1.0, 1000], [0.01, 1000])
  func `the weight of a body does not matter`(size: Double, density: Double) throws {
    let world = World()
    let body = world.addBody(
      box(size, size), at: Point(900, 900), properties: .with { $0.density = density })
    world.snap(body, to: .zero, damping: 0.5)
    _ = try #require(world.runToRest(within: 5))
    #expect(world.state(of: body).center == .zero)
  }

  @Test func `a body without rotation is not turned`() throws {
    let world = World()
    let body = world.addBody(
      box(50, 50), at: .zero, angle: 1, properties: .with { $0.allowsRotation = false })
    world.snap(body, to: Point(10, 10), damping: 1)
    _ = try #require(world.runToRest(within: 5))
    #expect(world.state(of: body).angle == 1)
  }
}
