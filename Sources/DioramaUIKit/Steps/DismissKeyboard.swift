// SPDX-License-Identifier: MIT
import DioramaModel

/// Ends editing, as a key that hides the keyboard does.
package enum DismissKeyboard: Step {
  package static let name = "dismissKeyboard"
  package static let summary = "Ends editing, as a key that hides the keyboard does."
  package static let arguments: [StepArgument] = []
  package static let examples = [Example("Done typing", "dismissKeyboard")]

  package static func request(
    _ arguments: StepArguments, problems: inout [StepProblem]
  ) -> StepRequest? {
    .input(.dismissKeyboard)
  }
}
