// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import DioramaPhysics

/// Bringing an animator's world to what the scene says.
extension Simulation {
  /// Behaviors inside behaviors are few levels deep; deeper ones do nothing.
  private static let deepest = 32

  /// The behaviors of an animator and those inside them, depth-first, each once.
  private func behaviors(of animator: ObjectID) -> [PlacedBehavior] {
    guard let traits = (graph.values[animator.offset] as? any DynamicAnimatorClass)?.animator else {
      return []
    }
    var found: [PlacedBehavior] = []
    var known: Set<ObjectID> = []
    func collect(_ list: [ObjectID], below parent: ObjectID?, _ depth: Int) {
      for object in list where depth < Self.deepest && known.insert(object).inserted {
        guard let value = graph.values[object.offset] as? any DynamicBehaviorClass else { continue }
        found.append(PlacedBehavior(object: object, value: value, parent: parent))
        collect(value.behavior.childBehaviors, below: object, depth + 1)
      }
    }
    collect(traits.behaviors, below: nil, 0)
    return found
  }

  /// Brings an animator's world to what the scene says now; whether anything there is another.
  func renewWorld(of run: AnimatorRun) throws(RunError) -> Bool {
    let current = behaviors(of: run.animator)
    var wanted: [ObjectID] = []
    var known: Set<ObjectID> = []
    for placed in current {
      var items = placed.value.behavior.items
      if case .attachment(let bond) = placed.value.effect, let other = bond.otherItem {
        items.append(other)
      }
      for item in items where known.insert(item).inserted { wanted.append(item) }
    }
    try spend(wanted.count / Self.itemsPerAction + current.count)
    var changed = endBehaviors(of: run, notIn: current)
    changed = removeItems(of: run, notIn: known) || changed
    for object in wanted where run.places[object] == nil {
      let item = try makeItem(object, in: run)
      run.places[object] = run.items.count
      run.objects[item.body] = object
      run.items.append(item)
      changed = true
    }
    changed = renewProperties(of: run, current) || changed
    changed = renewForces(of: run, current) || changed
    for placed in current {
      changed = try renew(placed.object, placed.value, in: run) || changed
    }
    for placed in current {
      let place = placed.value.behavior.run
      guard place.animator != run.animator || place.parent != placed.parent else { continue }
      note(run.animator, placed.parent, of: placed.object)
    }
    run.referenceBounds = graph.bounds[run.referenceView.offset]
    run.acting = run.order.filter { hasCallback("action", of: $0) }
    run.pushing = current.filter { $0.value.effect.pushesAtOnce }.map(\.object)
    run.fields = fields(of: run)
    return changed
  }

  private func hasCallback(_ name: String, of object: ObjectID) -> Bool {
    listeners(of: object).contains { scene.listeners[$0].trigger == .callback(name) }
  }

  /// Writes in which animator a behavior is, and inside which other one.
  private func note(_ animator: ObjectID?, _ parent: ObjectID?, of behavior: ObjectID) {
    guard var value = graph.values[behavior.offset] as? any DynamicBehaviorClass else { return }
    value.behavior.run.animator = animator
    value.behavior.run.parent = parent
    graph.values[behavior.offset] = value
    bindings.noteObject(behavior)
  }

  /// So many items cost an action, so that a heap of a thousand has the minute it needs to rest.
  static let itemsPerAction = 32

  /// Takes out of the world what is no behavior of the animator any more.
  private func endBehaviors(
    of run: AnimatorRun, notIn current: [PlacedBehavior]
  ) -> Bool {
    let kept = Set(current.map(\.object))
    let old = run.order.filter { !kept.contains($0) }
    run.order = current.map(\.object)
    for object in old {
      if let behavior = run.behaviors.removeValue(forKey: object) { end(behavior, in: run) }
      if (graph.values[object.offset] as? any DynamicBehaviorClass)?.behavior.run.animator
        == run.animator
      {
        note(nil, nil, of: object)
      }
    }
    return !old.isEmpty
  }

