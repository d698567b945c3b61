// SPDX-License-Identifier: MIT
import DioramaExpressions

/// What a slot of a scene may hold: the one description that reading, lint, schema and reference use.
package indirect enum ValueKind: Equatable, Sendable {
  case bool
  case int
  case double
  /// A 32-bit float, as UISlider's value is.
  case float
  case text
  case color
  case font
  case image
  case point
  case size
  case rect
  case insets
  case offset
  case transform
  case seconds
  /// A moment, as ISO 8601 text.
  case date
  /// A part of a text in UTF-16 units, as NSRange.
  case range
  case enumeration(EnumDescription)
  /// Several cases at once.
  case options(EnumDescription)
  /// One value for each control state; a plain value stands for the normal state.
  case perState(ValueKind)
  /// Either a text or an image, as a segment is.
  case textOrImage
  case list(ValueKind)
  case optional(ValueKind)
  /// The id of another object that is one of these classes, or of a subclass.
  case reference(String)
  /// The class's own size: `[w, h]` with null for an axis that has none.
  case intrinsicSize
  /// A mapping with keys of its own.
  case record(RecordDescription)
  /// A line or path that things run into.
  case outline
  /// A mapping of names to values.
  case named(ValueKind)
  /// One value for all items of a behavior, or a mapping of items to values.
  case perItem(ValueKind)

  /// The kind without `optional` around it.
  package var unwrapped: ValueKind {
    if case .optional(let kind) = self { return kind.unwrapped }
    return self
  }

  /// Whether a value is a number, a time, a point or a size, or holds such.
  package var holdsNumbers: Bool {
    switch self {
    case .int, .double, .float, .point, .size, .rect, .insets, .offset, .seconds, .intrinsicSize:
      true
    case .perState(let kind), .list(let kind), .optional(let kind), .named(let kind),
      .perItem(let kind):
      kind.holdsNumbers
    case .bool, .text, .color, .font, .image, .transform, .date, .range, .enumeration, .options,
      .textOrImage, .reference, .record, .outline:
      false
    }
  }

  package var isOptional: Bool {
    if case .optional = self { return true }
    return false
  }

  /// Whether a mapping can be a value of the kind.
  package var takesMapping: Bool {
    switch unwrapped {
    case .bool, .int, .double, .float, .text, .seconds, .date, .enumeration, .options, .list:
      false
    case .color, .font, .image, .point, .size, .rect, .insets, .offset, .transform, .perState,
      .textOrImage, .intrinsicSize, .range, .reference, .record, .outline, .named, .perItem,
      .optional:
      true
    }
  }

  /// How messages and the reference name it.
  package var name: String {
    switch self {
    case .bool: "a boolean"
    case .int: "a whole number"
    case .double, .float: "a number"
    case .text: "text"
    case .color: "a color"
    case .font: "a font"
    case .image: "an image"
    case .point: "a point [x, y]"
    case .size: "a size [width, height]"
    case .rect: "a rect [x, y, width, height]"
    case .insets: "insets [top, left, bottom, right]"
    case .offset: "an offset [horizontal, vertical]"
    case .transform: "a transform"
    case .seconds: "a duration"
    case .date: "a date like 2014-01-01T09:00:00Z"
    case .range: "a range {location, length} in UTF-16 units"
    case .enumeration(let description): "one of the \(description.name) cases"
    case .options(let description): "a list of \(description.name) cases"
    case .perState(let kind): "\(kind.name), or a mapping of control states to such"
    case .textOrImage: "text or an image"
    case .list(let kind): "a list, each item \(kind.name)"
    case .optional(let kind): "\(kind.name), or null"
    case .reference(let className): "the id of a \(className)"
    case .intrinsicSize: "a size [width, height], null for an axis without one"
    case .record(let description): description.name
    case .outline: Outline.description.name
    case .named(let kind): "a mapping of names, each to \(kind.name)"
    case .perItem(let kind): "\(kind.name), or a mapping of items to such"
    }
  }

  /// The type an expression that fills this slot must have.
  package var expressionType: ExpressionType {
    switch self {
    case .bool: .bool
    case .int: .int
    case .double, .float, .seconds: .double
    case .date: .timestamp
    case .text: .string
    case .range: .map(.string, .int)
    case .color: .color
    case .font: .font
    case .image: .image
    case .point: .point
    case .size: .size
    case .rect: .rect
    case .insets: .insets
    case .offset: .offset
    case .transform: .transform
    case .enumeration(let description):
      .enumeration(name: description.name, cases: description.cases)
    case .options: .list(.string)
    case .perState(let kind): kind.expressionType
    case .textOrImage, .intrinsicSize, .record, .outline, .named, .perItem: .dyn
    case .list(let kind): .list(kind.expressionType)
    case .optional(let kind): kind.expressionType
    // A protocol's properties are those of whatever object it is.
    case .reference(DynamicItems.name): .dyn
    case .reference(let className): .object(className: className)
    }
  }
}

