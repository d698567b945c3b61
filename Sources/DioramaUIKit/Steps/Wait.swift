// SPDX-License-Identifier: MIT
import DioramaModel

/// Time that passes.
package enum Wait: Step {
  package static let name = "wait"
  package static let summary = "Lets virtual time pass."
  package static let arguments = [
    StepArgument("duration", .seconds, .main, "How long.")
  ]
  package static let examples = [Example("A second and a half", "wait: 1.5s")]

  package static func request(
    _ arguments: StepArguments, problems: inout [StepProblem]
  ) -> StepRequest? {
    arguments.seconds("duration").map { .wait($0) }
  }
}
