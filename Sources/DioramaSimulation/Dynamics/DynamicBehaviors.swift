// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel
import DioramaPhysics

/// What single behaviors make of an animator's world.
extension Simulation {
  /// Brings what one behavior has in the world to what the scene says now.
  func renew(
    _ object: ObjectID, _ value: any DynamicBehaviorClass, in run: AnimatorRun
  ) throws(RunError) -> Bool {
    let known = run.behaviors[object]
    let items = value.behavior.items
    let changed = applyVelocities(object, value, in: run)
    if let known, known.effect == value.effect, known.items == items {
      guard case .collision(let collision) = value.effect, collision.referenceInsets != nil,
        run.referenceBounds != graph.bounds[run.referenceView.offset]
      else { return changed }
    }
    var behavior = known ?? WorldBehavior(object, value.effect)
    switch value.effect {
    case .collision(let collision): renew(collision, items, &behavior, in: run)
    case .snap(let snap):
      for item in behavior.items where !items.contains(item) {
        if let body = run.body(of: item) { run.world.endSnap(of: body) }
      }
      if let point = snap.point {
        for body in items.compactMap({ run.body(of: $0) }) {
          run.world.snap(body, to: point, damping: snap.damping)
        }
      }
    case .attachment(let bond):
      renew(bond, of: object, items, &behavior, isNew: known == nil, in: run)
    case .group, .gravity, .push, .items, .field: break
    }
    behavior.effect =
      (graph.values[object.offset] as? any DynamicBehaviorClass)?.effect ?? value.effect
    behavior.items = items
    run.behaviors[object] = behavior
    return true
  }

  // MARK: - Collisions

  private func renew(
    _ collision: CollisionEffect, _ items: [ObjectID], _ behavior: inout WorldBehavior,
    in run: AnimatorRun
  ) {
    let mode: CollisionMode =
      switch collision.mode {
      case .items: .items
      case .boundaries: .boundaries
      case .everything: .everything
      }
    if let id = behavior.collision {
      run.world.setMode(mode, of: id)
    } else {
      behavior.collision = run.world.addCollision(mode: mode)
      if let id = behavior.collision { run.collisions[id] = behavior.object }
    }
    guard let id = behavior.collision else { return }
    let old = Set(behavior.items)
    let new = Set(items)
    for item in behavior.items where !new.contains(item) {
      if let body = run.body(of: item) { run.world.take(body, outOf: id) }
    }
    for item in items where !old.contains(item) {
      if let body = run.body(of: item) { run.world.insert(body, into: id) }
    }
    behavior.items = items
    renewBoundaries(collision, of: id, &behavior, in: run)
  }

  private func renewBoundaries(
    _ collision: CollisionEffect, of id: CollisionID, _ behavior: inout WorldBehavior,
    in run: AnimatorRun
  ) {
    var wanted: [(name: String?, outline: Outline)] = collision.boundaries.list.map {
      ($0.name, $0.outline)
    }
    if let insets = collision.referenceInsets {
      let bounds = graph.bounds[run.referenceView.offset]
      wanted.append((nil, Outline(shape: .rect(bounds.inset(by: insets)))))
    }
    let outlines = Dictionary(wanted.map { ($0.name, $0.outline) }) { $1 }
    var kept: [(name: String?, outline: Outline, boundary: BoundaryID)] = []
    var known: Set<String?> = []
    for old in behavior.boundaries {
      if outlines[old.name] == old.outline {
        known.insert(old.name)
        kept.append(old)
      } else {
        run.world.remove(old.boundary)
        if old.name == nil, let edges = outlines[nil], case .rect(let rect) = edges.shape,
          collision.meetsBoundaries
        {
          bringInside(behavior.items, rect, in: run)
        }
      }
    }
    for new in wanted where !known.contains(new.name) {
      let boundary: BoundaryID?
      if new.name == nil, case .rect(let rect) = new.outline.shape {
        boundary = run.world.addBoundary(walls: rect, of: id)
      } else {
        boundary = run.world.addBoundary(
          path: new.outline.points, isClosed: new.outline.isClosed, of: id)
      }
      guard let boundary else { continue }
      run.boundaryNames[boundary] = .some(new.name)
      kept.append((new.name, new.outline, boundary))
    }
    behavior.boundaries = kept
  }

  // MARK: - Velocities

  /// What the scene gave items of speed since; it counts once.
  private func applyVelocities(
    _ object: ObjectID, _ value: any DynamicBehaviorClass, in run: AnimatorRun
  ) -> Bool {
    guard var behavior = value as? any ItemBehaviorClass, !behavior.properties.run.changes.isEmpty
    else { return false }
    for change in behavior.properties.run.changes {
      for item in change.item.map({ [$0] }) ?? value.behavior.items {
        guard let body = run.body(of: item) else { continue }
        let state = run.world.state(of: body)
        switch change.amount {
        case .addLinear(let amount): run.world.addVelocity(amount, angular: 0, to: body)
        case .setLinear(let amount):
          run.world.setVelocity(amount, angular: state.angularVelocity, of: body)
        case .addAngular(let amount): run.world.addVelocity(.zero, angular: amount, to: body)
        case .setAngular(let amount):
          run.world.setVelocity(state.velocity, angular: amount, of: body)
        }
      }
    }
    behavior.properties.run.changes = []
    graph.values[object.offset] = behavior
    return true
  }

  /// Pushes that act once, which are not active any more then.
  ///
  /// Source: UIKit facts 6.1: 100 x magnitude / mass points per second, seen after the first step.
  func pushAtOnce(in run: AnimatorRun) throws(RunError) {
    let pushing = run.pushing
    run.pushing = []
    for object in pushing {
      guard var value = graph.values[object.offset] as? any PushBehaviorClass,
        value.push.isActive, value.push.mode == .instantaneous
      else { continue }
      for item in value.behavior.items {
        guard let body = run.body(of: item) else { continue }
        run.world.hit(
          body, with: Push(value.push.vector.direction, at: value.push.targetOffset?[item] ?? .zero)
        )
      }
      value.push.isActive = false
      graph.values[object.offset] = value
      run.behaviors[object]?.effect = value.effect
      bindings.noteObject(object)
    }
  }
}
