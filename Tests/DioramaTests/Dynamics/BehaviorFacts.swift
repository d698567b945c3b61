// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel
import DioramaUIKit
import Testing

/// Recorded facts D1 to D30 that say what a behavior is before anything moves.
///
/// Source: UIKit's reference pages and headers, as recorded.
@Suite struct BehaviorFacts {
  /// A behavior of a class, with properties given in order; what expressions then read.
  private static func read(
    _ type: any ObjectClass.Type, _ settings: [(String, Value)], _ names: [String]
  ) throws -> [Value] {
    let info = ClassInfo(type)
    var value: any ObjectClass = type.make(os: 9)
    for (name, new) in settings {
      #expect(try value.set(Self.slot(name, info), to: new), Comment(rawValue: name))
    }
    return names.map { value.get(Self.slot($0, info)) }
  }

  private static func slot(_ name: String, _ info: ClassInfo) -> Int {
    guard let index = info.property(named: name),
      case .own(let slot) = info.properties[index].storage
    else { return 0 }
    return slot
  }

  private static func gravity(_ settings: (String, Value)...) throws -> [Value] {
    try read(UIGravityBehavior.self, settings, ["gravityDirection", "magnitude", "angle"])
  }

  private static func push(_ settings: (String, Value)...) throws -> [Value] {
    try read(UIPushBehavior.self, settings, ["pushDirection", "magnitude", "angle"])
  }

  private static let half = Double.pi / 2

  @Test func `D1: a new gravity pulls down with magnitude 1`() throws {
    #expect(try Self.gravity() == [.offset(Offset(0, 1)), .double(1), .double(Self.half)])
  }

