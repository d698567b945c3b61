// SPDX-License-Identifier: MIT

/// Cuts an expression into tokens.
struct Lexer {
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// All tokens, the last of which is `.end`.
  mutating func tokens() throws(ExpressionIssue) -> [Token] {
    var tokens: [Token] = []
    // Names have a few letters each.
    tokens.reserveCapacity(bytes.count / 3 + 2)
    while true {
      skipBlanks()
      let token = try next()
      tokens.append(token)
      if token.kind == .end { return tokens }
    }
  }

  private func byte(_ offset: Int = 0) -> UInt8? {
    index + offset < bytes.count ? bytes[index + offset] : nil
  }

  private mutating func skipBlanks() {
    while let byte = byte() {
      if byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) {
        index += 1
      } else if byte == UInt8(ascii: "/") && self.byte(1) == UInt8(ascii: "/") {
        while let next = self.byte(), next != 0x0A {
          _ = next
          index += 1
        }
      } else {
        return
      }
    }
  }

  private mutating func next() throws(ExpressionIssue) -> Token {
    let start = index
    guard let first = byte() else { return Token(kind: .end, range: start..<start) }
    if let literal = StringLiteral.starting(at: index, in: bytes) { return try string(literal) }
    if Self.isNameStart(first) { return name() }
    let isPointNumber = first == UInt8(ascii: ".") && Digits.decimal(byte(1)) != nil
    if Digits.decimal(first) != nil || isPointNumber { return try number() }
    if first == UInt8(ascii: "`") { return try quotedName() }
    guard let sign = Self.sign(first, byte(1)) else { throw wrongSign() ?? unknownSign() }
    if Self.foreignStarts.contains(first), let issue = wrongSign() { throw issue }
    index += sign.rawValue.utf8.count
    return Token(kind: .sign(sign), range: start..<index)
  }

  /// The longest sign that starts with the two bytes.
  private static func sign(_ first: UInt8, _ second: UInt8?) -> Sign? {
    let next = second.map { Unicode.Scalar($0) }
    switch (Unicode.Scalar(first), next) {
    case (".", "?"): return .dotQuestion
    case ("[", "?"): return .bracketQuestion
    case ("=", "="): return .equal
    case ("!", "="): return .notEqual
    case ("<", "="): return .lessOrEqual
    case (">", "="): return .moreOrEqual
    case ("&", "&"): return .and
    case ("|", "|"): return .or
    case ("<", _): return .less
    case (">", _): return .more
    case ("+", _): return .plus
    case ("-", _): return .minus
    case ("*", _): return .times
    case ("/", _): return .divided
    case ("%", _): return .remainder
    case ("!", _): return .not
    case ("?", _): return .question
    case (":", _): return .colon
    case (".", _): return .dot
    case (",", _): return .comma
    case ("(", _): return .openParenthesis
    case (")", _): return .closeParenthesis
    case ("[", _): return .openBracket
    case ("]", _): return .closeBracket
    case ("{", _): return .openBrace
    case ("}", _): return .closeBrace
    default: return nil
    }
  }

  private func matches(_ text: String) -> Bool {
    bytes[index...].starts(with: text.utf8)
  }

  static func isNameStart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A)
  }

  private mutating func name() -> Token {
    let start = index
    while let byte = byte(), Self.isNameStart(byte) || Digits.decimal(byte) != nil { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    return Token(kind: text == "in" ? .sign(.in) : .name(text), range: start..<index)
  }

  private mutating func quotedName() throws(ExpressionIssue) -> Token {
    let start = index
    index += 1
    while let byte = byte(), byte != UInt8(ascii: "`") { index += 1 }
    guard byte() != nil else {
      throw ExpressionIssue(.syntax, "the name in backticks is never closed", at: start..<index)
    }
    let text = String(decoding: bytes[(start + 1)..<index], as: UTF8.self)
    index += 1
    return Token(kind: .quotedName(text), range: start..<index)
  }

  private mutating func string(_ found: StringLiteral.Found) throws(ExpressionIssue) -> Token {
    let start = index
    switch found {
    case .unclosed(let end):
      throw ExpressionIssue(.syntax, "this text has no closing quote", at: start..<end)
    case .closed(let literal):
      let content = try literal.decoded(from: bytes)
      index = literal.end
      let kind: Token.Kind =
        literal.isBytes ? .bytes(content) : .string(String(decoding: content, as: UTF8.self))
      return Token(kind: kind, range: start..<index)
    }
  }
}

// MARK: - Numbers

