// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

/// A value of a random program of bindings.
enum Datum: Equatable {
  case int(Int64)
  case double(Double)
  case bool(Bool)
  case text(String)

  enum Kind: CaseIterable { case int, double, bool, text }

  init?(_ value: Value) {
    switch value {
    case .int(let number): self = .int(number)
    case .double(let number): self = .double(number)
    case .float(let number): self = .double(Double(number))
    case .bool(let flag): self = .bool(flag)
    case .string(let text): self = .text(text)
    case .rect(let rect): self = .double(rect.size.width)
    default: return nil
    }
  }

  /// As CEL and YAML's flow style both write it.
  var literal: String {
    switch self {
    case .int(let number): "\(number)"
    case .double(let number): "\(number)"
    case .bool(let flag): "\(flag)"
    case .text(let text): "\"\(text)\""
    }
  }

  /// As a template prints it; doubles stand in none.
  var shown: String {
    if case .text(let text) = self { return text }
    return literal
  }

  static func random(_ kind: Kind, _ random: inout SplitMix64) -> Datum {
    switch kind {
    case .int: .int(Int64(random.below(9)))
    case .double: .double(Double(random.below(33)) / 8)
    case .bool: .bool(random.below(2) == 0)
    case .text: .text(["a", "bc", "def", "", "x y"][random.below(5)])
    }
  }
}

/// A small expression over the values of a program, each named by its place.
indirect enum Formula {
  case literal(Datum)
  case read(Int)
  /// `(a + b) % 97` of ints, `a * 0.5 + b` of doubles, `a && b`, `a + b` of short texts.
  case joined(Datum.Kind, Formula, Formula)
  case choice(Formula, Formula, Formula)
  case less(Formula, Formula)
  case equal(Formula, Formula)
  case not(Formula)
  /// The text of an int.
  case text(Formula)
  case length(Formula)
  /// The size of a box, which is above 0.
  case positive(Formula)

  func value(_ values: [Datum]) -> Datum {
    switch self {
    case .literal(let datum): return datum
    case .read(let place): return values[place]
    case .joined(_, let a, let b):
      switch (a.value(values), b.value(values)) {
      case (.int(let a), .int(let b)): return .int((a + b) % 97)
      case (.double(let a), .double(let b)): return .double(a * 0.5 + b)
      case (.bool(let a), .bool(let b)): return .bool(a && b)
      case (.text(let a), .text(let b)): return .text(a + b)
      case (let a, _): return a
      }
    case .choice(let condition, let a, let b):
      return condition.value(values) == .bool(true) ? a.value(values) : b.value(values)
    case .less(let a, let b):
      switch (a.value(values), b.value(values)) {
      case (.int(let a), .int(let b)): return .bool(a < b)
      case (.double(let a), .double(let b)): return .bool(a < b)
      default: return .bool(false)
      }
    case .equal(let a, let b): return .bool(a.value(values) == b.value(values))
    case .not(let a): return .bool(a.value(values) == .bool(false))
    case .text(let a): return .text(a.value(values).literal)
    case .length(let a):
      if case .text(let text) = a.value(values) { return .int(Int64(text.unicodeScalars.count)) }
      return .int(0)
    case .positive(let a):
      if case .double(let number) = a.value(values), number > 1 { return .double(number) }
      return .double(1)
    }
  }

  /// As CEL; `name` gives the path of a place.
  func text(_ name: (Int) -> String) -> String {
    switch self {
    case .literal(let datum): datum.literal
    case .read(let place): name(place)
    case .joined(let kind, let a, let b):
      switch kind {
      case .int: "((\(a.text(name)) + \(b.text(name))) % 97)"
      case .double: "(\(a.text(name)) * 0.5 + \(b.text(name)))"
      case .bool: "(\(a.text(name)) && \(b.text(name)))"
      case .text: "(\(a.text(name)) + \(b.text(name)))"
      }
    case .choice(let condition, let a, let b):
      "(\(condition.text(name)) ? \(a.text(name)) : \(b.text(name)))"
    case .less(let a, let b): "(\(a.text(name)) < \(b.text(name)))"
    case .equal(let a, let b): "(\(a.text(name)) == \(b.text(name)))"
    case .not(let a): "(!\(a.text(name)))"
    case .text(let a): "string(\(a.text(name)))"
    case .length(let a): "size(\(a.text(name)))"
    case .positive(let a): "(\(a.text(name)) > 1.0 ? \(a.text(name)) : 1.0)"
    }
  }
}