  @Test func `D3: angle 0 is to the right`() throws {
    #expect(
      try Self.gravity(("angle", .double(0)), ("magnitude", .double(1)))
        == [.offset(Offset(1, 0)), .double(1), .double(0)])
  }

  @Test func `D4: without magnitude there is neither direction nor angle`() throws {
    let none: [Value] = [.offset(.zero), .double(0), .double(0)]
    #expect(try Self.gravity(("magnitude", .double(0))) == none)
    #expect(try Self.gravity(("angle", .double(2)), ("magnitude", .int(0))) == none)
    #expect(
      try Self.gravity(("magnitude", .double(0)), ("magnitude", .double(2)))
        == [.offset(Offset(2, 0)), .double(2), .double(0)])
  }

  @Test func `D5: each form follows the other`() throws {
    #expect(
      try Self.gravity(("gravityDirection", .offset(Offset(3, 4))))
        == [.offset(Offset(3, 4)), .double(5), .double(ExactMath.angle(4, 3))])
    #expect(
      try Self.gravity(("gravityDirection", .offset(Offset(0, 2))), ("angle", .double(Double.pi)))
        == [.offset(Offset(-2, 0)), .double(2), .double(Double.pi)])
    #expect(
      try Self.gravity(("gravityDirection", .offset(.zero)))
        == [.offset(.zero), .double(0), .double(0)])
    // In either order of the keys.
    #expect(
      try Self.gravity(("angle", .double(Self.half)), ("magnitude", .double(0.5)))
        == Self.gravity(("magnitude", .double(0.5)), ("angle", .double(Self.half))))
  }

  @Test func `D7: a new push has no strength`() throws {
    #expect(try Self.push() == [.offset(.zero), .double(0), .double(0)])
    #expect(
      try Self.read(UIPushBehavior.self, [], ["mode", "active", "targetOffset"])
        == [.string("continuous"), .bool(true), .null])
  }

  @Test func `a push may be turned before it is strong`() throws {
    #expect(
      try Self.push(("angle", .double(Self.half)), ("magnitude", .double(3)))
        == [.offset(Offset(0, 3)), .double(3), .double(Self.half)])
  }

  @Test func `D10: a negative magnitude reverses the push`() throws {
    #expect(
      try Self.push(("angle", .double(0)), ("magnitude", .double(-2)))
        == [.offset(Offset(-2, 0)), .double(-2), .double(0)])
  }

  @Test func `D12: a push is switched without being removed`() throws {
    #expect(
      try Self.read(UIPushBehavior.self, [("active", .bool(false))], ["isActive", "magnitude"])
        == [.bool(false), .double(0)])
  }

  private static let itemNames = [
    "elasticity", "friction", "density", "resistance", "angularResistance", "allowsRotation",
    "charge", "isAnchored",
  ]

  @Test func `D13: what a new item behavior says`() throws {
    #expect(
      try Self.read(UIDynamicItemBehavior.self, [], Self.itemNames)
        == [
          .double(0), .double(0), .double(1), .double(0), .double(0), .bool(true), .double(0),
          .bool(false),
        ])
    #expect(UIDynamicItemBehavior().properties.own == ItemProperties())
    #expect(ItemProperties.standard.density == 1)
  }

  @Test(arguments: [
    ("elasticity", 2.0, 1.0), ("elasticity", -1, 0), ("friction", 2, 2), ("friction", -1, 0),
    ("density", 0, 0.001), ("resistance", -3, 0), ("resistance", 1e9, 1e9),
    ("angularResistance", -1, 0), ("charge", -5, -5),
  ])
  func `D14 and D16: ranges`(name: String, written: Double, held: Double) throws {
    #expect(
      try Self.read(UIDynamicItemBehavior.self, [(name, .double(written))], [name])
        == [.double(held)])
  }

  @Test func `D17: velocities add up until somebody takes them`() throws {
    var behavior = UIDynamicItemBehavior()
    let info = ClassInfo(UIDynamicItemBehavior.self)
    let add = try #require(info.method(named: "addLinearVelocity"))
    let turn = try #require(info.method(named: "addAngularVelocity"))
    var effects = Effects()
    let item = Value.object(ObjectID(5))
    for way in [Offset(10, 0), Offset(5, -3)] {
      try behavior.perform(add, [.offset(way), item], effects: &effects)
    }
    try behavior.perform(turn, [.double(2), item], effects: &effects)
    #expect(
      behavior.properties.run.changes == [
        VelocityChange(ObjectID(5), .addLinear(Offset(15, -3))),
        VelocityChange(ObjectID(5), .addAngular(2)),
      ])
    try behavior.perform(add, [.offset(Offset(.nan, 0)), item], effects: &effects)
    #expect(behavior.properties.run.changes.count == 2)
  }

  @Test func `D18: of several behaviors each property is of the last that sets it`() {
    var bouncing = UIDynamicItemBehavior()
    bouncing.properties.own.elasticity = 0.5
    bouncing.properties.own.density = 2
    var heavy = UIDynamicItemBehavior()
    heavy.properties.own.density = 3
    heavy.properties.own.allowsRotation = false
    let both = ItemProperties.standard.overridden(by: bouncing.properties.own)
      .overridden(by: heavy.properties.own)
    #expect(both.elasticity == 0.5)
    #expect(both.density == 3)
    #expect(both.allowsRotation == false)
    #expect(both.friction == 0)
  }

  @Test func `D19 and D20: a new collision behavior meets everything but has no boundary`() throws {
    #expect(
      try Self.read(
        UICollisionBehavior.self, [],
        ["collisionMode", "translatesReferenceBoundsIntoBoundary", "boundaryIdentifiers"])
        == [.string("everything"), .bool(false), .null])
    let collision = UICollisionBehavior().collision
    #expect(collision.meetsItems && collision.meetsBoundaries)
    #expect(collision.referenceInsets == nil)
  }

  @Test func `D25: a snap swings with damping 0.5`() throws {
    #expect(
      try Self.read(UISnapBehavior.self, [], ["damping", "snapPoint"]) == [.double(0.5), .null])
  }

  @Test func `D30: a new attachment is a rigid rod`() throws {
    #expect(
      try Self.read(
        UIAttachmentBehavior.self, [],
        ["damping", "frequency", "frictionTorque", "length", "kind", "attachedBehaviorType"])
        == [
          .double(0), .double(0), .double(0), .double(0), .string("distance"), .string("anchor"),
        ])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `numbers that are none are not taken`(number: Double) throws {
    for (type, name) in [
      (UIGravityBehavior.self as any ObjectClass.Type, "magnitude"), (UIPushBehavior.self, "angle"),
      (UISnapBehavior.self, "damping"), (UIDynamicItemBehavior.self, "density"),
      (UIAttachmentBehavior.self, "length"), (UIFieldBehavior.self, "strength"),
    ] {
      var value: any ObjectClass = type.make(os: 9)
      let slot = Self.slot(name, ClassInfo(type))
      let before = value.get(slot)
      #expect(try value.set(slot, to: .double(number)) == false, Comment(rawValue: name))
      #expect(value.get(slot) == before)
    }
  }
}
