// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// What a report tells of dynamics: how items move, and which animators have begun.
///
/// Nothing in a scene without dynamics.
struct Motions {
  private let graph: Graph

  init(in graph: Graph) { self.graph = graph }

  /// How an item of an animator moves; that it rests, where it does; empty for everything else.
  func of(_ object: ObjectID) -> [ChangedProperties.Property] {
    guard !graph.motions.isEmpty, let motion = graph.motions[object] else { return [] }
    if motion.isResting { return [Self.property("resting", .bool, .bool(true))] }
    var told = [
      Self.property(
        "velocity", .offset, .offset(motion.linear))
    ]
    if motion.angular != 0 {
      told.append(Self.property("angularVelocity", .double, .double(motion.angular)))
    }
    return told
  }

  /// The animators among `objects` that have begun, with what a reader wants to know of each.
  func animators(
    among objects: [ObjectID]
  ) -> [(id: String, properties: [ChangedProperties.Property])] {
    objects.compactMap { object in
      guard let value = graph.values[object.offset] as? any DynamicAnimatorClass,
        value.animator.run.hasStarted
      else { return nil }
      let run = value.animator.run
      return (
        graph.ids[object.offset],
        [
          Self.property("running", .bool, .bool(run.isRunning)),
          Self.property("elapsedTime", .double, .double(run.elapsed.seconds)),
        ]
      )
    }
  }

  private static func property(
    _ name: String, _ kind: ValueKind, _ value: Value
  ) -> ChangedProperties.Property {
    ChangedProperties.Property(name: name, kind: kind, value: value)
  }
}
