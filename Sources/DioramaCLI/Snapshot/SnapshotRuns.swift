// SPDX-License-Identifier: MIT
import Diorama
import DioramaCore
import DioramaModel
import DioramaReport

/// What scripts take, compared or recorded.
enum SnapshotRuns {
  /// Compares, and writes nothing but what waits to be reviewed.
  static func verify(_ paths: [String], _ options: Options) throws(UsageError) -> ExitCode {
    let leavesPending = options.has("--pending")
    if leavesPending, Environment.isContinuousIntegration {
      throw UsageError("'--pending' is refused where CI is set: nobody reviews there")
    }
    var (count, waiting) = (0, 0)
    var locks = SnapshotLocks("snapshot verify --pending")
    let outcome = try each(paths, options) { taken in
      count += taken.outputs.count
      if leavesPending {
        let isAsRecorded = taken.store.problems(taken.outputs).isEmpty
        if !isAsRecorded || !taken.store.pending.isEmpty {
          guard locks.take(taken.store.home) else { return [] }
          do throws(Files.Failure) {
            waiting += try taken.store.leavePending(taken.outputs).count
          } catch {
            locks.code = max(locks.code, .invalid)
            Terminal.error("\(taken.store.folder): not written: \(error.reason)\n")
          }
        }
      }
      return taken.store.problems(taken.outputs).map(\.details)
    }
    var code = max(outcome.code, locks.code)
    for folder in outcome.orphans {
      Terminal.print("\(folder): stale: its script is gone\n")
      code = max(code, .findings)
    }
    Terminal.print("\(count) \(count == 1 ? "snapshot" : "snapshots") compared\n")
    if waiting > 0 {
      let verb = waiting == 1 ? "waits" : "wait"
      Terminal.print("\(waiting) \(verb): see 'diorama snapshot review', 'accept' and 'reject'\n")
    }
    if count == 0, code == .fine {
      Terminal.error("diorama snapshot: no script here takes a snapshot, so nothing was compared\n")
      code = .findings
    }
    return code
  }

  /// Writes what the runs took, all of a script or nothing.
  static func record(_ paths: [String], _ options: Options) throws(UsageError) -> ExitCode {
    var count = 0
    var locks = SnapshotLocks("snapshot record")
    let outcome = try each(paths, options) { taken in
      var problems: [String] = []
      for output in taken.outputs where taken.store.compare(output) != .same {
        guard locks.take(taken.store.home) else { return problems }
        do throws(Files.Failure) {
          try Files.write(output.bytes, to: output.path)
          Terminal.print("\(output.path)\n")
          count += 1
        } catch {
          problems.append("\(output.path): not written: \(error.reason)")
        }
      }
      // What waited is older than what is recorded now.
      if !taken.store.pending.isEmpty, locks.take(taken.store.home) {
        for pending in taken.store.pending { try? pending.reject() }
      }
      return problems
    }
    Terminal.print("\(count) \(count == 1 ? "snapshot" : "snapshots") recorded\n")
    return max(outcome.code, locks.code)
  }

  /// What the runs of one script that passed took.
  struct Taken {
    var path: String
    var store: SnapshotStore
    var outputs: [SnapshotStore.Output]
  }

  struct Outcome {
    var code: ExitCode
    /// Folders of outputs whose scripts are gone.
    var orphans: [String] = []
    /// Stores of scripts that fail or are invalid.
    var failed: [SnapshotStore] = []
    var sources = SourceFiles()
  }

  /// Runs every script and hands its outputs on; a script that fails has none.
  ///
  /// - Parameter body: Gives what is wrong with them.
  static func each(
    _ paths: [String], _ options: Options, _ body: (Taken) -> [String]
  ) throws(UsageError) -> Outcome {
    let scripts = try Scripts.named(paths, command: "snapshot")
    var workspace = Workspace()
    var outcome = Outcome(code: scripts.code)
    for path in scripts.files {
      let store = workspace.snapshotStore(for: path)
      guard let outputs = outputs(path, store, options, &workspace, &outcome) else {
        outcome.failed.append(store)
        continue
      }
      let problems = body(Taken(path: path, store: store, outputs: outputs))
      for problem in problems { Terminal.print("\(problem)\n") }
      if !problems.isEmpty { outcome.code = max(outcome.code, .findings) }
    }
    outcome.orphans = workspace.orphanedSnapshots(paths, scripts: scripts.files)
    outcome.sources = workspace.sources
    return outcome
  }

  private static func outputs(
    _ path: String, _ store: SnapshotStore, _ options: Options, _ workspace: inout Workspace,
    _ outcome: inout Outcome
  ) -> [SnapshotStore.Output]? {
    let loaded = workspace.loadScript(path)
    guard loaded.script != nil else {
      let findings = loaded.findings + (loaded.scene?.findings ?? [])
      outcome.code = max(outcome.code, Invalid.report(findings, workspace, options))
      return nil
    }
    let runs = workspace.play(loaded, drawing: Set(SnapshotKind.allCases))
    let failed = runs.filter { !$0.record.passed }
    for run in failed {
      Terminal.error(
        replayText(
          run.record, title: run.script.name, sources: workspace.sources,
          paint: options.paint(.error)))
    }
    guard failed.isEmpty else {
      Terminal.error("\(path): the script fails, so its snapshots are left alone\n")
      outcome.code = max(outcome.code, .findings)
      return nil
    }
    guard workspace.isConfined(store, of: path) else {
      Terminal.error("\(store.folder): this folder of snapshots leads out of the project\n")
      outcome.code = max(outcome.code, .invalid)
      return nil
    }
    return runs.flatMap { store.outputs($0.record) }
  }
}

/// The folders that a command has for itself until it ends.
struct SnapshotLocks {
  private let command: String
  private var held: [String: SnapshotLock?] = [:]
  /// What a lock that could not be had leads to.
  var code = ExitCode.fine

  init(_ command: String) { self.command = "diorama \(command)" }

  /// Lets others in.
  mutating func release() { held = [:] }

  /// Whether the outputs in a folder may be changed; says why where they may not.
  mutating func take(_ home: String) -> Bool {
    if let known = held[home] { return known != nil }
    do throws(SnapshotLock.Held) {
      let lock = try SnapshotLock(home: home, holder: command)
      held[home] = .some(lock)
      if lock == nil {
        Terminal.error("\(home): this folder cannot be written\n")
        code = max(code, .invalid)
      }
      return lock != nil
    } catch {
      held[home] = .some(nil)
      Terminal.error("\(home): left alone: \(error.holder) is at work here\n")
      code = max(code, .findings)
      return false
    }
  }
}
