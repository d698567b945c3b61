// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

extension AttributedText {
  package static var kind: ValueKind {
    .list(
      .record(
        RecordDescription(
          name: "a stretch of text", shorthand: "text",
          [
            .init("text", .text), .init("font", .font), .init("color", .color),
            .init("backgroundColor", .color), .init("underline", .bool),
            .init("underlineStyle", UnderlineStyle.kind), .init("strikethrough", .bool),
            .init("strikethroughStyle", UnderlineStyle.kind), .init("kern", .double),
            .init("paragraph", Paragraph.kind),
          ])))
  }

  /// A text alone is a stretch; so is each item of a list that is one.
  package init?(_ value: Value) {
    switch value {
    case .list(let items):
      runs = []
      for item in items {
        guard let run = Run(item) else { return nil }
        runs.append(run)
      }
    case .string(let text): runs = [Run(text)]
    default: return nil
    }
  }

  package var value: Value { .list(runs.map(\.value)) }
}

extension AttributedText.Run {
  fileprivate init?(_ value: Value) {
    guard case .map(let map) = value else {
      guard case .string(let text) = value else { return nil }
      self.init(text)
      return
    }
    self.init("")
    for entry in map.entries {
      guard case .string(let key) = entry.key, read(key, entry.value) else { return nil }
    }
  }

  private mutating func read(_ key: String, _ value: Value) -> Bool {
    switch (key, value) {
    case ("text", _): text = String(value) ?? ""
    case ("font", _): font = Font(value)
    case ("color", _): color = Color(value)
    case ("backgroundColor", _): backgroundColor = Color(value)
    case ("underline", .bool(let on)):
      underlineStyle = on ? .single : AttributedText.UnderlineStyle.none
    case ("underlineStyle", _): underlineStyle = AttributedText.UnderlineStyle(value)
    case ("strikethrough", .bool(let on)):
      strikethroughStyle = on ? .single : AttributedText.UnderlineStyle.none
    case ("strikethroughStyle", _): strikethroughStyle = AttributedText.UnderlineStyle(value)
    case ("kern", _): kern = value.number
    case ("paragraph", .map(let map)): paragraph = AttributedText.Paragraph(map)
    default: return false
    }
    return true
  }

  fileprivate var value: Value {
    var map = ValueMap([(.string("text"), .string(text))])
    map[.string("font")] = font?.value
    map[.string("color")] = color?.value
    map[.string("backgroundColor")] = backgroundColor?.value
    map[.string("underlineStyle")] = underlineStyle?.value
    map[.string("strikethroughStyle")] = strikethroughStyle?.value
    map[.string("kern")] = kern?.value
    map[.string("paragraph")] = paragraph.map { .map($0.map) }
    return map.count == 1 ? .string(text) : .map(map)
  }
}

extension AttributedText.Paragraph {
  fileprivate static var kind: ValueKind {
    .record(
      RecordDescription(
        name: "a paragraph's style",
        [
          .init("alignment", UILabel.TextAlignment.kind),
          .init("lineBreakMode", UILabel.LineBreakMode.kind),
        ] + AttributedText.Length.allCases.map { .init($0.rawValue, .double) }))
  }

  fileprivate init(_ map: ValueMap) {
    self.init()
    alignment = map["alignment"].flatMap { UILabel.TextAlignment($0) }
    lineBreakMode = map["lineBreakMode"].flatMap { UILabel.LineBreakMode($0) }
    for length in AttributedText.Length.allCases {
      lengths[length] = map[length.rawValue]?.number
    }
  }

  fileprivate var map: ValueMap {
    var map = ValueMap()
    map[.string("alignment")] = alignment?.value
    map[.string("lineBreakMode")] = lineBreakMode?.value
    for length in AttributedText.Length.allCases {
      map[.string(length.rawValue)] = lengths[length]?.value
    }
    return map
  }
}
