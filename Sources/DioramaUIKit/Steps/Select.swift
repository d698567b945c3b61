// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// A tap on a segment, or a wheel turned to a row; each by number or title.
package enum Select: Step {
  package static let name = "select"
  package static let summary = "Taps a segment, or turns a picker's wheel to a row."
  package static let arguments = [
    StepArgument(
      "target", .targetOfOne(["UISegmentedControl", "UIPickerView"]), .main,
      "The segmented control or picker."),
    StepArgument("segment", .value, "The segment's number from 0, or its title."),
    StepArgument("component", .value, "The picker's wheel, from 0; the first where not given."),
    StepArgument("row", .value, "The row's number from 0, or its title."),
  ]
  package static let examples = [
    Example("By title", "select: { target: products, segment: iPad }"),
    Example("A row", "select: { target: sizes, component: 0, row: 1 }"),
  ]

  package static func request(
    _ arguments: StepArguments, problems: inout [StepProblem]
  ) -> StepRequest? {
    guard let target = arguments.target("target") else { return nil }
    switch (arguments.value("segment"), arguments.value("row")) {
    case (let segment?, nil):
      if arguments["component"] == nil { return .selectSegment(target, segment: segment) }
    case (nil, let row?):
      let component = arguments.value("component") ?? .literal(.int(0))
      return .selectRow(target, component: component, row: row)
    default: break
    }
    problems.append(
      StepProblem("a select needs either 'segment', or 'row' and perhaps 'component'"))
    return nil
  }
}
