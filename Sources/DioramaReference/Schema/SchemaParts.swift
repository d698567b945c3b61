// SPDX-License-Identifier: MIT
import DioramaReport

/// Pieces of JSON Schema.
extension JSON {
  /// An object with its members in this order.
  static func of(_ members: KeyValuePairs<String, JSON>) -> JSON {
    .object(members.map { Member($0.key, $0.value) })
  }

  static func ref(_ name: String) -> JSON { .of(["$ref": .string("#/$defs/\(name)")]) }

  /// One of several types.
  static func types(_ names: String...) -> JSON {
    names.count == 1 ? .string(names[0]) : .strings(names)
  }

  static func anyOf(_ schemas: [JSON]) -> JSON {
    schemas.count == 1 ? schemas[0] : .of(["anyOf": .list(schemas)])
  }

  static func enumeration(_ words: [String]) -> JSON { .of(["enum": .strings(words)]) }

  /// What holds of mappings, and what of all else: validators then name what is wrong in a mapping.
  static func ofObjects(_ schema: JSON, others: JSON) -> JSON {
    .of(["if": .of(["type": .string("object")]), "then": schema, "else": others])
  }

  /// A list, or one expression that stands for it; `others` are types beside these.
  static func list(of item: JSON, or others: String...) -> JSON {
    .of([
      "type": .strings(["array", "string"] + others),
      "pattern": .string(SchemaPattern.expression), "items": item,
    ])
  }

  /// Words with what each means, which editors show.
  static func enumeration(_ words: [(name: String, summary: String)]) -> JSON {
    .of([
      "enum": .strings(words.map(\.name)),
      "markdownEnumDescriptions": .strings(words.map(\.summary)),
    ])
  }

  static func pattern(_ pattern: String) -> JSON {
    .of(["type": .string("string"), "pattern": .string(pattern)])
  }

  /// That one of these keys stands.
  static func requiresOne(of names: [String]) -> JSON {
    if names.count == 1 { return .of(["required": .strings(names)]) }
    return .of(["anyOf": .list(names.map { .of(["required": .strings([$0])]) })])
  }

  /// That two of these keys do not stand together.
  static func forbidsTwo(of names: [String]) -> [JSON] {
    names.indices.flatMap { first in
      names.indices.dropFirst(first + 1).map { second in
        .of(["not": .of(["required": .strings([names[first], names[second]])])])
      }
    }
  }

  /// The schema with more members; those that it has already stay as they are.
  func with(_ members: KeyValuePairs<String, JSON>) -> JSON { merging(.of(members)) }

  /// The schema with the members of another; those that it has already stay as they are.
  func merging(_ other: JSON) -> JSON {
    guard case .object(let own) = self, case .object(let members) = other else { return self }
    let known = own.map(\.key)
    return .object(own + members.filter { !known.contains($0.key) })
  }
}

/// Regular expressions that JSON Schema, and so ECMAScript, takes.
enum SchemaPattern {
  /// A scalar that is exactly one expression.
  static let expression = #"^\s*\$\{[\s\S]*\}\s*$"#
  /// A text with an expression in it.
  static let template = #"\$\{"#
  static let duration = #"^(-?[0-9.]+(ms|s|m|h))+$"#
  static let hexColor = "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"
  static let font = #"^\s*(system|bold|italic)\s+[0-9.]+\s*$"#
  /// A dotted path.
  static let path = #"\."#

  /// Any of several patterns.
  static func either(_ patterns: String...) -> String {
    patterns.count == 1 ? patterns[0] : patterns.map { "(\($0))" }.joined(separator: "|")
  }

  /// A text without what regular expressions take for signs.
  static func quoted(_ text: String) -> String {
    var quoted = ""
    for character in text {
      if "\\^$.|?*+()[]{}/".contains(character) { quoted.append("\\") }
      quoted.append(character)
    }
    return quoted
  }

  /// Exactly one of these words.
  static func words(_ words: [String]) -> String {
    "^(" + words.map(quoted).joined(separator: "|") + ")$"
  }
}
