// SPDX-License-Identifier: MIT

/// The Gregorian calendar in a time zone, with the rules of NSCalendar for clocks that are changed.
///
/// It is proleptic: it knows no Julian dates before 1582, which NSCalendar shows. Moments are whole
/// seconds since the start of 1970 in UTC.
package struct GregorianCalendar: Hashable, Sendable {
  package var zone: TimeZone

  package init(zone: TimeZone) { self.zone = zone }

  /// The years that dates are kept in.
  package static let years: ClosedRange<Int64> = 1...10_000

  /// What calendar and clocks show at a moment.
  package func civil(_ moment: Int64) -> CivilTime {
    CivilTime(seconds: moment + zone.offset(at: moment))
  }

  /// The moment at which calendar and clocks show a date and time.
  ///
  /// A time that clocks leap over is moved on by as much as they leap, 2:30 to 3:30; of a time that
  /// they show twice it is the first.
  package func moment(_ civil: CivilTime) -> Int64 { moment(local: civil.localSeconds) }

  /// - Parameter local: Seconds since 1970 as if clocks showed UTC.
  func moment(local: Int64) -> Int64 {
    // No zone is a day from UTC and none changes its clocks twice in two days.
    let before = zone.offset(at: local - 86400)
    let after = zone.offset(at: local + 86400)
    let fitting = [local - before, local - after].filter { zone.offset(at: $0) == local - $0 }
    return fitting.min() ?? local - before
  }

  /// The same time of day, days later or earlier.
  package func adding(days: Int64, to moment: Int64) -> Int64 {
    self.moment(local: moment + zone.offset(at: moment) + days * 86400)
  }

  /// The same day and time of another month, or that month's last day where it is shorter.
  package func adding(months: Int64, to moment: Int64) -> Int64 {
    self.moment(civil(moment).adding(months: months))
  }

  package func startOfDay(_ moment: Int64) -> Int64 {
    let local = moment + zone.offset(at: moment)
    return self.moment(local: local - CivilTime.remainder(local, 86400))
  }
}

extension CivilTime {
  /// A date and time of day; the day may be past the month's end, which carries over.
  package init(
    year: Int64, month: Int64, day: Int64, hour: Int64 = 0, minute: Int64 = 0, second: Int64 = 0
  ) {
    self.init(
      seconds: Self.days(year: year, month: month, day: day) * 86400 + hour * 3600 + minute * 60
        + second)
  }

  /// Seconds since 1970 as if it were shown in UTC.
  package var localSeconds: Int64 {
    Self.days(year: year, month: month, day: day) * 86400 + hour * 3600 + minute * 60 + second
  }

  /// The same day of another month, or that month's last day.
  func adding(months: Int64) -> CivilTime {
    let count = year * 12 + month - 1 + months
    let newMonth = Self.remainder(count, 12)
    return moved(year: (count - newMonth) / 12, month: newMonth + 1, day: day)
  }

  /// The same time of another date; a day past the end of its month becomes the last one.
  package func moved(year: Int64, month: Int64, day: Int64) -> CivilTime {
    let last = Self.daysInMonth(month, of: year)
    return CivilTime(
      year: year, month: month, day: min(day, last), hour: hour, minute: minute, second: second)
  }

  /// Never negative.
  static func remainder(_ number: Int64, _ divisor: Int64) -> Int64 {
    let rest = number % divisor
    return rest < 0 ? rest + divisor : rest
  }

  package static func isLeap(_ year: Int64) -> Bool { daysInMonth(2, of: year) == 29 }
}
