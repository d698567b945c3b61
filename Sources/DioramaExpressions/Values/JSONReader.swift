// SPDX-License-Identifier: MIT

/// Reads JSON text into values: whole numbers as ints, others as doubles, objects as maps in order.
package enum JSONReader {
  package static let maximumDepth = 100

  /// The one value that `text` is, or where and why it is none.
  package static func read(_ text: String) throws(ExpressionIssue) -> Value {
    var reader = Reader(bytes: Array(text.utf8))
    return try reader.document()
  }
}

private struct Reader {
  let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func document() throws(ExpressionIssue) -> Value {
    let value = try value()
    skipBlanks()
    guard index == bytes.count else { throw issue("the JSON ends before this") }
    return value
  }

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func issue(_ message: String, from start: Int? = nil) -> ExpressionIssue {
    let start = start ?? index
    return ExpressionIssue(.syntax, message, at: start..<min(max(index, start + 1), bytes.count))
  }

  private mutating func skipBlanks() {
    while let byte = current, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      index += 1
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipBlanks()
    guard current == byte else { return false }
    index += 1
    return true
  }

  private mutating func value() throws(ExpressionIssue) -> Value {
    skipBlanks()
    switch current {
    case UInt8(ascii: "{"): return try nested(object)
    case UInt8(ascii: "["): return try nested(array)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case nil: throw issue("a JSON value is missing")
    case .some: return try number()
    }
  }

  private mutating func nested(
    _ read: (inout Reader) throws(ExpressionIssue) -> Value
  ) throws(ExpressionIssue) -> Value {
    depth += 1
    defer { depth -= 1 }
    guard depth <= JSONReader.maximumDepth else {
      throw ExpressionIssue(
        .tooDeep, "JSON may be nested \(JSONReader.maximumDepth) deep, no deeper",
        at: index..<(index + 1))
    }
    index += 1
    return try read(&self)
  }

  private func object(_ reader: inout Reader) throws(ExpressionIssue) -> Value {
    try reader.members()
  }

  private func array(_ reader: inout Reader) throws(ExpressionIssue) -> Value {
    try reader.elements()
  }

  private mutating func members() throws(ExpressionIssue) -> Value {
    var map = ValueMap()
    if take(UInt8(ascii: "}")) { return .map(map) }
    repeat {
      skipBlanks()
      let start = index
      guard current == UInt8(ascii: "\"") else { throw issue("a key in double quotes is missing") }
      let key = try string()
      guard map[key] == nil else { throw issue("the key '\(key)' stands twice", from: start) }
      guard take(UInt8(ascii: ":")) else { throw issue("':' is missing behind the key") }
      map[.string(key)] = try value()
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "}")) else { throw issue("',' or '}' is missing") }
    return .map(map)
  }

  private mutating func elements() throws(ExpressionIssue) -> Value {
    var elements: [Value] = []
    if take(UInt8(ascii: "]")) { return .list(elements) }
    repeat { elements.append(try value()) } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "]")) else { throw issue("',' or ']' is missing") }
    return .list(elements)
  }

  private mutating func word(_ word: String, _ value: Value) throws(ExpressionIssue) -> Value {
    guard bytes[index...].starts(with: word.utf8) else { throw issue("this is no JSON value") }
    index += word.utf8.count
    return value
  }
}

// MARK: - Numbers

extension Reader {
  private mutating func number() throws(ExpressionIssue) -> Value {
    let start = index
    if current == UInt8(ascii: "-") { index += 1 }
    guard Digits.decimal(current) != nil else { throw issue("this is no JSON value", from: start) }
    let isZero = current == UInt8(ascii: "0")
    index += 1
    if !isZero { skipDigits() }
    var isWhole = true
    if current == UInt8(ascii: ".") {
      isWhole = false
      index += 1
      try digits(from: start)
    }
    if let byte = current, byte | 0x20 == UInt8(ascii: "e") {
      isWhole = false
      index += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { index += 1 }
      try digits(from: start)
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if isWhole, let whole = Int64(text) { return .int(whole) }
    guard let number = Double(text), number.isFinite else {
      throw issue("this number is out of range", from: start)
    }
    return .double(number)
  }

  private mutating func digits(from start: Int) throws(ExpressionIssue) {
    guard Digits.decimal(current) != nil else { throw issue("a digit is missing", from: start) }
    skipDigits()
  }

  private mutating func skipDigits() {
    while Digits.decimal(current) != nil { index += 1 }
  }
}

// MARK: - Strings

extension Reader {
  private static let escapes: [UInt8: UInt8] = [
    0x22: 0x22, 0x5C: 0x5C, 0x2F: 0x2F, UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12,
    UInt8(ascii: "n"): 10, UInt8(ascii: "r"): 13, UInt8(ascii: "t"): 9,
  ]

  private mutating func string() throws(ExpressionIssue) -> String {
    let start = index
    index += 1
    var content: [UInt8] = []
    while let byte = current {
      if byte == 0x22 {
        index += 1
        return String(decoding: content, as: UTF8.self)
      }
      guard byte >= 0x20 else { throw issue("a control character must be escaped") }
      if byte == 0x5C {
        try escape(into: &content)
      } else {
        content.append(byte)
        index += 1
      }
    }
    throw issue("this text has no closing quote", from: start)
  }

  private mutating func escape(into content: inout [UInt8]) throws(ExpressionIssue) {
    let start = index
    index += 1
    guard let sign = current else { throw issue("this text has no closing quote", from: start) }
    index += 1
    if let plain = Self.escapes[sign] {
      content.append(plain)
      return
    }
    guard sign == UInt8(ascii: "u"), var number = unit() else {
      throw issue("this is no escape of JSON", from: start)
    }
    if (0xD800..<0xDC00).contains(number), bytes[index...].starts(with: "\\u".utf8) {
      let saved = index
      index += 2
      if let low = unit(), (0xDC00..<0xE000).contains(low) {
        number = 0x10000 + (number - 0xD800) << 10 + (low - 0xDC00)
      } else {
        index = saved
      }
    }
    let scalar = Unicode.Scalar(number) ?? "\u{FFFD}"
    content.append(contentsOf: String(scalar).utf8)
  }

  /// Four hexadecimal digits.
  private mutating func unit() -> UInt32? {
    var number: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = Digits.hexadecimal(current) else { return nil }
      number = number << 4 | digit
      index += 1
    }
    return number
  }
}
