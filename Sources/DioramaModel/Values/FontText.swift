// SPDX-License-Identifier: MIT
import DioramaCore

extension Font {
  /// A font as one text: `system 16`, `bold 70`, `italic 12`; nil for anything else.
  package init?(text: String) {
    let parts = text.split(separator: " ")
    guard parts.count == 2, let size = Double(parts[1]), size > 0, size <= 10_000 else {
      return nil
    }
    switch parts[0] {
    case "system": self = .system(size)
    case "bold": self = .system(size, .bold)
    case "italic": self = Font(.system, size: size, isItalic: true)
    default: return nil
    }
  }
}