  /// Takes one behavior out of the world.
  func end(_ behavior: WorldBehavior, in run: AnimatorRun) {
    if let collision = behavior.collision {
      run.world.remove(collision)
    }
    for joint in behavior.joints { run.world.remove(joint) }
    if case .snap = behavior.effect {
      for body in behavior.items.compactMap({ run.body(of: $0) }) { run.world.endSnap(of: body) }
    }
    // Whatever it held may move now.
    run.world.wakeAll()
  }

  private func removeItems(of run: AnimatorRun, notIn kept: Set<ObjectID>) -> Bool {
    guard run.items.contains(where: { !kept.contains($0.object) }) else { return false }
    for item in run.items where !kept.contains(item.object) {
      run.world.remove(item.body)
      graph.motions[item.object] = nil
    }
    run.items.removeAll { !kept.contains($0.object) }
    run.places = [:]
    for (place, item) in run.items.enumerated() { run.places[item.object] = place }
    run.world.wakeAll()
    return true
  }

  /// The last behavior that says something of an item's property has its way (recorded fact D18).
  private func renewProperties(
    of run: AnimatorRun, _ current: [PlacedBehavior]
  ) -> Bool {
    var said = [ItemProperties](repeating: .standard, count: run.items.count)
    for placed in current {
      guard case .items(let effect) = placed.value.effect else { continue }
      for place in placed.value.behavior.items.compactMap({ run.places[$0] }) {
        said[place] = said[place].overridden(by: effect.own)
      }
    }
    var changed = false
    for (place, item) in run.items.enumerated() {
      let properties = BodyProperties(said[place])
      guard properties != item.properties else { continue }
      run.items[place].properties = properties
      run.world.setProperties(properties, of: item.body)
      changed = true
    }
    return changed
  }

  /// Gravities add up, and so do pushes that last.
  private func renewForces(
    of run: AnimatorRun, _ current: [PlacedBehavior]
  ) -> Bool {
    var accelerations = [Offset](repeating: .zero, count: run.items.count)
    var pushes = [[Push]](repeating: [], count: run.items.count)
    for placed in current {
      let places = placed.value.behavior.items.compactMap { run.places[$0] }
      switch placed.value.effect {
      case .gravity(let gravity):
        let pull = gravity.vector.direction
        for place in places {
          accelerations[place].dx += pull.dx * Self.unitGravity
          accelerations[place].dy += pull.dy * Self.unitGravity
        }
      case .push(let push) where push.isActive && push.mode == .continuous:
        for place in places {
          pushes[place].append(
            Push(
              push.vector.direction, at: push.targetOffset?[run.items[place].object] ?? .zero))
        }
      default: break
      }
    }
    var changed = false
    for (place, item) in run.items.enumerated() {
      if accelerations[place] != item.acceleration {
        run.items[place].acceleration = accelerations[place]
        run.world.setAcceleration(accelerations[place], of: item.body)
        changed = true
      }
      if pushes[place] != item.pushes {
        run.items[place].pushes = pushes[place]
        run.world.setPushes(pushes[place], on: item.body)
        changed = true
      }
    }
    return changed
  }

  /// Points per second squared; source: UIKit facts 6.1 (documented), recorded fact D2.
  static let unitGravity = 1000.0
}

extension DynamicEffect {
  fileprivate var pushesAtOnce: Bool {
    if case .push(let push) = self { push.isActive && push.mode == .instantaneous } else { false }
  }
}

extension BodyProperties {
  fileprivate init(_ said: ItemProperties) {
    self.init()
    density = said.density ?? density
    friction = said.friction ?? friction
    elasticity = said.elasticity ?? elasticity
    resistance = said.resistance ?? resistance
    angularResistance = said.angularResistance ?? angularResistance
    allowsRotation = said.allowsRotation ?? allowsRotation
    isAnchored = said.isAnchored ?? isAnchored
  }
}

/// A behavior of an animator, and the one that it is inside.
private struct PlacedBehavior {
  var object: ObjectID
  var value: any DynamicBehaviorClass
  var parent: ObjectID?
}
