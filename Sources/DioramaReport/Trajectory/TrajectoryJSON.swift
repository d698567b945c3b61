// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// A trajectory as JSON, with the head of the other reports. Ends with a line end.
///
/// Points, radians and their speeds have at most three decimals.
package func trajectoryJSON(_ trajectory: Trajectory, of record: RunRecord) -> String {
  let ids = record.graph.ids
  var writer = JSONWriter()
  writer.beginObject()
  writeHead(record, to: &writer)
  writer.member("every", .double(trajectory.interval.seconds))
  writer.beginList("items")
  for track in trajectory.tracks {
    writer.beginObject()
    writer.member("id", .string(ids[track.item.offset]))
    if let animator = track.animator, let view = track.referenceView {
      writer.member("animator", .string(ids[animator.offset]))
      writer.member("referenceView", .string(ids[view.offset]))
      let bounds = track.bounds
      writer.member("bounds", .doubles(bounds.minX, bounds.minY, bounds.width, bounds.height))
    }
    writer.beginList("samples")
    for sample in track.samples { writer.item(json(sample)) }
    writer.end()
    writer.end()
  }
  writer.end()
  writer.end()
  return writer.text + "\n"
}

private func json(_ sample: Trajectory.Sample) -> JSON {
  let motion = sample.motion
  return .object([
    JSON.Member("time", .double(sample.time.seconds)),
    JSON.Member("center", .list([number(sample.center.x), number(sample.center.y)])),
    JSON.Member("angle", number(sample.angle)),
    JSON.Member("velocity", .list([number(motion.linear.dx), number(motion.linear.dy)])),
    JSON.Member("angularVelocity", number(motion.angular)),
    JSON.Member("resting", .bool(motion.isResting)),
  ])
}

private func number(_ value: Double) -> JSON {
  value.isFinite ? .number(DecimalText.report(value)) : .double(value)
}
