// SPDX-License-Identifier: MIT
import DioramaCore

/// `text.format([values])`: the `printf` of CEL.
enum StringFormat {
  private static let maximumPrecision = 1000

  static func format(
    _ text: String, _ values: [Value], _ meter: inout Meter
  ) throws(EvaluationError) -> String {
    var result: [UInt8] = []
    var rest = values[...]
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      guard byte == UInt8(ascii: "%") else {
        result.append(byte)
        continue
      }
      if index < bytes.count, bytes[index] == UInt8(ascii: "%") {
        result.append(byte)
        index += 1
        continue
      }
      let precision = try precision(bytes, &index)
      guard index < bytes.count else { throw EvaluationError("a lone '%' ends the format") }
      let verb = bytes[index]
      index += 1
      guard let value = rest.popFirst() else {
        throw EvaluationError("the format wants more than \(values.count) values")
      }
      let piece = try formatted(value, verb, precision, &meter)
      try meter.charge(bytes: piece.utf8.count)
      result.append(contentsOf: piece.utf8)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The digits behind `%.`; 6 where there are none.
  private static func precision(
    _ bytes: [UInt8], _ index: inout Int
  ) throws(EvaluationError) -> Int {
    guard index < bytes.count, bytes[index] == UInt8(ascii: ".") else { return 6 }
    index += 1
    var precision: Int64?
    while index < bytes.count, let digit = Digits.decimal(bytes[index]) {
      precision = min((precision ?? 0) * 10 + digit, 1_000_000)
      index += 1
    }
    guard let precision, precision <= maximumPrecision else {
      throw EvaluationError("a precision is a number from 0 to \(maximumPrecision)")
    }
    return Int(precision)
  }

  private static func formatted(
    _ value: Value, _ verb: UInt8, _ precision: Int, _ meter: inout Meter
  ) throws(EvaluationError) -> String {
    switch verb {
    case UInt8(ascii: "s"): return try plain(value, &meter)
    case UInt8(ascii: "d"): return try decimal(value)
    case UInt8(ascii: "f"), UInt8(ascii: "e"):
      guard let number = value.number else { throw wrong(value, verb, "a number") }
      if !number.isFinite { return NumberText.shortest(number) }
      try meter.charge(100 + precision)
      return verb == UInt8(ascii: "f")
        ? fixed(value, number, precision) : ExponentText.text(number, decimals: precision)
    case UInt8(ascii: "b"): return try digits(value, radix: 2, verb)
    case UInt8(ascii: "o"): return try digits(value, radix: 8, verb)
    case UInt8(ascii: "x"), UInt8(ascii: "X"):
      let text = try hexadecimal(value, verb, &meter)
      return verb == UInt8(ascii: "X") ? text.uppercased() : text
    default:
      let sign = String(decoding: [verb], as: UTF8.self)
      throw EvaluationError(
        "'%\(sign)' is no format, %s %d %f %e %b %o %x and %X are")
    }
  }

  private static func wrong(_ value: Value, _ verb: UInt8, _ wanted: String) -> EvaluationError {
    let sign = String(decoding: [verb], as: UTF8.self)
    return EvaluationError("'%\(sign)' takes \(wanted), not \(value.typeName)")
  }

  private static func fixed(_ value: Value, _ number: Double, _ precision: Int) -> String {
    let zeros = precision > 0 ? "." + String(repeating: "0", count: precision) : ""
    return switch value {
    case .int(let whole): String(whole) + zeros
    case .uint(let whole): String(whole) + zeros
    default: DecimalText.fixed(number, decimals: precision)
    }
  }

  private static func decimal(_ value: Value) throws(EvaluationError) -> String {
    switch value {
    case .int(let number): return String(number)
    case .uint(let number): return String(number)
    case .double(let number) where !number.isFinite: return NumberText.shortest(number)
    case .double, .float: throw EvaluationError("'%d' takes an int, '%f' and '%s' take a double")
    default: throw wrong(value, UInt8(ascii: "d"), "an int")
    }
  }

  private static func digits(
    _ value: Value, radix: Int, _ verb: UInt8
  ) throws(EvaluationError) -> String {
    switch value {
    case .int(let number): return String(number, radix: radix)
    case .uint(let number): return String(number, radix: radix)
    case .bool(let flag) where radix == 2: return flag ? "1" : "0"
    default: throw wrong(value, verb, "an int")
    }
  }

  private static func hexadecimal(
    _ value: Value, _ verb: UInt8, _ meter: inout Meter
  ) throws(EvaluationError) -> String {
    let bytes: [UInt8]
    switch value {
    case .string(let text): bytes = Array(text.utf8)
    case .bytes(let content): bytes = content
    case .int, .uint: return try digits(value, radix: 16, verb)
    default: throw wrong(value, verb, "an int, a string or bytes")
    }
    try meter.charge(bytes: bytes.count * 2)
    var text = ""
    for byte in bytes {
      text += String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
    }
    return text
  }

  /// `%s`: strings as they are, also inside lists and maps; maps in the order of their keys' texts.
  private static func plain(_ value: Value, _ meter: inout Meter) throws(EvaluationError) -> String
  {
    try meter.charge(1)
    switch value {
    case .null: return "null"
    case .list(let elements):
      var texts: [String] = []
      for element in elements { texts.append(try plain(element, &meter)) }
      return "[" + texts.joined(separator: ", ") + "]"
    case .map(let map):
      var texts: [(key: String, value: String)] = []
      for entry in map.entries {
        texts.append((try plain(entry.key, &meter), try plain(entry.value, &meter)))
      }
      texts.sort { CodePoints.order($0.key.utf8, $1.key.utf8) == .less }
      return "{" + texts.map { $0.key + ": " + $0.value }.joined(separator: ", ") + "}"
    default:
      try meter.chargeWhole(value)
      if case .optional = value { return value.literalText }
      return value.templateText
    }
  }
}

/// `%e`: one digit, the decimals, a signed exponent of at least two digits.
enum ExponentText {
  static func text(_ number: Double, decimals: Int) -> String {
    let sign = number.sign == .minus ? "-" : ""
    guard number != 0 else {
      return sign + mantissa([UInt8](repeating: 0x30, count: decimals + 1)) + "e+00"
    }
    var (digits, exponent) = exactDigits(number.magnitude)
    if digits.count > decimals + 1 {
      let isUp = isRoundedUp(digits, at: decimals + 1)
      digits.removeSubrange((decimals + 1)...)
      if isUp, increment(&digits) {
        digits.removeLast()
        exponent += 1
      }
    }
    while digits.count < decimals + 1 { digits.append(0x30) }
    let power = exponent.magnitude < 10 ? "0\(exponent.magnitude)" : "\(exponent.magnitude)"
    return sign + mantissa(digits) + "e" + (exponent < 0 ? "-" : "+") + power
  }

