// SPDX-License-Identifier: MIT
import DioramaModel

/// Selects a part of the first responder's text.
package enum SelectText: Step {
  package static let name = "selectText"
  package static let summary = "Selects a part of the first responder's text."
  package static let arguments: [StepArgument] = [
    StepArgument("range", .range, .main, "Which part; of length 0 it is the place of the caret.")
  ]
  package static let examples = [
    Example("The first word", "selectText: { location: 0, length: 3 }")
  ]

  package static func request(
    _ arguments: StepArguments, problems: inout [StepProblem]
  ) -> StepRequest? {
    arguments.value("range").map { .input(.select($0)) }
  }
}
