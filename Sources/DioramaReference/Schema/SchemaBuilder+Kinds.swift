// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel
import DioramaReport

/// Kinds of values.
extension SchemaBuilder {
  /// A value of a kind, or an expression that gives one.
  mutating func value(_ kind: ValueKind) -> JSON {
    definition("value.\(Self.name(kind))") { $0.made(kind, takesExpressions: true) }
  }

  /// A value of a kind that is known when the file is read.
  mutating func literal(_ kind: ValueKind) -> JSON {
    definition("literal.\(Self.name(kind))") { $0.made(kind, takesExpressions: false) }
  }

  /// What a property may be given: a value, a binding, or a value at load only.
  mutating func setting(_ kind: ValueKind) -> JSON {
    definition("setting.\(Self.name(kind))") { builder in
      let value = builder.value(kind)
      let isBinding = JSON.of([
        "type": .string("object"), "maxProperties": .int(1),
        "anyOf": .list(["bind", "once"].map { .of(["required": .strings([$0])]) }),
      ])
      return .of([
        "if": isBinding,
        "then": Self.closed([
          JSON.Member(
            "bind",
            .of([
              "type": .string("string"),
              "description": .string("A place that the property is kept equal to: state.wifi."),
            ])),
          JSON.Member(
            "once",
            value.with([
              "description": .string("A value, or an expression that is evaluated at load only.")
            ])),
        ]), "else": value,
      ])
    }
  }

  private mutating func made(_ kind: ValueKind, takesExpressions: Bool) -> JSON {
    if let plain = plain(kind, takesExpressions) { return plain }
    switch kind {
    case .enumeration(let cases):
      return .anyOf(Self.cases(cases) + (takesExpressions ? [expression] : []))
    case .options(let cases):
      let one = JSON.anyOf(Self.cases(cases))
      return .anyOf(
        [one, .of(["type": .string("array"), "items": one])]
          + (takesExpressions ? [expression] : []))
    case .perState(let inner): return perState(inner)
    case .textOrImage:
      return .anyOf([
        value(.text), keys(.image), keys(.localized), keys(.segment),
      ])
    case .list(let element): return list(element, takesExpressions)
    case .optional(let inner):
      return .anyOf([made(inner, takesExpressions: takesExpressions), Self.null])
    case .reference(let className): return reference(className)
    case .record(let description): return record(description)
    case .outline: return record(Outline.description)
    case .named(let inner):
      return .anyOf([
        .of(["type": .string("object"), "additionalProperties": value(inner)]), expression,
      ])
    case .perItem(let inner):
      return .anyOf([
        value(inner), .of(["type": .string("object"), "additionalProperties": value(inner)]),
      ])
    case .image: return .anyOf([Self.anyText, keys(.image)])
    case .color, .font, .transform:
      return .anyOf(looks(kind) + (takesExpressions ? [expression] : []))
    default: return geometry(kind, takesExpressions)
    }
  }

  /// Kinds that need no more than a type.
  private func plain(_ kind: ValueKind, _ takesExpressions: Bool) -> JSON? {
    switch kind {
    case .bool: scalar("boolean", takesExpressions)
    case .int: scalar("integer", takesExpressions)
    case .double, .float: scalar("number", takesExpressions)
    case .seconds:
      .of([
        "type": .types("number", "string"),
        "pattern": .string(
          takesExpressions
            ? SchemaPattern.either(SchemaPattern.duration, SchemaPattern.expression)
            : SchemaPattern.duration),
      ])
    case .date: .of(["type": .string("string")])
    case .text:
      .of([
        "type": .types("string", "number", "boolean", "object"),
        "properties": .of(["localized": .of(["type": .types("string", "number", "boolean")])]),
        "required": .strings(["localized"]), "additionalProperties": .bool(false),
      ])
    default: nil
    }
  }

  private func scalar(_ type: String, _ takesExpressions: Bool) -> JSON {
    takesExpressions
      ? .of(["type": .types(type, "string"), "pattern": .string(SchemaPattern.expression)])
      : .of(["type": .string(type)])
  }

  private mutating func geometry(_ kind: ValueKind, _ takesExpressions: Bool) -> JSON {
    let number = value(.double)
    let rest = takesExpressions ? [expression] : []
    if kind == .offset {
      return .anyOf(
        [Self.array(number, count: 2)]
          + KeySet.offsetComponents.map { Self.components($0, number) } + rest)
    }
    if kind == .intrinsicSize {
      return .anyOf(
        [
          Self.array(.of(["type": .types("number", "null")]), count: 2),
          Self.components(["width", "height"], number), Self.null,
        ] + rest)
    }
    if kind == .range {
      return .anyOf([Self.array(value(.int), count: 2), keys(.range)] + rest)
    }
    let names = KeySet.components(kind) ?? []
    return .anyOf(
      [Self.array(number, count: names.count), Self.components(names, number)] + rest)
  }

  static func array(_ item: JSON, count: Int) -> JSON {
    .of([
      "type": .string("array"), "items": item, "minItems": .int(count), "maxItems": .int(count),
    ])
  }

