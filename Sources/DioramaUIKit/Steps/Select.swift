// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// A tap on a segment, by number or title.
package enum Select: Step {
  package static let name = "select"
  package static let summary = "Taps a segment of a segmented control."
  package static let arguments = [
    StepArgument("target", .targetOf("UISegmentedControl"), .main, "The segmented control."),
    StepArgument("segment", .value, .required, "Its number from 0, or its title."),
  ]
  package static let examples = [Example("By title", "select: { target: products, segment: iPad }")]

  package static func request(
    _ arguments: StepArguments, problems: inout [StepProblem]
  ) -> StepRequest? {
    guard let target = arguments.target("target"), let segment = arguments.value("segment") else {
      return nil
    }
    return .selectSegment(target, segment: segment)
  }
}
