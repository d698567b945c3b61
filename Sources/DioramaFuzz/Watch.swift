// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel
import DioramaReport
import DioramaSimulation

/// Follows a run from step to step and says what should never be.
struct Watch {
  /// Fingers that raw touches of the script have left down.
  private var fingers: Set<Int> = []
  private var seenEvents = 0
  private var phases: [String: Phase] = [:]

  private enum Phase { case disappeared, appearing, appeared, disappearing }

  /// What does not hold after a step; nil stands for the load.
  mutating func problems(_ runner: ScriptRunner, after step: ScriptStep?) -> [String] {
    let simulation = runner.simulation
    if case .touch(let phase, _, let finger)? = step?.request {
      if phase == .down { fingers.insert(finger) }
      if phase == .up || phase == .cancel { fingers.remove(finger) }
    }
    var problems = lifecycle(simulation)
    // What an error broke off is as it was then.
    if runner.lastError != nil { return problems }
    problems += simulation.brokenInvariants()
    if fingers.isEmpty, simulation.fingerCount > 0 {
      problems.append("\(simulation.fingerCount) fingers are down that nobody put there")
    }
    if case .settle? = step?.request, runner.records.last?.failures.isEmpty == true,
      let transition = simulation.runningTransitions.first
    {
      problems.append("\(transition) is under way though everything has settled")
    }
    return problems
  }

  /// Each `will…` of a controller ends in its `did…` or in the opposite `will…`.
  private mutating func lifecycle(_ simulation: Simulation) -> [String] {
    var problems: [String] = []
    for event in simulation.events[min(seenEvents, simulation.events.count)...]
    where event.kind == .lifecycle {
      let before = phases[event.source] ?? .disappeared
      let after: (phase: Phase, from: [Phase])? =
        switch event.event {
        case "viewWillAppear": (.appearing, [.disappeared, .disappearing])
        case "viewDidAppear": (.appeared, [.appearing])
        case "viewWillDisappear": (.disappearing, [.appeared, .appearing])
        case "viewDidDisappear": (.disappeared, [.disappearing])
        default: nil
        }
      guard let after else { continue }
      if !after.from.contains(before) {
        problems.append("'\(event.source)' gets \(event.event) when it is \(before)")
      }
      phases[event.source] = after.phase
    }
    seenEvents = simulation.events.count
    return problems
  }

  /// What is wrong about the reports of a run.
  static func reportProblems(_ runner: ScriptRunner, _ sources: SourceFiles) -> [String] {
    let record = runner.simulation.record(sceneName: "scene")
    if stateText(record).isEmpty { return ["the state has no text"] }
    do throws(ExpressionIssue) {
      _ = try JSONReader.read(stateJSON(record, sources: sources))
      return []
    } catch {
      return ["the JSON of the state is none: \(error.message)"]
    }
  }
}
