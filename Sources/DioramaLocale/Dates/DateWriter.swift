// SPDX-License-Identifier: MIT

/// Writes one moment field by field.
struct DateWriter {
  var locale: Locale
  var zone: TimeZone
  /// Seconds since 1970 in UTC.
  var moment: Int64
  var nanoseconds: Int32
  private let civil: CivilTime

  init(locale: Locale, zone: TimeZone, moment: Int64, nanoseconds: Int32 = 0) {
    (self.locale, self.zone, self.moment, self.nanoseconds) = (locale, zone, moment, nanoseconds)
    civil = GregorianCalendar(zone: zone).civil(moment)
  }

  func text(_ pattern: DatePattern) -> String {
    pattern.parts.map { part in
      switch part {
      case .text(let text): text
      case .field(let letter, let count): field(letter, count)
      }
    }.joined()
  }

  private func number(_ value: Int64, _ count: Int) -> String {
    // No field needs more digits, whatever a pattern asks for.
    locale.written(value, padded: min(count, 40))
  }

  private func field(_ letter: Character, _ count: Int) -> String {
    switch letter {
    case "G": locale.eraName(isCommon: civil.year > 0, Self.width(count))
    case "y", "Y", "u", "U", "r", "Q", "q", "M", "L": years(letter, count)
    case "w", "W", "d", "D", "F", "g", "E", "e", "c": days(letter, count)
    case "a", "b", "B", "h", "H", "K", "k", "m", "s", "S", "A": times(letter, count)
    case "z", "Z", "O", "v", "V", "X", "x":
      ZoneWriter(locale: locale, zone: zone, moment: moment).field(letter, count)
    default: String(repeating: letter, count: count)
    }
  }

  private static func width(_ count: Int) -> NameWidth {
    switch count {
    case 4: .wide
    case 5: .narrow
    case 6...: .short
    default: .abbreviated
    }
  }

  private func years(_ letter: Character, _ count: Int) -> String {
    switch letter {
    case "y", "Y":
      let year = letter == "y" ? civil.year : week.year
      // There is no year 0: it is the first before Christ.
      let shown = year > 0 ? year : 1 - year
      return count == 2 ? number(shown % 100, 2) : number(shown, count)
    case "Q", "q":
      let quarter = Int(civil.month - 1) / 3
      return count < 3
        ? number(Int64(quarter + 1), count)
        : locale.name(.quarters, quarter, Self.width(count), letter == "q" ? .alone : .inDate)
    case "M", "L":
      return count < 3
        ? number(civil.month, count)
        : locale.name(
          .months, Int(civil.month) - 1, Self.width(count), letter == "L" ? .alone : .inDate)
    default: return number(civil.year, count)
    }
  }

  private func days(_ letter: Character, _ count: Int) -> String {
    switch letter {
    case "w": number(week.number, count)
    case "W": number(weekOfMonth, count)
    case "d": number(civil.day, count)
    case "D": number(civil.dayOfYear + 1, count)
    case "F": number((civil.day - 1) / 7 + 1, count)
    // The modified Julian day of 1970-01-01 is 40587.
    case "g": number(dayNumber + 40_587 + 2_400_000, count)
    case "E":
      locale.name(.days, Int(civil.weekday), Self.width(count))
    default:
      if count < 3 {
        number(CivilTime.remainder(civil.weekday - Int64(locale.firstWeekday - 1), 7) + 1, count)
      } else {
        locale.name(.days, Int(civil.weekday), Self.width(count), letter == "c" ? .alone : .inDate)
      }
    }
  }

  private func times(_ letter: Character, _ count: Int) -> String {
    switch letter {
    // Parts of the day are halves here: 'in the morning' is AM. The wide names stand for short ones
    // as well, as in ICU.
    case "a", "b", "B":
      locale.name(.halves, civil.hour < 12 ? 0 : 1, count == 5 ? .narrow : .wide)
    case "h": number((civil.hour + 11) % 12 + 1, count)
    case "H": number(civil.hour, count)
    case "K": number(civil.hour % 12, count)
    case "k": number((civil.hour + 23) % 24 + 1, count)
    case "m": number(civil.minute, count)
    case "s": number(civil.second, count)
    case "A":
      number(
        (civil.hour * 3600 + civil.minute * 60 + civil.second) * 1000
          + Int64(nanoseconds / 1_000_000), count)
    default:
      // A fraction of a second is cut off, not rounded.
      locale.written(
        (0..<min(count, 40)).reduce(into: (digits: [UInt8](), rest: nanoseconds)) { state, _ in
          state.digits.append(UInt8(state.rest / 100_000_000))
          state.rest = state.rest % 100_000_000 * 10
        }.digits)
    }
  }
}

// MARK: - Weeks

extension DateWriter {
  private var dayNumber: Int64 {
    CivilTime.days(year: civil.year, month: civil.month, day: civil.day)
  }

  /// The number of a day's week in a span that begins at a day: 0 or less before its first week.
  private func weekNumber(of day: Int64, from start: Int64) -> Int64 {
    // 1970-01-01 was a Thursday.
    let weekday = CivilTime.remainder(start + 4, 7)
    let lead = CivilTime.remainder(weekday - Int64(locale.firstWeekday - 1), 7)
    let first = 7 - lead >= Int64(locale.minimumDaysInFirstWeek) ? start - lead : start - lead + 7
    return (day - first - CivilTime.remainder(day - first, 7)) / 7 + 1
  }

  /// The week of the year and the year that it belongs to.
  private var week: (number: Int64, year: Int64) {
    func number(in year: Int64) -> Int64 {
      weekNumber(of: dayNumber, from: CivilTime.days(year: year, month: 1, day: 1))
    }
    let own = number(in: civil.year)
    if own < 1 { return (number(in: civil.year - 1), civil.year - 1) }
    let next = number(in: civil.year + 1)
    return next >= 1 ? (next, civil.year + 1) : (own, civil.year)
  }

  private var weekOfMonth: Int64 {
    weekNumber(of: dayNumber, from: dayNumber - civil.day + 1)
  }
}
