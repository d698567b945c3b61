// SPDX-License-Identifier: MIT

/// Numbers as text, without a locale and the same on every machine.
package enum DecimalText {
  /// At most three decimals, no trailing zeros, no negative zero: how reports print points.
  package static func report(_ value: Double) -> String {
    var text = ""
    appendReport(value, to: &text)
    return text
  }

  /// As `report`, onto the end of `text`; whole numbers take no detour.
  package static func appendReport(_ value: Double, to text: inout String) {
    if let whole = Int(exactly: value), whole.magnitude < 1 << 53 {
      text += String(whole)
      return
    }
    guard value.isFinite else {
      text += value.isNaN ? "nan" : value < 0 ? "-inf" : "inf"
      return
    }
    var fixed = self.fixed(value, decimals: 3)
    while fixed.last == "0" { fixed.removeLast() }
    if fixed.last == "." { fixed.removeLast() }
    text += fixed == "-0" ? "0" : fixed
  }

  /// The shortest decimal that reads back as the same double, whole numbers without a point.
  package static func shortest(_ value: Double) -> String {
    if let whole = Int(exactly: value), whole.magnitude < 1 << 53 { return String(whole) }
    return trimmed(value.description)
  }

  /// The shortest decimal that reads back as the same 32-bit float.
  package static func shortest(_ value: Float) -> String {
    if let whole = Int(exactly: value), whole.magnitude < 1 << 24 { return String(whole) }
    return trimmed(value.description)
  }

  private static func trimmed(_ text: String) -> String {
    text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Exactly `decimals` digits after the point (`%.6f`), correctly rounded, halves to even.
  package static func fixed(_ value: Double, decimals: Int) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
    var digits = scaledDigits(value.magnitude, decimals: decimals)
    while digits.count <= decimals { digits.insert(0x30, at: 0) }
    var text = value.sign == .minus ? "-" : ""
    text += String(decoding: digits.dropLast(decimals), as: UTF8.self)
    if decimals > 0 {
      text += "."
      text += String(decoding: digits.suffix(decimals), as: UTF8.self)
    }
    return text
  }

  /// The decimal digits of `value` * 10^`decimals`, rounded half to even.
  private static func scaledDigits(_ value: Double, decimals: Int) -> [UInt8] {
    guard value != 0 else { return [0x30] }
    var big = BigNatural(UInt64(value.significandBitPattern | (value.isNormal ? 1 << 52 : 0)))
    let exponent = value.isNormal ? Int(value.exponent) - 52 : -1074
    for _ in 0..<decimals { big.multiply(by: 10) }
    if exponent >= 0 { big.shiftLeft(exponent) } else { big.shiftRightToEven(-exponent) }
    return big.decimalDigits()
  }
}

/// A natural number of any size, little-endian in 32-bit words; just enough to print doubles.
private struct BigNatural {
  private var words: [UInt32]

  init(_ value: UInt64) {
    words = [UInt32(truncatingIfNeeded: value), UInt32(truncatingIfNeeded: value >> 32)]
  }

  mutating func multiply(by factor: UInt32) {
    var carry: UInt64 = 0
    for index in words.indices {
      let product = UInt64(words[index]) * UInt64(factor) + carry
      words[index] = UInt32(truncatingIfNeeded: product)
      carry = product >> 32
    }
    if carry > 0 { words.append(UInt32(carry)) }
  }

  mutating func shiftLeft(_ count: Int) {
    for _ in 0..<(count / 31) { multiply(by: 1 << 31) }
    multiply(by: 1 << UInt32(count % 31))
  }

  /// Divides by 2^count, rounding halves to the even neighbour.
  mutating func shiftRightToEven(_ count: Int) {
    let half = bit(count - 1)
    let rest = (0..<max(0, count - 1)).contains { bit($0) }
    let whole = count / 32
    words = whole < words.count ? Array(words[whole...]) : [0]
    let small = UInt32(count % 32)
    if small > 0 {
      for index in words.indices {
        let next = index + 1 < words.count ? words[index + 1] : 0
        words[index] = words[index] >> small | next << (32 - small)
      }
    }
    if half && (rest || bit(0)) { increment() }
  }

  private func bit(_ index: Int) -> Bool {
    index >= 0 && index / 32 < words.count && words[index / 32] >> UInt32(index % 32) & 1 == 1
  }

  private mutating func increment() {
    for index in words.indices {
      words[index] &+= 1
      if words[index] != 0 { return }
    }
    words.append(1)
  }

  func decimalDigits() -> [UInt8] {
    var rest = words
    var digits: [UInt8] = []
    while rest.contains(where: { $0 != 0 }) {
      var remainder: UInt64 = 0
      for index in rest.indices.reversed() {
        let value = remainder << 32 | UInt64(rest[index])
        rest[index] = UInt32(value / 1_000_000_000)
        remainder = value % 1_000_000_000
      }
      for _ in 0..<9 {
        digits.append(UInt8(0x30 + remainder % 10))
        remainder /= 10
      }
    }
    while digits.count > 1, digits.last == 0x30 { digits.removeLast() }
    return digits.isEmpty ? [0x30] : digits.reversed()
  }
}
