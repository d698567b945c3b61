// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// A trajectory as aligned tables, one for each item. Ends with a line end.
///
/// - Parameter record: The run that it was seen in.
package func trajectoryText(_ trajectory: Trajectory, of record: RunRecord) -> String {
  var text = headLine(record) + " · every \(DecimalText.report(trajectory.interval.seconds)) s\n"
  for track in trajectory.tracks {
    text += "\(record.graph.ids[track.item.offset])"
    if let animator = track.animator, let view = track.referenceView {
      text +=
        ": moved by \(record.graph.ids[animator.offset]), in \(record.graph.ids[view.offset])"
    }
    text += "\n"
    let columns = TrajectoryColumns(trajectory.interval)
    let rows = [TrajectoryColumns.names] + track.samples.map { columns.cells($0) }
    var widths = [Int](repeating: 0, count: TrajectoryColumns.names.count)
    for row in rows {
      for (index, cell) in row.enumerated() { widths[index] = max(widths[index], cell.utf8.count) }
    }
    for row in rows {
      for (index, cell) in row.enumerated() {
        text += String(repeating: " ", count: widths[index] - cell.utf8.count + 2) + cell
      }
      text += "\n"
    }
  }
  return text
}

/// A trajectory as comma-separated values: a header, then a row for each item at each moment.
package func trajectoryCSV(_ trajectory: Trajectory, of record: RunRecord) -> String {
  let columns = TrajectoryColumns(trajectory.interval)
  var names = TrajectoryColumns.names
  names.insert("item", at: 1)
  var text = names.joined(separator: ",") + "\n"
  var rows: [(time: VirtualTime, item: Int, sample: Trajectory.Sample)] = []
  for (item, track) in trajectory.tracks.enumerated() {
    rows += track.samples.map { ($0.time, item, $0) }
  }
  rows.sort { ($0.time, $0.item) < ($1.time, $1.item) }
  for row in rows {
    var cells = columns.cells(row.sample)
    cells.insert(quoted(record.graph.ids[trajectory.tracks[row.item].item.offset]), at: 1)
    text += cells.joined(separator: ",") + "\n"
  }
  return text
}

/// A cell that its reader takes for one.
private func quoted(_ cell: String) -> String {
  guard cell.utf8.contains(where: { $0 == 0x22 || $0 == 0x2C || $0 < 0x20 }) else { return cell }
  return "\""
    + cell.split(separator: "\"", omittingEmptySubsequences: false)
    .joined(separator: "\"\"") + "\""
}

/// What the tables tell of a sample: points, radians and seconds with three decimals.
struct TrajectoryColumns {
  /// Times between whole milliseconds need more.
  private let timeDecimals: Int

  init(_ interval: VirtualTime) {
    timeDecimals = interval.microseconds.isMultiple(of: 1000) ? 3 : 6
  }

  static let names = [
    "time", "x", "y", "angle", "velocityX", "velocityY", "angularVelocity", "resting",
  ]

  func cells(_ sample: Trajectory.Sample) -> [String] {
    [DecimalText.fixed(sample.time.seconds, decimals: timeDecimals)]
      + [
        sample.center.x, sample.center.y, sample.angle, sample.motion.linear.dx,
        sample.motion.linear.dy, sample.motion.angular,
      ].map(Self.number) + [sample.motion.isResting ? "true" : "false"]
  }

  private static func number(_ value: Double) -> String {
    let text = DecimalText.fixed(value, decimals: 3)
    return text == "-0.000" ? "0.000" : text
  }
}
