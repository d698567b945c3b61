// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Velocities that are given to items, by a property or by a method, and asked for.
extension UIDynamicItemBehavior {
  /// A property sets velocities, where methods add to them.
  static func velocities() -> [SchemaPart<Self>] {
    [
      .property(
        PropertySpec(
          "linearVelocity", \.linearVelocity,
          "What it sets the velocity of all items or of each to, in points per second.",
          source: .documented("UIDynamicItemBehavior")
        ).finite),
      .property(
        PropertySpec(
          "angularVelocity", \.angularVelocity,
          "What it sets the turning of all items or of each to, in radians per second.",
          source: .documented("UIDynamicItemBehavior")
        ).finite),
      .method(
        MethodSpec(
          "addLinearVelocity", [.init("velocity", .offset), item],
          "Adds to the velocity of an item, in points per second; waits until it is in an animator."
        ) { (behavior: inout Self, arguments, _) in
          guard arguments.count == 2, arguments[0].holdsFiniteNumbers,
            let way = Offset(arguments[0]),
            case .object(let item) = arguments[1]
          else { return }
          behavior.properties.note(VelocityChange(item, .addLinear(way)))
        }),
      .method(
        MethodSpec(
          "addAngularVelocity", [.init("velocity", .double), item],
          "Adds to the turning of an item, in radians per second; waits until it is in an animator."
        ) { (behavior: inout Self, arguments, _) in
          guard arguments.count == 2, let turn = arguments[0].finiteNumber,
            case .object(let item) = arguments[1]
          else { return }
          behavior.properties.note(VelocityChange(item, .addAngular(turn)))
        }),
      .method(
        MethodSpec(
          measuring: "linearVelocity", [item], answers: .offset,
          "How fast an item moves, in points per second."
        ) { _, arguments, surroundings in
          guard case .object(let item)? = arguments.first else { return Offset.zero.value }
          return surroundings.motionOf(item).linear.value
        }),
      .method(
        MethodSpec(
          measuring: "angularVelocity", [item], answers: .double,
          "How fast an item turns, in radians per second."
        ) { _, arguments, surroundings in
          guard case .object(let item)? = arguments.first else { return .double(0) }
          return .double(surroundings.motionOf(item).angular)
        }),
    ]
  }

  private static let item = MethodFacts.Parameter("for", .reference(DynamicItems.name))

  private var linearVelocity: PerItem<Offset>? {
    get { properties.linearVelocity }
    set {
      properties.linearVelocity = newValue
      guard let newValue else { return }
      if let all = newValue.all { properties.note(VelocityChange(nil, .setLinear(all))) }
      for entry in newValue.own {
        properties.note(VelocityChange(entry.item, .setLinear(entry.value)))
      }
    }
  }

  private var angularVelocity: PerItem<Double>? {
    get { properties.angularVelocity }
    set {
      properties.angularVelocity = newValue
      guard let newValue else { return }
      if let all = newValue.all { properties.note(VelocityChange(nil, .setAngular(all))) }
      for entry in newValue.own {
        properties.note(VelocityChange(entry.item, .setAngular(entry.value)))
      }
    }
  }
}
