// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// A finger down and up at the target's activation point.
package enum Tap: Step {
  package static let name = "tap"
  package static let summary = "Taps the target once, in no time."
  package static let arguments = gestureArguments
  package static let examples = [
    Example("On a control", "tap: play"),
    Example("Expecting that it does not get through", "tap: { target: play, blocked: disabled }"),
  ]

  package static func request(
    _ arguments: StepArguments, problems: inout [StepProblem]
  ) -> StepRequest? {
    gesture(arguments, .taps(count: 1, interval: .zero))
  }
}
