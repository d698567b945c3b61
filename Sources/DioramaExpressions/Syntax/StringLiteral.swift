// SPDX-License-Identifier: MIT

/// Where a string of CEL ends, and what it says.
///
/// The template scanner and the lexer share this, so that both agree about every quote.
struct StringLiteral {
  /// Index of the first quote sign, behind any prefix.
  var open: Int
  /// The bytes between the quotes.
  var content: Range<Int>
  /// Index behind the last quote sign.
  var end: Int
  var isRaw: Bool
  var isBytes: Bool

  /// The literal that starts at `start` (a prefix or a quote); nil where none starts there.
  static func starting(at start: Int, in bytes: [UInt8]) -> Found? {
    var open = start
    var isRaw = false
    var isBytes = false
    while open < bytes.count {
      switch bytes[open] {
      case UInt8(ascii: "r"), UInt8(ascii: "R"):
        if isRaw { return nil }
        isRaw = true
      case UInt8(ascii: "b"), UInt8(ascii: "B"):
        if isBytes { return nil }
        isBytes = true
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        return closing(
          StringLiteral(
            open: open, content: open..<open, end: open, isRaw: isRaw, isBytes: isBytes), in: bytes)
      default: return nil
      }
      open += 1
    }
    return nil
  }

  enum Found {
    case closed(StringLiteral)
    /// It has no closing quote; the byte where the search ended.
    case unclosed(at: Int)
  }

  private static func closing(_ literal: StringLiteral, in bytes: [UInt8]) -> Found {
    let quote = bytes[literal.open]
    func isQuote(_ index: Int) -> Bool { index < bytes.count && bytes[index] == quote }
    let isTriple = isQuote(literal.open + 1) && isQuote(literal.open + 2)
    let width = isTriple ? 3 : 1
    var index = literal.open + width
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\\") && !literal.isRaw {
        index += 2
      } else if byte == quote && (!isTriple || (isQuote(index + 1) && isQuote(index + 2))) {
        var found = literal
        found.content = (literal.open + width)..<index
        found.end = index + width
        return .closed(found)
      } else if !isTriple && (byte == 0x0A || byte == 0x0D) {
        return .unclosed(at: index)
      } else {
        index += 1
      }
    }
    return .unclosed(at: bytes.count)
  }
}

// MARK: - Escapes

extension StringLiteral {
  /// What the literal says, as UTF-8 or as bare bytes.
  func decoded(from bytes: [UInt8]) throws(ExpressionIssue) -> [UInt8] {
    if isRaw { return Array(bytes[content]) }
    var result: [UInt8] = []
    result.reserveCapacity(content.count)
    var index = content.lowerBound
    while index < content.upperBound {
      if bytes[index] == UInt8(ascii: "\\") {
        try decodeEscape(bytes, &index, into: &result)
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }

  private func decodeEscape(
    _ bytes: [UInt8], _ index: inout Int, into result: inout [UInt8]
  ) throws(ExpressionIssue) {
    let start = index
    guard index + 1 < content.upperBound else {
      throw .badEscape("a backslash needs a sign behind it", start..<content.upperBound)
    }
    let sign = bytes[index + 1]
    index += 2
    if let plain = Self.plainEscapes[sign] {
      result.append(plain)
      return
    }
    let (width, base): (Int, UInt32)
    switch sign {
    case UInt8(ascii: "x"), UInt8(ascii: "X"): (width, base) = (2, 16)
    case UInt8(ascii: "u") where !isBytes: (width, base) = (4, 16)
    case UInt8(ascii: "U") where !isBytes: (width, base) = (8, 16)
    case 0x30...0x33:
      index -= 1
      (width, base) = (3, 8)
    default:
      let text = String(decoding: bytes[start..<min(index, content.upperBound)], as: UTF8.self)
      throw .badEscape("'\(text)' is not an escape, '\\\\' is a backslash", start..<index)
    }
    var number: UInt32 = 0
    for _ in 0..<width {
      guard index < content.upperBound, let digit = Digits.hexadecimal(bytes[index]), digit < base
      else {
        let kind = base == 8 ? "octal" : "hexadecimal"
        throw .badEscape("this escape needs \(width) \(kind) digits", start..<index)
      }
      number = number &* base &+ digit
      index += 1
    }
    if isBytes {
      guard let byte = UInt8(exactly: number) else {
        throw .badEscape("a byte is at most \\377", start..<index)
      }
      result.append(byte)
    } else {
      guard let scalar = Unicode.Scalar(number) else {
        throw .badEscape("this escape is not a Unicode scalar", start..<index)
      }
      result.append(contentsOf: String(scalar).utf8)
    }
  }

  private static let plainEscapes: [UInt8: UInt8] = [
    UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12, UInt8(ascii: "n"): 10,
    UInt8(ascii: "r"): 13, UInt8(ascii: "t"): 9, UInt8(ascii: "v"): 11,
    UInt8(ascii: "\\"): 0x5C, UInt8(ascii: "?"): 0x3F, UInt8(ascii: "\""): 0x22,
    UInt8(ascii: "'"): 0x27, UInt8(ascii: "`"): 0x60,
  ]
}

extension ExpressionIssue {
  fileprivate static func badEscape(_ message: String, _ range: Range<Int>) -> Self {
    Self(.syntax, message, at: range)
  }
}
