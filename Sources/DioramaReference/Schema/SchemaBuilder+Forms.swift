// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import DioramaReport

/// Places of files.
extension SchemaBuilder {
  mutating func form(_ form: Form) -> JSON {
    switch form {
    case .value(let kind): value(kind)
    case .literal(let kind): literal(kind)
    case .text, .name: Self.anyText
    case .pattern(let pattern):
      .pattern(SchemaPattern.either(pattern, SchemaPattern.template))
    case .word(let words): word(words)
    case .reference: .of(["type": .string("string")])
    case .whole(let range):
      .of(["type": .string("integer"), "minimum": .int(range.lowerBound)]).with(
        range.upperBound == .max ? [:] : ["maximum": .int(range.upperBound)])
    case .number(let range):
      .of(["type": .string("number")]).with(
        range.lowerBound == 0 ? ["minimum": .int(0)] : [:])
    case .numberOf(let numbers): .of(["enum": .list(numbers.map { .int($0) })])
    case .any: .bool(true)
    case .null: Self.null
    case .expression: .pattern(SchemaPattern.template)
    case .steps: .of(["type": .types("array", "null"), "items": step()])
    case .actions: actions()
    case .expectations:
      .anyOf([
        .pattern(SchemaPattern.template),
        .of(["type": .string("object"), "additionalProperties": expectation()]),
      ])
    case .target: .anyOf([.of(["type": .string("string")]), keys(.selector)])
    case .place:
      .anyOf([literal(.point), .of(["type": .string("string")]), keys(.selector)])
    case .object(let place): object(place)
    case .look: look()
    case .appearance: appearance()
    case .delegate: delegate(of: Array(catalog.classes), roles: [.delegate, .dataSource])
    case .levels: levels()
    case .limits: limits()
    case .tree: keys(.treePattern)
    case .list(let item): .of(["type": .string("array"), "items": self.form(item)])
    case .oneOrMore(let item): oneOrMore(item)
    case .named(let value):
      .of(["type": .string("object"), "additionalProperties": self.form(value)])
    case .paths(let value):
      .of([
        "type": .string("object"),
        "propertyNames": .of([
          "pattern": .string(SchemaPattern.either(SchemaPattern.path, SchemaPattern.template))
        ]), "additionalProperties": self.form(value),
      ])
    case .keys(let set): keys(set)
    case .either(let forms): .anyOf(forms.map { self.form($0) })
    }
  }

  /// One of these words; YAML reads `true` and `false` as booleans.
  private func word(_ words: [String]) -> JSON {
    let booleans = words.filter { $0 == "true" || $0 == "false" }
    return booleans.isEmpty
      ? .enumeration(words)
      : .of(["enum": .list(booleans.map { .bool($0 == "true") } + words.map { .string($0) })])
  }

  private mutating func oneOrMore(_ item: Form) -> JSON {
    let one = form(item)
    return .anyOf([one, .of(["type": .string("array"), "items": one])])
  }

  /// A mapping with keys of its own.
  mutating func keys(_ set: KeySet) -> JSON {
    definition("keys.\(Self.plainName(set.name))") { builder in builder.mapping(set) }
  }

  /// The same without a definition of its own.
  mutating func mapping(_ set: KeySet) -> JSON {
    var members = [
      JSON.Member("type", .string("object")),
      JSON.Member("properties", .object(properties(set.keys))),
    ]
    let required = set.keys.filter(\.isRequired).map(\.name)
    if !required.isEmpty { members.append(JSON.Member("required", .strings(required))) }
    let rules =
      set.needs.map { JSON.requiresOne(of: $0) } + set.rivals.flatMap { JSON.forbidsTwo(of: $0) }
    if !rules.isEmpty { members.append(JSON.Member("allOf", .list(rules))) }
    switch set.others {
    case .none: members.append(JSON.Member("additionalProperties", .bool(false)))
    case .named: break
    case .properties: members.append(JSON.Member("propertyNames", lookNames(besides: set.names)))
    }
    return .object(members)
  }

  mutating func properties(_ keys: [KeySet.Key]) -> [JSON.Member] {
    keys.map { key in
      JSON.Member(key.name, described(form(key.form), key.summary))
    }
  }

  /// A schema with its hover text; what takes anything becomes an object for it.
  func described(_ schema: JSON, _ summary: String) -> JSON {
    if schema == .bool(true) { return .of(["description": .string(summary)]) }
    return .of(["description": .string(summary)]).merging(schema)
  }

  /// Levels by rule; what cannot be run stays an error.
  private func levels() -> JSON {
    let levels = Severity.allCases.map(\.name) + ["off"]
    return Self.closed(
      source.rules.map { rule in
        JSON.Member(
          rule.slug,
          .of([
            "description": .string(rule.explanation),
            "enum": .strings(rule.severity == .error ? ["error"] : levels),
            "default": .string(rule.isOptIn ? "off" : rule.severity.name),
          ]))
      })
  }

  private func limits() -> JSON {
    Self.closed(
      source.limits.map { limit in
        JSON.Member(
          limit.name,
          .of([
            "description": .string(limit.summary), "type": .string("integer"),
            "minimum": .int(1), "maximum": .int(limit.standard),
            "default": .int(limit.standard),
          ]))
      })
  }

  /// A mapping that has these keys only.
  static func closed(_ properties: [JSON.Member]) -> JSON {
    .of([
      "type": .string("object"), "properties": .object(properties),
      "additionalProperties": .bool(false),
    ])
  }
}
