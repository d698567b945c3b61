// SPDX-License-Identifier: MIT
import DioramaCore

/// Runs a program once; recursion is as deep as the brackets of the expression.
struct Evaluator {
  let program: Program
  let host: any ExpressionHost
  var meter: Meter
  var locals: [Value]
  var patterns = PatternCache()

  init(program: Program, host: any ExpressionHost, costLimit: Int) {
    self.program = program
    self.host = host
    meter = Meter(limit: costLimit, dialect: program.dialect)
    locals = Array(repeating: .null, count: program.localCount)
  }

  mutating func run() throws(EvaluationError) -> Value {
    let value = try evaluate(program.root)
    do throws(EvaluationError) {
      try meter.chargeWhole(value)
    } catch {
      throw error.located(program.ranges[program.root])
    }
    return program.promotesResult ? value.promoted : value
  }

  /// The value of a node.
  ///
  /// Recursion goes through here once for each level of code, so each kind unpacks its own parts in
  /// a function of its own and this frame stays small: the deepest expression needs less than the
  /// half megabyte of a small thread's stack. What those functions give for other kinds is never
  /// asked for.
  mutating func evaluate(_ id: Code.ID) throws(EvaluationError) -> Value {
    do throws(EvaluationError) {
      try meter.charge(1)
      switch program.codes[id] {
      case .constant(let value): return value
      case .variable(let slot): return try host.value(ofVariable: slot)
      case .local(let index): return locals[index]
      case .path: return try path(id)
      case .chain: return try chain(id)
      case .and, .or: return try logic(id)
      case .conditional: return try conditional(id)
      case .list, .map: return try collection(id)
      case .call, .hostCall: return try call(id)
      case .not, .negate, .promote: return try unary(id)
      case .unresolved, .bind, .presence: return try other(id)
      }
    } catch {
      throw error.located(program.ranges[id])
    }
  }

  @inline(never)
  private mutating func other(_ id: Code.ID) throws(EvaluationError) -> Value {
    switch program.codes[id] {
    case .bind(let local, let value, let body):
      locals[local] = try evaluate(value)
      return try evaluate(body)
    case .presence(let base, let steps, let last): return try presence(base, steps, last)
    case .unresolved(let message): throw EvaluationError(message)
    default: return .null
    }
  }

  @inline(never)
  private mutating func path(_ id: Code.ID) throws(EvaluationError) -> Value {
    guard case .path(let base, let steps) = program.codes[id] else { return .null }
    return try path(base, steps)
  }

  // MARK: Operators

  private mutating func bool(_ id: Code.ID, for operation: String) throws(EvaluationError) -> Bool {
    let value = try evaluate(id)
    guard case .bool(let flag) = value else {
      throw EvaluationError.noOverload(operation, [value]).located(program.ranges[id])
    }
    return flag
  }

  @inline(never)
  private mutating func unary(_ id: Code.ID) throws(EvaluationError) -> Value {
    switch program.codes[id] {
    case .not(let operand, let count):
      return .bool(try bool(operand, for: "!") != (count % 2 == 1))
    case .negate(let operand, let count):
      var value = try evaluate(operand)
      try meter.charge(count)
      for _ in 0..<count { value = try Arithmetic.negated(value) }
      return value
    case .promote(let operand): return try evaluate(operand).promoted
    default: return .null
    }
  }

