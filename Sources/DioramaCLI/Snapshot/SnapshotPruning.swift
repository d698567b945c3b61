// SPDX-License-Identifier: MIT
import Diorama

/// `snapshot prune`: takes away what no script takes any more.
enum SnapshotPruning {
  static func run(_ paths: [String], _ options: Options) throws(UsageError) -> ExitCode {
    let isDry = options.has("--dry-run")
    var work = Work(isDry: isDry)
    let outcome = try SnapshotRuns.each(paths, options) { taken in
      let kept = Set(taken.outputs.map(\.path))
      let waiting = taken.store.pending.filter { !kept.contains($0.path) }.map(\.file)
      work.remove(taken.store.stale(taken.outputs) + waiting, home: taken.store.home)
      return []
    }
    for folder in outcome.orphans {
      let files = SnapshotStore.outputs(in: folder)
      let others = Files.names(in: folder).count - files.count
      work.remove(files, home: Files.parent(of: folder))
      if others > 0 {
        Terminal.error("\(folder): kept, as it holds what is no output\n")
      } else if !isDry {
        try? Files.removeFolder(folder)
      }
    }
    let done = isDry ? "would be removed" : "removed"
    Terminal.print("\(work.count) \(work.count == 1 ? "output" : "outputs") \(done)\n")
    return max(outcome.code, work.code, work.locks.code)
  }

  private struct Work {
    let isDry: Bool
    var count = 0
    var code = ExitCode.fine
    var locks = SnapshotLocks("snapshot prune")

    mutating func remove(_ files: [String], home: String) {
      for file in files where isDry || locks.take(home) {
        do throws(Files.Failure) {
          if !isDry { try Files.remove(file) }
          Terminal.print("\(file)\n")
          count += 1
        } catch {
          Terminal.error("\(file): not removed: \(error.reason)\n")
          code = .invalid
        }
      }
    }
  }
}
