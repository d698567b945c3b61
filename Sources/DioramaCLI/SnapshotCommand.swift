// SPDX-License-Identifier: MIT
import Diorama
import DioramaCore
import DioramaModel
import DioramaReport

/// `diorama snapshot record` and `verify`.
enum SnapshotCommand {
  static func run(_ arguments: [String]) throws(UsageError) -> ExitCode {
    guard let verb = arguments.first, !verb.hasPrefix("-") else {
      throw UsageError("'record' or 'verify' is missing")
    }
    let options = try Options(Array(arguments.dropFirst()), later: ["--pending"])
    let paths = options.operands.isEmpty ? ["."] : options.operands
    switch verb {
    case "verify": return try verify(paths)
    case "record": return try record(paths)
    case "review", "accept", "reject", "prune":
      throw UsageError("'snapshot \(verb)' is not supported yet")
    default: throw UsageError("there is no 'snapshot \(verb)': use 'record' or 'verify'")
    }
  }

  /// Compares and writes nothing.
  private static func verify(_ paths: [String]) throws(UsageError) -> ExitCode {
    var count = 0
    let outcome = try each(paths) { store, outputs, path in
      var problems: [String] = []
      for output in outputs {
        count += 1
        switch store.compare(output) {
        case .same: break
        case .missing: problems.append("\(output.path): missing: nothing was recorded")
        case .different(let line, let recorded, let now):
          problems.append(
            "\(output.path):\(line): different\n  recorded: \(recorded)\n  now:      \(now)")
        }
      }
      problems += store.stale(outputs).map { "\($0): stale: no step takes it any more" }
      return problems
    }
    var code = outcome.code
    for folder in SnapshotStore.orphans(beside: outcome.files) {
      Terminal.print("\(folder): stale: its script is gone\n")
      code = max(code, .findings)
    }
    Terminal.print("\(count) \(count == 1 ? "snapshot" : "snapshots") compared\n")
    return code
  }

  /// Writes what the runs took, all of a script or nothing.
  private static func record(_ paths: [String]) throws(UsageError) -> ExitCode {
    var count = 0
    let outcome = try each(paths) { store, outputs, path in
      var problems: [String] = []
      for output in outputs {
        if store.compare(output) == .same { continue }
        do throws(Files.Failure) {
          try Files.write(Array(output.text.utf8), to: output.path)
          Terminal.print("\(output.path)\n")
          count += 1
        } catch {
          problems.append("\(output.path): not written: \(error.reason)")
        }
      }
      return problems
    }
    Terminal.print("\(count) \(count == 1 ? "snapshot" : "snapshots") recorded\n")
    return outcome.code
  }

  /// Runs every script and hands its outputs on; a script that fails has none.
  private static func each(
    _ paths: [String],
    _ body: (SnapshotStore, [SnapshotStore.Output], String) -> [String]
  ) throws(UsageError) -> (code: ExitCode, files: [String]) {
    let scripts = try Scripts.named(paths, command: "snapshot")
    var code = scripts.code
    var workspace = Workspace()
    for path in scripts.files {
      let loaded = workspace.loadScript(path)
      guard loaded.script != nil else {
        let findings = loaded.findings + (loaded.scene?.findings ?? [])
        code = max(code, Invalid.report(findings, workspace))
        continue
      }
      let runs = workspace.play(loaded)
      let failed = runs.filter { !$0.record.passed }
      for run in failed {
        Terminal.error(replayText(run.record, title: run.script.name, sources: workspace.sources))
      }
      guard failed.isEmpty else {
        Terminal.error("\(path): the script fails, so its snapshots are left alone\n")
        code = max(code, .findings)
        continue
      }
      let store = workspace.snapshotStore(for: path)
      guard workspace.isConfined(store, of: path) else {
        Terminal.error("\(store.folder): this folder of snapshots leads out of the project\n")
        code = max(code, .invalid)
        continue
      }
      let problems = body(store, runs.flatMap { store.outputs($0.record) }, path)
      for problem in problems { Terminal.print("\(problem)\n") }
      if !problems.isEmpty { code = max(code, .findings) }
    }
    return (code, scripts.files)
  }
}
