// SPDX-License-Identifier: MIT

/// The standard functions of CEL, but those of time.
enum CoreFunction: String, Sendable {
  case size, dyn, type, bool, int, uint, double, string, bytes
  case contains, startsWith, endsWith

  static let declarations: [Declaration] =
    sizes + conversions + [
      .method("contains", [.string, .string], .bool, .core(.contains)),
      .method("startsWith", [.string, .string], .bool, .core(.startsWith)),
      .method("endsWith", [.string, .string], .bool, .core(.endsWith)),
    ]

  private static let sizes: [Declaration] = [
    ExpressionType.string, .bytes, .list(.dyn), .map(.dyn, .dyn),
  ].flatMap { type -> [Declaration] in
    [.function("size", [type], .int, .core(.size)), .method("size", [type], .int, .core(.size))]
  }

  private static let conversions: [Declaration] =
    [
      .function("dyn", [.dyn], .dyn, .core(.dyn)),
      .function("type", [.dyn], .type, .core(.type)),
    ] + from([.bool, .string], to: .bool, .bool)
    + from([.int, .uint, .double, .string, .timestamp, .duration], to: .int, .int)
    + from([.uint, .int, .double, .string], to: .uint, .uint)
    + from([.double, .int, .uint, .string], to: .double, .double)
    + from([.bytes, .string], to: .bytes, .bytes)
    + [.function("string", [.dyn], .string, .core(.string))]

  private static func from(
    _ sources: [ExpressionType], to target: ExpressionType, _ function: CoreFunction
  ) -> [Declaration] {
    sources.map { .function(function.rawValue, [$0], target, .core(function)) }
  }
}

extension CoreFunction {
  func call(_ arguments: [Value], _ meter: inout Meter) throws(EvaluationError) -> Value {
    guard let value = arguments.first else { throw .noOverload(rawValue, arguments) }
    switch self {
    case .size: return .int(Int64(try size(value, &meter)))
    case .dyn: return value
    case .type: return .type(value.typeName)
    case .bool, .int, .uint, .double, .string, .bytes: return try converted(value, &meter)
    case .contains, .startsWith, .endsWith:
      if case .rect = value, self == .contains, meter.dialect == .scene {
        // Which of the two is meant may be known only now.
        return try GeometryFunction.contains.call(arguments, &meter)
      }
      guard arguments.count == 2, case .string(let text) = value,
        case .string(let part) = arguments[1]
      else { throw .noOverload(rawValue, arguments) }
      return .bool(try search(text, part, &meter))
    }
  }

  private func size(_ value: Value, _ meter: inout Meter) throws(EvaluationError) -> Int {
    switch value {
    case .string(let text):
      try meter.charge(bytes: text.utf8.count)
      return text.unicodeScalars.count
    case .bytes(let bytes): return bytes.count
    case .list(let elements): return elements.count
    case .map(let map): return map.count
    default: throw .noOverload(rawValue, [value])
    }
  }

  private func search(
    _ text: String, _ part: String, _ meter: inout Meter
  ) throws(EvaluationError) -> Bool {
    try meter.charge(bytes: text.utf8.count + part.utf8.count)
    switch self {
    case .startsWith: return text.utf8.starts(with: part.utf8)
    case .endsWith:
      return text.utf8.count >= part.utf8.count
        && text.utf8.suffix(part.utf8.count).elementsEqual(part.utf8)
    default:
      return try Search.find(Array(part.utf8), in: Array(text.utf8), from: 0, &meter) != nil
    }
  }
}

// MARK: - Conversions

extension CoreFunction {
  private func converted(_ value: Value, _ meter: inout Meter) throws(EvaluationError) -> Value {
    if case .string(let text) = value { try meter.charge(bytes: text.utf8.count) }
    switch self {
    case .bool: return try bool(value)
    case .int: return try int(value)
    case .uint: return try uint(value)
    case .double: return try double(value)
    case .bytes: return try bytes(value, &meter)
    default: return try string(value, &meter)
    }
  }

  private func bool(_ value: Value) throws(EvaluationError) -> Value {
    switch value {
    case .bool: return value
    case .string(let text):
      if ["1", "t", "true", "TRUE", "True"].contains(text) { return .bool(true) }
      if ["0", "f", "false", "FALSE", "False"].contains(text) { return .bool(false) }
      throw EvaluationError("'\(text)' is no bool, 'true' and 'false' are")
    default: throw .noOverload(rawValue, [value])
    }
  }

