// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

extension Simulation {
  /// The view that a touch at `point` of `view`'s coordinates would reach, or nil.
  ///
  /// Source: UIKit facts 3.1; recorded facts H1 to H7. Model values count, not what is in flight.
  func hitTest(_ point: Point, in view: ObjectID) -> ObjectID? {
    if view == Scene.window, !layers.isEmpty || !screens.presentations.isEmpty,
      let found = layer(at: point)
    {
      guard found.isInside else { return nil }
      let inner = graph.convert(point, from: Scene.window, to: found.layer.view)
      return graph.hitTest(
        inner, in: found.layer.view, isBlocked: animations.isEmpty ? nil : blockedByAnimation)
    }
    return graph.hitTest(point, in: view, isBlocked: animations.isEmpty ? nil : blockedByAnimation)
  }

  /// A view that is being animated takes no touches (UIKit facts 2.1).
  func blockedByAnimation(_ object: ObjectID) -> Bool {
    animations.blocksTouches(object, at: now)
  }

  /// Whether an animation of the view, or of one that holds it, keeps touches from it.
  func isAnimated(_ object: ObjectID) -> Bool {
    guard !animations.isEmpty else { return false }
    var current: ObjectID? = object
    while let step = current {
      if blockedByAnimation(step) { return true }
      current = graph.parent(of: step)
    }
    return false
  }
}

extension Graph {
  /// Walks down: where a view holds the point it or something inside it is the answer.
  package func hitTest(
    _ point: Point, in view: ObjectID, isBlocked: ((ObjectID) -> Bool)? = nil
  ) -> ObjectID? {
    guard takesTouch(at: point, view.offset), isBlocked?(view) != true else { return nil }
    // One comparison for both flags: this loop is most of what a touch costs.
    let open = NodeFlags.takesTouches.rawValue
    let both = open | NodeFlags.isHidden.rawValue
    var current = view.offset
    var point = point
    while true {
      var child = Int(links[current].lastChild)
      var found = -1
      while child >= 0 {
        if flags[child].rawValue & both == open, alpha[child] >= 0.01 {
          if let inside = toChild(point, child), bounds[child].contains(inside),
            isBlocked?(ObjectID(child)) != true
          {
            point = inside
            found = child
            break
          }
        }
        child = Int(links[child].previous)
      }
      if found < 0 { return ObjectID(current) }
      current = found
    }
  }

  private func takesTouch(at point: Point, _ index: Int) -> Bool {
    flags[index].isDisjoint(with: .isHidden) && flags[index].contains(.takesTouches)
      && alpha[index] >= 0.01 && bounds[index].contains(point)
  }

  /// A point of the superview's coordinates in those of the child; nil where it has no area.
  @inline(__always)
  private func toChild(_ point: Point, _ child: Int) -> Point? {
    let middle = center[child]
    let area = bounds[child]
    var x = point.x - middle.x
    var y = point.y - middle.y
    let turn = transform[child]
    if !turn.isIdentity {
      guard let inverse = turn.inverted else { return nil }
      let moved = inverse.apply(Point(x, y))
      x = moved.x
      y = moved.y
    }
    return Point(
      x + area.origin.x + area.size.width / 2, y + area.origin.y + area.size.height / 2)
  }
}
