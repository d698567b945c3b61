// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// A quick drag in one of four directions.
package enum Swipe: Step {
  package static let name = "swipe"
  package static let summary = "Swipes over the target by 100 points in 0.15 s."
  package static let arguments =
    gestureArguments + [
      StepArgument(
        "direction", .choice(["left", "right", "up", "down"]), .required, "Where the finger goes.")
    ] + liftArguments
  package static let examples = [
    Example("To the left", "swipe: { target: card, direction: left }")
  ]

  /// How far a swipe goes; our choice, twice what UISwipeGestureRecognizer needs.
  private static let distance = 100.0

  package static func request(
    _ arguments: StepArguments, problems: inout [StepProblem]
  ) -> StepRequest? {
    guard let end = lift(arguments, problems: &problems) else { return nil }
    let by: Offset =
      switch arguments.text("direction") {
      case "left": Offset(-distance, 0)
      case "right": Offset(distance, 0)
      case "up": Offset(0, -distance)
      default: Offset(0, distance)
      }
    return gesture(arguments, .move(.by(by), duration: VirtualTime(seconds: 0.15), end: end))
  }
}