  /// `&&` and `||`: an operand that decides hides errors and wrong types of the others.
  @inline(never)
  private mutating func logic(_ id: Code.ID) throws(EvaluationError) -> Value {
    let operands: [Code.ID]
    let deciding: Bool
    switch program.codes[id] {
    case .and(let parts): (operands, deciding) = (parts, false)
    case .or(let parts): (operands, deciding) = (parts, true)
    default: return .null
    }
    var failure: EvaluationError?
    for operand in operands {
      do throws(EvaluationError) {
        if try bool(operand, for: deciding ? "||" : "&&") == deciding { return .bool(deciding) }
      } catch {
        if meter.isExhausted { throw error }
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
    return .bool(!deciding)
  }

  @inline(never)
  private mutating func conditional(_ id: Code.ID) throws(EvaluationError) -> Value {
    guard case .conditional(let arms, let otherwise) = program.codes[id] else { return .null }
    for arm in arms where try bool(arm.condition, for: "?:") { return try evaluate(arm.result) }
    return try evaluate(otherwise)
  }

  @inline(never)
  private mutating func chain(_ id: Code.ID) throws(EvaluationError) -> Value {
    guard case .chain(let first, let links) = program.codes[id] else { return .null }
    var value = try evaluate(first)
    for link in links {
      let operand = try evaluate(link.operand)
      if let result = Arithmetic.quick(link.sign, value, operand) {
        value = result
        continue
      }
      do throws(EvaluationError) {
        value = try Arithmetic.apply(link.sign, value, operand, &meter)
      } catch {
        throw error.located(link.range)
      }
    }
    return value
  }

  // MARK: Collections

  @inline(never)
  private mutating func collection(_ id: Code.ID) throws(EvaluationError) -> Value {
    switch program.codes[id] {
    case .list(let elements): return try list(elements)
    case .map(let entries): return try map(entries)
    default: return .null
    }
  }

  private mutating func list(_ elements: [Code.Element]) throws(EvaluationError) -> Value {
    var values: [Value] = []
    values.reserveCapacity(elements.count)
    for element in elements {
      let value = try evaluate(element.code)
      if !element.isOptional {
        values.append(value)
      } else if case .optional(let wrapped) = value {
        if let wrapped { values.append(wrapped) }
      } else {
        throw EvaluationError.noOverload("[?]", [value]).located(program.ranges[element.code])
      }
    }
    try Nesting.check(values, &meter)
    return .list(values)
  }

  private mutating func map(_ entries: [Code.Entry]) throws(EvaluationError) -> Value {
    var map = ValueMap()
    for entry in entries {
      let key = try evaluate(entry.key)
      var value = try evaluate(entry.value)
      if entry.isOptional {
        guard case .optional(let wrapped) = value else {
          throw EvaluationError.noOverload("{?}", [value]).located(program.ranges[entry.value])
        }
        guard let wrapped else { continue }
        value = wrapped
      }
      do throws(EvaluationError) {
        try insert(key, value, into: &map)
      } catch {
        throw error.located(program.ranges[entry.key])
      }
    }
    return .map(map)
  }

  /// Adds an entry, whose key must be new and of a kind that maps take.
  mutating func insert(
    _ key: Value, _ value: Value, into map: inout ValueMap
  ) throws(EvaluationError) {
    try meter.charge(1)
    try Nesting.check([value], &meter)
    switch key {
    case .bool, .int, .uint: break
    case .string(let name): try meter.charge(name.utf8.count / 8)
    default:
      throw EvaluationError("a key is a string, an int, a uint or a bool, not \(key.typeName)")
    }
    guard map[key] == nil else {
      throw EvaluationError("the key \(key.literalText) stands twice in the map")
    }
    map[key] = value
  }

  // MARK: Calls

  @inline(never)
  private mutating func call(_ id: Code.ID) throws(EvaluationError) -> Value {
    switch program.codes[id] {
    case .call(let function, let arguments): return try call(function, nil, arguments)
    case .hostCall(let call): return try hostCall(call)
    default: return .null
    }
  }

  /// Calls a function of the language; `receiver` is its first argument where there is one.
  mutating func call(
    _ function: Builtin, _ receiver: Value?, _ arguments: [Code.ID]
  ) throws(EvaluationError) -> Value {
    var values: [Value] = []
    values.reserveCapacity(arguments.count + 1)
    if let receiver { values.append(receiver) }
    for argument in arguments { values.append(try evaluate(argument)) }
    return switch function {
    case .core(let function): try function.call(values, &meter)
    case .string(let function): try function.call(values, &meter)
    case .pattern(let function): try function.call(values, &patterns, &meter)
    case .math(let function): try function.call(values, &meter)
    case .time(let function): try function.call(values, &meter)
    case .optional(let function): try function.call(values, &meter)
    case .geometry(let function): try function.call(values, &meter)
    }
  }

  private mutating func hostCall(_ call: Code.HostCall) throws(EvaluationError) -> Value {
    var values: [Value] = []
    values.reserveCapacity(call.arguments.count)
    for argument in call.arguments { values.append(try evaluate(argument)) }
    for index in call.promoted { values[index] = values[index].promoted }
    try meter.charge(10)
    return try host.call(function: call.slot, arguments: values)
  }
}

extension EvaluationError {
  /// The same error at `place`, unless it has one already.
  func located(_ place: Range<Int>) -> EvaluationError {
    guard range.isEmpty else { return self }
    var copy = self
    copy.range = place
    return copy
  }
}
