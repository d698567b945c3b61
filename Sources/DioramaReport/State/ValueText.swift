// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Values as the text report prints them.
struct ValueText {
  let graph: Graph

  /// A property's value; per-state values with none but the normal one print as that one.
  func append(_ property: ChangedProperties.Property, to text: inout String) {
    if case .perState = property.kind.unwrapped, case .map(let map) = property.value,
      map.count == 1, let entry = map.entries.first, entry.key == .string("normal")
    {
      append(entry.value, to: &text)
    } else if let pairs = property.pairsByItem {
      text += "{"
      for (index, pair) in pairs.enumerated() {
        if index > 0 { text += ", " }
        append(.object(pair.item), to: &text)
        text += ": "
        append(pair.value, inside: .container, to: &text)
      }
      text += "}"
    } else {
      append(property.value, to: &text)
    }
  }

  func append(_ value: Value, inside: Surroundings = .line, to text: inout String) {
    switch value {
    case .string(let string): Self.append(string, inside: inside, to: &text)
    case .list(let items):
      appendList(items, to: &text)
    case .map(let map):
      text += "{"
      for (index, entry) in map.entries.enumerated() {
        if index > 0 { text += ", " }
        append(entry.key, inside: .container, to: &text)
        text += ": "
        append(entry.value, inside: .container, to: &text)
      }
      text += "}"
    case .optional(let wrapped): append(wrapped ?? .null, inside: inside, to: &text)
    case .object(let object):
      text += object.offset < graph.count ? graph.ids[object.offset] : "null"
    case .image(let image): appendImage(image, inside: inside, to: &text)
    default: Self.appendScalar(value, to: &text)
    }
  }

  /// Where a text stands, which decides when it needs quotes.
  enum Surroundings { case line, container }

  private func appendList(_ items: [Value], to text: inout String) {
    text += "["
    for (index, item) in items.enumerated() {
      if index > 0 { text += ", " }
      append(item, inside: .container, to: &text)
    }
    text += "]"
  }

  private func appendImage(
    _ image: ImageReference, inside: Surroundings, to text: inout String
  ) {
    let isPlain =
      image.capInsets == nil && image.resizingMode == nil && image.renderingMode == .automatic
    if isPlain { return Self.append(image.name, inside: inside, to: &text) }
    text += "{name: "
    Self.append(image.name, inside: .container, to: &text)
    if let insets = image.capInsets {
      text += ", capInsets: "
      Self.appendScalar(.insets(insets), to: &text)
    }
    if let mode = image.resizingMode { text += ", resizingMode: \(mode.rawValue)" }
    if image.renderingMode != .automatic {
      text += ", renderingMode: \(image.renderingMode.rawValue)"
    }
    text += "}"
  }
}

// MARK: - Scalars

extension ValueText {
  private static func appendScalar(_ value: Value, to text: inout String) {
    switch value {
    case .null: text += "null"
    case .double(let number): DecimalText.appendReport(number, to: &text)
    case .float(let number): DecimalText.appendReport(Double(number), to: &text)
    case .point(let point): append("(", [point.x, point.y], " ", ")", to: &text)
    case .size(let size): append("(", [size.width, size.height], " ", ")", to: &text)
    case .offset(let offset): append("(", [offset.dx, offset.dy], " ", ")", to: &text)
    case .rect(let rect):
      append("(", [rect.minX, rect.minY], " ", "; ", to: &text)
      append("", [rect.width, rect.height], " ", ")", to: &text)
    case .insets(let insets):
      append("{", [insets.top, insets.left, insets.bottom, insets.right], ", ", "}", to: &text)
    case .transform(let t):
      append("[", [t.a, t.b, t.c, t.d, t.tx, t.ty], ", ", "]", to: &text)
    case .color(let color): text += color.basicName ?? color.hex
    case .font(let font): append(font, to: &text)
    default: text += value.templateText
    }
  }

  private static func append(
    _ start: String, _ numbers: [Double], _ separator: String, _ end: String,
    to text: inout String
  ) {
    text += start
    for (index, number) in numbers.enumerated() {
      if index > 0 { text += separator }
      DecimalText.appendReport(number, to: &text)
    }
    text += end
  }

  private static func append(_ font: Font, to text: inout String) {
    let size = DecimalText.report(font.size)
    switch font.family {
    case .system:
      switch (font.weight, font.isItalic) {
      case (.regular, false): text += "system \(size)"
      case (.bold, false): text += "bold \(size)"
      case (.regular, true): text += "italic \(size)"
      default:
        text += "{system: \(size)"
        if font.weight != .regular { text += ", weight: \(font.weight.name)" }
        text += font.isItalic ? ", italic: true}" : "}"
      }
    case .named(let name):
      text += "{name: "
      append(name, inside: .container, to: &text)
      text += ", size: \(size)}"
    case .style(let style):
      text += "{style: "
      append(style, inside: .container, to: &text)
      text += "}"
    }
  }

  /// Bare, or in double quotes where the line could not be read otherwise.
  private static func append(_ string: String, inside: Surroundings, to text: inout String) {
    guard needsQuotes(string, inside: inside) else {
      text += string
      return
    }
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case _ where breaksLine(scalar): text += "\\u{\(String(scalar.value, radix: 16))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  private static func needsQuotes(_ string: String, inside: Surroundings) -> Bool {
    let scalars = string.unicodeScalars
    guard let first = scalars.first, let last = scalars.last, first != " ", last != " " else {
      return true
    }
    return scalars.contains { scalar in
      switch scalar {
      case ";", ">", "\"": true
      case ",", ":", "[", "]", "{", "}": inside == .container
      default: breaksLine(scalar)
      }
    }
  }

  /// Control characters and what some editors take for the end of a line.
  private static func breaksLine(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.value == 0x2028
      || scalar.value == 0x2029
  }
}

extension Color {
  /// The names of UIColor that reports use, all from before iOS 7.
  private static let basic = named.prefix { $0.name != "lightText" }

  /// The name of exactly this color, where it is one of UIColor's fixed ones.
  fileprivate var basicName: String? { Self.basic.first { $0.color == self }?.name }
}
