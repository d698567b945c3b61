// SPDX-License-Identifier: MIT

/// Text of a user as part of one line of a terminal.
enum OneLine {
  /// The text with line ends, tabs and other control characters as spaces.
  static func text(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { line.append(shown(scalar)) }
    return String(line)
  }

  /// What stands for a scalar: controls are a space, marks that turn the direction a U+FFFD.
  static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case ..<0x20, 0x7F...0x9F, 0x2028, 0x2029: " "
    case 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
    default: scalar
    }
  }
}
