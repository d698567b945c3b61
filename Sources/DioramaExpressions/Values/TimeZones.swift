// SPDX-License-Identifier: MIT
internal import CTimeZones

/// The named time zones of the IANA database, built in: no file of the machine is read.
///
/// Every change of an offset since 1900 is known; earlier moments have the offset of 1900.
enum TimeZones {
  /// Seconds east of UTC that clocks of a zone are ahead at a moment; nil for an unknown name.
  ///
  /// - Parameters:
  ///   - name: As the database spells it: `America/New_York`, `US/Central`.
  ///   - seconds: Since the start of 1970, in UTC.
  static func offset(ofZone name: String, at seconds: Int64) -> Int64? {
    guard let zone = number(of: name) else { return nil }
    let first = Int(diorama_zone_start(zone))
    let end = Int(diorama_zone_start(zone + 1))
    // The first change that is still to come.
    let next = partition(first..<end) { diorama_zone_time($0) <= seconds }
    if next == end { return Rule(Int(diorama_zone_rule(zone))).offset(at: seconds) }
    let place = next == first ? diorama_zone_before(zone) : diorama_zone_after(next - 1)
    return diorama_zone_offset(Int(place))
  }

  private static func number(of name: String) -> Int? {
    let wanted = Array(name.utf8)
    let index = partition(0..<DIORAMA_ZONE_NAMES) { text(of: $0, precedes: wanted) }
    guard index < DIORAMA_ZONE_NAMES, text(of: index, is: wanted) else { return nil }
    return Int(diorama_zone_of_name(index))
  }

  /// The first index for which `isBefore` no longer holds.
  private static func partition(_ range: Range<Int>, isBefore: (Int) -> Bool) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
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
