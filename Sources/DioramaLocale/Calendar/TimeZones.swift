// SPDX-License-Identifier: MIT
internal import CTimeZones

/// The data of the named time zones of the IANA database, built in: no file of the machine is read.
///
/// Every change of an offset since 1900 is known; earlier moments have the offset of 1900.
enum TimeZones {
  /// Seconds east of UTC that clocks of a zone are ahead at a moment.
  ///
  /// - Parameters:
  ///   - zone: From `number(of:)`.
  ///   - seconds: Since the start of 1970, in UTC.
  static func offset(ofZone zone: Int, at seconds: Int64) -> Int64 {
    let first = Int(diorama_zone_start(zone))
    let end = Int(diorama_zone_start(zone + 1))
    // The first change that is still to come.
    let next = partition(first..<end) { diorama_zone_time($0) <= seconds }
    if next == end { return Rule(Int(diorama_zone_rule(zone))).offset(at: seconds) }
    let place = next == first ? diorama_zone_before(zone) : diorama_zone_after(next - 1)
    return diorama_zone_offset(Int(place))
  }

  /// The zone of a name as the database spells it, `America/New_York`; nil for an unknown one.
  static func number(of name: String) -> Int? {
    let wanted = Array(name.utf8)
    let index = partition(0..<DIORAMA_ZONE_NAMES) { text(of: $0, precedes: wanted) }
    guard index < DIORAMA_ZONE_NAMES, text(of: index, is: wanted) else { return nil }
    return Int(diorama_zone_of_name(index))
  }

  /// A name of the table, byte by byte; a zero behind it ends it.
  private static func byte(_ place: Int, of name: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: diorama_zone_name(Int(diorama_zone_name_start(name)) + place))
  }

  private static func text(of name: Int, precedes wanted: [UInt8]) -> Bool {
    for (place, letter) in wanted.enumerated() {
      let own = byte(place, of: name)
      if own != letter { return own < letter }
    }
    return false
  }

  private static func text(of name: Int, is wanted: [UInt8]) -> Bool {
    for (place, letter) in wanted.enumerated() where letter == 0 || byte(place, of: name) != letter
    {
      return false
    }
    return byte(wanted.count, of: name) == 0
  }

  /// How a zone goes on after its last change, the same every year.
  private struct Rule {
    /// Where its ten numbers begin in the table.
    private let start: Int

    init(_ number: Int) { start = 10 * number }

    private func part(_ index: Int) -> Int64 { diorama_zone_rule_part(start + index) }

    func offset(at seconds: Int64) -> Int64 {
      let standard = part(0)
      guard part(2) != 0 else { return standard }
      let year = CivilTime(seconds: seconds + standard).year
      let begins = change(at: 2, in: year) - standard
      let ends = change(at: 6, in: year) - part(1)
      // South of the equator daylight time goes on over the new year.
      let isDaylight =
        begins < ends
        ? begins <= seconds && seconds < ends : !(ends <= seconds && seconds < begins)
      return isDaylight ? part(1) : standard
    }

    /// Local seconds since 1970 at which clocks are changed: a weekday of a week, 5 for the last.
    private func change(at index: Int, in year: Int64) -> Int64 {
      let (month, week, weekday) = (part(index), part(index + 1), part(index + 2))
      let first = CivilTime.days(year: year, month: month, day: 1)
      var day = (weekday - ((first + 4) % 7 + 7) % 7 + 7) % 7 + 7 * (week - 1)
      while day >= CivilTime.daysInMonth(month, of: year) { day -= 7 }
      return (first + day) * 86400 + part(index + 3)
    }
  }
}
