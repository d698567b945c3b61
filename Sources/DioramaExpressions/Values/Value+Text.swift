// SPDX-License-Identifier: MIT
import DioramaCore

extension Value {
  /// The value as part of a text: numbers in their shortest form and without negative zero,
  /// geometry as UIKit prints it, colors as `#RRGGBBAA`, null as nothing, lists and maps as CEL
  /// writes them.
  package var templateText: String {
    switch self {
    case .null: ""
    case .bool(let value): value ? "true" : "false"
    case .int(let value): String(value)
    case .uint(let value): String(value)
    case .double(let value): value == 0 ? "0" : NumberText.shortest(value)
    case .float(let value):
      value.isFinite ? DecimalText.shortest(value) : NumberText.shortest(Double(value))
    case .string(let value): value
    case .bytes(let value): String(decoding: value, as: UTF8.self)
    case .list, .map: literalText
    case .type(let name): name
    case .timestamp(let value): value.text
    case .duration(let value): value.text
    case .optional(let value): value?.templateText ?? ""
    case .point(let value): NumberText.braced(value.x, value.y)
    case .size(let value): NumberText.braced(value.width, value.height)
    case .rect(let value):
      "{" + NumberText.braced(value.minX, value.minY) + ", "
        + NumberText.braced(value.width, value.height) + "}"
    case .insets(let value):
      NumberText.braced(value.top, value.left, value.bottom, value.right)
    case .offset(let value): NumberText.braced(value.dx, value.dy)
    case .transform(let value):
      "[" + NumberText.list(value.a, value.b, value.c, value.d, value.tx, value.ty) + "]"
    case .color(let value): value.hex
    case .font(let value): value.text
    case .image(let value): value.name
    case .object(let value): "object \(value.index)"
    }
  }

  /// The value as a literal of CEL, where it has one.
  package var literalText: String {
    switch self {
    case .null: return "null"
    case .uint(let value): return "\(value)u"
    case .double(let value):
      let text = NumberText.shortest(value)
      return text.utf8.allSatisfy { Digits.decimal($0) != nil || $0 == 0x2D } ? text + ".0" : text
    case .string(let value): return Quoting.quoted(value)
    case .bytes(let value): return "b" + Quoting.quoted(value)
    case .list(let elements):
      return "[" + elements.map(\.literalText).joined(separator: ", ") + "]"
    case .map(let map):
      let pairs = map.entries.map { $0.key.literalText + ": " + $0.value.literalText }
      return "{" + pairs.joined(separator: ", ") + "}"
    case .timestamp(let value): return "timestamp(\"\(value.text)\")"
    case .duration(let value): return "duration(\"\(value.text)\")"
    case .optional(let value):
      return value.map { "optional.of(" + $0.literalText + ")" } ?? "optional.none()"
    case .color(let value): return Quoting.quoted(value.hex)
    case .font(let value): return Quoting.quoted(value.text)
    case .image(let value): return Quoting.quoted(value.name)
    case .bool, .int, .float, .type, .point, .size, .rect, .insets, .offset, .transform, .object:
      return templateText
    }
  }
}

/// Numbers in the forms that expressions print.
enum NumberText {
  /// The shortest form that reads back; `NaN`, `Infinity` and `-Infinity` as CEL spells them.
  static func shortest(_ value: Double) -> String {
    if value.isNaN { return "NaN" }
    if value.isInfinite { return value < 0 ? "-Infinity" : "Infinity" }
    if value == 0 && value.sign == .minus { return "-0" }
    return DecimalText.shortest(value)
  }

  /// As UIKit prints components; no negative zero.
  static func list(_ numbers: Double...) -> String {
    numbers.map { $0 == 0 ? "0" : shortest($0) }.joined(separator: ", ")
  }

  static func braced(_ a: Double, _ b: Double) -> String { "{" + list(a, b) + "}" }

  static func braced(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> String {
    "{" + list(a, b, c, d) + "}"
  }
}

extension Font {
  /// As a scene names it: `system 16`, `bold 70`, `italic 12`, `Helvetica-Bold 12`.
  fileprivate var text: String {
    let points = NumberText.list(size)
    switch family {
    case .system:
      var words = weight == .regular ? "" : weight.name + " "
      if isItalic { words += "italic " }
      return (words.isEmpty ? "system " : words) + points
    case .named(let name): return name + " " + points
    case .style(let name): return name
    }
  }
}

/// Texts between double quotes, with the escapes of CEL.
enum Quoting {
  private static let escapes: [UInt8: String] = [
    7: "\\a", 8: "\\b", 9: "\\t", 10: "\\n", 11: "\\v", 12: "\\f", 13: "\\r", 0x22: "\\\"",
    0x5C: "\\\\",
  ]

  static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = [0x22]
    for byte in text.utf8 {
      if let escape = escapes[byte] {
        bytes.append(contentsOf: escape.utf8)
      } else {
        bytes.append(byte)
      }
    }
    bytes.append(0x22)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Bytes that are no printable ASCII as `\xHH`.
  static func quoted(_ content: [UInt8]) -> String {
    var text = "\""
    for byte in content {
      if let escape = escapes[byte] {
        text += escape
      } else if byte < 0x20 || byte > 0x7E {
        text += "\\x" + String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
      } else {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      }
    }
    return text + "\""
  }
}
