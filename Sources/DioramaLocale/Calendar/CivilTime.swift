// SPDX-License-Identifier: MIT

/// A date and a time of day of the proleptic Gregorian calendar.
package struct CivilTime: Equatable, Sendable {
  package var year: Int64
  /// 1...12
  package var month: Int64
  /// 1...31
  package var day: Int64
  package var hour: Int64
  package var minute: Int64
  package var second: Int64
  /// 0 is Sunday.
  package var weekday: Int64
  /// 0 is the first of January.
  package var dayOfYear: Int64

  /// What calendar and clock show `seconds` after the start of 1970, in UTC.
  package init(seconds: Int64) {
    var days = seconds / 86400
    var rest = seconds % 86400
    if rest < 0 {
      rest += 86400
      days -= 1
    }
    hour = rest / 3600
    minute = rest / 60 % 60
    second = rest % 60
    weekday = ((days + 4) % 7 + 7) % 7
    // Count from 1 March of year 0, so that the leap day is the last of its year.
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayFromMarch = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayFromMarch + 2) / 153
    day = dayFromMarch - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    dayOfYear = days - Self.days(year: year, month: 1, day: 1)
  }

  /// Days from the start of 1970 to a date.
  package static func days(year: Int64, month: Int64, day: Int64) -> Int64 {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let monthFromMarch = month > 2 ? month - 3 : month + 9
    let dayFromMarch = (153 * monthFromMarch + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayFromMarch
    return era * 146_097 + dayOfEra - 719_468
  }

  package static func daysInMonth(_ month: Int64, of year: Int64) -> Int64 {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
