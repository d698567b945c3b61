// SPDX-License-Identifier: MIT
import DioramaModel

/// Values that must be so now.
package enum Expect: Step {
  package static let name = "expect"
  package static let summary = "Checks values: all that differ are reported together."
  package static let arguments = [
    StepArgument("values", .expectations, .main, "Expressions and what they must give.")
  ]
  package static let examples = [
    Example("Values", "expect: { volume.value: 50, \"volume.frame\": [60, 272.5, 200, 23] }"),
    Example("About so", "expect: { volume.value: { near: 50, within: 0.5 } }"),
    Example("A condition", "expect: ${volume.value > 10}"),
  ]

  package static func request(
    _ arguments: StepArguments, problems: inout [StepProblem]
  ) -> StepRequest? {
    guard case .expectations(let list)? = arguments["values"] else { return nil }
    return .expect(list)
  }
}
