// SPDX-License-Identifier: MIT

extension Color {
  /// The colors that a scene may name, as UIColor's class methods without `Color`, in a fixed order.
  ///
  /// Source: UIKit facts 5.1 (documented, but where another mark stands beside the line).
  package static let named: [(name: String, color: Color)] = [
    ("black", Color(white: 0)),
    ("darkGray", Color(white: 1.0 / 3)),
    ("lightGray", Color(white: 2.0 / 3)),
    ("white", Color(white: 1)),
    ("gray", Color(white: 0.5)),
    ("red", Color(red: 1, green: 0, blue: 0)),
    ("green", Color(red: 0, green: 1, blue: 0)),
    ("blue", Color(red: 0, green: 0, blue: 1)),
    ("cyan", Color(red: 0, green: 1, blue: 1)),
    ("yellow", Color(red: 1, green: 1, blue: 0)),
    ("magenta", Color(red: 1, green: 0, blue: 1)),
    ("orange", Color(red: 1, green: 0.5, blue: 0)),
    ("purple", Color(red: 0.5, green: 0, blue: 0.5)),
    ("brown", Color(red: 0.6, green: 0.4, blue: 0.2)),
    ("clear", Color(white: 0, alpha: 0)),
    ("lightText", Color(white: 1, alpha: 0.6)),  // observed in many Interface Builder files
    ("darkText", Color(white: 0)),
    ("groupTableViewBackground", Color(bytes: 239, 239, 244)),  // iOS 7; observed
    // The iOS 7 and iOS 13 palettes, light appearance; observed in Interface Builder files.
    ("systemRed", Color(bytes: 255, 59, 48)),
    ("systemOrange", Color(bytes: 255, 149, 0)),
    ("systemYellow", Color(bytes: 255, 204, 0)),
    ("systemGreen", Color(bytes: 52, 199, 89)),
    ("systemTeal", Color(bytes: 90, 200, 250)),
    ("systemBlue", Color(bytes: 0, 122, 255)),
    ("systemIndigo", Color(bytes: 88, 86, 214)),
    ("systemPurple", Color(bytes: 175, 82, 222)),
    ("systemPink", Color(bytes: 255, 45, 85)),
    ("systemBrown", Color(bytes: 162, 132, 94)),
    ("systemGray", Color(bytes: 142, 142, 147)),
    ("systemGray2", Color(bytes: 174, 174, 178)),
    ("systemGray3", Color(bytes: 199, 199, 204)),
    ("systemGray4", Color(bytes: 209, 209, 214)),
    ("systemGray5", Color(bytes: 229, 229, 234)),
    ("systemGray6", Color(bytes: 242, 242, 247)),
    ("label", Color(white: 0)),
    ("secondaryLabel", Color(red: 60.0 / 255, green: 60.0 / 255, blue: 67.0 / 255, alpha: 0.6)),
    ("tertiaryLabel", Color(red: 60.0 / 255, green: 60.0 / 255, blue: 67.0 / 255, alpha: 0.3)),
    ("placeholderText", Color(red: 60.0 / 255, green: 60.0 / 255, blue: 67.0 / 255, alpha: 0.3)),
    ("separator", Color(red: 60.0 / 255, green: 60.0 / 255, blue: 67.0 / 255, alpha: 0.29)),
    ("opaqueSeparator", Color(bytes: 198, 198, 200)),
    ("systemBackground", Color(white: 1)),
    ("secondarySystemBackground", Color(bytes: 242, 242, 247)),
    ("systemGroupedBackground", Color(bytes: 242, 242, 247)),
    ("systemFill", Color(red: 120.0 / 255, green: 120.0 / 255, blue: 128.0 / 255, alpha: 0.2)),
  ]

  /// The tint of a window that names none, from iOS 7 on: (0, 122, 255); observed widely.
  package static let systemTint = Color(bytes: 0, 122, 255)

  private static let byName = [String: Color](
    uniqueKeysWithValues: named.map { ($0.name, $0.color) })

  /// The color of a UIColor name, with or without `Color` at its end; nil for no such name.
  package init?(named name: String) {
    if let color = Self.byName[name] {
      self = color
    } else if name.hasSuffix("Color"), let color = Self.byName[String(name.dropLast(5))] {
      self = color
    } else {
      return nil
    }
  }

  /// `#RGB`, `#RRGGBB` or `#RRGGBBAA`; nil for anything else.
  package init?(hex text: String) {
    let count = text.utf8.count - 1
    guard text.utf8.first == 0x23, count == 3 || count == 6 || count == 8 else { return nil }
    var number: UInt32 = 0
    for byte in text.utf8.dropFirst() {
      let digit: UInt8
      switch byte {
      case 0x30...0x39: digit = byte - 0x30
      case 0x41...0x46: digit = byte - 0x37
      case 0x61...0x66: digit = byte - 0x57
      default: return nil
      }
      number = number << 4 | UInt32(digit)
    }
    func byte(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: number >> shift) }
    switch count {
    case 3: self.init(bytes: byte(8) % 16 * 17, byte(4) % 16 * 17, byte(0) % 16 * 17)
    case 6: self.init(bytes: byte(16), byte(8), byte(0))
    default: self.init(bytes: byte(24), byte(16), byte(8), byte(0))
    }
  }
}
