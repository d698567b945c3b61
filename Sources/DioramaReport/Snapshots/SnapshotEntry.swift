// SPDX-License-Identifier: MIT
import DioramaModel

/// One output of a script and how it stands.
package struct SnapshotEntry: Sendable {
  /// The recorded file, whether or not it is there.
  package var path: String
  package var kind: SnapshotKind
  package var state: State
  /// The script whose step takes it; nil where that is gone.
  package var script: String?
  /// As the step names it.
  package var name: String?
  /// The device and what else varies.
  package var variation: String?
  /// The file of the step that takes it, and its line.
  package var step: (path: String, line: Int)?

  package enum State: String, CaseIterable, Sendable {
    case recorded
    /// Another one waits beside it to be accepted.
    case pending
    /// A step takes it, and nothing was recorded.
    case missing
    /// No step takes it any more.
    case stale
  }

  package init(_ path: String, kind: SnapshotKind, state: State, script: String?) {
    self.path = path
    self.kind = kind
    self.state = state
    self.script = script
  }
}

/// A line for each output, and how many there are of each state.
package func snapshotsText(_ entries: [SnapshotEntry]) -> String {
  var text = ""
  for entry in entries {
    let state = entry.state.rawValue
    text += state + String(repeating: " ", count: max(1, 10 - state.count))
    text += OneLine.text(entry.path)
    if let step = entry.step { text += "  (\(OneLine.text(step.path)):\(step.line))" }
    text += "\n"
  }
  let counts = SnapshotEntry.State.allCases.map { state in
    "\(entries.count { $0.state == state }) \(state.rawValue)"
  }
  return text + counts.joined(separator: ", ") + "\n"
}

/// The same as JSON.
package func snapshotsJSON(_ entries: [SnapshotEntry]) -> String {
  var writer = JSONWriter()
  writer.beginObject()
  writer.member("diorama", .int(1))
  writer.beginList("snapshots")
  for entry in entries { writer.item(json(entry)) }
  writer.end()
  writer.member(
    "summary",
    .object(
      SnapshotEntry.State.allCases.map { state in
        JSON.Member(state.rawValue, .int(entries.count { $0.state == state }))
      }))
  writer.end()
  return writer.text + "\n"
}

private func json(_ entry: SnapshotEntry) -> JSON {
  var members = [
    JSON.Member("path", .string(entry.path)),
    JSON.Member("state", .string(entry.state.rawValue)),
    JSON.Member("kind", .string(entry.kind.rawValue)),
  ]
  if let name = entry.name { members.append(JSON.Member("name", .string(name))) }
  if let variation = entry.variation {
    members.append(JSON.Member("variation", .string(variation)))
  }
  if let script = entry.script { members.append(JSON.Member("script", .string(script))) }
  if let step = entry.step {
    members.append(JSON.Member("file", .string(step.path)))
    members.append(JSON.Member("line", .int(step.line)))
  }
  return .object(members)
}
