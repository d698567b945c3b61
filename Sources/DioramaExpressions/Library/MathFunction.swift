// SPDX-License-Identifier: MIT

/// The math extension.
enum MathFunction: String, Sendable {
  case greatest, least, ceil, floor, round, trunc, abs, sign, isNaN, isInf, isFinite, sqrt
  case bitAnd, bitOr, bitXor, bitNot, bitShiftLeft, bitShiftRight

  static let declarations: [Declaration] =
    extremes + rounding
    + [MathFunction.abs, .sign].flatMap { function in
      numbers.map { .function(function.name, [$0], $0, .math(function)) }
    } + bits

  private static let numbers: [ExpressionType] = [.int, .uint, .double]

  private static let extremes: [Declaration] = [MathFunction.greatest, .least].flatMap { function in
    numbers.map { Declaration.function(function.name, [$0], $0, .math(function)).variadic }
      + [
        .function(function.name, [.list(.dyn)], as: .element(0), .math(function)),
        Declaration.function(function.name, [.dyn], .dyn, .math(function)).variadic,
      ]
  }

  private static let rounding: [Declaration] =
    [MathFunction.ceil, .floor, .round, .trunc].map {
      .function($0.name, [.double], .double, .math($0))
    }
    + [MathFunction.isNaN, .isInf, .isFinite].map {
      .function($0.name, [.double], .bool, .math($0))
    } + numbers.map { .function(MathFunction.sqrt.name, [$0], .double, .math(.sqrt)) }

  private static let bits: [Declaration] =
    [MathFunction.bitAnd, .bitOr, .bitXor].flatMap { function -> [Declaration] in
      [
        .function(function.name, [.int, .int], .int, .math(function)),
        .function(function.name, [.uint, .uint], .uint, .math(function)),
      ]
    } + [
      .function("math.bitNot", [.int], .int, .math(.bitNot)),
      .function("math.bitNot", [.uint], .uint, .math(.bitNot)),
    ]
    + [MathFunction.bitShiftLeft, .bitShiftRight].flatMap { function -> [Declaration] in
      [
        .function(function.name, [.int, .int], .int, .math(function)),
        .function(function.name, [.uint, .int], .uint, .math(function)),
      ]
    }

  private var name: String { "math." + rawValue }
}

extension MathFunction {
  func call(_ arguments: [Value], _ meter: inout Meter) throws(EvaluationError) -> Value {
    switch self {
    case .greatest, .least: return try extreme(arguments, &meter)
    case .bitAnd, .bitOr, .bitXor, .bitShiftLeft, .bitShiftRight: return try binary(arguments)
    case .abs, .sign, .bitNot, .sqrt: return try unary(arguments)
    case .ceil, .floor, .round, .trunc, .isNaN, .isInf, .isFinite:
      return try rounded(arguments, meter.dialect)
    }
  }

  private func extreme(_ arguments: [Value], _ meter: inout Meter) throws(EvaluationError) -> Value
  {
    var candidates = arguments
    if arguments.count == 1, case .list(let elements) = arguments[0] { candidates = elements }
    try meter.charge(candidates.count)
    guard var best = candidates.first, candidates.allSatisfy({ $0.number != nil }) else {
      throw .noOverload(name, arguments)
    }
    for candidate in candidates.dropFirst() {
      let order = Value.compareNumbers(candidate, best)
      if order == (self == .greatest ? .more : .less) { best = candidate }
    }
    // The checker of a scene knows a mix with a double as a double.
    let hasDouble = candidates.contains {
      if case .double = $0.floatWidened { true } else { false }
    }
    return meter.dialect == .scene && hasDouble ? best.promoted : best
  }

  private func rounded(_ arguments: [Value], _ dialect: Dialect) throws(EvaluationError) -> Value {
    guard arguments.count == 1,
      case .double(let number) = dialect == .scene
        ? arguments[0].promoted.floatWidened : arguments[0].floatWidened
    else { throw .noOverload(name, arguments) }
    switch self {
    case .ceil: return .double(number.rounded(.up))
    case .floor: return .double(number.rounded(.down))
    case .round: return .double(number.rounded(.toNearestOrAwayFromZero))
    case .trunc: return .double(number.rounded(.towardZero))
    case .isNaN: return .bool(number.isNaN)
    case .isInf: return .bool(number.isInfinite)
    default: return .bool(number.isFinite)
    }
  }

  private func unary(_ arguments: [Value]) throws(EvaluationError) -> Value {
    guard arguments.count == 1 else { throw .noOverload(name, arguments) }
    switch (self, arguments[0].floatWidened) {
    case (.abs, .int(let number)):
      guard number != .min else { throw EvaluationError("the absolute value is too large for int") }
      return .int(Swift.abs(number))
    case (.abs, .double(let number)): return .double(number.magnitude)
    case (.abs, .uint(let number)): return .uint(number)
    case (.sign, .int(let number)): return .int(number.signum())
    case (.sign, .uint(let number)): return .uint(number == 0 ? 0 : 1)
    case (.sign, .double(let number)):
      return .double(number.isNaN || number == 0 ? number : number > 0 ? 1 : -1)
    case (.bitNot, .int(let number)): return .int(~number)
    case (.bitNot, .uint(let number)): return .uint(~number)
    case (.sqrt, let value):
      guard let number = value.number else { throw .noOverload(name, arguments) }
      return .double(number.squareRoot())
    default: throw .noOverload(name, arguments)
    }
  }

  private func binary(_ arguments: [Value]) throws(EvaluationError) -> Value {
    guard arguments.count == 2 else { throw .noOverload(name, arguments) }
    switch (self, arguments[0], arguments[1]) {
    case (.bitAnd, .int(let a), .int(let b)): return .int(a & b)
    case (.bitOr, .int(let a), .int(let b)): return .int(a | b)
    case (.bitXor, .int(let a), .int(let b)): return .int(a ^ b)
    case (.bitAnd, .uint(let a), .uint(let b)): return .uint(a & b)
    case (.bitOr, .uint(let a), .uint(let b)): return .uint(a | b)
    case (.bitXor, .uint(let a), .uint(let b)): return .uint(a ^ b)
    case (.bitShiftLeft, .int(let a), .int(let b)):
      return .int(Int64(bitPattern: try shifted(UInt64(bitPattern: a), b)))
    case (.bitShiftRight, .int(let a), .int(let b)):
      return .int(Int64(bitPattern: try shifted(UInt64(bitPattern: a), b)))
    case (.bitShiftLeft, .uint(let a), .int(let b)): return .uint(try shifted(a, b))
    case (.bitShiftRight, .uint(let a), .int(let b)): return .uint(try shifted(a, b))
    default: throw .noOverload(name, arguments)
    }
  }

  /// Logically, zeros coming in; 64 places or more leave none of the bits.
  private func shifted(_ bits: UInt64, _ count: Int64) throws(EvaluationError) -> UInt64 {
    guard count >= 0 else { throw EvaluationError("bits cannot be shifted by \(count)") }
    return self == .bitShiftLeft ? bits << count : bits >> count
  }
}

extension Value {
  /// A double in place of a 32-bit number, everything else as it is.
  var floatWidened: Value {
    if case .float(let number) = self { .double(Double(number)) } else { self }
  }
}
