// SPDX-License-Identifier: MIT

/// A moment or a length on the virtual clock, in whole microseconds.
package struct VirtualTime: Hashable, Comparable, Sendable {
  package var microseconds: Int64

  package init(microseconds: Int64) { self.microseconds = microseconds }

  /// Nearest whole microsecond; clamped to plus or minus 100 years, NaN gives zero.
  package init(seconds: Double) {
    let limit = 3_155_760_000.0
    let clamped = seconds.isNaN ? 0 : min(max(seconds, -limit), limit)
    microseconds = Int64((clamped * 1_000_000).rounded())
  }

  package static let zero = VirtualTime(microseconds: 0)

  package var seconds: Double { Double(microseconds) / 1_000_000 }

  package static func < (a: Self, b: Self) -> Bool { a.microseconds < b.microseconds }

  package static func + (a: Self, b: Self) -> Self {
    let (sum, overflow) = a.microseconds.addingReportingOverflow(b.microseconds)
    return Self(microseconds: overflow ? (a.microseconds > 0 ? .max : .min) : sum)
  }

  package static func - (a: Self, b: Self) -> Self {
    let (rest, overflow) = a.microseconds.subtractingReportingOverflow(b.microseconds)
    return Self(microseconds: overflow ? (a.microseconds > 0 ? .max : .min) : rest)
  }
}