  private static func mantissa(_ digits: [UInt8]) -> String {
    let text = String(decoding: digits, as: UTF8.self)
    return digits.count > 1 ? text.prefix(1) + "." + text.dropFirst() : text
  }

  /// All decimal digits of a finite number, and the power of ten of the first.
  private static func exactDigits(_ number: Double) -> ([UInt8], Int) {
    let decimals = number.isNormal ? max(0, 52 - Int(number.exponent)) : 1074
    let text = DecimalText.fixed(number, decimals: decimals)
    let digits = text.utf8.filter { $0 != UInt8(ascii: ".") }
    let zeros = digits.prefix { $0 == 0x30 }.count
    return (Array(digits.dropFirst(zeros)), digits.count - decimals - 1 - zeros)
  }

  /// Whether the digits from `place` on are more than half, or half behind an odd digit.
  private static func isRoundedUp(_ digits: [UInt8], at place: Int) -> Bool {
    if digits[place] != 0x35 { return digits[place] > 0x35 }
    if digits[(place + 1)...].contains(where: { $0 != 0x30 }) { return true }
    return digits[place - 1] & 1 == 1
  }

  /// Adds one to the last digit; true where that made one digit more.
  private static func increment(_ digits: inout [UInt8]) -> Bool {
    for index in digits.indices.reversed() {
      if digits[index] < 0x39 {
        digits[index] += 1
        return false
      }
      digits[index] = 0x30
    }
    digits.insert(0x31, at: 0)
    return true
  }
}
