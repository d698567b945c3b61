// SPDX-License-Identifier: MIT
import DioramaModel

/// The device is shaken: a motion event.
package enum Shake: Step {
  package static let name = "shake"
  package static let summary = "Shakes the device; the motion begins and ends at once."
  package static let arguments: [StepArgument] = []
  package static let examples = [Example("A shake", "shake")]

  package static func request(
    _ arguments: StepArguments, problems: inout [StepProblem]
  ) -> StepRequest? { .shake }
}
