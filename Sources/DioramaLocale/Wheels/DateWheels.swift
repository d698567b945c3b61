// SPDX-License-Identifier: MIT

/// The wheels of a date picker: what they show for a value, and which value a turn of one gives.
///
/// A value is a moment in seconds since 1970 in UTC, or in `countDownTimer` a number of seconds.
/// Modes, order of wheels and rules: UIKit facts 2.15 and 8.
package struct DateWheels: Equatable, Sendable {
  package enum Mode: String, CaseIterable, Sendable { case time, date, dateAndTime, countDownTimer }

  package let mode: Mode
  package let locale: Locale
  package let calendar: GregorianCalendar
  /// Minutes between two rows; 1 for what UIDatePicker does not take.
  package let minuteInterval: Int
  /// What holds the value; nil where one is missing, where they exclude each other, and in
  /// `countDownTimer`.
  package let minimum: Int64?
  package let maximum: Int64?
  /// The moment whose day is called today.
  package let now: Int64
  /// From left to right.
  package let wheels: [Wheel]
  let patterns: Patterns

  /// One wheel of rows; its widths are a choice, UIKit's are not known.
  package struct Wheel: Equatable, Sendable {
    package var kind: Kind
    package var rows: Int
    /// Whether the first row follows the last one.
    package var isCyclic: Bool
    /// In points.
    package var width: Double
  }

  package enum Kind: Sendable {
    case year, month, day
    /// A day with its month and day of the week, one row for each since the first of January 1.
    case date
    case hour, half, minute
    /// Hours and minutes of a countdown.
    case hours, minutes
  }

  /// In points; UIKit facts, S13.
  package static let rowHeight = 32.0

  /// - Parameters:
  ///   - minuteInterval: Taken as 1 unless it is 1 to 30 and divides 60.
  ///   - minimum: A moment, as are `maximum` and `now`.
  package init(
    mode: Mode, locale: Locale, zone: TimeZone, minuteInterval: Int = 1, minimum: Int64? = nil,
    maximum: Int64? = nil, now: Int64
  ) {
    self.mode = mode
    self.locale = locale
    calendar = GregorianCalendar(zone: zone)
    self.minuteInterval = Self.isMinuteInterval(minuteInterval) ? minuteInterval : 1
    var isBounded = mode != .countDownTimer
    if let minimum, let maximum, minimum > maximum { isBounded = false }
    self.minimum = isBounded ? minimum : nil
    self.maximum = isBounded ? maximum : nil
    self.now = now
    patterns = Patterns(locale)
    wheels = Self.wheels(of: mode, locale, interval: self.minuteInterval, patterns)
  }

  package static func isMinuteInterval(_ minutes: Int) -> Bool {
    (1...30).contains(minutes) && 60 % minutes == 0
  }
}

// MARK: - The wheels of a mode

extension DateWheels {
  /// What the rows show, found once.
  struct Patterns: Equatable, Sendable {
    var year: DatePattern
    var day: DatePattern
    var date: DatePattern
    /// The fields of a date and of a time in the locale's order.
    var dateOrder: [Character]
    var timeOrder: [Character]

    init(_ locale: Locale) {
      year = locale.pattern(template: "y")
      day = locale.pattern(template: "d")
      // Wheels show "Wed Nov 15", without the comma of the text.
      date = DatePattern(
        parts: locale.pattern(template: "MMMEd").parts.map { part in
          guard case .text(let text) = part else { return part }
          return .text(text.filter { $0 != "," && $0 != "،" && $0 != "、" })
        })
      func order(_ pattern: DatePattern, _ letters: String) -> [Character] {
        pattern.parts.compactMap { part in
          guard case .field(let letter, _) = part else { return nil }
          return letters.contains(letter) ? letter : nil
        }
      }
      let ownOrder = order(locale.pattern(date: .long, time: .none), "yMLd")
      dateOrder = Set(ownOrder).count == 3 && ownOrder.count == 3 ? ownOrder : ["y", "M", "d"]
      timeOrder = order(locale.pattern(template: "jm"), "hHkKmaB")
    }
  }

  private static func wheels(
    of mode: Mode, _ locale: Locale, interval: Int, _ patterns: Patterns
  ) -> [Wheel] {
    switch mode {
    case .time: timeWheels(locale, interval, patterns, width: 60)
    case .date:
      patterns.dateOrder.map { letter in
        switch letter {
        case "y": Wheel(kind: .year, rows: Int(lastYear), isCyclic: false, width: 76)
        case "d": Wheel(kind: .day, rows: 31, isCyclic: true, width: 60)
        default: Wheel(kind: .month, rows: 12, isCyclic: true, width: 140)
        }
      }
    case .dateAndTime:
      [Wheel(kind: .date, rows: Int(lastDay - firstDay) + 1, isCyclic: false, width: 130)]
        + timeWheels(locale, interval, patterns, width: 50)
    case .countDownTimer:
      [
        Wheel(kind: .hours, rows: 24, isCyclic: true, width: 140),
        Wheel(kind: .minutes, rows: 60 / interval, isCyclic: true, width: 140),
      ]
    }
  }

  private static func timeWheels(
    _ locale: Locale, _ interval: Int, _ patterns: Patterns, width: Double
  ) -> [Wheel] {
    patterns.timeOrder.map { letter in
      switch letter {
      case "m": Wheel(kind: .minute, rows: 60 / interval, isCyclic: true, width: width)
      case "a", "B": Wheel(kind: .half, rows: 2, isCyclic: false, width: width)
      default:
        Wheel(kind: .hour, rows: locale.is24Hour ? 24 : 12, isCyclic: true, width: width)
      }
    }
  }

  static let lastYear = GregorianCalendar.years.upperBound
  static let firstDay = CivilTime.days(year: 1, month: 1, day: 1)
  static let lastDay = CivilTime.days(year: lastYear, month: 12, day: 31)
}
