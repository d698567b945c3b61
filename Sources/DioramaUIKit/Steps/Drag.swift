// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// A finger that moves from the target to somewhere else at constant speed.
package enum Drag: Step {
  package static let name = "drag"
  package static let summary = "Drags from the target to a place or by a distance, in 0.3 s."
  package static let arguments =
    gestureArguments + [
      StepArgument("to", .place, "Where the finger goes: a point of the screen or a target."),
      StepArgument("by", .offset, "How far the finger goes."),
      StepArgument("duration", .seconds, "How long the way takes."),
    ] + liftArguments
  package static let examples = [
    Example("By a distance", "drag: { target: volume.thumb, by: [40, 0] }"),
    Example("To a point", "drag: { target: card, to: [160, 400], duration: 0.5 }"),
  ]

  package static func request(
    _ arguments: StepArguments, problems: inout [StepProblem]
  ) -> StepRequest? {
    let duration = arguments.seconds("duration") ?? VirtualTime(seconds: 0.3)
    guard let end = lift(arguments, problems: &problems) else { return nil }
    switch (arguments.place("to"), arguments.offset("by")) {
    case (let place?, nil):
      return gesture(arguments, .move(.to(place), duration: duration, end: end))
    case (nil, let by?): return gesture(arguments, .move(.by(by), duration: duration, end: end))
    default:
      problems.append(StepProblem("a drag needs either 'to' or 'by'"))
      return nil
    }
  }
}