  private func int(_ value: Value) throws(EvaluationError) -> Value {
    switch value {
    case .int: return value
    case .uint(let number):
      guard let whole = Int64(exactly: number) else { throw .outOfRange(value, "int") }
      return .int(whole)
    case .double, .float:
      // The ends of the range are left out: as doubles they stand for numbers beyond it.
      guard let number = value.number?.rounded(.towardZero), number > -0x1p63, number < 0x1p63
      else { throw .outOfRange(value, "int") }
      return .int(Int64(number))
    case .string(let text):
      guard let number = Int64(text) else { throw EvaluationError("'\(text)' is no int") }
      return .int(number)
    case .timestamp(let moment): return .int(moment.seconds)
    case .duration(let length): return .int(length.nanoseconds / 1_000_000_000)
    default: throw .noOverload(rawValue, [value])
    }
  }

  private func uint(_ value: Value) throws(EvaluationError) -> Value {
    switch value {
    case .uint: return value
    case .int(let number):
      guard let whole = UInt64(exactly: number) else { throw .outOfRange(value, "uint") }
      return .uint(whole)
    case .double, .float:
      guard let number = value.number?.rounded(.towardZero), number >= 0, number < 0x1p64
      else { throw .outOfRange(value, "uint") }
      return .uint(UInt64(number))
    case .string(let text):
      guard let number = UInt64(text) else { throw EvaluationError("'\(text)' is no uint") }
      return .uint(number)
    default: throw .noOverload(rawValue, [value])
    }
  }

  private func double(_ value: Value) throws(EvaluationError) -> Value {
    if case .string(let text) = value {
      guard let number = Self.number(text) else { throw EvaluationError("'\(text)' is no double") }
      return .double(number)
    }
    guard let number = value.number else { throw .noOverload(rawValue, [value]) }
    return .double(number)
  }

  /// A decimal number, or one of CEL's names for those that are none.
  static func number(_ text: String) -> Double? {
    switch text {
    case "NaN": return .nan
    case "Infinity", "+Infinity", "Inf", "+Inf": return .infinity
    case "-Infinity", "-Inf": return -.infinity
    default:
      let allowed = text.utf8.allSatisfy { Digits.decimal($0) != nil || "+-.eE".utf8.contains($0) }
      return allowed ? Double(text) : nil
    }
  }

  private func bytes(_ value: Value, _ meter: inout Meter) throws(EvaluationError) -> Value {
    switch value {
    case .bytes: return value
    case .string(let text):
      try meter.charge(bytes: text.utf8.count)
      return .bytes(Array(text.utf8))
    default: throw .noOverload(rawValue, [value])
    }
  }

  private func string(_ value: Value, _ meter: inout Meter) throws(EvaluationError) -> Value {
    switch value {
    case .string: return value
    case .bytes(let bytes):
      try meter.charge(bytes: bytes.count)
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw EvaluationError("these bytes are no UTF-8")
      }
      return .string(text)
    case .double(let number): return .string(NumberText.shortest(number))
    case .bool, .int, .uint, .float, .timestamp, .duration, .type:
      return .string(value.templateText)
    case .point, .size, .rect, .insets, .offset, .transform, .color, .font, .image:
      return .string(value.templateText)
    case .null, .list, .map, .optional, .object: throw .noOverload(rawValue, [value])
    }
  }
}

extension EvaluationError {
  fileprivate static func outOfRange(_ value: Value, _ type: String) -> Self {
    Self("\(value.templateText) is out of the range of \(type)")
  }
}

/// Bytes looked for in bytes.
enum Search {
  /// Where `part` starts in `text`, not before `start`.
  static func find(
    _ part: [UInt8], in text: [UInt8], from start: Int, _ meter: inout Meter
  ) throws(EvaluationError) -> Int? {
    if part.isEmpty { return start <= text.count ? start : nil }
    var index = start
    while index + part.count <= text.count {
      if text[index] == part[0] {
        var length = 1
        while length < part.count, text[index + length] == part[length] { length += 1 }
        if length > 8 { try meter.charge(bytes: length) }
        if length == part.count { return index }
      }
      index += 1
    }
    return nil
  }
}
