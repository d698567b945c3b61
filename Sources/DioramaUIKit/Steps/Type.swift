// SPDX-License-Identifier: MIT
import DioramaModel

/// Types a text into the first responder, one character at a time.
package enum Type: Step {
  package static let name = "type"
  package static let summary = "Types a text into the first responder, one character at a time."
  package static let arguments: [StepArgument] = [
    StepArgument("text", .value, .main, "What is typed; a line end is the return key.")
  ]
  package static let examples = [Example("A name", "type: Ann")]

  package static func request(
    _ arguments: StepArguments, problems: inout [StepProblem]
  ) -> StepRequest? {
    arguments.value("text").map { .input(.type($0)) }
  }
}
