// SPDX-License-Identifier: MIT
import DioramaModel

/// Presses the delete key.
package enum Backspace: Step {
  package static let name = "backspace"
  package static let summary = "Presses the delete key."
  package static let arguments: [StepArgument] = [
    StepArgument("count", .count, .optionalMain, "How often; once where it is left out.")
  ]
  package static let examples = [
    Example("Three times", "backspace: 3"), Example("Once", "backspace"),
  ]

  package static func request(
    _ arguments: StepArguments, problems: inout [StepProblem]
  ) -> StepRequest? {
    .input(.backspace(arguments.count("count") ?? 1))
  }
}
