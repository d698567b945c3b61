// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaPhysics
import Testing

/// Numbers and handles that no scene should have.
@Suite struct HostileTests {
  @Test(arguments: UInt64(0)..<20)
  func `500 random operations with any numbers leave everything finite`(seed: UInt64) {
    var chaos = Chaos(seed: seed)
    for _ in 0..<500 { chaos.operate() }
    chaos.world.run(seconds: 1)
    chaos.check()
  }

  @Test(arguments: [0.1, 1, 1e3, 1e6], [1e-9, 1, 1e12])
  func `tiny and huge items collide without harm`(size: Double, density: Double) {
    let world = World()
    let collision = world.addBehavior()
    let properties = BodyProperties.with { $0.density = density }
    let a = world.addBody(box(size, size), at: .zero, properties: properties)
    let b = world.addBody(ball(50), at: Point(size * 0.6, 1))
    for body in [a, b] { world.insert(body, into: collision) }
    world.setVelocity(Offset(100, 0), angular: 1, of: a)
    world.run(seconds: 1)
    for body in [a, b] { #expect(world.state(of: body).isFinite) }
  }

  @Test func `what is no shape is refused`() throws {
    #expect(throws: ShapeProblem.notFinite) { try Shape.rectangle(Size(.nan, 1)) }
    #expect(throws: ShapeProblem.empty) { try Shape.rectangle(Size(0, 10)) }
    #expect(throws: ShapeProblem.empty) { try Shape.ellipse(Size(10, -1)) }
    #expect(throws: ShapeProblem.tooLarge) { try Shape.rectangle(Size(1e7, 1)) }
    #expect(throws: ShapeProblem.empty) { try Shape.path([.zero, Point(1, 1), Point(2, 2)]) }
    #expect(throws: ShapeProblem.empty) { try Shape.group([]) }
    let notch = [Point(0, 0), Point(20, 0), Point(10, 10), Point(20, 20), Point(0, 20)]
    #expect(throws: ShapeProblem.notConvex) { try Shape.path(notch) }
    let star = [Point(0, -10), Point(6, 8), Point(-10, -3), Point(10, -3), Point(-6, 8)]
    #expect(throws: ShapeProblem.notConvex) { try Shape.path(star) }
  }

  @Test func `a path of many corners keeps its area, in either direction`() throws {
    let world = World()
    let corners = (0..<200).map { place in
      let (sine, cosine) = ExactMath.sineAndCosine(Double(place) * .pi / 100)
      return Point(50 * cosine, 50 * sine)
    }
    for path in [corners, corners.reversed()] {
      let body = world.addBody(try .path(path), at: .zero)
      // 16 corners on the circle have 97 % of its area.
      #expect(abs(world.mass(of: body) / 0.7854 - 1) < 0.035)
    }
    let ellipse = world.addBody(try .ellipse(Size(100, 50)), at: .zero)
    #expect(abs(world.mass(of: ellipse) - 0.3927) < 0.001)
  }

  @Test func `a group turns about its common centre of mass`() throws {
    let world = World()
    let dumbbell = try Shape.group([
      ball(20).placed(at: Offset(-50, 0)), box(20, 20).placed(at: Offset(50, 0), angle: 0.4),
    ])
    let body = world.addBody(dumbbell, at: Point(5, 5))
    #expect(abs(world.mass(of: body) - 0.0714) < 0.001)
    world.setVelocity(.zero, angular: 2, of: body)
    world.run(seconds: 1)
    #expect(abs(world.state(of: body).angle - 2) < 0.01)
  }
}

extension BodyState {
  var isFinite: Bool {
    center.isFinite && angle.isFinite && velocity.dx.isFinite && velocity.dy.isFinite
      && angularVelocity.isFinite
  }
}

/// A world and everything that was ever in it.
struct Chaos {
  let world = World()
  var random: SplitMix64
  var bodies: [BodyID] = []
  var behaviors: [CollisionID] = []
  var boundaries: [BoundaryID] = []
  var joints: [JointID] = []

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func number() -> Double {
    switch random.below(12) {
    case 0: .nan
    case 1: .infinity
    case 2: -.infinity
    case 3: 1e300
    case 4: -1e300
    case 5: 1e-300
    case 6: Double(random.below(2_000_001)) - 1_000_000
    case 7: 0
    default: Double(random.below(2001)) / 2 - 500
    }
  }

  mutating func point() -> Point { Point(number(), number()) }
  mutating func offset() -> Offset { Offset(number(), number()) }
  mutating func body() -> BodyID? { bodies.isEmpty ? nil : bodies[random.below(bodies.count)] }

  mutating func shape() -> Shape? {
    let size = Size(abs(number()), abs(number()))
    switch random.below(4) {
    case 0: return try? .rectangle(size)
    case 1: return try? .ellipse(size)
    case 2: return try? .path((0..<random.below(30)).map { _ in point() })
    default:
      return try? .group([
        .rectangle(size), .ellipse(Size(20, 20)).placed(at: offset(), angle: number()),
      ])
    }
  }

