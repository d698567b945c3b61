// SPDX-License-Identifier: MIT
import Diorama
import DioramaCore
import DioramaModel
import DioramaReport

/// `snapshot list`: every output and how it stands.
enum SnapshotListing {
  static func run(_ paths: [String], _ options: Options) throws(UsageError) -> ExitCode {
    let isJSON = options.has("--json")
    var list: [SnapshotEntry] = []
    var steps: [SourceSpan?] = []
    let outcome = try SnapshotRuns.each(paths, options) { taken in
      var entries: [(entry: SnapshotEntry, span: SourceSpan?)] = taken.outputs.map { output in
        var entry = SnapshotEntry(
          output.path, kind: output.kind, state: state(of: output.path), script: taken.path)
        entry.name = output.name
        entry.variation = output.variation
        return (entry, output.span)
      }
      for path in taken.store.stale(taken.outputs) {
        let kind = SnapshotStore.kind(of: path) ?? .text
        entries.append((SnapshotEntry(path, kind: kind, state: .stale, script: taken.path), nil))
      }
      list += entries.map(\.entry)
      steps += entries.map(\.span)
      return []
    }
    for index in list.indices {
      guard let span = steps[index] else { continue }
      let place = outcome.sources.location(of: span)
      list[index].step = (place.path, place.line)
    }
    for folder in outcome.orphans {
      for path in SnapshotStore.outputs(in: folder) {
        guard let kind = SnapshotStore.kind(of: path) else { continue }
        list.append(SnapshotEntry(path, kind: kind, state: .stale, script: nil))
      }
    }
    Terminal.print(isJSON ? snapshotsJSON(list) : snapshotsText(list))
    return outcome.code
  }

  private static func state(of path: String) -> SnapshotEntry.State {
    if PendingSnapshot.named(path) != nil { return .pending }
    return Files.kind(of: path) == .file ? .recorded : .missing
  }
}
