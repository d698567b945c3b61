// SPDX-License-Identifier: MIT
import DioramaModel

/// Presses a key of the keyboard.
package enum Press: Step {
  package static let name = "press"
  package static let summary = "Presses a key of the keyboard."
  package static let arguments: [StepArgument] = [
    StepArgument(
      "key", .choice(DeviceInput.Key.allCases.map(\.rawValue)), .main,
      "Which; undo and redo as by a hardware keyboard.")
  ]
  package static let examples = [Example("The return key", "press: return")]

  package static func request(
    _ arguments: StepArguments, problems: inout [StepProblem]
  ) -> StepRequest? {
    arguments.text("key").flatMap { DeviceInput.Key(rawValue: $0) }.map { .input(.press($0)) }
  }
}