  private static func components(_ names: [String], _ number: JSON) -> JSON {
    .of([
      "type": .string("object"), "required": .strings(names),
      "properties": .object(names.map { JSON.Member($0, number) }),
      "additionalProperties": .bool(false),
    ])
  }

  private mutating func looks(_ kind: ValueKind) -> [JSON] {
    switch kind {
    case .color:
      let names = Color.named.map(\.name)
      return [
        .enumeration(names), .pattern(SchemaPattern.hexColor),
        .pattern(SchemaPattern.words(names.map { $0 + "Color" })), keys(.color),
      ]
    case .font: return [.pattern(SchemaPattern.font), keys(.font)]
    default:
      let step = keys(.transformStep)
      return [
        Self.array(value(.double), count: 6),
        .of(["type": .string("array"), "items": step]), step,
      ]
    }
  }

  /// The cases of an enumeration, then its older and longer names as a pattern, which editors do not
  /// offer.
  private static func cases(_ description: EnumDescription) -> [JSON] {
    let names = description.cases + description.groups.keys.sorted()
    var others: [String] = description.aliases.keys.sorted()
    for name in description.cases where name.hasPrefix("by") && name.count > 2 {
      let rest = name.dropFirst(2)
      others.append(rest.prefix(1).lowercased() + rest.dropFirst())
    }
    let plain = names + others
    for prefix in description.prefixes {
      others += plain.map { prefix + $0.prefix(1).uppercased() + $0.dropFirst() }
      others += plain.map { prefix + $0 }
    }
    var unique: [String] = []
    for other in others where !unique.contains(other) && !names.contains(other) {
      unique.append(other)
    }
    return [.enumeration(names)] + (unique.isEmpty ? [] : [.pattern(SchemaPattern.words(unique))])
  }

  private mutating func perState(_ inner: ValueKind) -> JSON {
    let value = value(.optional(inner))
    let part =
      "(UIControlState)?("
      + (ControlState.knownNames + ["Normal", "Highlighted", "Disabled", "Selected"]).joined(
        separator: "|") + ")"
    return .anyOf([
      value,
      .of([
        "type": .string("object"),
        "properties": .object(ControlState.knownNames.map { JSON.Member($0, value) }),
        "patternProperties": .of(["^ *\(part) *(\\+ *\(part) *)*$": value]),
        "additionalProperties": .bool(false),
      ]),
    ])
  }

  private mutating func list(_ element: ValueKind, _ takesExpressions: Bool) -> JSON {
    let item =
      if case .reference(let className) = element {
        JSON.anyOf([reference(className)])
      } else {
        value(element)
      }
    if element == .reference(DynamicItems.name) {
      return .of(["type": .types("array", "string", "number", "boolean"), "items": item])
    }
    return .list(of: item)
  }

  /// An object by its id, or described in place.
  private mutating func reference(_ className: String) -> JSON {
    let standard = catalog.info(named: className).flatMap { info in
      info.name == "UIView" || info.needsType ? nil : info.name
    }
    let place = object(.init(className, standard: standard))
    if className == DynamicItems.name {
      return .ofObjects(
        place,
        others: .of([
          "type": .types("string", "number", "boolean", "array"), "maxItems": .int(1),
        ]))
    }
    return .ofObjects(place, others: Self.anyText)
  }

  private mutating func record(_ description: RecordDescription) -> JSON {
    let record = JSON.of([
      "type": .string("object"),
      "properties": .object(
        description.fields.map { JSON.Member($0.name, value($0.kind)) }),
      "additionalProperties": .bool(false),
    ])
    guard let key = description.shorthand, let kind = description.kind(of: key) else {
      return .anyOf([record, expression])
    }
    return .anyOf([value(kind), record])
  }

  /// A scalar that is one expression.
  var expression: JSON { .pattern(SchemaPattern.expression) }

  static let null = JSON.of(["type": .string("null")])
  /// A scalar that is read as text.
  static let anyText = JSON.of(["type": .types("string", "number", "boolean")])

  /// A name for the definition of a kind.
  private static func name(_ kind: ValueKind) -> String {
    switch kind {
    case .bool: "bool"
    case .int: "int"
    case .double, .float: "number"
    case .text: "text"
    case .color: "color"
    case .font: "font"
    case .image: "image"
    case .point: "point"
    case .size: "size"
    case .rect: "rect"
    case .insets: "insets"
    case .offset: "offset"
    case .transform: "transform"
    case .seconds: "duration"
    case .date: "date"
    case .range: "range"
    case .enumeration(let cases): plainName(cases.name)
    case .options(let cases): "options.\(plainName(cases.name))"
    case .perState(let inner): "states.\(name(inner))"
    case .textOrImage: "segment"
    case .list(let element): "list.\(name(element))"
    case .optional(let inner): "optional.\(name(inner))"
    case .reference(let className): "reference.\(className)"
    case .intrinsicSize: "intrinsicSize"
    case .record(let description): "record.\(plainName(description.name))"
    case .outline: "outline"
    case .named(let inner): "named.\(name(inner))"
    case .perItem(let inner): "items.\(name(inner))"
    }
  }

  /// A name in which nothing has a meaning of its own in a JSON pointer.
  static func plainName(_ text: String) -> String {
    String(text.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" })
  }
}
