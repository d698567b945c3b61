// SPDX-License-Identifier: MIT
import DioramaLocale

extension Timestamp {
  /// Reads RFC 3339, `2009-02-13T23:31:30.5Z` or with an offset; nil for anything else.
  package init?(_ text: String) {
    var rest = Substring(text)[...].utf8
    guard let year = Self.number(&rest, 4, then: "-"), let month = Self.number(&rest, 2, then: "-"),
      let day = Self.number(&rest, 2, then: "Tt"), let hour = Self.number(&rest, 2, then: ":"),
      let minute = Self.number(&rest, 2, then: ":"), let second = Self.number(&rest, 2),
      (1...12).contains(month), day >= 1, day <= CivilTime.daysInMonth(month, of: year),
      hour < 24, minute < 60, second < 60, let fraction = Self.fraction(&rest),
      let offset = Self.offset(&rest), rest.isEmpty
    else { return nil }
    let days = CivilTime.days(year: year, month: month, day: day)
    self.init(
      seconds: days * 86400 + hour * 3600 + minute * 60 + second - offset, nanoseconds: fraction)
  }

  /// Reads RFC 3339, or a date alone or with a time that clocks of `zone` show: `2015-03-01`,
  /// `2015-03-01T09:00`, `2015-03-01 09:00:30`; nil for anything else.
  package init?(_ text: String, in zone: TimeZone) {
    if let moment = Timestamp(text) {
      self = moment
      return
    }
    var rest = Substring(text)[...].utf8
    guard let year = Self.number(&rest, 4, then: "-"), let month = Self.number(&rest, 2, then: "-"),
      let day = Self.number(&rest, 2), (1...12).contains(month), day >= 1,
      day <= CivilTime.daysInMonth(month, of: year)
    else { return nil }
    var clock: [Int64] = []
    while let separator = rest.first, clock.count < 3 {
      let wanted = clock.isEmpty ? "T " : ":"
      guard wanted.utf8.contains(separator) else { return nil }
      rest = rest.dropFirst()
      guard let number = Self.number(&rest, 2), number < (clock.isEmpty ? 24 : 60) else {
        return nil
      }
      clock.append(number)
    }
    guard rest.isEmpty, clock.count != 1 else { return nil }
    clock += [0, 0, 0]
    let civil = CivilTime(
      year: year, month: month, day: day, hour: clock[0], minute: clock[1], second: clock[2])
    self.init(seconds: GregorianCalendar(zone: zone).moment(civil))
  }

  private static func number(
    _ rest: inout Substring.UTF8View, _ width: Int, then separators: String = ""
  ) -> Int64? {
    var number: Int64 = 0
    for _ in 0..<width {
      guard let digit = Digits.decimal(rest.first) else { return nil }
      number = number * 10 + digit
      rest = rest.dropFirst()
    }
    if separators.isEmpty { return number }
    guard let next = rest.first, separators.utf8.contains(next) else { return nil }
    rest = rest.dropFirst()
    return number
  }

  private static func fraction(_ rest: inout Substring.UTF8View) -> Int32? {
    guard rest.first == UInt8(ascii: ".") else { return 0 }
    rest = rest.dropFirst()
    var fraction: Int32 = 0
    var digits = 0
    while let digit = Digits.decimal(rest.first) {
      if digits < 9 { fraction = fraction * 10 + Int32(digit) }
      digits += 1
      rest = rest.dropFirst()
    }
    guard digits > 0 else { return nil }
    for _ in min(digits, 9)..<9 { fraction *= 10 }
    return fraction
  }

  private static func offset(_ rest: inout Substring.UTF8View) -> Int64? {
    guard let sign = rest.first else { return nil }
    rest = rest.dropFirst()
    if sign == UInt8(ascii: "Z") || sign == UInt8(ascii: "z") { return 0 }
    guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"),
      let hours = number(&rest, 2, then: ":"), let minutes = number(&rest, 2), hours < 24,
      minutes < 60
    else { return nil }
    return (hours * 3600 + minutes * 60) * (sign == UInt8(ascii: "-") ? -1 : 1)
  }

  /// RFC 3339 in UTC, with as many decimals of a second as needed.
  package var text: String {
    let civil = CivilTime(seconds: seconds)
    let date =
      Digits.padded(civil.year, to: 4) + "-" + Digits.padded(civil.month, to: 2) + "-"
      + Digits.padded(civil.day, to: 2)
    let time =
      Digits.padded(civil.hour, to: 2) + ":" + Digits.padded(civil.minute, to: 2) + ":"
      + Digits.padded(civil.second, to: 2)
    return date + "T" + time + Digits.fraction(nanoseconds: Int64(nanoseconds)) + "Z"
  }

  /// Seconds east of UTC in `zone` at this moment; nil where there is no such zone.
  ///
  /// - Parameter zone: `UTC`, `Z`, `+02:00`, `-09:30`, `02:00` or a name, `America/New_York`; empty
  ///   for UTC.
  package func offset(inZone zone: String) -> Int64? {
    zone.isEmpty ? 0 : TimeZone(zone)?.offset(at: seconds)
  }
}
