// SPDX-License-Identifier: MIT
import DioramaModel

/// Empties a field: by its clear button, or by selecting and deleting what it holds.
package enum Clear: Step {
  package static let name = "clear"
  package static let summary =
    "Empties a field: by its clear button, or by selecting and deleting what it holds."
  package static let arguments: [StepArgument] = [
    StepArgument("target", .target, .main, "The field.")
  ]
  package static let examples = [Example("A field", "clear: name")]

  package static func request(
    _ arguments: StepArguments, problems: inout [StepProblem]
  ) -> StepRequest? {
    arguments.target("target").map { .input(.clear($0)) }
  }
}
