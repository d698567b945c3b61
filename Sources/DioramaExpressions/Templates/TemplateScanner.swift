// SPDX-License-Identifier: MIT

/// Cuts a text into what it says itself and the expressions in it.
///
/// `${` opens an expression and its `}` closes it, not one inside a string or a map of CEL; `$${` is
/// a literal `${`.
package enum TemplateScanner {
  package enum Piece: Equatable, Sendable {
    /// Text as it is printed, its `$${` made `${`; the bytes it was written in.
    case literal(String, Range<Int>)
    /// The bytes of the expression, without `${` and `}`.
    case expression(Range<Int>)
  }

  package struct Result: Equatable, Sendable {
    /// In order; empty where there is neither `${` nor `$${`, so that the text is itself.
    package var pieces: [Piece] = []
    package var issues: [ExpressionIssue] = []

    /// Whether the text has an expression or an escape in it.
    package var isTemplate: Bool { !pieces.isEmpty }

    /// The bytes of the expression that is all there is: a typed expression, no text.
    package var single: Range<Int>? {
      guard pieces.count == 1, case .expression(let range) = pieces[0] else { return nil }
      return range
    }
  }

  /// Scans a text; one without `${` costs nothing but looking.
  package static func scan(_ text: String) -> Result {
    guard hasOpening(text.utf8) else { return Result() }
    return scan(Array(text.utf8))
  }

  package static func scan(_ bytes: [UInt8]) -> Result {
    guard hasOpening(bytes) else { return Result() }
    var scan = Scan(bytes: bytes)
    scan.run()
    return scan.result
  }

  private static func hasOpening(_ bytes: some Sequence<UInt8>) -> Bool {
    var isBehindDollar = false
    for byte in bytes {
      if isBehindDollar && byte == UInt8(ascii: "{") { return true }
      isBehindDollar = byte == UInt8(ascii: "$")
    }
    return false
  }
}

private struct Scan {
  let bytes: [UInt8]
  var result = TemplateScanner.Result()
  private var index = 0
  private var literal: [UInt8] = []
  private var literalStart = 0
  /// The first text without a closing quote, which may have hidden a `}`.
  private var unclosedString: Range<Int>?

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func run() {
    while index < bytes.count {
      if starts("$${") {
        literal.append(contentsOf: "${".utf8)
        index += 3
      } else if starts("${") {
        flush()
        expression()
        literalStart = index
      } else {
        literal.append(bytes[index])
        index += 1
      }
    }
    flush()
  }

  private func starts(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  private mutating func flush() {
    guard !literal.isEmpty else { return }
    let text = String(decoding: literal, as: UTF8.self)
    result.pieces.append(.literal(text, literalStart..<index))
    literal = []
  }

  /// From `${` to behind its `}`.
  private mutating func expression() {
    let opening = index
    unclosedString = nil
    index += 2
    let start = index
    var depth = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "{"):
        depth += 1
        index += 1
      case UInt8(ascii: "}") where depth == 0:
        result.pieces.append(.expression(start..<index))
        index += 1
        return
      case UInt8(ascii: "}"):
        depth -= 1
        index += 1
      case UInt8(ascii: "`"): skipQuotedName()
      default: skip()
      }
    }
    unclosed(opening)
  }

  /// Goes past a string, a word or one byte.
  private mutating func skip() {
    switch StringLiteral.starting(at: index, in: bytes) {
    case .closed(let literal): index = literal.end
    case .unclosed(let end):
      unclosedString = unclosedString ?? index..<end
      index = max(end, index + 1)
    case nil where Lexer.isNameStart(bytes[index]):
      // A word as a whole, lest the end of one is taken for the prefix of a string.
      while index < bytes.count,
        Lexer.isNameStart(bytes[index]) || Digits.decimal(bytes[index]) != nil
      {
        index += 1
      }
    case nil: index += 1
    }
  }

  private mutating func skipQuotedName() {
    let rest = bytes[(index + 1)...]
    index = rest.firstIndex(of: UInt8(ascii: "`")).map { $0 + 1 } ?? bytes.count
  }

  private mutating func unclosed(_ opening: Int) {
    result.pieces.append(
      .literal(
        String(decoding: bytes[opening...], as: UTF8.self), opening..<bytes.count))
    if let unclosedString, unclosedString.lowerBound > opening {
      result.issues.append(
        ExpressionIssue(.syntax, "this text has no closing quote", at: unclosedString))
    } else {
      result.issues.append(
        ExpressionIssue(
          .syntax, "'${' is never closed, it needs '}'; '$${' is the text '${'",
          at: opening..<(opening + 2)))
    }
    index = bytes.count
  }
}
