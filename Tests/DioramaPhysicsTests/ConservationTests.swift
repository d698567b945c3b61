// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaPhysics
import Testing

/// Scenes of random bodies without friction, forces and walls.
@Suite struct ConservationTests {
  @Test(arguments: UInt64(0)..<500)
  func `elastic bodies keep their momentum and gain no energy`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func number(_ low: Double, _ high: Double) -> Double {
      low + (high - low) * Double(random.next() >> 11) / Double(1 << 53)
    }
    let world = World()
    let collision = world.addBehavior()
    var bodies: [BodyID] = []
    for row in 0..<(2 + random.below(3)) {
      for column in 0..<(2 + random.below(3)) {
        let shape: Shape =
          random.below(2) == 0
          ? box(number(10, 80), number(10, 80)) : ball(number(10, 80))
        let properties = BodyProperties.with {
          $0.elasticity = 1
          $0.density = number(0.2, 5)
        }
        let body = world.addBody(
          shape, at: Point(Double(column) * 120, Double(row) * 120), angle: number(0, 3),
          properties: properties)
        world.insert(body, into: collision)
        // Towards the middle, so that they meet.
        let velocity = Offset(
          number(-300, 300) + 300 * (1.5 - Double(column)),
          number(-300, 300) + 300 * (1.5 - Double(row)))
        world.setVelocity(velocity, angular: number(-5, 5), of: body)
        bodies.append(body)
      }
    }
    let before = Totals(of: bodies, in: world)
    world.run(seconds: 1.5)
    let after = Totals(of: bodies, in: world)
    let drift = distance(before.momentum, after.momentum)
    #expect(drift <= 0.01 * before.amount)
    #expect(after.energy <= before.energy * 1.01)
  }
}

/// Sums over the bodies of a world.
struct Totals {
  var momentum = Point.zero
  /// Of the lengths of their momenta.
  var amount = 0.0
  var energy = 0.0

  init(of bodies: [BodyID], in world: World) {
    for body in bodies {
      let (state, mass) = (world.state(of: body), world.mass(of: body))
      momentum.x += mass * state.velocity.dx
      momentum.y += mass * state.velocity.dy
      amount += mass * speed(state)
      let turning = world.inertia(of: body) * state.angularVelocity * state.angularVelocity
      energy += (mass * speed(state) * speed(state) + turning) / 2
    }
  }
}
