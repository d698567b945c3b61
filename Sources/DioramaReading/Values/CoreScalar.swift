// SPDX-License-Identifier: MIT

/// What a plain YAML scalar is by the core schema of YAML 1.2.
enum CoreScalar: Equatable {
  case null
  case bool(Bool)
  case int(Int64)
  case double(Double)
  case text

  init(_ bytes: ArraySlice<UInt8>) {
    self = .text
    guard let first = bytes.first else {
      self = .null
      return
    }
    switch first {
    case 0x30...0x39, 0x2B, 0x2D, 0x2E: self = Self.number(bytes) ?? .text
    case 0x7E: if bytes.count == 1 { self = .null }
    case 0x6E, 0x4E:
      if Self.isOneOf(bytes, "null", "Null", "NULL") { self = .null }
    case 0x74, 0x54:
      if Self.isOneOf(bytes, "true", "True", "TRUE") { self = .bool(true) }
    case 0x66, 0x46:
      if Self.isOneOf(bytes, "false", "False", "FALSE") { self = .bool(false) }
    default: break
    }
  }

  private static func isOneOf(
    _ bytes: ArraySlice<UInt8>, _ a: StaticString, _ b: StaticString, _ c: StaticString
  ) -> Bool {
    equal(bytes, a) || equal(bytes, b) || equal(bytes, c)
  }

  private static func equal(_ bytes: ArraySlice<UInt8>, _ text: StaticString) -> Bool {
    guard bytes.count == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { unsafe $0.elementsEqual(bytes) }
  }

  /// Numbers as people write them take no detour; the rest goes through the standard library.
  private static func number(_ bytes: ArraySlice<UInt8>) -> CoreScalar? {
    var index = bytes.startIndex
    let isNegative = bytes[index] == 0x2D
    if isNegative || bytes[index] == 0x2B { index += 1 }
    var mantissa: UInt64 = 0
    var digits = 0
    var decimals = 0
    var hasPoint = false
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte >= 0x30, byte <= 0x39 {
        digits += 1
        if digits > 15 { return general(bytes) }
        mantissa = mantissa * 10 + UInt64(byte - 0x30)
        if hasPoint { decimals += 1 }
      } else if byte == 0x2E, !hasPoint {
        hasPoint = true
      } else {
        return general(bytes)
      }
      index += 1
    }
    guard digits > 0 else { return general(bytes) }
    if !hasPoint { return .int(isNegative ? -Int64(mantissa) : Int64(mantissa)) }
    // Both numbers are exact doubles, so the quotient is the correctly rounded decimal.
    let value = Double(mantissa) / powersOfTen[decimals]
    return .double(isNegative ? -value : value)
  }

  private static let powersOfTen: [Double] = (0...15).map { count in
    (0..<count).reduce(1) { product, _ in product * 10 }
  }

  private static func general(_ bytes: ArraySlice<UInt8>) -> CoreScalar? {
    let text = String(decoding: bytes, as: UTF8.self)
    switch text {
    case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": return .double(.infinity)
    case "-.inf", "-.Inf", "-.INF": return .double(-.infinity)
    case ".nan", ".NaN", ".NAN": return .double(.nan)
    default: break
    }
    if text.hasPrefix("0x") { return Int64(text.dropFirst(2), radix: 16).map { .int($0) } }
    if text.hasPrefix("0o") { return Int64(text.dropFirst(2), radix: 8).map { .int($0) } }
    let allowed = text.utf8.allSatisfy {
      $0 >= 0x30 && $0 <= 0x39 || [0x2B, 0x2D, 0x2E, 0x65, 0x45].contains($0)
    }
    guard allowed else { return nil }
    if let whole = Int64(text) { return .int(whole) }
    return Double(text).map { .double($0) }
  }
}
