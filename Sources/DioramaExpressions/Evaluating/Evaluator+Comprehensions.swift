// SPDX-License-Identifier: MIT

extension Evaluator {
  /// Runs a macro over the elements of a list or the keys of a map.
  mutating func go(
    through value: Value, _ comprehension: Comprehension
  ) throws(EvaluationError) -> Value {
    switch comprehension.kind {
    case .all, .exists: return try quantified(value, comprehension)
    case .existsOne:
      var count = 0
      for item in try items(value, comprehension) {
        bind(item, comprehension)
        if try holds(comprehension) { count += 1 }
      }
      return .bool(count == 1)
    case .filter, .map, .transformList: return try list(value, comprehension)
    case .transformMap, .transformMapEntry: return try map(value, comprehension)
    }
  }

  private typealias Item = (first: Value, second: Value)

  /// What the one or two names of the macro stand for, in order.
  private mutating func items(
    _ value: Value, _ comprehension: Comprehension
  ) throws(EvaluationError) -> [Item] {
    let hasTwo = comprehension.second != nil
    switch value {
    case .list(let elements):
      try meter.charge(elements.count)
      return hasTwo
        ? elements.enumerated().map { (.int(Int64($0.offset)), $0.element) }
        : elements.map { ($0, .null) }
    case .map(let map):
      try meter.charge(map.count)
      return map.entries.map { ($0.key, $0.value) }
    default: throw .noOverload("\(comprehension.kind)", [value])
    }
  }

  private mutating func bind(_ item: Item, _ comprehension: Comprehension) {
    locals[comprehension.first] = item.first
    if let second = comprehension.second { locals[second] = item.second }
  }

  /// Whether the condition of the macro holds for the present element.
  private mutating func holds(_ comprehension: Comprehension) throws(EvaluationError) -> Bool {
    guard let condition = comprehension.condition else { return true }
    let value = try evaluate(condition)
    guard case .bool(let flag) = value else {
      throw EvaluationError.noOverload("\(comprehension.kind)", [value])
        .located(program.ranges[condition])
    }
    return flag
  }

  /// `all` and `exists`: an element that decides hides the errors of others.
  private mutating func quantified(
    _ value: Value, _ comprehension: Comprehension
  ) throws(EvaluationError) -> Value {
    let deciding = comprehension.kind == .exists
    var failure: EvaluationError?
    for item in try items(value, comprehension) {
      bind(item, comprehension)
      do throws(EvaluationError) {
        if try holds(comprehension) == deciding { return .bool(deciding) }
      } catch {
        if meter.isExhausted { throw error }
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
    return .bool(!deciding)
  }

  private mutating func list(
    _ value: Value, _ comprehension: Comprehension
  ) throws(EvaluationError) -> Value {
    var results: [Value] = []
    for item in try items(value, comprehension) {
      bind(item, comprehension)
      guard try holds(comprehension) else { continue }
      if let result = comprehension.result {
        results.append(try evaluate(result))
      } else {
        results.append(item.first)
      }
    }
    try Nesting.check(results, &meter)
    return .list(results)
  }

  private mutating func map(
    _ value: Value, _ comprehension: Comprehension
  ) throws(EvaluationError) -> Value {
    var map = ValueMap()
    for item in try items(value, comprehension) {
      bind(item, comprehension)
      guard try holds(comprehension), let result = comprehension.result else { continue }
      let made = try evaluate(result)
      if comprehension.kind == .transformMapEntry {
        guard case .map(let entries) = made else { throw .noOverload("transformMapEntry", [made]) }
        for entry in entries.entries { try insert(entry.key, entry.value, into: &map) }
      } else {
        let key = comprehension.second == nil ? .null : item.first
        try insert(key, made, into: &map)
      }
    }
    return .map(map)
  }
}
