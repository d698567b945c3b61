// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// Two fingers that turn about their middle.
package enum Twist: Step {
  package static let name = "twist"
  package static let summary = "Turns the target with two fingers, in 0.3 s."
  package static let arguments =
    gestureArguments + [
      StepArgument("radians", .number, .required, "How far they turn; above 0 is clockwise."),
      StepArgument("duration", .seconds, "How long it takes."),
    ]
  package static let examples = [
    Example("A quarter", "twist: { target: card, radians: 1.5708 }")
  ]

  package static func request(
    _ arguments: StepArguments, problems: inout [StepProblem]
  ) -> StepRequest? {
    guard let radians = arguments.number("radians") else { return nil }
    guard abs(radians) <= 100 else {
      problems.append(StepProblem("a turn is at most 100 radians", argument: "radians"))
      return nil
    }
    let duration = arguments.seconds("duration") ?? VirtualTime(seconds: 0.3)
    return gesture(arguments, .twist(radians: radians, duration: duration))
  }
}
