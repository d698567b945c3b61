// SPDX-License-Identifier: MIT
import DioramaModel

/// The steps of another script, in the place of this one.
package enum Include: Step {
  package static let name = "include"
  package static let summary = "Runs the steps of another script on the same scene."
  package static let arguments = [
    StepArgument("file", .script, .main, "The script's path, seen from this file.")
  ]
  package static let examples = [Example("A common beginning", "include: log-in.replay.yaml")]

  package static func request(
    _ arguments: StepArguments, problems: inout [StepProblem]
  ) -> StepRequest? { .sequence(arguments.steps("file")) }
}
