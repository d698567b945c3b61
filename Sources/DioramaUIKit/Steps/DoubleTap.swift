// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// Two taps 0.1 seconds apart.
package enum DoubleTap: Step {
  package static let name = "doubleTap"
  package static let summary = "Taps the target twice, 0.1 s apart."
  package static let arguments = gestureArguments
  package static let examples = [Example("On a control", "doubleTap: play")]

  package static func request(
    _ arguments: StepArguments, problems: inout [StepProblem]
  ) -> StepRequest? {
    gesture(arguments, .taps(count: 2, interval: VirtualTime(seconds: 0.1)))
  }
}
