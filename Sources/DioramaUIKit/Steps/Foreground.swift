// SPDX-License-Identifier: MIT
import DioramaModel

/// Brings the application back to the foreground.
package enum Foreground: Step {
  package static let name = "foreground"
  package static let summary = "Brings the application back to the foreground."
  package static let arguments: [StepArgument] = []
  package static let examples = [Example("Back again", "foreground")]

  package static func request(
    _ arguments: StepArguments, problems: inout [StepProblem]
  ) -> StepRequest? { .input(.foreground) }
}
