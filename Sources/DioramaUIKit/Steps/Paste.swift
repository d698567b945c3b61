// SPDX-License-Identifier: MIT
import DioramaModel

/// Puts a text in the place of the selection, all at once.
package enum Paste: Step {
  package static let name = "paste"
  package static let summary = "Puts a text in the place of the selection, all at once."
  package static let arguments: [StepArgument] = [
    StepArgument("text", .value, .main, "What is pasted.")
  ]
  package static let examples = [Example("An address", "paste: ann@example.com")]

  package static func request(
    _ arguments: StepArguments, problems: inout [StepProblem]
  ) -> StepRequest? {
    arguments.value("text").map { .input(.paste($0)) }
  }
}
