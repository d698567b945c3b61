// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// Two fingers that draw together or apart.
package enum Pinch: Step {
  package static let name = "pinch"
  package static let summary = "Pinches the target with two fingers, in 0.3 s."
  package static let arguments =
    gestureArguments + [
      StepArgument(
        "scale", .number, .required, "What the fingers' distance is multiplied by; above 0."),
      StepArgument("duration", .seconds, "How long it takes."),
    ]
  package static let examples = [Example("To twice the size", "pinch: { target: card, scale: 2 }")]

  package static func request(
    _ arguments: StepArguments, problems: inout [StepProblem]
  ) -> StepRequest? {
    guard let scale = arguments.number("scale") else { return nil }
    guard scale >= 0.01, scale <= 100 else {
      problems.append(StepProblem("a scale is from 0.01 to 100", argument: "scale"))
      return nil
    }
    let duration = arguments.seconds("duration") ?? VirtualTime(seconds: 0.3)
    return gesture(arguments, .pinch(scale: scale, duration: duration))
  }
}
