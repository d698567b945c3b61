// SPDX-License-Identifier: MIT

/// A time zone: one of the IANA database, or a fixed distance from UTC.
package struct TimeZone: Hashable, Sendable {
  package let name: String
  private let place: Place

  private enum Place: Hashable {
    case fixed(Int64)
    case named(Int)
  }

  /// - Parameter name: `UTC`, `GMT`, `Z`, `+02:00`, `-09:30`, `02:00` or a name of the database,
  ///   `America/New_York`; nil for anything else.
  package init?(_ name: String) {
    if let fixed = Self.fixedOffset(name) {
      place = .fixed(fixed)
    } else if let number = TimeZones.number(of: name) {
      place = .named(number)
    } else {
      return nil
    }
    self.name = name
  }

  private init(utc name: String) {
    self.name = name
    place = .fixed(0)
  }

  package static let utc = TimeZone(utc: "UTC")

  /// Seconds that its clocks are ahead of UTC at a moment, given in seconds since 1970 in UTC.
  package func offset(at seconds: Int64) -> Int64 {
    switch place {
    case .fixed(let offset): offset
    case .named(let zone): TimeZones.offset(ofZone: zone, at: seconds)
    }
  }

  /// Whether its clocks are ahead of where they are half a year before and after.
  ///
  /// So Ireland's summer time is daylight time, as people and the CLDR's names see it.
  package func isDaylight(at seconds: Int64) -> Bool {
    let halfYear: Int64 = 182 * 86400
    let own = offset(at: seconds)
    return own > offset(at: seconds - halfYear) || own > offset(at: seconds + halfYear)
  }

  private static func fixedOffset(_ name: String) -> Int64? {
    if name == "UTC" || name == "Z" || name == "GMT" { return 0 }
    var letters = Array(name.utf8)
    var sign: Int64 = 1
    if letters.first == UInt8(ascii: "-") || letters.first == UInt8(ascii: "+") {
      sign = letters.removeFirst() == UInt8(ascii: "-") ? -1 : 1
    }
    guard letters.count == 5, letters[2] == UInt8(ascii: ":"),
      let hours = number(letters[0..<2]), let minutes = number(letters[3..<5]), hours < 24,
      minutes < 60
    else { return nil }
    return sign * (hours * 3600 + minutes * 60)
  }

  private static func number(_ letters: ArraySlice<UInt8>) -> Int64? {
    letters.reduce(0) { sum, letter in
      guard let sum, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(letter) else { return nil }
      return sum * 10 + Int64(letter - UInt8(ascii: "0"))
    }
  }
}
