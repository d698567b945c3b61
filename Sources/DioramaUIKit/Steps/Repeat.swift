// SPDX-License-Identifier: MIT
import DioramaExpressions
import DioramaModel

/// Steps run several times.
package enum Repeat: Step {
  package static let name = "repeat"
  package static let summary = "Runs steps several times."
  package static let arguments = [
    StepArgument("times", .value, .required, "How often, at most 10000."),
    StepArgument("steps", .steps, .required, "What to run."),
  ]
  package static let examples = [
    Example("Three taps", "repeat: { times: 3, steps: [ { tap: play } ] }")
  ]

  package static func request(
    _ arguments: StepArguments, problems: inout [StepProblem]
  ) -> StepRequest? {
    guard let times = arguments.value("times") else { return nil }
    if case .literal(let value) = times {
      guard case .int(let count) = value, (0...10_000).contains(count) else {
        problems.append(
          StepProblem("'times' is a whole number from 0 to 10000", argument: "times"))
        return nil
      }
    }
    return .loop(times: times, arguments.steps("steps"))
  }
}
