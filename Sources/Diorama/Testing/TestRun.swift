// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import DioramaReport
internal import Synchronization

/// How a plan is carried out.
package struct TestManner: Sendable {
  package enum Ending: Sendable {
    case all
    /// Nothing is tried behind the first file that fails.
    case firstFailure
  }

  package var jobs = 1
  package var ending = Ending.all
  /// From which level on findings fail a file.
  package var failing = Severity.error
  /// How much of each run the report keeps.
  package var keeping = Workspace.Keeping.end

  package init() {}
}

extension TestPlan {
  /// Tries all files and writes nothing; the same report for any number of jobs.
  ///
  /// - Parameter tell: Told how many files are done, by one thread at a time.
  package func run(
    _ manner: TestManner, tell: @escaping @Sendable (Int) -> Void = { _ in }
  ) -> TestReport {
    let units = units
    let own = Workspace()
    let state = Mutex((done: 0, isStopped: false))
    let parts = Parallel.map(
      count: units.count, jobs: manner.jobs, own: own, prepare: own.twinMaker(),
      work: { workspace, number -> [TestedFile] in
        // Units are begun in their order, so that all before the first failure are tried.
        if state.withLock({ $0.isStopped }) { return [] }
        workspace.forget()
        let files = workspace.test(units[number], manner)
        state.withLock { state in
          state.done += files.count
          if manner.ending == .firstFailure, files.contains(where: { !$0.passed }) {
            state.isStopped = true
          }
          tell(state.done)
        }
        return files
      })
    var files = parts.flatMap(\.self)
    if manner.ending == .firstFailure, let failed = files.firstIndex(where: { !$0.passed }) {
      files.removeSubrange((failed + 1)...)
    }
    return TestReport(files)
  }
}

extension Workspace {
  /// Lint, runs and snapshots of the files of one unit.
  fileprivate mutating func test(_ unit: TestPlan.Unit, _ manner: TestManner) -> [TestedFile] {
    var problems: [String: [TestProblem]] = [:]
    let first = unit.tested.first ?? ""
    for finding in mergeDuplicates(lint(unit.all)) where finding.severity >= .warning {
      let problem = TestProblem(finding, failing: manner.failing, sources: sources)
      // What an included file has is told with the file that is read first.
      let owner = unit.all.contains(problem.file) ? problem.file : first
      problems[owner, default: []].append(problem)
    }
    return unit.tested.map { path in
      var file = TestedFile(path: path, checks: [])
      file.checks.append(TestCheck(.lint, problems: problems[path] ?? []))
      if Discovery.kind(of: path) == .script { play(path, manner, into: &file) }
      return file
    }
  }

  private mutating func play(_ path: String, _ manner: TestManner, into file: inout TestedFile) {
    let loaded = loadScript(path)
    guard loaded.script != nil else {
      let own = loaded.findings.contains { $0.severity == .error }
      // Its own errors lint has told.
      if own { return }
      let name = loaded.scene?.path ?? ""
      let message = "its scene '\(name)' is invalid"
      let problem = TestProblem(
        type: "invalid-scene", message: message, file: path, details: message)
      file.checks.append(TestCheck(.replay, problems: [problem]))
      return
    }
    let runs = play(loaded, drawing: Set(SnapshotKind.allCases), keeping: manner.keeping)
    file.checks += runs.map { TestCheck($0.record, sources: sources) }
    file.timelines = runs.compactMap(\.timeline)
    guard runs.allSatisfy(\.record.passed) else { return }
    let store = snapshotStore(for: path)
    var problems: [TestProblem] = []
    if isConfined(store, of: path) {
      let outputs = runs.flatMap { store.outputs($0.record) }
      problems = store.problems(outputs)
      if manner.keeping == .everyStep { file.differences = store.differences(outputs) }
    } else {
      let message = "this folder of snapshots leads out of the project"
      problems = [
        TestProblem(
          type: "unconfined", message: message, file: store.folder,
          details: "\(store.folder): \(message)")
      ]
    }
    if !problems.isEmpty || runs.contains(where: { !$0.record.snapshots.isEmpty }) {
      file.checks.append(TestCheck(.snapshots, problems: problems))
    }
  }
}

extension SnapshotStore {
  /// What is not as recorded, with both.
  func differences(_ outputs: [Output]) -> [SnapshotDifference] {
    outputs.filter { compare($0) != .same }.map { output in
      SnapshotDifference(
        path: output.path, kind: output.kind, recorded: Self.bytes(of: output.path),
        now: output.bytes)
    }
  }

  /// What is missing, different or stale of the outputs of one script.
  package func problems(_ outputs: [Output]) -> [TestProblem] {
    var problems: [TestProblem] = []
    for output in outputs {
      switch compare(output) {
      case .same: break
      case .missing:
        problems.append(.snapshot("missing", output.path, 0, "missing: nothing was recorded"))
      case .different(let line, let recorded, let now):
        let message = "different\n  recorded: \(recorded)\n  now:      \(now)"
        problems.append(.snapshot("different", output.path, line, message))
      case .otherPicture(let how):
        problems.append(.snapshot("different", output.path, 0, "different: \(how)"))
      }
    }
    return problems
      + stale(outputs).map { .snapshot("stale", $0, 0, "stale: no step takes it any more") }
  }
}

extension TestProblem {
  fileprivate static func snapshot(
    _ type: String, _ path: String, _ line: Int, _ message: String
  ) -> Self {
    let place = line > 0 ? "\(path):\(line)" : path
    return Self(
      type: type, message: message, file: path, line: line, column: line > 0 ? 1 : 0,
      details: "\(place): \(message)")
  }
}
