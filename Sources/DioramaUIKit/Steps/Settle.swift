// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// Time until nothing moves.
package enum Settle: Step {
  package static let name = "settle"
  package static let summary = "Lets time pass until nothing moves, at most 10 s unless told."
  package static let arguments = [
    StepArgument("within", .seconds, "How long it may take.")
  ]
  package static let examples = [
    Example("Any time", "settle"), Example("Within two seconds", "settle: { within: 2s }"),
  ]

  package static func request(
    _ arguments: StepArguments, problems: inout [StepProblem]
  ) -> StepRequest? {
    .settle(within: arguments.seconds("within") ?? VirtualTime(seconds: 10))
  }
}
