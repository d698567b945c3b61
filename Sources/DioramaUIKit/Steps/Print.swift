// SPDX-License-Identifier: MIT
import DioramaModel

/// A value in the report.
package enum Print: Step {
  package static let name = "print"
  package static let summary = "Writes a value into the log, for whoever reads the report."
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
