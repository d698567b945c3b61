// SPDX-License-Identifier: MIT

/// What a value becomes by the picker's own rules and by turns of the user.
extension DateWheels {
  /// A value as the picker keeps it when code sets it: rounded down to the interval where minutes
  /// are shown, and held to the range.
  ///
  /// - Parameter rounds: False keeps minutes between two rows (`roundsToMinuteInterval`).
  package func kept(_ value: Int64, rounds: Bool = true) -> Int64 {
    if mode == .countDownTimer {
      // UIKit facts 2.15: a multiple of 60, at most 23:59.
      let seconds = countdown(value)
      return rounds ? seconds - seconds % Int64(60 * minuteInterval) : seconds
    }
    guard mode != .date, minuteInterval > 1, rounds else { return held(value) }
    let civil = calendar.civil(value)
    let over = civil.minute % Int64(minuteInterval) * 60 + civil.second
    return held(value - over)
  }

  /// The nearest value of the range.
  package func held(_ value: Int64) -> Int64 {
    var value = value
    if let minimum { value = max(value, minimum) }
    if let maximum { value = min(value, maximum) }
    return value
  }

  /// Whole minutes from 0:00 to 23:59, in seconds.
  func countdown(_ value: Int64) -> Int64 {
    let held = min(max(value, 0), 86_340)
    return held - held % 60
  }

  /// The value after the user has turned a wheel to a row.
  ///
  /// The other wheels keep theirs. A day that the month does not have springs back to its last one,
  /// a value out of range to the nearest bound; a countdown does not rest at 0:00. A time that clocks
  /// leap over is moved on. A wheel or row that is not there changes nothing.
  package func turned(_ wheel: Int, to row: Int, from value: Int64) -> Int64 {
    guard wheels.indices.contains(wheel), (0..<wheels[wheel].rows).contains(row) else {
      return value
    }
    let kind = wheels[wheel].kind
    if kind == .hours || kind == .minutes { return countdown(turning: kind, to: row, from: value) }
    if self.row(of: wheel, for: value) == row { return value }
    return held(calendar.moment(civil(turning: kind, to: row, from: calendar.civil(value))))
  }

  private func countdown(turning kind: Kind, to row: Int, from value: Int64) -> Int64 {
    let old = countdown(value)
    let step = Int64(minuteInterval) * 60
    let minutes = old % 3600
    let new =
      kind == .hours
      ? Int64(row) * 3600 + minutes - minutes % step : old - minutes + Int64(row) * step
    return new == 0 ? step : new
  }

  private func civil(turning kind: Kind, to row: Int, from old: CivilTime) -> CivilTime {
    let number = Int64(row)
    switch kind {
    case .year: return old.moved(year: number + 1, month: old.month, day: old.day)
    case .month: return old.moved(year: old.year, month: number + 1, day: old.day)
    case .day: return old.moved(year: old.year, month: old.month, day: number + 1)
    case .date:
      let day = CivilTime(seconds: (Self.firstDay + number) * 86400)
      return old.moved(year: day.year, month: day.month, day: day.day)
    case .hour:
      let isLate = !locale.is24Hour && old.hour >= 12
      return old.at(hour: number + (isLate ? 12 : 0), minute: old.minute)
    case .half: return old.at(hour: old.hour % 12 + 12 * number, minute: old.minute)
    case .minute: return old.at(hour: old.hour, minute: number * Int64(minuteInterval))
    case .hours, .minutes: return old
    }
  }
}

extension CivilTime {
  /// Another time of the same day, with the same seconds.
  func at(hour: Int64, minute: Int64) -> CivilTime {
    CivilTime(year: year, month: month, day: day, hour: hour, minute: minute, second: second)
  }
}
