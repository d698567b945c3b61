// SPDX-License-Identifier: MIT
import Diorama
import DioramaCore
import DioramaModel
import DioramaReport

/// `diorama snapshot record` and `verify`.
enum SnapshotCommand: Command {
  enum Verb: String, CaseIterable {
    case record, verify

    /// Verbs that a later version brings.
    static let later = ["review", "accept", "reject", "prune"]
    static var words: [String] { allCases.map(\.rawValue) }
  }

  static var declaration: CommandDeclaration {
    CommandDeclaration(
      section: .running, summary: "record or compare the outputs of `snapshot` steps",
      about: """
        Runs scripts and records the outputs of their `snapshot` steps under __snapshots__ beside them,
        or compares. 'verify' writes nothing; a missing or stale output fails it. 'record' records
        nothing of a script that fails.
        """,
      operands: [
        OperandDeclaration(
          Verb.words.joined(separator: "|"), "'record' or 'verify'", hint: .words(Verb.words),
          "what to do"),
        OperandDeclaration(
          "PATH", "a path", count: .any, hint: .scripts,
          "scripts (*.replay.yaml), and folders that are searched for them (.)"),
      ],
      groups: [OptionGroup("Output", [.later("--pending")])],
      exitCodes: [
        (.fine, "all outputs are as recorded, or were recorded"),
        (.findings, "a mismatch, a missing or stale output, or a script that failed"),
        (.invalid, "invalid input"),
      ],
      examples: ["diorama snapshot record scenes", "diorama snapshot verify scenes"])
  }

  static func run(_ options: Options) throws(UsageError) -> ExitCode {
    let word = options.operands[0]
    let paths = options.operands.count == 1 ? ["."] : Array(options.operands.dropFirst())
    switch Verb(rawValue: word) {
    case .verify: return try verify(paths)
    case .record: return try record(paths)
    case nil:
      throw UsageError(
        Verb.later.contains(word)
          ? "'snapshot \(word)' is not supported yet"
          : "there is no 'snapshot \(word)': use 'record' or 'verify'")
    }
  }

  /// Compares and writes nothing.
  private static func verify(_ paths: [String]) throws(UsageError) -> ExitCode {
    var count = 0
    let outcome = try each(paths) { store, outputs, path in
      count += outputs.count
      return store.problems(outputs).map(\.details)
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
