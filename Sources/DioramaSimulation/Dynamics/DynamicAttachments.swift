// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import DioramaPhysics

/// Bonds between items and points as joints.
extension Simulation {
  /// Makes the joint of an attachment, or moves the one there is where only its numbers are others.
  func renew(
    _ bond: AttachmentEffect, of object: ObjectID, _ items: [ObjectID],
    _ behavior: inout WorldBehavior, isNew: Bool, in run: AnimatorRun
  ) {
    if !isNew, items == behavior.items, case .attachment(let old) = behavior.effect,
      let joint = behavior.joints.first, run.world.contains(joint), old.isAlike(bond)
    {
      if bond.kind == .distance {
        if let anchor = bond.anchor, bond.otherItem == nil {
          run.world.setAnchor(anchor, of: joint)
        }
        run.world.setLength(bond.length, of: joint)
        run.world.setSpring(frequency: bond.frequency, damping: bond.damping, of: joint)
      } else if bond.kind == .limit {
        run.world.setLength(bond.length, of: joint)
      } else {
        run.world.setFrictionTorque(bond.frictionTorque, of: joint)
        run.world.setLimits(bond.range.map { Joint.Limits($0.minimum, $0.maximum) }, of: joint)
      }
      return
    }
    for joint in behavior.joints { run.world.remove(joint) }
    behavior.joints = []
    guard let item = items.first, let body = run.body(of: item) else { return }
    var bond = bond
    if let length = measure(bond, body, in: run), bond.run.measuredLength == nil || isNew {
      bond.run.measuredLength = length
      if var value = graph.values[object.offset] as? any AttachmentBehaviorClass {
        value.attachment = bond
        graph.values[object.offset] = value
        bindings.noteObject(object)
      }
    }
    guard let joint = joint(bond, body, in: run) else { return }
    if let made = run.world.add(joint) { behavior.joints = [made] }
  }

  /// How far the two ends of an attachment are from each other now.
  private func measure(_ bond: AttachmentEffect, _ body: BodyID, in run: AnimatorRun) -> Double? {
    let near = run.world.point(bond.offset, of: body)
    let far: Point
    if let other = bond.otherItem {
      guard let otherBody = run.body(of: other) else { return nil }
      far = run.world.point(bond.otherOffset, of: otherBody)
    } else if let anchor = bond.anchor {
      far = anchor
    } else {
      return nil
    }
    let (dx, dy) = (far.x - near.x, far.y - near.y)
    return (dx * dx + dy * dy).squareRoot()
  }

  private func joint(_ bond: AttachmentEffect, _ body: BodyID, in run: AnimatorRun) -> Joint? {
    let end: Joint.End
    if let other = bond.otherItem {
      guard let otherBody = run.body(of: other), otherBody != body else { return nil }
      end = .body(otherBody, offset: bond.otherOffset)
    } else {
      guard let anchor = bond.anchor else { return nil }
      end = .anchor(anchor)
    }
    let place = bond.anchor ?? run.world.point(bond.offset, of: body)
    let limits = bond.range.map { Joint.Limits($0.minimum, $0.maximum) }
    switch bond.kind {
    case .distance:
      return Joint(
        .rod(length: bond.length, frequency: bond.frequency, damping: bond.damping), of: body,
        offset: bond.offset, to: end)
    case .limit:
      return Joint(.rope(length: bond.length), of: body, offset: bond.offset, to: end)
    case .fixed: return Joint(.fixed(at: place), of: body, to: end)
    case .pin:
      return Joint(
        .pin(at: place, frictionTorque: bond.frictionTorque, limits: limits), of: body, to: end)
    case .sliding:
      return Joint(.slide(at: place, axis: bond.axis, limits: limits), of: body, to: end)
    }
  }
}

extension AttachmentEffect {
  /// Whether only numbers differ that a joint can take over as it is.
  fileprivate func isAlike(_ other: AttachmentEffect) -> Bool {
    guard kind == other.kind, otherItem == other.otherItem, offset == other.offset,
      otherOffset == other.otherOffset, axis == other.axis
    else { return false }
    return kind == .distance && otherItem == nil || anchor == other.anchor
  }
}

extension World {
  /// Where a point of a body is, given from its center.
  func point(_ offset: Offset, of body: BodyID) -> Point {
    let state = state(of: body)
    guard offset != .zero else { return state.center }
    let (sine, cosine) = ExactMath.sineAndCosine(state.angle)
    return Point(
      state.center.x + offset.dx * cosine - offset.dy * sine,
      state.center.y + offset.dx * sine + offset.dy * cosine)
  }
}
