// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// Why a touch does not reach what it was aimed at.
package struct Obstacle: Sendable {
  package var block: TouchBlock
  /// The whole reason in words.
  package var reason: String
}

extension Simulation {
  /// What keeps a touch at `place` of the window from reaching `target`; nil where nothing does.
  package func obstacle(to target: ObjectID, at place: Point) -> Obstacle? {
    let name = "'\(graph.ids[target.offset])'"
    guard graph.root(of: target) == Scene.window else {
      if let hidden = rowOutOfView(target) {
        return Obstacle(
          block: .clipped,
          reason: "\(name) is in no row that is in view: scroll '\(graph.ids[hidden.offset])' to it"
        )
      }
      return Obstacle(block: .removed, reason: "\(name) is not in the window")
    }
    var current: ObjectID? = target
    while let step = current {
      if let found = ownObstacle(step, target, name) { return found }
      current = graph.parent(of: step)
    }
    if isInBackground {
      return Obstacle(block: .interaction, reason: "the application is in the background")
    }
    if isInTransition {
      return Obstacle(
        block: .interaction, reason: "the screen is changing and takes no touches")
    }
    if let found = layer(at: place), !found.isInside || !graph.isInside(target, found.layer.view) {
      return Obstacle(
        block: .covered, reason: "\(name) is behind '\(graph.ids[found.layer.owner.offset])'")
    }
    if let found = placeObstacle(target, place, name) { return found }
    if let control = graph.values[target.offset] as? any ControlClass, !control.control.isEnabled {
      return Obstacle(block: .disabled, reason: "\(name) is disabled")
    }
    guard let hit = hitTest(place, in: Scene.window) else {
      return Obstacle(block: .outside, reason: "\(name) is outside the screen")
    }
    if graph.isInside(hit, target) {
      guard info(of: target).isControl, let panner = movingPanner(above: target) else {
        return nil
      }
      return Obstacle(
        block: .interaction,
        reason: "'\(graph.ids[panner.offset])' moves, and a touch of \(name) only stops it")
    }
    return Obstacle(
      block: .covered, reason: "\(name) is covered by '\(graph.ids[hit.offset])'")
  }

  private func ownObstacle(_ view: ObjectID, _ target: ObjectID, _ name: String) -> Obstacle? {
    let flags = graph.flags[view.offset]
    let subject = view == target ? name : "'\(graph.ids[view.offset])', which holds \(name),"
    if flags.contains(.isHidden) {
      return Obstacle(block: .hidden, reason: "\(subject) is hidden")
    }
    if graph.alpha[view.offset] < 0.01 {
      let alpha = DecimalText.report(graph.alpha[view.offset])
      return Obstacle(block: .alpha, reason: "\(subject) has alpha \(alpha)")
    }
    if !flags.contains(.takesTouches) {
      return Obstacle(
        block: .interaction, reason: "\(subject) has isUserInteractionEnabled false")
    }
    if blockedByAnimation(view) {
      let hint = endsByItself(view) ? "" : " as long as that repeats, without allowUserInteraction"
      return Obstacle(
        block: .interaction, reason: "\(subject) is being animated and takes no touches\(hint)")
    }
    return nil
  }

  private func endsByItself(_ view: ObjectID) -> Bool {
    animations.moving(view, at: now).allSatisfy { $0.way.timing.end != nil }
  }

  /// A place outside a view above, or outside the target itself.
  private func placeObstacle(_ target: ObjectID, _ place: Point, _ name: String) -> Obstacle? {
    // A part of a view that shows another part of its content just now.
    if habits(of: target).contains(.scrolls),
      !graph.bounds[target.offset].contains(
        graph.convert(place, from: Scene.window, to: target))
    {
      return Obstacle(
        block: .clipped, reason: "it is outside of what \(name) shows of its content: scroll to it")
    }
    var current = graph.parent(of: target)
    while let step = current {
      let local = graph.convert(place, from: Scene.window, to: step)
      if !graph.bounds[step.offset].contains(local) {
        let holder = step == Scene.window ? "the screen" : "'\(graph.ids[step.offset])'"
        let isClipped = graph.flags[step.offset].contains(.clips)
        return Obstacle(
          block: isClipped ? .clipped : .outside,
          reason: isClipped
            ? "\(name) is clipped there by \(holder)"
            : "\(name) lies outside \(holder) there, and touches do not leave a view's bounds")
      }
      current = graph.parent(of: step)
    }
    return nil
  }
}
