// SPDX-License-Identifier: MIT

/// The binary operators, but the logical ones, over any two values.
enum Arithmetic {
  /// What most operators are asked: two ints or two doubles, whose result exists. Nil for all else,
  /// which `apply` knows.
  static func quick(_ sign: Sign, _ a: Value, _ b: Value) -> Value? {
    switch (a, b) {
    case (.int(let x), .int(let y)):
      let (result, overflow): (Int64, Bool)
      switch sign {
      case .plus: (result, overflow) = x.addingReportingOverflow(y)
      case .minus: (result, overflow) = x.subtractingReportingOverflow(y)
      case .times: (result, overflow) = x.multipliedReportingOverflow(by: y)
      default: return comparison(sign, x, y)
      }
      return overflow ? nil : .int(result)
    case (.double(let x), .double(let y)):
      return switch sign {
      case .plus: .double(x + y)
      case .minus: .double(x - y)
      case .times: .double(x * y)
      case .divided: .double(x / y)
      default: comparison(sign, x, y)
      }
    default: return nil
    }
  }

  @inline(__always)
  private static func comparison<Number: Comparable>(
    _ sign: Sign, _ x: Number, _ y: Number
  ) -> Value? {
    switch sign {
    case .equal: .bool(x == y)
    case .notEqual: .bool(x != y)
    case .less: .bool(x < y)
    case .lessOrEqual: .bool(x <= y)
    case .more: .bool(x > y)
    case .moreOrEqual: .bool(x >= y)
    default: nil
    }
  }

  static func apply(
    _ sign: Sign, _ a: Value, _ b: Value, _ meter: inout Meter
  ) throws(EvaluationError) -> Value {
    switch sign {
    case .equal: return .bool(try isEqual(a, b, &meter))
    case .notEqual: return .bool(!(try isEqual(a, b, &meter)))
    case .less, .lessOrEqual, .more, .moreOrEqual: return .bool(try compare(sign, a, b, &meter))
    case .in: return .bool(try isMember(a, b, &meter))
    case .plus: return try sum(a, b, &meter)
    default: return try number(sign, a, b, meter.dialect)
    }
  }

  static func negated(_ value: Value) throws(EvaluationError) -> Value {
    switch value.floatWidened {
    case .int(let number):
      guard number != .min else { throw .overflow }
      return .int(-number)
    case .double(let number): return .double(-number)
    default: throw .noOverload("-", [value])
    }
  }

  // MARK: Comparing

  private static func isEqual(
    _ a: Value, _ b: Value, _ meter: inout Meter
  ) throws(EvaluationError) -> Bool {
    try chargeComparison(a, b, &meter)
    return a == b
  }

  /// Charges what comparing the two will cost, before it is done.
  private static func chargeComparison(
    _ a: Value, _ b: Value, _ meter: inout Meter
  ) throws(EvaluationError) {
    switch (a, b) {
    case (.string(let x), .string(let y)):
      try meter.charge(Swift.min(x.utf8.count, y.utf8.count) / 8)
    case (.bytes(let x), .bytes(let y)): try meter.charge(Swift.min(x.count, y.count) / 8)
    case (.list(let x), .list(let y)) where x.count == y.count:
      try meter.charge(x.count)
      for (first, second) in zip(x, y) where first.hasParts {
        try chargeComparison(first, second, &meter)
      }
    case (.map(let x), .map(let y)) where x.count == y.count:
      try meter.charge(x.count)
      for entry in x.entries {
        if case .string(let name) = entry.key { try meter.charge(name.utf8.count / 8) }
        if let other = y[entry.key] { try chargeComparison(entry.value, other, &meter) }
      }
    case (.optional(let x?), .optional(let y?)): try chargeComparison(x, y, &meter)
    default: return
    }
  }

  private static func compare(
    _ sign: Sign, _ a: Value, _ b: Value, _ meter: inout Meter
  ) throws(EvaluationError) -> Bool {
    try chargeComparison(a, b, &meter)
    guard let order = Value.order(a, b) else {
      // Comparisons with NaN are false.
      if a.number != nil && b.number != nil { return false }
      throw .noOverload(sign.rawValue, [a, b])
    }
    return switch sign {
    case .less: order == .less
    case .lessOrEqual: order != .more
    case .more: order == .more
    default: order != .less
    }
  }

