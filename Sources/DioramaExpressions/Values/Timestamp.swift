// SPDX-License-Identifier: MIT

/// A moment between the years 1 and 9999, in seconds and nanoseconds since 1970 in UTC.
package struct Timestamp: Hashable, Comparable, Sendable {
  package var seconds: Int64
  /// 0 to 999,999,999, counted forwards.
  package var nanoseconds: Int32

  package static let range: ClosedRange<Int64> = -62_135_596_800...253_402_300_799

  /// Nil outside the years 1 to 9999.
  package init?(seconds: Int64, nanoseconds: Int32 = 0) {
    guard Self.range.contains(seconds), (0..<1_000_000_000).contains(nanoseconds) else {
      return nil
    }
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  /// The nearest whole second of the years 1 to 9999.
  package init(holding seconds: Int64) {
    self.seconds = min(max(seconds, Self.range.lowerBound), Self.range.upperBound)
    nanoseconds = 0
  }

  package static func < (a: Self, b: Self) -> Bool {
    (a.seconds, a.nanoseconds) < (b.seconds, b.nanoseconds)
  }

  /// Nil outside the years 1 to 9999.
  package func adding(_ duration: DurationValue) -> Timestamp? {
    let billion: Int64 = 1_000_000_000
    var whole = duration.nanoseconds / billion
    var part = Int64(nanoseconds) + duration.nanoseconds % billion
    if part < 0 {
      part += billion
      whole -= 1
    } else if part >= billion {
      part -= billion
      whole += 1
    }
    return Timestamp(seconds: seconds + whole, nanoseconds: Int32(part))
  }

  /// Nil where the length is more than about 292 years.
  package func since(_ other: Timestamp) -> DurationValue? {
    let (scaled, overflow) = (seconds - other.seconds).multipliedReportingOverflow(
      by: 1_000_000_000)
    let (sum, carry) = scaled.addingReportingOverflow(
      Int64(nanoseconds) - Int64(other.nanoseconds))
    return overflow || carry ? nil : DurationValue(nanoseconds: sum)
  }
}
