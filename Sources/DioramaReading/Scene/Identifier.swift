// SPDX-License-Identifier: MIT
import DioramaModel

/// What may name an object, a state value, a handler or a parameter.
enum Identifier {
  /// Words that CEL keeps for itself.
  private static let reserved: Set<String> = [
    "as", "break", "const", "continue", "else", "false", "for", "function", "if", "import", "in",
    "let", "loop", "namespace", "null", "package", "return", "true", "var", "void", "while",
  ]

  /// Names that every expression has in scope.
  private static let scope: Set<String> = Set(
    ["self", "sender", "superview", "firstResponder", "view"]
      + SceneName.allCases.map(\.rawValue))

  static func isValid(_ name: String) -> Bool {
    isWord(name) && !reserved.contains(name)
  }

  /// Why `name` cannot be an id, or nil where it can.
  static func problem(_ name: String) -> String? {
    if !isWord(name) {
      return
        "'\(name)' cannot be an id: a letter or underscore, then letters, digits and underscores"
    }
    if reserved.contains(name) { return "'\(name)' is a word of the expression language" }
    if scope.contains(name) { return "'\(name)' is a name that expressions already have" }
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
