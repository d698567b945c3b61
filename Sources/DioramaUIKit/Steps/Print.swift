// SPDX-License-Identifier: MIT
import DioramaModel

/// A value beside the step in the report; the scene's console is left alone.
package enum Print: Step {
  package static let name = "print"
  package static let summary = "Shows a value in the report of the step."
  package static let arguments = [
    StepArgument("value", .value, .main, "What to write.")
  ]
  package static let examples = [Example("A value", "print: ${volume.value}")]

  package static func request(
    _ arguments: StepArguments, problems: inout [StepProblem]
  ) -> StepRequest? {
    arguments.value("value").map { .show($0) }
  }
}
