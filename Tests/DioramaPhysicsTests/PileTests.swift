// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaPhysics
import Testing

/// Heaps of boxes, their rest and that it is the same each time.
@Suite struct PileTests {
  /// Boxes in rows above a floor between walls, each a little out of line.
  private static func pile(_ count: Int, friction: Double) -> (World, [BodyID]) {
    let world = World()
    let columns = max(2, Int(Double(count).squareRoot() * 1.5))
    let collision = world.addWalls(Rect(0, 0, Double(columns) * 40 + 60, 20_000))
    let properties = BodyProperties.with { $0.friction = friction }
    let bodies = (0..<count).map { place in
      let (row, column) = (place / columns, place % columns)
      let x = 50 + Double(column) * 40 + Double(row * 7 % 11)
      let y = 20_000 - 40 - Double(row) * 36
      return world.addFalling(
        box(30, 30), at: Point(x, y), angle: Double(place % 5) * 0.1, properties: properties,
        in: collision)
    }
    return (world, bodies)
  }

  /// All bits of where the bodies are.
  private static func bits(of bodies: [BodyID], in world: World) -> [UInt64] {
    bodies.flatMap { body in
      let state = world.state(of: body)
      return [state.center.x.bitPattern, state.center.y.bitPattern, state.angle.bitPattern]
    }
  }

  @Test(arguments: [(10, 0.2), (100, 0.2), (1000, 0.2), (10, 0), (100, 0)])
  func `a pile comes to rest`(count: Int, friction: Double) throws {
    let (world, bodies) = Self.pile(count, friction: friction)
    let time = try #require(world.runToRest(within: 60))
    #expect(time < 30)
    #expect(bodies.allSatisfy { world.state(of: $0).velocity == .zero })
    #expect(bodies.allSatisfy { world.state(of: $0).center.y < 20_000 })
  }

  @Test(arguments: [10, 100]) func `the rest is the same in 20 runs`(count: Int) throws {
    var first: [UInt64] = []
    for run in 0..<20 {
      let (world, bodies) = Self.pile(count, friction: 0.2)
      _ = try #require(world.runToRest(within: 60))
      let bits = Self.bits(of: bodies, in: world)
      if run == 0 { first = bits }
      #expect(bits == first)
    }
  }

  /// The same in debug and release builds; a change of the engine that moves anything changes it.
  @Test func `the way and the rest of a heap have these bits in every build`() {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for bits in Self.heap(60) { hash = (hash ^ bits) &* 0x100_0000_01b3 }
    #expect(hash == 17_098_847_039_477_697_973)
  }

  @Test func `two worlds on two threads do not disturb one another`() async throws {
    let alone = Self.heap(60)
    let together = await withTaskGroup(of: [UInt64].self) { group in
      for _ in 0..<4 { group.addTask { Self.heap(60) } }
      return await group.reduce(into: [[UInt64]]()) { $0.append($1) }
    }
    #expect(together.allSatisfy { $0 == alone })
  }

  private static func heap(_ count: Int) -> [UInt64] {
    let (world, bodies) = pile(count, friction: 0.2)
    world.run(seconds: 3)
    return bits(of: bodies, in: world)
  }
}
