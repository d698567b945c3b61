// SPDX-License-Identifier: MIT
import DioramaModel

/// What may name an object, a state value, a handler or a parameter.
enum Identifier {
  /// Words that CEL keeps for itself.
  private static let reserved = NameTable(
    [
      "as", "break", "const", "continue", "else", "false", "for", "function", "if", "import",
      "in", "let", "loop", "namespace", "null", "package", "return", "true", "var", "void",
      "while",
    ].map { ($0, 0) })

  /// Names that every expression has in scope.
  private static let scope = NameTable(
    (["self", "sender", "superview"]
      + SceneName.allCases.map(\.rawValue)).map { ($0, 0) })

  /// No word of the two tables is longer, so most ids are not looked up at all.
  private static let longestWord = 14

  static func isValid(_ name: String) -> Bool {
    isWord(name) && (name.utf8.count > longestWord || reserved.find(name) == nil)
  }

  /// Why `name` cannot be an id, or nil where it can.
  static func problem(_ name: String) -> String? {
    if !isWord(name) {
      return
        "'\(name)' cannot be an id: a letter or underscore, then letters, digits and underscores"
    }
    if name.utf8.count > longestWord { return nil }
    if reserved.find(name) != nil { return "'\(name)' is a word of the expression language" }
    if scope.find(name) != nil { return "'\(name)' is a name that expressions already have" }
    return nil
  }

  private static func isWord(_ name: String) -> Bool {
    guard let first = name.utf8.first, isLetter(first) else { return false }
    return name.utf8.allSatisfy { isLetter($0) || $0 >= 0x30 && $0 <= 0x39 }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte == 0x5F || byte >= 0x41 && byte <= 0x5A || byte >= 0x61 && byte <= 0x7A
  }
}
