// SPDX-License-Identifier: MIT
import DioramaModel

/// Sends the application to the background.
package enum Background: Step {
  package static let name = "background"
  package static let summary = "Sends the application to the background."
  package static let arguments: [StepArgument] = []
  package static let examples = [Example("Home button", "background")]

  package static func request(
    _ arguments: StepArguments, problems: inout [StepProblem]
  ) -> StepRequest? { .input(.background) }
}
