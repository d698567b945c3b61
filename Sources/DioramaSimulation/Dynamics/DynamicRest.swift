// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import DioramaPhysics

/// What still moves in an animator, why and how fast, for `settle`.
extension Simulation {
  /// So many items are told one by one.
  private static let mostTold = 5

  func movingItems(of animator: ObjectID) -> [String] {
    guard let run = dynamics[animator] else { return [] }
    let moving = run.items.filter { run.world.isAwake($0.body) }
    guard !moving.isEmpty else {
      return ["'\(graph.ids[animator.offset])' is running"]
    }
    var told: [String] = []
    for item in moving.prefix(Self.mostTold) {
      let state = run.world.state(of: item.body)
      let speed = (state.velocity.dx * state.velocity.dx + state.velocity.dy * state.velocity.dy)
        .squareRoot()
      var text = "'\(graph.ids[item.object.offset])' moves at \(DecimalText.report(speed)) points/s"
      if abs(state.angularVelocity) > Self.slowTurn {
        text += ", turns at \(DecimalText.report(state.angularVelocity)) rad/s"
      }
      let reasons = reasons(for: item, in: run)
      if !reasons.isEmpty { text += ": " + reasons.joined(separator: ", ") }
      told.append(text)
    }
    if moving.count > told.count {
      told.append("\(moving.count - told.count) more items of '\(graph.ids[animator.offset])' move")
    }
    return told
  }

  /// Radians per second that the rest rule takes as rest; source: UIKit facts 6.3.
  private static let slowTurn = 2 * Double.pi / 180

  /// What gives an item energy, and whether anything can stop it.
  private func reasons(for item: WorldItem, in run: AnimatorRun) -> [String] {
    var reasons: [String] = []
    var isHeld = false
    for object in run.order {
      guard let behavior = run.behaviors[object] else { continue }
      let name = "'\(graph.ids[object.offset])'"
      if case .attachment(let bond) = behavior.effect {
        isHeld = isHeld || bond.otherItem == item.object || behavior.items.contains(item.object)
      }
      guard behavior.items.contains(item.object) else { continue }
      switch behavior.effect {
      case .gravity(let gravity) where gravity.vector.direction != .zero:
        reasons.append("\(name) pulls")
      case .push(let push)
      where push.isActive && push.mode == .continuous && push.vector.direction != .zero:
        reasons.append("\(name) pushes")
      case .field(let field) where field.strength != 0: reasons.append("the field \(name) acts")
      case .collision:
        isHeld = isHeld || !behavior.boundaries.isEmpty
      case .snap: isHeld = true
      default: break
      }
    }
    if !isHeld { reasons.append("no boundary stops it") }
    if isHeld, item.properties.resistance == 0, item.properties.friction == 0 {
      reasons.append("no friction or resistance slows it down")
    }
    return reasons
  }
}
