// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaPhysics

/// A rectangle that the tests know to be one.
func box(_ width: Double, _ height: Double) -> Shape {
  made { try .rectangle(Size(width, height)) }
}

func ball(_ diameter: Double) -> Shape { made { try .ellipse(Size(diameter, diameter)) } }

/// What must not fail in a test's own set-up.
private func made(_ shape: () throws -> Shape) -> Shape {
  do { return try shape() } catch { preconditionFailure("no shape: \(error)") }
}

extension BodyProperties {
  /// The defaults with some changes.
  static func with(_ change: (inout BodyProperties) -> Void) -> BodyProperties {
    var properties = BodyProperties()
    change(&properties)
    return properties
  }
}

extension World {
  /// A behavior with one boundary along a floor at `y`, far wider than a screen.
  func addFloor(at y: Double) -> CollisionID {
    let collision = addBehavior()
    _ = addBoundary(from: Point(-100_000, y), to: Point(100_000, y), of: collision)
    return collision
  }

  /// A behavior with the four walls of `rect`.
  func addWalls(_ rect: Rect) -> CollisionID {
    let collision = addBehavior()
    _ = addBoundary(walls: rect, of: collision)
    return collision
  }

  func addBehavior(mode: CollisionMode = .everything) -> CollisionID {
    guard let collision = addCollision(mode: mode) else { preconditionFailure("no behavior") }
    return collision
  }

  /// A body under gravity 1 in a behavior.
  func addFalling(
    _ shape: Shape, at center: Point, angle: Double = 0, properties: BodyProperties = .init(),
    in collision: CollisionID? = nil
  ) -> BodyID {
    let body = addBody(shape, at: center, angle: angle, properties: properties)
    setAcceleration(Offset(0, 1000), of: body)
    if let collision { insert(body, into: collision) }
    return body
  }

  func run(seconds: Double) {
    for _ in 0..<Int((seconds * 240).rounded()) { substep() }
  }

  /// Steps until nothing moves; the seconds that took, nil where it goes on after `limit`.
  func runToRest(within limit: Double) -> Double? {
    for count in 0..<Int(limit * 240) {
      if isResting { return Double(count) / 240 }
      substep()
    }
    return nil
  }
}

func speed(_ state: BodyState) -> Double {
  (state.velocity.dx * state.velocity.dx + state.velocity.dy * state.velocity.dy).squareRoot()
}

func distance(_ a: Point, _ b: Point) -> Double {
  let apart = a - b
  return (apart.x * apart.x + apart.y * apart.y).squareRoot()
}
