// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// A drag of a slider's thumb to where a value is.
package enum Slide: Step {
  package static let name = "slide"
  package static let summary = "Drags a slider's thumb to a value, in 0.3 s."
  package static let arguments = [
    StepArgument("target", .targetOf("UISlider"), .main, "The slider."),
    StepArgument("to", .value, .required, "The value to reach."),
    StepArgument("duration", .seconds, "How long the way takes."),
  ]
  package static let examples = [Example("To the end", "slide: { target: volume, to: 100 }")]

  package static func request(
    _ arguments: StepArguments, problems: inout [StepProblem]
  ) -> StepRequest? {
    guard let target = arguments.target("target"), let value = arguments.value("to") else {
      return nil
    }
    let duration = arguments.seconds("duration") ?? VirtualTime(seconds: 0.3)
    return .slide(target, to: value, duration: duration)
  }
}
