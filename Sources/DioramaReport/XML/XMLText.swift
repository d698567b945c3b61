// SPDX-License-Identifier: MIT

/// Text as part of an XML 1.0 document.
enum XMLText {
  /// The text with what XML reserves written as references, and what it cannot hold as U+FFFD.
  ///
  /// Line ends and tabs are references, so that attributes keep them.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    escaped.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      if let reference = reference(to: scalar) {
        escaped += reference
        continue
      }
      switch scalar {
      case "\t", "\n", "\r", "\u{7F}"..."\u{9F}": escaped += "&#\(scalar.value);"
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// What stands for a character that has a meaning in markup, of XML and of HTML alike.
  static func reference(to scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "'": "&apos;"
    default: nil
    }
  }

  /// An opening tag without its `>`.
  static func tag(_ name: String, _ attributes: KeyValuePairs<String, String>) -> String {
    "<\(name)" + attributes.map { " \($0.key)=\"\(escaped($0.value))\"" }.joined()
  }

  static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
}
