// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// A finger that stays down for a while.
package enum LongPress: Step {
  package static let name = "longPress"
  package static let summary = "Holds a finger on the target, 0.6 s unless told."
  package static let arguments =
    gestureArguments + [StepArgument("duration", .seconds, "How long the finger stays down.")]
  package static let examples = [
    Example("A second", "longPress: { target: play, duration: 1s }")
  ]

  package static func request(
    _ arguments: StepArguments, problems: inout [StepProblem]
  ) -> StepRequest? {
    gesture(arguments, .press(arguments.seconds("duration") ?? VirtualTime(seconds: 0.6)))
  }
}
