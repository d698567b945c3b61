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
  mutating func charge(_ cost: Int) throws(EvaluationError) {
    guard remaining >= 0, cost <= remaining else {
      remaining = -1
      throw EvaluationError("the expression costs more than \(limit) steps")
    }
    remaining -= max(cost, 0)
  }

  /// For going through or making `count` bytes of text.
  mutating func charge(bytes count: Int) throws(EvaluationError) { try charge(count / 8 + 1) }

  /// Whether the limit was passed; nothing may hide that error.
  var isExhausted: Bool { remaining < 0 }
}

extension EvaluationError {
  static func noOverload(_ name: String, _ arguments: [Value]) -> Self {
    let types = arguments.map(\.typeName).joined(separator: ", ")
    return Self("no such overload: \(name)(\(types))")
  }
}
