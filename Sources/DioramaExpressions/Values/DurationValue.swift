// SPDX-License-Identifier: MIT

/// A length of time in whole nanoseconds; about 292 years either way.
package struct DurationValue: Hashable, Comparable, Sendable {
  package var nanoseconds: Int64

  package init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// The nearest whole nanosecond; nil for what is not finite or too long.
  package init?(seconds: Double) {
    let scaled = (seconds * 1e9).rounded()
    guard scaled.isFinite, let whole = Int64(exactly: scaled) else { return nil }
    nanoseconds = whole
  }

  package var seconds: Double { Double(nanoseconds) / 1e9 }

  package static func < (a: Self, b: Self) -> Bool { a.nanoseconds < b.nanoseconds }
}

// MARK: - Text

extension DurationValue {
  /// Reads `1h45m`, `-1.5s`, `250ms`, `3us`, `7ns`; nil for anything else or too long a time.
  package init?(_ text: String) {
    var rest = Substring(text)[...].utf8
    var isNegative = false
    if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      isNegative = sign == UInt8(ascii: "-")
      rest = rest.dropFirst()
    }
    if rest.elementsEqual("0".utf8) {
      nanoseconds = 0
      return
    }
    guard !rest.isEmpty else { return nil }
    var total: Int64 = 0
    while !rest.isEmpty {
      guard let part = Self.takePart(&rest) else { return nil }
      let (sum, overflow) = total.subtractingReportingOverflow(part)
      guard !overflow else { return nil }
      total = sum
    }
    if !isNegative && total == .min { return nil }
    nanoseconds = isNegative ? total : -total
  }

  /// Takes a number and its unit off the front; gives nanoseconds.
  private static func takePart(_ rest: inout Substring.UTF8View) -> Int64? {
    var whole: Int64 = 0
    var fraction: [Int64] = []
    var digits = 0
    while let digit = Digits.decimal(rest.first) {
      let (scaled, overflow) = whole.multipliedReportingOverflow(by: 10)
      let (sum, carry) = scaled.addingReportingOverflow(digit)
      guard !overflow, !carry else { return nil }
      whole = sum
      digits += 1
      rest = rest.dropFirst()
    }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      while let digit = Digits.decimal(rest.first) {
        fraction.append(digit)
        digits += 1
        rest = rest.dropFirst()
      }
    }
    guard digits > 0, let unit = takeUnit(&rest) else { return nil }
    let (product, overflow) = whole.multipliedReportingOverflow(by: unit)
    guard !overflow else { return nil }
    var part: Int64 = 0
    var scale = unit
    for digit in fraction.prefix(15) {
      // The tenth part of a unit may itself have a rest: 0.5m is 30 s, 0.05us is 50 ns.
      part += digit * scale / 10
      scale /= 10
    }
    let (sum, carry) = product.addingReportingOverflow(part)
    return carry ? nil : sum
  }

  private static func takeUnit(_ rest: inout Substring.UTF8View) -> Int64? {
    let units: [(String, Int64)] = [
      ("ns", 1), ("us", 1000), ("µs", 1000), ("μs", 1000), ("ms", 1_000_000),
      ("s", 1_000_000_000), ("m", 60_000_000_000), ("h", 3_600_000_000_000),
    ]
    for (name, scale) in units where rest.starts(with: name.utf8) {
      rest = rest.dropFirst(name.utf8.count)
      return scale
    }
    return nil
  }

  /// Seconds with as many decimals as needed: `6347s`, `-0.5s`.
  package var text: String {
    let magnitude = nanoseconds.magnitude
    let fraction = Digits.fraction(nanoseconds: Int64(magnitude % 1_000_000_000))
    return (nanoseconds < 0 ? "-" : "") + String(magnitude / 1_000_000_000) + fraction + "s"
  }
}

/// Digits read and written byte by byte.
enum Digits {
  static func decimal(_ byte: UInt8?) -> Int64? {
    guard let byte, byte >= 0x30, byte <= 0x39 else { return nil }
    return Int64(byte - 0x30)
  }

  static func hexadecimal(_ byte: UInt8?) -> UInt32? {
    switch byte {
    case .some(let byte) where byte >= 0x30 && byte <= 0x39: UInt32(byte - 0x30)
    case .some(let byte) where byte >= 0x41 && byte <= 0x46: UInt32(byte - 0x37)
    case .some(let byte) where byte >= 0x61 && byte <= 0x66: UInt32(byte - 0x57)
    default: nil
    }
  }

  /// `.5` for half a second, nothing for none.
  static func fraction(nanoseconds: Int64) -> String {
    guard nanoseconds > 0 else { return "" }
    var digits = padded(nanoseconds, to: 9)
    while digits.last == "0" { digits.removeLast() }
    return "." + digits
  }

  static func padded(_ number: Int64, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
