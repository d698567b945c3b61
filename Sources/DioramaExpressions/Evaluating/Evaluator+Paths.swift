// SPDX-License-Identifier: MIT
import DioramaCore

extension Evaluator {
  mutating func path(
    _ base: Code.ID, _ steps: [Code.Step]
  ) throws(EvaluationError) -> Value {
    var value = try evaluate(base)
    for step in steps {
      do throws(EvaluationError) {
        try meter.charge(1)
        value = try take(step, of: value)
      } catch {
        throw error.located(step.range)
      }
    }
    return value
  }

  private mutating func take(_ step: Code.Step, of value: Value) throws(EvaluationError) -> Value {
    switch step.kind {
    case .field(let slot, let name):
      if case .object(let object) = value { return try host.value(ofField: slot, of: object) }
      return try select(name, nil, of: value)
    case .select(let name, let field): return try select(name, field, of: value)
    case .optionalSelect(let name, let field):
      guard let inner = Self.unwrapped(value) else { return .optional(nil) }
      return .optional(try find(name, field, in: inner))
    case .index(let id): return try index(value, try evaluate(id))
    case .optionalIndex(let id):
      let key = try evaluate(id)
      guard let inner = Self.unwrapped(value) else { return .optional(nil) }
      return .optional(try find(key, in: inner))
    case .call(let function, let arguments): return try call(function, value, arguments)
    case .comprehension(let comprehension): return try go(through: value, comprehension)
    case .optionalMap(let local, let body, let isFlat):
      guard case .optional(let wrapped) = value else { throw .noOverload("optMap", [value]) }
      guard let wrapped else { return value }
      locals[local] = wrapped
      let result = try evaluate(body)
      if !isFlat {
        try Nesting.check([result], &meter)
        return .optional(result)
      }
      guard case .optional = result else { throw .noOverload("optFlatMap", [result]) }
      return result
    }
  }

  /// What an optional holds, or the value itself; nil for an empty optional.
  private static func unwrapped(_ value: Value) -> Value? {
    if case .optional(let wrapped) = value { wrapped } else { value }
  }

  // MARK: Fields

  private func select(
    _ name: String, _ field: ValueField?, of value: Value
  ) throws(EvaluationError) -> Value {
    if case .optional(let wrapped) = value {
      guard let wrapped else { return value }
      return .optional(try find(name, field, in: wrapped))
    }
    guard let found = try find(name, field, in: value) else {
      throw EvaluationError("there is no '\(name)' in this map")
    }
    return found
  }

  /// Nil where a map lacks the key.
  private func find(
    _ name: String, _ field: ValueField?, in value: Value
  ) throws(EvaluationError) -> Value? {
    switch value {
    case .map(let map): return map[name]
    case .object(let object): return try host.value(ofFieldNamed: name, of: object)
    default:
      guard let found = field?.read(value) else {
        throw EvaluationError("'\(name)' is not a field of \(value.typeName)")
      }
      return found
    }
  }

  // MARK: Indexes

  private mutating func index(_ value: Value, _ key: Value) throws(EvaluationError) -> Value {
    if case .optional(let wrapped) = value {
      guard let wrapped else { return value }
      return .optional(try find(key, in: wrapped))
    }
    guard let found = try find(key, in: value) else {
      if case .list(let elements) = value {
        throw EvaluationError("there is no element \(key.templateText) of \(elements.count)")
      }
      throw EvaluationError("there is no \(key.literalText) in this map")
    }
    return found
  }

  /// Nil where a list is too short or a map lacks the key.
  private mutating func find(_ key: Value, in value: Value) throws(EvaluationError) -> Value? {
    switch value {
    case .list(let elements):
      let place: Int?
      switch key {
      case .int(let number): place = Int(exactly: number)
      case .uint(let number): place = Int(exactly: number)
      case .double, .float:
        place = key.number.flatMap { Int(exactly: $0) }
        if place == nil { throw .noOverload("[]", [value, key]) }
      default: throw .noOverload("[]", [value, key])
      }
      guard let place, elements.indices.contains(place) else { return nil }
      return elements[place]
    case .map(let map):
      switch key {
      case .string(let name):
        try meter.charge(name.utf8.count / 8)
        return map[key]
      case .bool, .int, .uint, .double, .float: return map[key]
      default: throw .noOverload("[]", [value, key])
      }
    default: throw .noOverload("[]", [value, key])
    }
  }

  // MARK: Presence

  /// `has(path.last)`: whether the last field is there; errors before it are errors.
  mutating func presence(
    _ base: Code.ID, _ steps: [Code.Step], _ last: Code.Step
  ) throws(EvaluationError) -> Value {
    guard let value = Self.unwrapped(try path(base, steps)) else { return .bool(false) }
    switch last.kind {
    case .select(let name, let field), .optionalSelect(let name, let field):
      return .bool(try find(name, field, in: value) != nil)
    case .field(let slot, _):
      guard case .object(let object) = value else { throw .noOverload("has", [value]) }
      return .bool(try host.value(ofField: slot, of: object) != .null)
    default: throw EvaluationError("'has' takes a field, as in has(a.b)")
    }
  }
}
