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

/// How a finger that has moved is lifted.
let liftArguments = [
  StepArgument("hold", .seconds, "How long the finger rests before it is lifted."),
  StepArgument("velocity", .offset, "The speed it is thrown with, in points a second."),
]

/// What `hold` and `velocity` ask for; nil where they contradict each other.
func lift(_ arguments: StepArguments, problems: inout [StepProblem]) -> Gesture.Lift? {
  switch (arguments.seconds("hold"), arguments.offset("velocity")) {
  case (nil, nil): return .moving
  case (let time?, nil): return .held(time)
  case (nil, let velocity?): return .thrown(velocity)
  case (.some, .some):
    problems.append(
      StepProblem("a finger either rests ('hold') or is thrown ('velocity')", argument: "hold"))
    return nil
  }
}
