// SPDX-License-Identifier: MIT

/// The optional types extension, but its macros.
enum OptionalFunction: String, Sendable {
  case of, ofNonZeroValue, none, hasValue, value, or, orValue, unwrap, first, last

  static let declarations: [Declaration] = [
    .function("optional.of", [.dyn], as: .optionalOf(0), .optional(.of)),
    .function("optional.ofNonZeroValue", [.dyn], as: .optionalOf(0), .optional(.ofNonZeroValue)),
    .function("optional.none", [], .optional(.dyn), .optional(.none)),
    .function("optional.unwrap", [.list(.dyn)], .list(.dyn), .optional(.unwrap)),
    .method("unwrapOpt", [.list(.dyn)], .list(.dyn), .optional(.unwrap)),
    .method("first", [.list(.dyn)], .optional(.dyn), .optional(.first)),
    .method("last", [.list(.dyn)], .optional(.dyn), .optional(.last)),
    .method("hasValue", [.optional(.dyn)], .bool, .optional(.hasValue)),
    .method("value", [.optional(.dyn)], as: .unwrapped(0), .optional(.value)),
    .method("or", [.optional(.dyn), .optional(.dyn)], as: .joined([0, 1]), .optional(.or)),
    .method("orValue", [.optional(.dyn), .dyn], as: .unwrapped(0), .optional(.orValue)),
  ]
}

extension OptionalFunction {
  func call(_ arguments: [Value], _ meter: inout Meter) throws(EvaluationError) -> Value {
    switch (self, arguments.first, arguments.count) {
    case (.none, nil, 0): return .optional(nil)
    case (.of, .some(let value), 1):
      try Nesting.check([value], &meter)
      return .optional(value)
    case (.ofNonZeroValue, .some(let value), 1):
      try Nesting.check([value], &meter)
      return .optional(value.isZero ? nil : value)
    case (.hasValue, .optional(let wrapped), 1): return .bool(wrapped != nil)
    case (.value, .optional(let wrapped), 1):
      guard let wrapped else { throw EvaluationError("the optional is empty") }
      return wrapped
    case (.or, .optional(let wrapped), 2):
      guard case .optional = arguments[1] else { throw .noOverload(rawValue, arguments) }
      return wrapped == nil ? arguments[1] : .optional(wrapped)
    case (.orValue, .optional(let wrapped), 2): return wrapped ?? arguments[1]
    case (.first, .list(let elements), 1): return .optional(elements.first)
    case (.last, .list(let elements), 1): return .optional(elements.last)
    case (.unwrap, .list(let elements), 1): return .list(try unwrapped(elements, &meter))
    default: throw .noOverload(rawValue, arguments)
    }
  }

  private func unwrapped(
    _ elements: [Value], _ meter: inout Meter
  ) throws(EvaluationError) -> [Value] {
    try meter.charge(elements.count)
    var present: [Value] = []
    for element in elements {
      guard case .optional(let wrapped) = element else { throw .noOverload(rawValue, [element]) }
      if let wrapped { present.append(wrapped) }
    }
    return present
  }
}

/// Keeps values from being nested so deep that going through them would overflow the stack.
enum Nesting {
  static let maximumDepth = 200

  /// Throws where a container around `values` would be too deep.
  static func check(_ values: [Value], _ meter: inout Meter) throws(EvaluationError) {
    for value in values where value.isContainer { try check(value, depth: 1, &meter) }
  }

  private static func check(
    _ value: Value, depth: Int, _ meter: inout Meter
  ) throws(EvaluationError) {
    if depth >= maximumDepth {
      throw EvaluationError("values may be nested \(maximumDepth) deep, no deeper")
    }
    switch value {
    case .list(let elements):
      try meter.charge(1 + elements.count / 8)
      for element in elements where element.isContainer {
        try check(element, depth: depth + 1, &meter)
      }
    case .map(let map):
      try meter.charge(1 + map.count / 8)
      for entry in map.entries where entry.value.isContainer {
        try check(entry.value, depth: depth + 1, &meter)
      }
    case .optional(let wrapped?): try check(wrapped, depth: depth + 1, &meter)
    default: return
    }
  }
}
