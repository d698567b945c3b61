// SPDX-License-Identifier: MIT

/// Text as part of an HTML document.
enum HTMLText {
  /// The text with all that HTML reserves written as references; controls are U+FFFD, line ends and
  /// tabs stay.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    escaped.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      if let reference = XMLText.reference(to: scalar) {
        escaped += reference
        continue
      }
      switch scalar {
      case "\n", "\t": escaped.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{202A}"..."\u{202E}",
        "\u{2066}"..."\u{2069}",
        "\u{10FFFD}":
        escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// An element around text.
  static func element(_ name: String, _ attributes: String = "", _ text: String) -> String {
    "<\(name)\(attributes.isEmpty ? "" : " " + attributes)>\(escaped(text))</\(name)>"
  }

  /// A unified diff, each line marked by what it is.
  static func diff(_ text: String) -> String {
    var html = "<pre class=\"diff\" tabindex=\"0\">"
    for line in text.split(separator: "\n", omittingEmptySubsequences: true) {
      let name =
        switch line.first {
        case "+": "ins"
        case "-": "del"
        case "@": "b"
        default: "span"
        }
      html += element(name, "", String(line)) + "\n"
    }
    return html + "</pre>\n"
  }
}
