// SPDX-License-Identifier: MIT
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
    arguments.value("times").map { .loop(times: $0, arguments.steps("steps")) }
  }
}
