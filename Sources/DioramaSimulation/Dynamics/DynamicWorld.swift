// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import DioramaPhysics

/// Bringing an animator's world to what the scene says.
extension Simulation {
  /// Behaviors inside behaviors are few levels deep; deeper ones do nothing.
  private static let deepest = 32

  /// The behaviors of an animator and those inside them, depth-first, each once.
  func behaviors(of animator: ObjectID) -> [(object: ObjectID, value: any DynamicBehaviorClass)] {
    guard let traits = (graph.values[animator.offset] as? any DynamicAnimatorClass)?.animator else {
      return []
    }
    var found: [(object: ObjectID, value: any DynamicBehaviorClass)] = []
    var known: Set<ObjectID> = []
    func collect(_ list: [ObjectID], _ depth: Int) {
      for object in list where depth < Self.deepest && known.insert(object).inserted {
        guard let value = graph.values[object.offset] as? any DynamicBehaviorClass else { continue }
        found.append((object, value))
        collect(value.behavior.childBehaviors, depth + 1)
      }
    }
    collect(traits.behaviors, 0)
    return found
  }

  /// Brings an animator's world to what the scene says now; whether anything there is another.
  func renewWorld(of run: AnimatorRun) throws(RunError) -> Bool {
    let current = behaviors(of: run.animator)
    var wanted: [ObjectID] = []
    var known: Set<ObjectID> = []
    for (_, value) in current {
      var items = value.behavior.items
      if case .attachment(let bond) = value.effect, let other = bond.otherItem {
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
    for (object, value) in current {
      changed = try renew(object, value, in: run) || changed
    }
    for (object, value) in current where value.behavior.run.animator != run.animator {
      note(run.animator, of: object)
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

  /// Writes in which animator a behavior is.
  private func note(_ animator: ObjectID?, of behavior: ObjectID) {
    guard var value = graph.values[behavior.offset] as? any DynamicBehaviorClass else { return }
    value.behavior.run.animator = animator
    graph.values[behavior.offset] = value
    bindings.noteObject(behavior)
  }

  /// So many items cost an action, so that a heap of a thousand has the minute it needs to rest.
  static let itemsPerAction = 32

  /// Takes out of the world what is no behavior of the animator any more.
  private func endBehaviors(
    of run: AnimatorRun, notIn current: [(object: ObjectID, value: any DynamicBehaviorClass)]
  ) -> Bool {
    let kept = Set(current.map(\.object))
    let old = run.order.filter { !kept.contains($0) }
    run.order = current.map(\.object)
    for object in old {
      if let behavior = run.behaviors.removeValue(forKey: object) { end(behavior, in: run) }
      if (graph.values[object.offset] as? any DynamicBehaviorClass)?.behavior.run.animator
        == run.animator
      {
        note(nil, of: object)
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
    of run: AnimatorRun, _ current: [(object: ObjectID, value: any DynamicBehaviorClass)]
  ) -> Bool {
    var said = [ItemProperties](repeating: .standard, count: run.items.count)
    for (_, value) in current {
      guard case .items(let effect) = value.effect else { continue }
      for place in value.behavior.items.compactMap({ run.places[$0] }) {
        said[place] = said[place].overridden(by: effect.own)
      }
    }
    var changed = false
    for (place, item) in run.items.enumerated() {
      let properties = BodyProperties(said[place])
      run.items[place].charge = said[place].charge ?? 0
      guard properties != item.properties else { continue }
      run.items[place].properties = properties
      run.world.setProperties(properties, of: item.body)
      changed = true
    }
    return changed
  }

  /// Gravities add up, and so do pushes that last.
  private func renewForces(
    of run: AnimatorRun, _ current: [(object: ObjectID, value: any DynamicBehaviorClass)]
  ) -> Bool {
    var accelerations = [Offset](repeating: .zero, count: run.items.count)
    var pushes = [[Push]](repeating: [], count: run.items.count)
    for (_, value) in current {
      let places = value.behavior.items.compactMap { run.places[$0] }
      switch value.effect {
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
