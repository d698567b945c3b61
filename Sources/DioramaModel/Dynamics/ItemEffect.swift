// SPDX-License-Identifier: MIT
import DioramaCore

/// What a behavior makes of its items: how they bounce, slide and turn, and how they move.
package struct ItemEffect: Equatable, Sendable {
  package var own = ItemProperties()
  /// What the scene wrote last; what is still to be done of it stands in `run`.
  package var linearVelocity: PerItem<Offset>?
  package var angularVelocity: PerItem<Double>?
  package var run = Run()

  /// What a running scene adds.
  package struct Run: Equatable, Sendable {
    /// What the simulation has still to do, in order, once the behavior is in an animator; it empties
    /// this.
    package var changes: [VelocityChange] = []

    package init() {}
  }

  package init() {}

  /// So many changes may wait; more are passed over.
  private static let mostChanges = 10_000

  /// Keeps a change until the simulation makes it; what it makes vain is forgotten.
  package mutating func note(_ change: VelocityChange) {
    if change.isSetting {
      run.changes.removeAll { change.overrides($0) }
    } else if let place = run.changes.lastIndex(where: { $0.isMet(by: change) }),
      let sum = run.changes[place].joined(with: change)
    {
      run.changes[place] = sum
      return
    }
    if run.changes.count < Self.mostChanges { run.changes.append(change) }
  }
}

/// A change of how items move.
package struct VelocityChange: Equatable, Sendable {
  /// Nil is all items of the behavior.
  package var item: ObjectID?
  package var amount: Amount

  package init(_ item: ObjectID?, _ amount: Amount) {
    self.item = item
    self.amount = amount
  }

  package enum Amount: Equatable, Sendable {
    /// Points per second.
    case addLinear(Offset)
    case setLinear(Offset)
    /// Radians per second.
    case addAngular(Double)
    case setAngular(Double)
  }

  var isSetting: Bool {
    switch amount {
    case .setLinear, .setAngular: true
    case .addLinear, .addAngular: false
    }
  }

  /// Whether an addition, made now, comes after this one of its kind in order.
  func isMet(by addition: VelocityChange) -> Bool {
    isLinear == addition.isLinear && (isSetting || item == addition.item)
  }

  private var isLinear: Bool {
    switch amount {
    case .addLinear, .setLinear: true
    case .addAngular, .setAngular: false
    }
  }

  /// Whether nothing is left of an earlier change after this one, which sets.
  func overrides(_ earlier: VelocityChange) -> Bool {
    isLinear == earlier.isLinear && (item == nil || item == earlier.item)
  }

  /// The two as one, where an addition follows the first.
  func joined(with next: VelocityChange) -> VelocityChange? {
    guard item == next.item else { return nil }
    switch (amount, next.amount) {
    case (.addLinear(let a), .addLinear(let b)):
      return VelocityChange(item, .addLinear(Offset(a.dx + b.dx, a.dy + b.dy)))
    case (.setLinear(let a), .addLinear(let b)):
      return VelocityChange(item, .setLinear(Offset(a.dx + b.dx, a.dy + b.dy)))
    case (.addAngular(let a), .addAngular(let b)): return VelocityChange(item, .addAngular(a + b))
    case (.setAngular(let a), .addAngular(let b)): return VelocityChange(item, .setAngular(a + b))
    default: return nil
    }
  }
}

/// How an item moves, bounces and turns; nil is what another behavior says, else UIKit's default.
package struct ItemProperties: Equatable, Sendable {
  /// 0 does not bounce, 1 keeps all speed.
  package var elasticity: Double?
  package var friction: Double?
  package var density: Double?
  /// What slows it down: a second at 1 leaves 37 % of the speed.
  package var resistance: Double?
  package var angularResistance: Double?
  package var charge: Double?
  package var allowsRotation: Bool?
  package var isAnchored: Bool?

  package init() {}

  /// UIKit's defaults, in force where no behavior says anything.
  ///
  /// Source: UIKit facts 6.1 (documented), recorded fact D13.
  package static let standard: ItemProperties = {
    var made = ItemProperties()
    made.elasticity = 0
    made.friction = 0
    made.density = 1
    made.resistance = 0
    made.angularResistance = 0
    made.charge = 0
    made.allowsRotation = true
    made.isAnchored = false
    return made
  }()

  /// With each property that a later behavior sets (recorded fact D18).
  package func overridden(by later: ItemProperties) -> ItemProperties {
    var made = self
    made.elasticity = later.elasticity ?? elasticity
    made.friction = later.friction ?? friction
    made.density = later.density ?? density
    made.resistance = later.resistance ?? resistance
    made.angularResistance = later.angularResistance ?? angularResistance
    made.charge = later.charge ?? charge
    made.allowsRotation = later.allowsRotation ?? allowsRotation
    made.isAnchored = later.isAnchored ?? isAnchored
    return made
  }
}
