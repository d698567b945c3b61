// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaDrawing
import DioramaExpressions
import DioramaModel

/// Plays a script on one device: runs its steps and keeps what came of each.
package struct ScriptRunner {
  package let simulation: Simulation
  package let script: Script
  package private(set) var records: [StepRecord] = []
  package internal(set) var snapshots: [SnapshotRecord] = []
  /// Makes the text of a snapshot from what there is now.
  let describe: (Simulation, ObjectID?) -> String
  /// Makes what the pictures of a snapshot are drawn from; nil where nobody wants any.
  package var paint: ((Simulation, ObjectID?) -> DisplayList)?
  /// Looks on where a snapshot is taken, by its name.
  package var onSnapshot: ((String, Simulation, ObjectID?) -> Void)?
  /// Told after the load, and after every step that is recorded.
  package var watch: ((Simulation, StepRecord?) -> Void)?
  /// Log lines and events that an `expect…` step has looked at.
  var seenLines = 0
  var seenEvents = 0
  /// Events of the load, which a first step that does not ask for them passes over.
  var loadEvents = 0
  private var hasEnded = false
  /// What kept the last step, or the load, from being done to its end.
  package private(set) var lastError: RunError?
  /// What UIKit raised last, for a step around the one in which it did.
  private var lastException: String?
  /// What the step that runs shows.
  var output: String?

  package init(
    _ script: Script, simulation: Simulation,
    describe: @escaping (Simulation, ObjectID?) -> String
  ) {
    self.script = script
    self.simulation = simulation
    self.describe = describe
  }

  /// Loads the scene and runs every step, or as many as there are before one ends the run.
  package mutating func run() {
    if begin() { run(script.steps) }
  }

  /// Loads the scene and shows it; false where that cannot be.
  package mutating func begin() -> Bool {
    do throws(RunError) {
      try simulation.load()
      try simulation.advance(to: simulation.now)
    } catch {
      lastError = error
      let span = script.steps.first?.span ?? SourceSpan(file: script.file, start: 0, end: 0)
      records.append(
        StepRecord(
          index: 0, span: span, keyword: "load", name: nil, time: simulation.now,
          failures: [Self.failure(error)]))
      return false
    }
    loadEvents = simulation.events.count
    watch?(simulation, nil)
    return true
  }

  /// Runs one step more, of any script that was read against the same scene and asks for nothing
  /// by an expression.
  package mutating func play(_ step: ScriptStep) {
    lastError = nil
    run(step)
  }

  private mutating func run(_ steps: [ScriptStep]) {
    for step in steps {
      guard !hasEnded else { return }
      run(step)
    }
  }

  private mutating func run(_ step: ScriptStep) {
    if let devices = step.devices, !devices.contains(simulation.device.name) { return }
    switch step.request {
    case .sequence(let steps):
      runInside(step) { (runner) throws(RunError) in runner.run(steps) }
    case .loop(let times, let steps):
      runInside(step) { (runner) throws(RunError) in try runner.loop(times, steps, step) }
    case .branch(let condition, let then, let otherwise):
      runInside(step) { (runner) throws(RunError) in
        let isTrue = try runner.simulation.evaluate(condition, Frame()) == .bool(true)
        runner.run(isTrue ? then : otherwise)
      }
    default:
      do throws(RunError) {
        let vetoes = simulation.vetoes
        let failures = try perform(step.request, step)
        if output == nil, simulation.vetoes > vetoes { noteVeto() }
        // What is due at this moment belongs to the step that caused it.
        try simulation.advance(to: simulation.now)
        finish(step, failures: failures, exception: nil)
      } catch {
        lastError = error
        finish(step, failures: [Self.failure(error)], exception: error.exception)
        if step.raises == nil || error.exception != step.raises {
          // What UIKit raises ends an application, and so the script.
          hasEnded = !step.isSoft || error.exception != nil
          lastException = error.exception
        }
      }
    }
  }

  private static let mostRecords = 100_000

  /// Inner steps are recorded one by one; a step that is known to fail is judged as a whole.
  private mutating func runInside(
    _ step: ScriptStep, _ body: (inout Self) throws(RunError) -> Void
  ) {
    let first = records.count
    var failures: [StepFailure] = []
    lastException = nil
    do throws(RunError) {
      try body(&self)
    } catch {
      failures = [Self.failure(error)]
      lastException = error.exception
    }
    // A soft block lets the script go on, unless UIKit raised.
    if step.isSoft, lastException == nil { hasEnded = false }
    let isMarked = step.failing != nil || step.raises != nil
    if isMarked {
      failures = records[first...].flatMap(\.failures) + failures
      for index in records.indices[first...] { records[index].failures = [] }
      hasEnded = false
    }
    if isMarked || !failures.isEmpty {
      finish(step, failures: failures, exception: lastException)
    }
  }

  private mutating func loop(
    _ times: ValueSource, _ steps: [ScriptStep], _ step: ScriptStep
  ) throws(RunError) {
    let value = try simulation.evaluate(times, Frame(), at: step.span)
    guard case .int(let count) = value, (0...10_000).contains(count) else {
      throw RunError(
        "'times' is a whole number from 0 to 10000, not \(value.templateText)", at: step.span)
    }
    for _ in 0..<count {
      guard !hasEnded else { return }
      try simulation.spend(at: step.span)
      guard records.count < Self.mostRecords else {
        throw RunError(
          "the script has run \(Self.mostRecords) steps, the most there may be", at: step.span)
      }
      run(steps)
    }
  }

  /// Keeps the outcome of a step, turned round where it was expected to fail or to raise.
  private mutating func finish(
    _ step: ScriptStep, failures: [StepFailure], exception: String?
  ) {
    var failures = failures
    if let wanted = step.raises {
      if exception == wanted {
        failures = []
      } else if exception == nil, failures.isEmpty {
        failures = [
          StepFailure(
            "the step should have raised \(wanted), but nothing was raised", at: step.span,
            expected: wanted, actual: "no exception")
        ]
      }
    }
    if let reason = step.failing {
      failures =
        failures.isEmpty
        ? [
          StepFailure(
            "the step is marked as failing (\(reason)), but it passed: remove the mark",
            at: step.span)
        ] : []
    }
    var record = StepRecord(
      index: records.count, span: step.span, keyword: step.keyword, name: step.name,
      time: simulation.now, failures: failures)
    record.output = output
    output = nil
    records.append(record)
    watch?(simulation, record)
    // What comes after a failure would only fail because of it.
    if !failures.isEmpty, !step.isSoft { hasEnded = true }
  }

  static func failure(_ error: RunError) -> StepFailure {
    StepFailure(
      error.message + (error.rule.map { " [\($0)]" } ?? ""), at: error.span, notes: error.notes)
  }
}