/// The keys of a mapping that stands for one thing.
package struct RecordDescription: Equatable, Sendable {
  /// As messages name it, with its article.
  package var name: String
  package var fields: [Field]
  /// The key that a plain value stands for, where it may.
  package var shorthand: String?

  package struct Field: Equatable, Sendable {
    package var name: String
    package var kind: ValueKind

    package init(_ name: String, _ kind: ValueKind) {
      self.name = name
      self.kind = kind
    }
  }

  package init(name: String, shorthand: String? = nil, _ fields: [Field]) {
    self.name = name
    self.fields = fields
    self.shorthand = shorthand
  }

  package func kind(of field: String) -> ValueKind? {
    fields.first { $0.name == field }?.kind
  }
}

/// The cases of one of UIKit's enumerations, with every spelling a scene may use.
package struct EnumDescription: Equatable, Sendable {
  package var name: String
  package var cases: [String]
  /// Objective-C's prefixes: `UITextBorderStyle` makes `UITextBorderStyleRoundedRect` an alias.
  package var prefixes: [String]
  /// Other old names of cases.
  package var aliases: [String: String]
  /// In a set of options, names for several cases or for none: `all`, `none`.
  package var groups: [String: [String]]

  package init(
    name: String, cases: [String], prefixes: [String] = [], aliases: [String: String] = [:],
    groups: [String: [String]] = [:]
  ) {
    self.name = name
    self.cases = cases
    self.prefixes = prefixes
    self.aliases = aliases
    self.groups = groups
  }

  /// The cases that `text` names in a set of options, or nil.
  package func caseNames(_ text: String) -> [String]? {
    if let name = caseName(text) { return [name] }
    if let group = groups[text] { return group }
    for prefix in prefixes where text.hasPrefix(prefix) {
      let rest = text.dropFirst(prefix.count)
      if let group = groups[rest.prefix(1).lowercased() + rest.dropFirst()] { return group }
    }
    return nil
  }

  /// The case that `text` names, in Swift's spelling, or nil.
  package func caseName(_ text: String) -> String? {
    if cases.contains(text) { return text }
    if let alias = aliases[text] { return alias }
    // Objective-C left out the `by` of Swift's names: NSLineBreakByTruncatingTail, truncatingTail.
    let withBy = "by" + text.prefix(1).uppercased() + text.dropFirst()
    if cases.contains(withBy) { return withBy }
    for prefix in prefixes where text.hasPrefix(prefix) {
      let rest = text.dropFirst(prefix.count)
      let name = rest.prefix(1).lowercased() + rest.dropFirst()
      if cases.contains(name) { return name }
      if cases.contains(String(rest)) { return String(rest) }
      if let alias = aliases[name] { return alias }
    }
    return nil
  }

  package static func == (a: Self, b: Self) -> Bool { a.name == b.name }
}
