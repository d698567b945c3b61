// SPDX-License-Identifier: MIT

extension Evaluator {
  /// Runs a macro over the elements of a list or the keys of a map.
  mutating func go(
    through value: Value, _ comprehension: Comprehension
  ) throws(EvaluationError) -> Value {
    var items = try items(of: value, comprehension)
    switch comprehension.kind {
    case .all, .exists: return try quantified(&items, comprehension)
    case .existsOne:
      var count = 0
      while items.bindNext(comprehension, in: &locals) {
        if try holds(comprehension) { count += 1 }
      }
      return .bool(count == 1)
    case .filter, .map, .transformList: return try list(&items, comprehension)
    case .transformMap, .transformMapEntry: return try map(&items, comprehension)
    }
  }

  private mutating func items(
    of value: Value, _ comprehension: Comprehension
  ) throws(EvaluationError) -> Items {
    switch value {
    case .list(let elements):
      try meter.charge(elements.count)
      return Items(elements: elements, entries: [], count: elements.count)
    case .map(let map):
      try meter.charge(map.count)
      return Items(elements: [], entries: map.entries, count: map.count)
    default: throw .noOverload("\(comprehension.kind)", [value])
    }
  }

  /// What the one or two names of a macro stand for, one after the other.
  private struct Items {
    /// One of the two is empty.
    let elements: [Value]
    let entries: [ValueMap.Entry]
    let count: Int
    private var next = 0

    init(elements: [Value], entries: [ValueMap.Entry], count: Int) {
      self.elements = elements
      self.entries = entries
      self.count = count
    }

    /// Gives the names their next values; false where there are no more.
    mutating func bindNext(_ comprehension: Comprehension, in locals: inout [Value]) -> Bool {
      guard next < count else { return false }
      if entries.isEmpty {
        if let second = comprehension.second {
          locals[comprehension.first] = .int(Int64(next))
          locals[second] = elements[next]
        } else {
          locals[comprehension.first] = elements[next]
        }
      } else {
        locals[comprehension.first] = entries[next].key
        if let second = comprehension.second { locals[second] = entries[next].value }
      }
      next += 1
      return true
    }
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
    _ items: inout Items, _ comprehension: Comprehension
  ) throws(EvaluationError) -> Value {
    let deciding = comprehension.kind == .exists
    var failure: EvaluationError?
    while items.bindNext(comprehension, in: &locals) {
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
    _ items: inout Items, _ comprehension: Comprehension
  ) throws(EvaluationError) -> Value {
    var results: [Value] = []
    if comprehension.condition == nil { results.reserveCapacity(items.count) }
    while items.bindNext(comprehension, in: &locals) {
      guard try holds(comprehension) else { continue }
      if let result = comprehension.result {
        results.append(try evaluate(result))
      } else {
        results.append(locals[comprehension.first])
      }
    }
    try Nesting.check(results, &meter)
    return .list(results)
  }

  private mutating func map(
    _ items: inout Items, _ comprehension: Comprehension
  ) throws(EvaluationError) -> Value {
    var map = ValueMap()
    while items.bindNext(comprehension, in: &locals) {
      guard try holds(comprehension), let result = comprehension.result else { continue }
      let made = try evaluate(result)
      if comprehension.kind == .transformMapEntry {
        guard case .map(let entries) = made else { throw .noOverload("transformMapEntry", [made]) }
        for entry in entries.entries { try insert(entry.key, entry.value, into: &map) }
      } else {
        let key = comprehension.second == nil ? .null : locals[comprehension.first]
        try insert(key, made, into: &map)
      }
    }
    return .map(map)
  }
}
