// SPDX-License-Identifier: MIT

/// A word, a literal or a sign of an expression, with its bytes.
struct Token: Sendable {
  var kind: Kind
  var range: Range<Int>

  enum Kind: Sendable, Equatable {
    case name(String)
    /// A field name in backticks.
    case quotedName(String)
    /// Without its sign; `-9223372036854775808` is a minus and this.
    case int(UInt64)
    case uint(UInt64)
    case double(Double)
    case string(String)
    case bytes([UInt8])
    case sign(Sign)
    case end
  }
}

/// The operators and brackets of the language.
enum Sign: String, Sendable {
  case dotQuestion = ".?"
  case bracketQuestion = "[?"
  case equal = "=="
  case notEqual = "!="
  case lessOrEqual = "<="
  case moreOrEqual = ">="
  case and = "&&"
  case or = "||"
  case less = "<"
  case more = ">"
  case plus = "+"
  case minus = "-"
  case times = "*"
  case divided = "/"
  case remainder = "%"
  case not = "!"
  case question = "?"
  case colon = ":"
  case dot = "."
  case comma = ","
  case openParenthesis = "("
  case closeParenthesis = ")"
  case openBracket = "["
  case closeBracket = "]"
  case openBrace = "{"
  case closeBrace = "}"
  /// The word `in`.
  case `in` = "in"

  /// How tightly a binary operator binds; nil for other signs.
  var level: Int? {
    switch self {
    case .or: 0
    case .and: 1
    case .equal, .notEqual, .less, .lessOrEqual, .more, .moreOrEqual, .in: 2
    case .plus, .minus: 3
    case .times, .divided, .remainder: 4
    default: nil
    }
  }
}

/// Words of the language, and words it keeps for itself.
enum Words {
  /// No variable may have one of these names; fields may.
  static let reserved: Set<String> = [
    "as", "break", "const", "continue", "else", "for", "function", "if", "import", "let", "loop",
    "package", "namespace", "return", "var", "void", "while",
  ]

  /// Every word that cannot be the name of a variable: the reserved ones, and CEL's own.
  static func isKept(_ word: String) -> Bool {
    reserved.contains(word) || ["in", "true", "false", "null"].contains(word)
  }
}

extension Expression {
  /// Whether `word` is one that CEL keeps for itself, so that nothing may be called so.
  package static func isReserved(_ word: String) -> Bool { Words.isKept(word) }
}
