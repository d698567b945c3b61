// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// One phase of one finger, for gestures that no other step makes.
package enum Touch: Step {
  package static let name = "touch"
  package static let summary = "Puts a finger down, moves it, lifts it or takes it away."
  package static let arguments = [
    StepArgument("down", .place, "Where a new finger touches."),
    StepArgument("move", .place, "Where the finger goes at once."),
    StepArgument("up", .place, "Where the finger is lifted."),
    StepArgument("cancel", .place, "The system takes the touch away; true, or a place."),
    StepArgument("finger", .count, "Which finger, from 1; 1 unless told."),
  ]
  package static let examples = [
    Example("Down and up", "touch: { down: play }"),
    Example("A second finger", "touch: { down: [100, 200], finger: 2 }"),
  ]

  package static func request(
    _ arguments: StepArguments, problems: inout [StepProblem]
  ) -> StepRequest? {
    let phases = TouchPhase.allCases.filter { arguments[$0.rawValue] != nil }
    guard phases.count == 1, let phase = phases.first else {
      problems.append(StepProblem("a touch needs exactly one of 'down', 'move', 'up' and 'cancel'"))
      return nil
    }
    return .touch(phase, arguments.place(phase.rawValue), finger: arguments.count("finger") ?? 1)
  }
}
