// SPDX-License-Identifier: MIT

/// What an evaluation may still cost, and the dialect it runs in.
struct Meter {
  private(set) var remaining: Int
  let limit: Int
  let dialect: Dialect

  init(limit: Int, dialect: Dialect) {
    remaining = limit
    self.limit = limit
    self.dialect = dialect
  }

  /// Takes `cost` off; must come before the work and the memory it stands for.
  @inline(__always)
  mutating func charge(_ cost: Int) throws(EvaluationError) {
    guard remaining >= 0, cost <= remaining else { throw exhaust() }
    remaining -= max(cost, 0)
  }

  @inline(never)
  private mutating func exhaust() -> EvaluationError {
    remaining = -1
    return EvaluationError("the expression costs more than \(limit) steps")
  }

  /// For going through or making `count` bytes of text.
  mutating func charge(bytes count: Int) throws(EvaluationError) { try charge(count / 8 + 1) }

  /// For all that a value holds, each part as often as it stands there: what is done with a result,
  /// printing it above all, takes as long.
  mutating func chargeWhole(_ value: Value) throws(EvaluationError) {
    switch value {
    case .string(let text): try charge(text.utf8.count / 8)
    case .bytes(let bytes): try charge(bytes.count / 8)
    case .list(let elements):
      try charge(1 + elements.count / 8)
      for element in elements where element.hasParts { try chargeWhole(element) }
    case .map(let map):
      try charge(1 + map.count / 4)
      for entry in map.entries {
        try chargeWhole(entry.key)
        try chargeWhole(entry.value)
      }
    case .optional(let wrapped?):
      try charge(1)
      try chargeWhole(wrapped)
    default: return
    }
  }

  /// Whether the limit was passed; nothing may hide that error.
  var isExhausted: Bool { remaining < 0 }
}

extension EvaluationError {
  static func noOverload(_ name: String, _ arguments: [Value]) -> Self {
    let types = arguments.map(\.typeName).joined(separator: ", ")
    return Self("no such overload: \(name)(\(types))")
  }
}
