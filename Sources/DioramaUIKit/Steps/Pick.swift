// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaLocale
import DioramaModel

/// A date picker turned to a date or a duration.
package enum Pick: Step {
  package static let name = "pick"
  package static let summary = "Turns the wheels of a date picker, one after the other."
  package static let arguments = [
    StepArgument("target", .targetOf("UIDatePicker"), .main, "The date picker."),
    StepArgument(
      "date", .value,
      "The date; what the wheels do not show of it, seconds or the time of day, does not count."),
    StepArgument("duration", .seconds, "The length of a countdown, in whole minutes."),
  ]
  package static let examples = [
    Example("A day", "pick: { target: birthday, date: 2015-03-01 }"),
    Example("A duration", "pick: { target: timer, duration: 1h30m }"),
  ]

  package static func request(
    _ arguments: StepArguments, problems: inout [StepProblem]
  ) -> StepRequest? {
    guard let target = arguments.target("target") else { return nil }
    switch (arguments.value("date"), arguments.seconds("duration")) {
    case (let date?, nil):
      if case .literal(let value) = date, !isDate(value) {
        problems.append(
          StepProblem(
            "expected a date like 2015-03-01 or 2015-03-01T09:00:00Z, found '\(value.templateText)'",
            argument: "date"))
        return nil
      }
      return .pick(target, .date(date))
    case (nil, let duration?): return .pick(target, .duration(duration))
    default:
      problems.append(StepProblem("a pick needs either 'date' or 'duration'"))
      return nil
    }
  }

  private static func isDate(_ value: Value) -> Bool {
    if case .string(let text) = value { return Timestamp(text, in: .utc) != nil }
    return false
  }
}
