// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaLocale
import DioramaModel

/// Date pickers that scripts turn as a finger does.
extension ScriptRunner {
  /// Turns the wheels to a date or a duration, those of large units first.
  mutating func pick(
    _ target: TargetReference, _ goal: PickGoal, _ step: ScriptStep
  ) throws(RunError) -> [StepFailure] {
    let found: FoundTarget
    switch resolve(target) {
    case .failure(let failure): return [failure]
    case .success(let target): found = target
    }
    guard let picker = simulation.graph.values[found.object.offset] as? any DateWheelClass else {
      return [StepFailure("'\(target.text)' is no date picker", at: target.span)]
    }
    let wanted: Int64
    switch goal {
    case .duration(let length):
      guard picker.choosesDuration else {
        return [StepFailure("'\(target.text)' chooses a date, not a duration", at: step.span)]
      }
      wanted = length.microseconds / 1_000_000
    case .date(let source):
      guard !picker.choosesDuration else {
        return [StepFailure("'\(target.text)' chooses a duration, not a date", at: step.span)]
      }
      let value = try simulation.evaluate(source, Frame(), at: step.span)
      guard let seconds = seconds(value) else {
        return [StepFailure("'\(simulation.text(value))' is no date", at: step.span)]
      }
      wanted = seconds
    }
    return try turn(found.object, to: wanted, target, step)
  }

  private func seconds(_ value: Value) -> Int64? {
    switch value {
    case .timestamp(let time): time.seconds
    case .string(let text): Timestamp(text, in: simulation.scene.zone)?.seconds
    default: nil
    }
  }

  private func turn(
    _ object: ObjectID, to goal: Int64, _ target: TargetReference, _ step: ScriptStep
  ) throws(RunError) -> [StepFailure] {
    // One wheel may move another, so that the rest is asked for again; no picker has more wheels.
    for _ in 0..<8 {
      guard let picker = simulation.graph.values[object.offset] as? any DateWheelClass else {
        return [StepFailure("'\(target.text)' is gone", at: target.span)]
      }
      let turns: [DateWheels.Turn]
      do throws(DateWheels.Unreachable) {
        turns = try picker.turns(to: goal)
      } catch {
        return [
          StepFailure("'\(target.text)' cannot be turned there: \(error.reason)", at: step.span)
        ]
      }
      guard let next = turns.first else { return [] }
      let failures = try turn(object, next.wheel, to: next.row, target)
      if !failures.isEmpty { return failures }
    }
    return [StepFailure("'\(target.text)' does not come to rest there", at: target.span)]
  }
}
