// SPDX-License-Identifier: MIT

/// Names a body of one world; free again once the body is removed and the contacts are cleared.
package struct BodyID: Hashable, Comparable, Sendable {
  let index: Int32
  package static func < (a: Self, b: Self) -> Bool { a.index < b.index }
}

/// Names a boundary of one world.
package struct BoundaryID: Hashable, Comparable, Sendable {
  let index: Int32
  package static func < (a: Self, b: Self) -> Bool { a.index < b.index }
}

/// Names a collision behavior of one world.
package struct CollisionID: Hashable, Comparable, Sendable {
  let index: Int32
  package static func < (a: Self, b: Self) -> Bool { a.index < b.index }
}

/// Names a joint of one world.
package struct JointID: Hashable, Sendable {
  let index: Int32
}
