// SPDX-License-Identifier: MIT
import DioramaModel

/// Warns the application that memory is short.
package enum MemoryWarning: Step {
  package static let name = "memoryWarning"
  package static let summary = "Warns the application that memory is short."
  package static let arguments: [StepArgument] = []
  package static let examples = [Example("A warning", "memoryWarning")]

  package static func request(
    _ arguments: StepArguments, problems: inout [StepProblem]
  ) -> StepRequest? { .input(.memoryWarning) }
}
