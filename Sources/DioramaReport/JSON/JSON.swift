// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

/// A value of JSON whose keys keep their order.
package indirect enum JSON: Equatable, Sendable {
  case null
  case bool(Bool)
  /// A number as it is printed.
  case number(String)
  case string(String)
  case list([JSON])
  case object([Member])

  package struct Member: Equatable, Sendable {
    package var key: String
    package var value: JSON

    package init(_ key: String, _ value: JSON) {
      self.key = key
      self.value = value
    }
  }

  package static func int(_ value: Int) -> JSON { .number(String(value)) }

  /// The shortest decimal that reads back; what JSON has no number for comes as a text.
  package static func double(_ value: Double) -> JSON {
    if value.isFinite { return .number(DecimalText.shortest(value)) }
    return .string(value.isNaN ? "NaN" : value < 0 ? "-Infinity" : "Infinity")
  }

  /// The shortest decimal that reads back as the same 32-bit float.
  package static func float(_ value: Float) -> JSON {
    value.isFinite ? .number(DecimalText.shortest(value)) : .double(Double(value))
  }

  package static func doubles(_ values: Double...) -> JSON { .list(values.map { .double($0) }) }

  package static func strings(_ values: [String]) -> JSON { .list(values.map { .string($0) }) }
}

// MARK: - Printing

extension JSON {
  /// The whole value on one line.
  func appendInline(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += value
    case .string(let value): Self.appendQuoted(value, to: &text)
    case .list(let items):
      text += "["
      for (index, item) in items.enumerated() {
        if index > 0 { text += ", " }
        item.appendInline(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += ", " }
        Self.appendQuoted(member.key, to: &text)
        text += ": "
        member.value.appendInline(to: &text)
      }
      text += "}"
    }
  }

  /// The value laid out by lines: what is flat and short stays on one.
  ///
  /// - Parameters:
  ///   - indent: Spaces before the line the value begins on.
  ///   - column: Where on that line it begins.
  package func append(to text: inout String, indent: Int, column: Int) {
    if depth <= 2 {
      var line = ""
      appendInline(to: &line)
      if isScalar || column + line.unicodeScalars.count <= JSONWriter.width {
        text += line
        return
      }
    }
    switch self {
    case .list(let items) where !items.isEmpty:
      text += "["
      for (index, item) in items.enumerated() {
        Self.appendBreak(isFirst: index == 0, indent + 2, to: &text)
        item.append(to: &text, indent: indent + 2, column: indent + 3)
      }
      Self.appendBreak(isFirst: true, indent, to: &text)
      text += "]"
    case .object(let members) where !members.isEmpty:
      text += "{"
      for (index, member) in members.enumerated() {
        Self.appendBreak(isFirst: index == 0, indent + 2, to: &text)
        Self.appendQuoted(member.key, to: &text)
        text += ": "
        member.value.append(
          to: &text, indent: indent + 2, column: indent + member.key.utf8.count + 7)
      }
      Self.appendBreak(isFirst: true, indent, to: &text)
      text += "}"
    default: appendInline(to: &text)
    }
  }

  static func appendBreak(isFirst: Bool, _ indent: Int, to text: inout String) {
    if !isFirst { text += "," }
    text += "\n"
    for _ in 0..<indent { text += " " }
  }

  private var isScalar: Bool { depth == 0 }

  /// How deep lists and objects stand inside each other, counted to 3; empty ones count as scalars.
  private var depth: Int {
    switch self {
    case .null, .bool, .number, .string: return 0
    case .list(let items): return items.isEmpty ? 0 : Self.deepest(items.lazy) + 1
    case .object(let members):
      return members.isEmpty ? 0 : Self.deepest(members.lazy.map(\.value)) + 1
    }
  }

  private static func deepest(_ values: some Sequence<JSON>) -> Int {
    var deepest = 0
    for value in values {
      deepest = max(deepest, value.depth)
      if deepest >= 2 { break }
    }
    return deepest
  }

  /// The text between quotes, escaped where JSON asks for it.
  static func appendQuoted(_ value: String, to text: inout String) {
    guard value.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C }) else {
      text += JSONText.quoted(value)
      return
    }
    text += "\""
    text += value
    text += "\""
  }
}
