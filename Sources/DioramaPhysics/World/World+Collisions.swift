// SPDX-License-Identifier: MIT
internal import CBox2D
import DioramaCore

/// What the members of a collision behavior collide with.
package struct CollisionMode: OptionSet, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// With one another.
  package static let items = CollisionMode(rawValue: 1)
  /// With the behavior's boundaries.
  package static let boundaries = CollisionMode(rawValue: 2)
  package static let everything: CollisionMode = [.items, .boundaries]
}

extension World {
  /// Adds a collision behavior without members; nil where there are `PhysicsLimits.behaviors`.
  ///
  /// Two bodies collide if a behavior with `items` holds both; a body and a boundary if the boundary's
  /// behavior holds the body and has `boundaries`.
  package func addCollision(mode: CollisionMode = .everything) -> CollisionID? {
    let index = unsafe cbox2d_add_behavior(
      pointer, mode.contains(.items), mode.contains(.boundaries))
    return index < 0 ? nil : CollisionID(index: index)
  }

  /// Removes a behavior with its boundaries.
  package func remove(_ collision: CollisionID) {
    unsafe cbox2d_remove_behavior(pointer, collision.index)
    collectContacts()
  }

  package func setMode(_ mode: CollisionMode, of collision: CollisionID) {
    unsafe cbox2d_set_mode(
      pointer, collision.index, mode.contains(.items), mode.contains(.boundaries))
  }

  package func insert(_ body: BodyID, into collision: CollisionID) {
    unsafe cbox2d_set_member(pointer, collision.index, body.index, true)
  }

  package func take(_ body: BodyID, outOf collision: CollisionID) {
    unsafe cbox2d_set_member(pointer, collision.index, body.index, false)
  }
}

// MARK: - Boundaries

extension World {
  /// A line that holds on both sides; nil where it has no length.
  package func addBoundary(
    from start: Point, to end: Point, of collision: CollisionID
  ) -> BoundaryID? {
    addBoundary([start, end], isClosed: false, isSeenInside: false, of: collision)
  }

  /// A polyline that holds on both sides, closed to a loop or not; nil where it has no length. Corners
  /// closer than 0.1 pt to the one before are left out.
  package func addBoundary(
    path: [Point], isClosed: Bool, of collision: CollisionID
  ) -> BoundaryID? {
    addBoundary(path, isClosed: isClosed, isSeenInside: false, of: collision)
  }

  /// The walls of a rectangle, which keep in what is in it; what comes from outside passes.
  package func addBoundary(walls rect: Rect, of collision: CollisionID) -> BoundaryID? {
    let rect = rect.standardized
    let corners = [
      Point(rect.minX, rect.minY), Point(rect.minX, rect.maxY), Point(rect.maxX, rect.maxY),
      Point(rect.maxX, rect.minY),
    ]
    return addBoundary(corners, isClosed: true, isSeenInside: true, of: collision)
  }

  /// The contacts with it end.
  package func remove(_ boundary: BoundaryID) {
    unsafe cbox2d_remove_boundary(pointer, boundary.index)
    collectContacts()
  }

  private func addBoundary(
    _ path: [Point], isClosed: Bool, isSeenInside: Bool, of collision: CollisionID
  ) -> BoundaryID? {
    let corners = path.prefix(PhysicsLimits.boundaryCorners).map(\.box2D)
    let index = unsafe corners.withUnsafeBufferPointer {
      unsafe cbox2d_add_boundary(
        pointer, collision.index, $0.baseAddress, Int32($0.count), isClosed, isSeenInside)
    }
    return index < 0 ? nil : BoundaryID(index: index)
  }
}
