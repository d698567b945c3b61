// SPDX-License-Identifier: MIT
internal import CBox2D
import DioramaCore

/// Two bodies, or a body and a boundary, that began or ended to touch.
///
/// A pair is reported once when it begins, however many of its edges and pieces touch, and once when
/// it ends; also when it ends because one of them was removed or left the behavior.
package struct Contact: Equatable, Sendable {
  package enum Phase: Sendable { case began, ended }

  package enum Other: Hashable, Sendable {
    case body(BodyID)
    case boundary(BoundaryID)
  }

  package var phase: Phase
  /// Of two bodies the one that was added first, unless handles were used again.
  package var body: BodyID
  package var other: Other
  /// The first behavior that held both when they began.
  package var collision: CollisionID
  /// Where they touched when they began.
  package var point: Point

  init(_ contact: CBox2DContact) {
    phase = contact.began ? .began : .ended
    body = BodyID(index: contact.body)
    other =
      contact.other_is_boundary
      ? .boundary(BoundaryID(index: contact.other)) : .body(BodyID(index: contact.other))
    collision = CollisionID(index: contact.behavior)
    point = Point(contact.point.x, contact.point.y)
  }
}
