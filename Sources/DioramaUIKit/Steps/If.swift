// SPDX-License-Identifier: MIT
import DioramaModel

/// Steps that run where a condition holds.
package enum If: Step {
  package static let name = "if"
  package static let summary = "Runs `then` where the condition holds, else `else`."
  package static let arguments = [
    StepArgument("if", .condition, .main, "The condition."),
    StepArgument("then", .steps, .required, "What to run where it holds."),
    StepArgument("else", .steps, "What to run where it does not."),
  ]
  package static let examples = [
    Example("On a phone", "if: ${traits.idiom == 'phone'}\nthen: [ { tap: play } ]")
  ]

  package static func request(
    _ arguments: StepArguments, problems: inout [StepProblem]
  ) -> StepRequest? {
    guard case .condition(let condition)? = arguments["if"] else { return nil }
    return .branch(
      condition, then: arguments.steps("then"), otherwise: arguments.steps("else"))
  }
}
