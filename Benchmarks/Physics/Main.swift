// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaPhysics

/// Steps a pile of boxes as `Limits/box2d_piles.cpp` does.
///
/// Usage: `DioramaPhysicsBenchmark BOXES STEPS`; prints nanoseconds for a substep of 1/240 s, how many
/// boxes are awake at the end, and nanoseconds for a substep of the resting world. With 0 steps the pile
/// is only made and stepped once, for its memory.
@main
struct Main {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let boxes = Int(arguments[1]), let steps = Int(arguments[2]),
      boxes > 0, steps >= 0
    else { return print("usage: DioramaPhysicsBenchmark BOXES STEPS") }
    let world = World()
    let bodies = try pile(of: boxes, in: world)
    guard steps > 0 else { return world.substep() }
    let moving = time(steps) {
      world.substep()
      world.clearContacts()
    }
    let awake = bodies.count { world.isAwake($0) }
    var rest = 0
    while !world.isResting, rest < 10_000 {
      world.substep()
      rest += 1
    }
    let resting = time(1_000_000) { world.substep() }
    print("\(moving / Double(steps)) \(awake) \(resting / 1_000_000)")
  }

  static func pile(of boxes: Int, in world: World) throws -> [BodyID] {
    let columns = max(2, Int(Double(boxes).squareRoot() * 1.5))
    guard let collision = world.addCollision() else { return [] }
    _ = world.addBoundary(
      walls: Rect(0, 0, Double(columns * 40 + 60), 20_000), of: collision)
    var properties = BodyProperties()
    properties.friction = 0.2
    let shape = try Shape.rectangle(Size(30, 30))
    return (0..<boxes).map { place in
      let (row, column) = (place / columns, place % columns)
      let center = Point(Double(50 + column * 40 + row * 7 % 11), Double(20_000 - 40 - row * 36))
      let body = world.addBody(
        shape, at: center, angle: Double(place % 5) * 0.1, properties: properties)
      world.setAcceleration(Offset(0, 1000), of: body)
      world.insert(body, into: collision)
      return body
    }
  }

  /// Nanoseconds.
  static func time(_ count: Int, _ work: () -> Void) -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    for _ in 0..<count { work() }
    let time = clock.now - start
    return Double(time.components.attoseconds) / 1e9 + Double(time.components.seconds) * 1e9
  }
}