  mutating func properties() -> BodyProperties {
    var properties = BodyProperties()
    properties.density = number()
    properties.friction = number()
    properties.elasticity = number()
    properties.resistance = random.below(3) == 0 ? number() : 0
    properties.angularResistance = random.below(3) == 0 ? number() : 0
    properties.allowsRotation = random.below(4) > 0
    properties.isAnchored = random.below(6) == 0
    return properties
  }

  mutating func operate() {
    switch random.below(6) {
    case 0: addSomething()
    case 1: changeBody()
    case 2: drive()
    case 3: changeCollisions()
    case 4: changeJoints()
    default:
      world.step()
      if random.below(3) == 0 { world.clearContacts() }
      check()
    }
  }

  private mutating func addSomething() {
    guard let shape = shape() else { return }
    let body = world.addBody(shape, at: point(), angle: number(), properties: properties())
    bodies.append(body)
    for behavior in behaviors where random.below(2) == 0 { world.insert(body, into: behavior) }
  }

  private mutating func changeBody() {
    guard let body = body() else { return }
    switch random.below(8) {
    case 0: world.remove(body)
    case 1: if let shape = shape() { world.setShape(shape, of: body) }
    case 2: world.setProperties(properties(), of: body)
    case 3, 4: world.place(body, at: point(), angle: number())
    case 5: world.setVelocity(offset(), angular: number(), of: body)
    case 6: world.addVelocity(offset(), angular: number(), to: body)
    default: world.wakeAll()
    }
  }

  private mutating func drive() {
    guard let body = body() else { return }
    switch random.below(6) {
    case 0: world.setAcceleration(offset(), of: body)
    case 1: world.setPushes([Push(offset(), at: offset()), Push(offset())], on: body)
    case 2: world.drive(body, force: offset(), torque: number(), acceleration: offset())
    case 3: world.hit(body, with: Push(offset(), at: offset()))
    case 4: world.snap(body, to: point(), damping: number())
    default: world.endSnap(of: body)
    }
  }

  private mutating func changeCollisions() {
    switch random.below(8) {
    case 0: if let behavior = world.addCollision() { behaviors.append(behavior) }
    case 1:
      if let behavior = behaviors.last, random.below(4) == 0 { world.remove(behavior) }
    case 2, 3:
      guard let body = body(), let behavior = behaviors.last else { return }
      world.insert(body, into: behavior)
    case 4:
      guard let body = body(), let behavior = behaviors.first else { return }
      world.take(body, outOf: behavior)
      world.setMode(CollisionMode(rawValue: random.below(4)), of: behavior)
    case 5: if let boundary = boundaries.last { world.remove(boundary) }
    default: addBoundary()
    }
  }

  private mutating func addBoundary() {
    guard let behavior = behaviors.last else { return }
    let path = (0..<random.below(12)).map { _ in point() }
    let added =
      switch random.below(3) {
      case 0: world.addBoundary(from: point(), to: point(), of: behavior)
      case 1: world.addBoundary(path: path, isClosed: random.below(2) == 0, of: behavior)
      default:
        world.addBoundary(walls: Rect(number(), number(), number(), number()), of: behavior)
      }
    if let added { boundaries.append(added) }
  }

  private mutating func changeJoints() {
    guard let body = body() else { return }
    let joint = joints.isEmpty ? nil : joints[random.below(joints.count)]
    switch random.below(7) {
    case 0, 1: addJoint(to: body)
    case 2: if let joint { world.setLength(number(), of: joint) }
    case 3: if let joint { world.setSpring(frequency: number(), damping: number(), of: joint) }
    case 4: if let joint { world.setAnchor(point(), of: joint) }
    case 5: if let joint { world.setLimits(Joint.Limits(number(), number()), of: joint) }
    default: if let joint { world.remove(joint) }
    }
  }

  private mutating func addJoint(to body: BodyID) {
    let limits = random.below(2) == 0 ? Joint.Limits(number(), number()) : nil
    let kind: Joint.Kind =
      switch random.below(5) {
      case 0: .rod(length: number(), frequency: number(), damping: number())
      case 1: .rope(length: number())
      case 2: .pin(at: point(), frictionTorque: number(), limits: limits)
      case 3: .fixed(at: point())
      default: .slide(at: point(), axis: offset(), limits: limits)
      }
    let other = self.body()
    let end: Joint.End =
      if let other, random.below(2) == 0 { .body(other, offset: offset()) } else {
        .anchor(point())
      }
    if let joint = world.add(Joint(kind, of: body, offset: offset(), to: end)) {
      joints.append(joint)
    }
  }

  func check() {
    for body in bodies {
      let state = world.state(of: body)
      #expect(state.isFinite)
      // Box2D corrects a position after it was moved, by a little.
      #expect(abs(state.center.x) <= 1.001e6 && abs(state.center.y) <= 1.001e6)
    }
    #expect(world.contacts.allSatisfy { $0.point.isFinite })
  }
}
