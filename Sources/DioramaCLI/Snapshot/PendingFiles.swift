// SPDX-License-Identifier: MIT
import Diorama
import DioramaReport

/// The pending outputs that paths name: of scripts, of folders, or by their own names.
struct PendingFiles {
  private(set) var all: [PendingSnapshot] = []
  private(set) var code = ExitCode.fine

  enum Decision: String {
    case accept, reject

    var past: String { rawValue + "ed" }
  }

  init(_ paths: [String]) {
    var workspace = Workspace()
    var seen: Set<String> = []
    for path in paths {
      var found: [PendingSnapshot] = []
      if let pending = PendingSnapshot.named(path) {
        found = [pending]
      } else if SnapshotStore.kind(of: path) != nil || Files.kind(of: path) == .missing {
        Terminal.error(
          "diorama snapshot: "
            + (Files.kind(of: path) == .missing
              ? "there is no '\(path)'\n" : "nothing is pending for '\(path)'\n"))
        code = .invalid
      } else {
        found = SnapshotStore.pending(in: path)
        let scripts = Discovery.files([path]).files.filter { Discovery.kind(of: $0) == .script }
        for script in scripts {
          let store = workspace.snapshotStore(for: script)
          if workspace.isConfined(store, of: script) { found += store.pending }
        }
        // A folder of outputs, or the one with the folders of several scripts.
        for name in Files.names(in: path) where path.hasSuffix("__snapshots__") {
          found += SnapshotStore.pending(in: Files.join(path, name))
        }
      }
      all += found.filter { seen.insert($0.path).inserted }
    }
  }

  /// Accepts or rejects all of them.
  func decide(_ decision: Decision) -> ExitCode {
    var code = code
    var count = 0
    var locks = SnapshotLocks("snapshot \(decision.rawValue)")
    for pending in all where locks.take(pending.home) {
      do throws(Files.Failure) {
        switch decision {
        case .accept: try pending.accept()
        case .reject: try pending.reject()
        }
        Terminal.print("\(pending.path)\n")
        count += 1
      } catch {
        Terminal.error("\(pending.file): left alone: \(error.reason)\n")
        code = max(code, .invalid)
      }
    }
    Terminal.print("\(count) \(count == 1 ? "snapshot" : "snapshots") \(decision.past)\n")
    return max(code, locks.code)
  }
}

extension PendingSnapshot {
  /// The folder with the folders of scripts.
  var home: String { Files.parent(of: Files.parent(of: path)) }
}