  private static func isMember(
    _ element: Value, _ collection: Value, _ meter: inout Meter
  ) throws(EvaluationError) -> Bool {
    switch collection {
    case .list(let elements):
      try meter.charge(elements.count)
      for candidate in elements {
        if try isEqual(candidate, element, &meter) { return true }
      }
      return false
    case .map(let map):
      if case .string(let name) = element { try meter.charge(bytes: name.utf8.count) }
      return map[element] != nil
    default: throw .noOverload("in", [element, collection])
    }
  }

  // MARK: Calculating

  private static func sum(
    _ a: Value, _ b: Value, _ meter: inout Meter
  ) throws(EvaluationError) -> Value {
    switch (a, b) {
    case (.string(let x), .string(let y)):
      try meter.charge(bytes: x.utf8.count + y.utf8.count)
      return .string(x + y)
    case (.bytes(let x), .bytes(let y)):
      try meter.charge(bytes: x.count + y.count)
      return .bytes(x + y)
    case (.list(let x), .list(let y)):
      try meter.charge(x.count + y.count)
      return .list(x + y)
    case (.timestamp(let moment), .duration(let length)),
      (.duration(let length), .timestamp(let moment)):
      guard let sum = moment.adding(length) else { throw .timeRange }
      return .timestamp(sum)
    case (.duration(let x), .duration(let y)):
      let (sum, overflow) = x.nanoseconds.addingReportingOverflow(y.nanoseconds)
      if overflow { throw .timeRange }
      return .duration(DurationValue(nanoseconds: sum))
    default: return try number(.plus, a, b, meter.dialect)
    }
  }

  private static func number(
    _ sign: Sign, _ a: Value, _ b: Value, _ dialect: Dialect
  ) throws(EvaluationError) -> Value {
    switch (a.floatWidened, b.floatWidened) {
    case (.int(let x), .int(let y)): return .int(try whole(sign, x, y))
    case (.uint(let x), .uint(let y)): return .uint(try whole(sign, x, y))
    case (.double(let x), .double(let y)): return .double(try double(sign, x, y))
    case (.double(let x), _) where dialect == .scene:
      guard let y = b.number else { throw .noOverload(sign.rawValue, [a, b]) }
      return .double(try double(sign, x, y))
    case (_, .double(let y)) where dialect == .scene:
      guard let x = a.number else { throw .noOverload(sign.rawValue, [a, b]) }
      return .double(try double(sign, x, y))
    case (.timestamp, _), (.duration, _): return try difference(sign, a, b)
    default: throw .noOverload(sign.rawValue, [a, b])
    }
  }

  private static func whole<Whole: FixedWidthInteger>(
    _ sign: Sign, _ x: Whole, _ y: Whole
  ) throws(EvaluationError) -> Whole {
    if y == 0 && (sign == .divided || sign == .remainder) {
      throw EvaluationError(sign == .divided ? "division by zero" : "remainder of division by zero")
    }
    let (result, overflow) =
      switch sign {
      case .plus: x.addingReportingOverflow(y)
      case .minus: x.subtractingReportingOverflow(y)
      case .times: x.multipliedReportingOverflow(by: y)
      case .divided: x.dividedReportingOverflow(by: y)
      default: x.remainderReportingOverflow(dividingBy: y)
      }
    if overflow { throw .overflow }
    return result
  }

  private static func double(
    _ sign: Sign, _ x: Double, _ y: Double
  ) throws(EvaluationError) -> Double {
    switch sign {
    case .plus: return x + y
    case .minus: return x - y
    case .times: return x * y
    case .divided: return x / y
    default: throw .noOverload("%", [.double(x), .double(y)])
    }
  }

  private static func difference(
    _ sign: Sign, _ a: Value, _ b: Value
  ) throws(EvaluationError) -> Value {
    switch (sign, a, b) {
    case (.minus, .timestamp(let x), .timestamp(let y)):
      guard let length = x.since(y) else { throw .timeRange }
      return .duration(length)
    case (.minus, .timestamp(let x), .duration(let y)):
      guard y.nanoseconds != .min,
        let moment = x.adding(DurationValue(nanoseconds: -y.nanoseconds))
      else { throw .timeRange }
      return .timestamp(moment)
    case (.minus, .duration(let x), .duration(let y)):
      let (rest, overflow) = x.nanoseconds.subtractingReportingOverflow(y.nanoseconds)
      if overflow { throw .timeRange }
      return .duration(DurationValue(nanoseconds: rest))
    default: throw .noOverload(sign.rawValue, [a, b])
    }
  }
}

extension EvaluationError {
  fileprivate static let overflow = Self("the result is too large for an integer")
  fileprivate static let timeRange = Self("the result is out of the range of times")
}
