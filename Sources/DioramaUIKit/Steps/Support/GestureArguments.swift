// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// The arguments that every gesture takes.
let gestureArguments = [
  StepArgument("target", .target, .main, "What to touch."),
  StepArgument(
    "blocked", .choice(TouchBlock.allCases.map(\.rawValue)),
    "The reason for which the touch must not get through."),
  StepArgument("now", .choice(["true", "false"]), "Do not wait for a running transition."),
]

/// A gesture of one finger with the common arguments.
func gesture(_ arguments: StepArguments, _ motion: Gesture.Motion) -> StepRequest? {
  arguments.target("target").map {
    .gesture(
      Gesture(
        target: $0, motion: motion, blocked: arguments.text("blocked"),
        patience: arguments.text("now") == "true" ? .now : .waits))
  }
}
