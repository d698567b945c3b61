// SPDX-License-Identifier: MIT
import DioramaModel

/// Attaches a hardware keyboard, or takes it away.
package enum Keyboard: Step {
  package static let name = "keyboard"
  package static let summary = "Attaches a hardware keyboard, or takes it away."
  package static let arguments: [StepArgument] = [
    StepArgument(
      "kind", .choice(["hardware", "software"]), .main, "Which keyboard there is from now on.")
  ]
  package static let examples = [Example("By Bluetooth", "keyboard: hardware")]

  package static func request(
    _ arguments: StepArguments, problems: inout [StepProblem]
  ) -> StepRequest? {
    arguments.text("kind").map { .input(.attachKeyboard(hardware: $0 == "hardware")) }
  }
}
