// SPDX-License-Identifier: MIT
import DioramaModel

/// Turns the device.
package enum Rotate: Step {
  package static let name = "rotate"
  package static let summary = "Turns the device."
  package static let arguments: [StepArgument] = [
    StepArgument(
      "orientation", .choice(Orientation.allCases.map(\.rawValue)), .main,
      "How the interface then stands.")
  ]
  package static let examples = [Example("To the side", "rotate: landscapeLeft")]

  package static func request(
    _ arguments: StepArguments, problems: inout [StepProblem]
  ) -> StepRequest? {
    arguments.text("orientation").flatMap { Orientation(rawValue: $0) }.map { .input(.rotate($0)) }
  }
}
