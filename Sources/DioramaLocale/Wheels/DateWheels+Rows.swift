// SPDX-License-Identifier: MIT

/// What the wheels show.
extension DateWheels {
  /// The row that a wheel shows for a value; 0 for a wheel that is not there.
  package func row(of wheel: Int, for value: Int64) -> Int {
    guard wheels.indices.contains(wheel) else { return 0 }
    let civil = calendar.civil(value)
    switch wheels[wheel].kind {
    case .year: return Int(min(max(civil.year, 1), Self.lastYear) - 1)
    case .month: return Int(civil.month - 1)
    case .day: return Int(civil.day - 1)
    case .date: return dateRow(civil)
    case .hour: return Int(civil.hour) % wheels[wheel].rows
    case .half: return civil.hour < 12 ? 0 : 1
    case .minute: return Int(civil.minute) / minuteInterval
    case .hours: return Int(countdown(value) / 3600)
    case .minutes: return Int(countdown(value) / 60 % 60) / minuteInterval
    }
  }

  private func dateRow(_ civil: CivilTime) -> Int {
    let day = CivilTime.days(year: civil.year, month: civil.month, day: civil.day)
    return Int(min(max(day, Self.firstDay), Self.lastDay) - Self.firstDay)
  }

  /// What a row of a wheel shows; nil where there is none such.
  package func title(ofRow row: Int, in wheel: Int) -> String? {
    guard wheels.indices.contains(wheel), (0..<wheels[wheel].rows).contains(row) else { return nil }
    let number = Int64(row)
    switch wheels[wheel].kind {
    case .year: return text(patterns.year, CivilTime(year: number + 1, month: 1, day: 1))
    case .month: return locale.name(.months, row, .wide, .alone)
    case .day: return text(patterns.day, CivilTime(year: 2000, month: 1, day: number + 1))
    case .date:
      if row == dateRow(calendar.civil(now)) { return locale.today }
      return text(patterns.date, CivilTime(seconds: (Self.firstDay + number) * 86400))
    case .hour:
      return locale.is24Hour
        ? locale.written(number, padded: 2)
        : locale.written(row == 0 && locale.preferredHour == "h" ? 12 : number)
    case .half: return locale.name(.halves, row, .wide)
    case .minute: return locale.written(number * Int64(minuteInterval), padded: 2)
    case .hours: return locale.written(number)
    case .minutes: return locale.written(number * Int64(minuteInterval))
    }
  }

  /// The captions beside the wheels of a countdown, `hours` and `min`; empty in other modes.
  package func captions(for value: Int64) -> [String] {
    guard mode == .countDownTimer else { return [] }
    return [locale.hourCaption(Int(countdown(value) / 3600)), locale.minuteCaption]
  }

  private func text(_ pattern: DatePattern, _ civil: CivilTime) -> String {
    locale.format(civil.localSeconds, pattern: pattern, in: .utc)
  }

  /// The rows of a wheel that may be chosen while the others stay; the rest is grey.
  ///
  /// Nil where all may be. A row may be chosen where some moment of what it stands for is in range,
  /// and a day only where its month has it.
  package func enabledRows(of wheel: Int, for value: Int64) -> ClosedRange<Int>? {
    guard wheels.indices.contains(wheel) else { return nil }
    let kind = wheels[wheel].kind
    let last = wheels[wheel].rows - 1
    if kind == .hours || kind == .minutes { return nil }
    let civil = calendar.civil(value)
    var (low, high) = (0, last)
    if kind == .day { high = Int(CivilTime.daysInMonth(civil.month, of: civil.year)) - 1 }
    guard minimum != nil || maximum != nil || kind == .day else { return nil }
    if let minimum, row(of: wheel, for: minimum) > 0, startsSpan(of: kind, civil, with: minimum) {
      low = min(row(of: wheel, for: minimum), high)
    }
    if let maximum, startsSpan(of: kind, civil, with: maximum) {
      high = max(min(high, row(of: wheel, for: maximum)), low)
    }
    return low == 0 && high == last ? nil : low...high
  }

  /// Whether a bound lies in the span that the rows of a wheel part: months part a year.
  private func startsSpan(of kind: Kind, _ civil: CivilTime, with bound: Int64) -> Bool {
    let other = calendar.civil(bound)
    let isSameDay = civil.year == other.year && civil.month == other.month && civil.day == other.day
    switch kind {
    case .year, .date, .hours, .minutes: return true
    case .month: return civil.year == other.year
    case .day: return civil.year == other.year && civil.month == other.month
    case .half: return isSameDay
    case .hour:
      return isSameDay && (locale.is24Hour || (civil.hour < 12) == (other.hour < 12))
    case .minute: return isSameDay && civil.hour == other.hour
    }
  }

  package func isEnabled(_ row: Int, in wheel: Int, for value: Int64) -> Bool {
    enabledRows(of: wheel, for: value)?.contains(row) ?? true
  }
}
