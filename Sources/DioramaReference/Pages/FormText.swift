// SPDX-License-Identifier: MIT
import DioramaModel

extension Form {
  /// What may stand there, in words.
  var text: String {
    switch self {
    case .value(let kind): "\(kind.name), or an expression"
    case .literal(let kind): kind.name
    case .text, .name: "text"
    case .pattern: "text"
    case .word(let words): "one of \(words.joined(separator: ", "))"
    case .reference: "the id of an object"
    case .whole: "a whole number"
    case .number: "a number"
    case .numberOf(let numbers): "one of \(numbers.map(String.init).joined(separator: ", "))"
    case .any: "any value"
    case .null: "nothing"
    case .expression: "an expression '${…}'"
    case .steps: "a list of steps"
    case .actions: "a list of actions"
    case .expectations: "expressions and what they must give"
    case .target: "a target"
    case .place: "a point of the screen, or a target"
    case .tree: "a view with properties and subviews"
    case .object(let place):
      "the description of \(place.className.map { "a \($0)" } ?? "an object")"
    case .look, .appearance: "properties"
    case .delegate: "methods with actions or answers"
    case .levels: "levels by rule"
    case .limits: "numbers by limit"
    case .list(let item): "a list, each item \(item.text)"
    case .oneOrMore(let item): "\(item.text), or a list of such"
    case .named(let value): "a mapping of names, each to \(value.text)"
    case .paths(let value): "a mapping of 'object.property', each to \(value.text)"
    case .keys(let set): set.name
    case .either(let forms): forms.map(\.text).joined(separator: "; or ")
    }
  }

  /// The mappings with keys that may stand there.
  var keySets: [KeySet] {
    switch self {
    case .keys(let set): [set]
    case .list(let form), .oneOrMore(let form): form.keySets
    case .either(let forms): forms.flatMap(\.keySets)
    default: []
    }
  }
}

extension Page {
  /// The keys of a mapping, then those of the mappings that stand in it.
  mutating func addKeys(of set: KeySet, _ title: String) {
    add(
      title,
      [
        .entries(
          set.keys.map { key in
            Entry(
              name: key.name, form: key.form.text + (key.isRequired ? "; required" : ""),
              summary: key.summary)
          })
      ])
    for key in set.keys {
      for inner in key.form.keySets { addKeys(of: inner, "Keys of '\(key.name)'") }
    }
  }
}