extension Lexer {
  private mutating func number() throws(ExpressionIssue) -> Token {
    let start = index
    var isDouble = false
    var radix = 10
    if byte() == UInt8(ascii: "0"), let sign = byte(1), sign | 0x20 == UInt8(ascii: "x") {
      radix = 16
      index += 2
      while Digits.hexadecimal(byte()) != nil { index += 1 }
    } else {
      skipDigits()
      if byte() == UInt8(ascii: "."), Digits.decimal(byte(1)) != nil {
        isDouble = true
        index += 1
        skipDigits()
      }
      isDouble = skipExponent() || isDouble
    }
    let digits = String(decoding: bytes[start..<index], as: UTF8.self)
    var isUnsigned = false
    if !isDouble, let sign = byte(), sign | 0x20 == UInt8(ascii: "u") {
      isUnsigned = true
      index += 1
    }
    while let byte = byte(), Self.isNameStart(byte) || Digits.decimal(byte) != nil {
      index += 1
      isUnsigned = false
      radix = 0
    }
    let range = start..<index
    let text = String(decoding: bytes[range], as: UTF8.self)
    if radix == 0 { throw ExpressionIssue(.syntax, "'\(text)' is not a number", at: range) }
    if isDouble {
      guard let value = Double(digits) else {
        throw ExpressionIssue(.syntax, "'\(text)' is not a number", at: range)
      }
      return Token(kind: .double(value), range: range)
    }
    guard let value = UInt64(radix == 16 ? String(digits.dropFirst(2)) : digits, radix: radix)
    else {
      let isEmpty = radix == 16 && digits.utf8.count == 2
      let message = isEmpty ? "'\(text)' is not a number" : "'\(text)' is too large for an integer"
      throw ExpressionIssue(.syntax, message, at: range)
    }
    return Token(kind: isUnsigned ? .uint(value) : .int(value), range: range)
  }

  private mutating func skipDigits() {
    while Digits.decimal(byte()) != nil { index += 1 }
  }

  private mutating func skipExponent() -> Bool {
    guard let sign = byte(), sign | 0x20 == UInt8(ascii: "e") else { return false }
    let isSigned = byte(1) == UInt8(ascii: "+") || byte(1) == UInt8(ascii: "-")
    guard Digits.decimal(byte(isSigned ? 2 : 1)) != nil else { return false }
    index += isSigned ? 2 : 1
    skipDigits()
    return true
  }
}

// MARK: - Findings

extension Lexer {
  /// Signs of other languages, and what they are in this one.
  private static let foreign: [(sign: String, right: String, message: String)] = [
    ("===", "==", "'===' is not an operator, '==' is"),
    ("!==", "!=", "'!==' is not an operator, '!=' is"),
    ("<>", "!=", "'<>' is not an operator, '!=' is"),
    ("=>", ">=", "'=>' is not an operator, '>=' is"),
    ("=<", "<=", "'=<' is not an operator, '<=' is"),
    ("??", "", "'??' is not an operator; write 'a != null ? a : b'"),
  ]

  /// First bytes of signs that are ours, of which foreign ones are longer.
  private static let foreignStarts: [UInt8] = Array("=!<?".utf8)

  private func wrongSign() -> ExpressionIssue? {
    if matches("?."), let next = byte(2), Self.isNameStart(next) {
      return ExpressionIssue(
        .syntax, "'?.' is not an operator, '.?' is", at: index..<(index + 2), suggestion: ".?")
    }
    for (sign, right, message) in Self.foreign where matches(sign) {
      return ExpressionIssue(
        .syntax, message, at: index..<(index + sign.utf8.count),
        suggestion: right.isEmpty ? nil : right)
    }
    if matches("==") { return nil }
    let doubled: [(String, String)] = [("=", "=="), ("&", "&&"), ("|", "||")]
    for (sign, right) in doubled where matches(sign) && !matches(right) {
      let message =
        sign == "="
        ? "'=' does not compare and nothing is assigned here, '==' compares"
        : "'\(sign)' is not an operator, '\(right)' is"
      return ExpressionIssue(.syntax, message, at: index..<(index + 1), suggestion: right)
    }
    return nil
  }

  private func unknownSign() -> ExpressionIssue {
    let rest = String(decoding: bytes[index...].prefix(4), as: UTF8.self)
    let sign = rest.unicodeScalars.prefix(1).map(String.init).joined()
    let range = index..<(index + max(1, sign.utf8.count))
    if sign == "\u{201C}" || sign == "\u{201D}" || sign == "\u{2018}" || sign == "\u{2019}" {
      return ExpressionIssue(
        .syntax, "'\(sign)' does not quote, '\"' does", at: range, suggestion: "\"")
    }
    return ExpressionIssue(.syntax, "'\(sign)' has no meaning here", at: range)
  }
}
