// SPDX-License-Identifier: MIT
import DioramaModel

/// Console lines that must have come.
package enum ExpectLog: Step {
  package static let name = "expectLog"
  package static let summary = "Checks the console's lines since the last such step."
  package static let arguments = [
    StepArgument("lines", .lines, .main, "The lines in order, or `{contains: […]}`.")
  ]
  package static let examples = [
    Example("Exactly", "expectLog: [\"New value = 100.000000\"]"),
    Example("Among others", "expectLog: { contains: [\"New value = 100.000000\"] }"),
  ]

  package static func request(
    _ arguments: StepArguments, problems: inout [StepProblem]
  ) -> StepRequest? {
    guard case .lines(let lines, let mode)? = arguments["lines"] else { return nil }
    return .expectLines(lines, match: mode)
  }
}
