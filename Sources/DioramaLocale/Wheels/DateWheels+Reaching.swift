// SPDX-License-Identifier: MIT

/// How a user comes to a value.
extension DateWheels {
  package struct Turn: Equatable, Sendable {
    package var wheel: Int
    package var row: Int
  }

  /// Why a user cannot choose a value, in words.
  package struct Unreachable: Error, Equatable, Sendable {
    package var reason: String

    package init(reason: String) { self.reason = reason }
  }

  /// The turns that lead from a value to another one, those of large units first.
  ///
  /// Only what the wheels show counts: seconds do not, in `date` nor does the time of day, in `time`
  /// nor does the day.
  package func turns(
    from value: Int64, to goal: Int64
  ) throws(Unreachable) -> [Turn] {
    let goal = try checked(goal, from: value)
    var current = value
    var turns: [Turn] = []
    let largestFirst: [Kind] = [
      .year, .month, .day, .date, .hours, .minutes, .half, .hour, .minute,
    ]
    for kind in largestFirst {
      guard let wheel = wheels.firstIndex(where: { $0.kind == kind }) else { continue }
      let row = row(of: wheel, for: goal)
      if row == self.row(of: wheel, for: current) { continue }
      turns.append(Turn(wheel: wheel, row: row))
      current = turned(wheel, to: row, from: current)
    }
    guard isShownAlike(current, goal) else {
      let (own, wanted) = (text(current), text(goal))
      throw Unreachable(
        reason: own == wanted
          ? "clocks show \(wanted) twice, and the wheels mean the first time"
          : "the wheels stop at \(own), not at \(wanted)")
    }
    return turns
  }

  /// The goal with the parts that the wheels do not show taken from the present value.
  private func checked(_ goal: Int64, from value: Int64) throws(Unreachable) -> Int64 {
    if mode == .countDownTimer {
      guard (60...86_399).contains(goal) else {
        throw Unreachable(reason: "a countdown is 1 minute to 23 hours 59 minutes long")
      }
      try checkMinute(goal / 60 % 60)
      return goal
    }
    let (old, new) = (calendar.civil(value), calendar.civil(goal))
    guard GregorianCalendar.years.contains(new.year) else {
      throw Unreachable(reason: "the years of a date picker are 1 to 10000")
    }
    if mode != .date { try checkMinute(new.minute) }
    let moment =
      switch mode {
      case .date:
        calendar.moment(old.moved(year: new.year, month: new.month, day: new.day))
      case .time: calendar.moment(old.at(hour: new.hour, minute: new.minute))
      case .dateAndTime, .countDownTimer: goal
      }
    if let minimum, !isShownAlike(max(moment, minimum), moment) {
      throw Unreachable(reason: "\(text(moment)) is before the minimum date \(text(minimum))")
    }
    if let maximum, !isShownAlike(min(moment, maximum), moment) {
      throw Unreachable(reason: "\(text(moment)) is after the maximum date \(text(maximum))")
    }
    return moment
  }

  private func checkMinute(_ minute: Int64) throws(Unreachable) {
    guard minute % Int64(minuteInterval) == 0 else {
      throw Unreachable(
        reason: "minutes go in steps of \(minuteInterval), so there is no \(minute)")
    }
  }

  /// Whether the wheels show two values alike.
  private func isShownAlike(_ one: Int64, _ other: Int64) -> Bool {
    if mode == .countDownTimer { return countdown(one) == countdown(other) }
    guard wheels.indices.allSatisfy({ row(of: $0, for: one) == row(of: $0, for: other) }) else {
      return false
    }
    // An hour that clocks show twice is the first one.
    return mode == .date || abs(one - other) < 60 * Int64(minuteInterval)
  }

  private func text(_ value: Int64) -> String {
    if mode == .countDownTimer {
      let minutes = countdown(value) / 60
      return "\(minutes / 60):" + (minutes % 60 < 10 ? "0" : "") + "\(minutes % 60)"
    }
    let form =
      switch mode {
      case .date: "y-MM-dd"
      case .time: "HH:mm"
      case .dateAndTime, .countDownTimer: "y-MM-dd HH:mm"
      }
    return Locale("root").format(value, pattern: DatePattern(form), in: calendar.zone)
  }
}
