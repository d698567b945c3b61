// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// Drags that bring the content of a scroll view where it is wanted.
package enum Scroll: Step {
  package static let name = "scroll"
  package static let summary =
    "Drags a scroll view's content by a distance, to an offset, or until something shows."
  package static let arguments = [
    StepArgument(
      "target", .target, .optionalMain,
      "The scroll view, or something in it; left out, the one that holds 'until', or the only one."),
    StepArgument(
      "by", .offset, "How far the contentOffset goes, at most to the end: [0, 100] is down."),
    StepArgument("to", .place, "The contentOffset to come to."),
    StepArgument("until", .target, "What has to come into view."),
  ]
  package static let examples = [
    Example("Down by 300 points", "scroll: { target: page, by: [0, 300] }"),
    Example("To a place", "scroll: { target: page, to: [0, 900] }"),
    Example("Until it shows", "scroll: { target: page, until: card }"),
  ]

  package static func request(
    _ arguments: StepArguments, problems: inout [StepProblem]
  ) -> StepRequest? {
    let target = arguments.target("target")
    switch (arguments.offset("by"), arguments.place("to"), arguments.target("until")) {
    case (let by?, nil, nil): return .scroll(target, .by(by))
    case (nil, .point(let point)?, nil): return .scroll(target, .to(point))
    case (nil, nil, let goal?): return .scroll(target, .until(goal))
    case (nil, .target?, nil):
      problems.append(
        StepProblem("'to' is a contentOffset, [x, y]; a view is named by 'until'", argument: "to"))
    default:
      problems.append(StepProblem("a scroll needs one of 'by', 'to' and 'until'"))
    }
    return nil
  }
}
