// SPDX-License-Identifier: MIT

/// The strings extension; positions count code points.
enum StringFunction: String, Sendable {
  case charAt, indexOf, lastIndexOf, join, split, replace, substring
  case lowerAscii, upperAscii, trim, reverse, quote, format

  static let declarations: [Declaration] = [
    .method("charAt", [.string, .int], .string, .string(.charAt)),
    .method("indexOf", [.string, .string], .int, .string(.indexOf)),
    .method("indexOf", [.string, .string, .int], .int, .string(.indexOf)),
    .method("lastIndexOf", [.string, .string], .int, .string(.lastIndexOf)),
    .method("lastIndexOf", [.string, .string, .int], .int, .string(.lastIndexOf)),
    .method("join", [.list(.string)], .string, .string(.join)),
    .method("join", [.list(.string), .string], .string, .string(.join)),
    .method("split", [.string, .string], .list(.string), .string(.split)),
    .method("split", [.string, .string, .int], .list(.string), .string(.split)),
    .method("replace", [.string, .string, .string], .string, .string(.replace)),
    .method("replace", [.string, .string, .string, .int], .string, .string(.replace)),
    .method("substring", [.string, .int], .string, .string(.substring)),
    .method("substring", [.string, .int, .int], .string, .string(.substring)),
    .method("lowerAscii", [.string], .string, .string(.lowerAscii)),
    .method("upperAscii", [.string], .string, .string(.upperAscii)),
    .method("trim", [.string], .string, .string(.trim)),
    .method("reverse", [.string], .string, .string(.reverse)),
    .method("format", [.string, .list(.dyn)], .string, .string(.format)),
    .function("strings.quote", [.string], .string, .string(.quote)),
  ]
}

extension StringFunction {
  func call(_ arguments: [Value], _ meter: inout Meter) throws(EvaluationError) -> Value {
    if self == .join { return try join(arguments, &meter) }
    guard case .string(let text)? = arguments.first else { throw .noOverload(rawValue, arguments) }
    try meter.charge(bytes: text.utf8.count * 4)
    switch self {
    case .charAt, .substring: return .string(try slice(text, arguments))
    case .indexOf: return .int(Int64(try indexOf(text, arguments, &meter)))
    case .lastIndexOf: return .int(Int64(try lastIndexOf(text, arguments, &meter)))
    case .split: return try split(text, arguments, &meter)
    case .replace: return .string(try replace(text, arguments, &meter))
    case .format:
      guard arguments.count == 2, case .list(let values) = arguments[1] else {
        throw .noOverload(rawValue, arguments)
      }
      return .string(try StringFormat.format(text, values, &meter))
    case .lowerAscii, .upperAscii, .trim, .reverse, .quote, .join: return .string(simple(text))
    }
  }

  private func simple(_ text: String) -> String {
    switch self {
    case .lowerAscii:
      String(decoding: text.utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 + 32 : $0 }, as: UTF8.self)
    case .upperAscii:
      String(decoding: text.utf8.map { $0 >= 0x61 && $0 <= 0x7A ? $0 - 32 : $0 }, as: UTF8.self)
    case .trim: Self.trimmed(text)
    case .reverse:
      String(String.UnicodeScalarView(text.unicodeScalars.reversed()))
    default: Quoting.quoted(text)
    }
  }

  private static func trimmed(_ text: String) -> String {
    let start = text.unicodeScalars.drop(while: \.properties.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.properties.isWhitespace }) else { return "" }
    return String(Substring.UnicodeScalarView(start[...last]))
  }
}

// MARK: - Positions

extension StringFunction {
  /// The int argument at `index`, checked to lie in `range`; nil where there is no such argument.
  private func position(
    _ arguments: [Value], _ index: Int, in range: ClosedRange<Int>
  ) throws(EvaluationError) -> Int? {
    guard index < arguments.count else { return nil }
    guard case .int(let number) = arguments[index] else { throw .noOverload(rawValue, arguments) }
    guard let position = Int(exactly: number), range.contains(position) else {
      throw EvaluationError(
        "position \(number) is outside of a text of \(range.upperBound) code points")
    }
    return position
  }

  private func slice(_ text: String, _ arguments: [Value]) throws(EvaluationError) -> String {
    let scalars = Array(text.unicodeScalars)
    guard arguments.count <= (self == .charAt ? 2 : 3),
      let start = try position(arguments, 1, in: 0...scalars.count)
    else { throw .noOverload(rawValue, arguments) }
    let end =
      self == .charAt
      ? min(start + 1, scalars.count)
      : try position(arguments, 2, in: 0...scalars.count) ?? scalars.count
    guard start <= end else {
      throw EvaluationError("a part from \(start) to \(end) ends before it starts")
    }
    return String(String.UnicodeScalarView(scalars[start..<end]))
  }

  private func part(_ arguments: [Value]) throws(EvaluationError) -> String {
    guard arguments.count <= 3, arguments.count >= 2, case .string(let part) = arguments[1] else {
      throw .noOverload(rawValue, arguments)
    }
    return part
  }

  private func indexOf(
    _ text: String, _ arguments: [Value], _ meter: inout Meter
  ) throws(EvaluationError) -> Int {
    let part = Array(try part(arguments).unicodeScalars)
    let scalars = Array(text.unicodeScalars)
    let start = try position(arguments, 2, in: 0...scalars.count) ?? 0
    if part.isEmpty { return start }
    var index = start
    while index + part.count <= scalars.count {
      if try isMatch(part, scalars, index, &meter) { return index }
      index += 1
    }
    return -1
  }

  private func lastIndexOf(
    _ text: String, _ arguments: [Value], _ meter: inout Meter
  ) throws(EvaluationError) -> Int {
    let part = Array(try part(arguments).unicodeScalars)
    let scalars = Array(text.unicodeScalars)
    let start = try position(arguments, 2, in: 0...scalars.count) ?? scalars.count
    var index = min(start, scalars.count - part.count)
    while index >= 0 {
      if try isMatch(part, scalars, index, &meter) { return index }
      index -= 1
    }
    return -1
  }

  private func isMatch(
    _ part: [Unicode.Scalar], _ text: [Unicode.Scalar], _ start: Int, _ meter: inout Meter
  ) throws(EvaluationError) -> Bool {
    var length = 0
    while length < part.count, text[start + length] == part[length] { length += 1 }
    if length > 8 { try meter.charge(bytes: length) }
    return length == part.count
  }
}

// MARK: - Parts

extension StringFunction {
  /// An optional count at `index`; negative or missing means all.
  private func limit(_ arguments: [Value], _ index: Int) throws(EvaluationError) -> Int {
    guard index < arguments.count else { return .max }
    guard arguments.count == index + 1, case .int(let number) = arguments[index] else {
      throw .noOverload(rawValue, arguments)
    }
    return number < 0 ? .max : Int(clamping: number)
  }

  private func join(_ arguments: [Value], _ meter: inout Meter) throws(EvaluationError) -> Value {
    guard case .list(let elements)? = arguments.first, arguments.count <= 2 else {
      throw .noOverload(rawValue, arguments)
    }
    var separator = ""
    if arguments.count == 2 {
      guard case .string(let text) = arguments[1] else { throw .noOverload(rawValue, arguments) }
      separator = text
    }
    var result = ""
    for (index, element) in elements.enumerated() {
      guard case .string(let text) = element else { throw .noOverload(rawValue, [element]) }
      try meter.charge(bytes: text.utf8.count + separator.utf8.count)
      if index > 0 { result += separator }
      result += text
    }
    return .string(result)
  }

  private func split(
    _ text: String, _ arguments: [Value], _ meter: inout Meter
  ) throws(EvaluationError) -> Value {
    guard arguments.count >= 2, case .string(let separator) = arguments[1] else {
      throw .noOverload(rawValue, arguments)
    }
    let limit = try limit(arguments, 2)
    if limit == 0 { return .list([]) }
    let bytes = Array(text.utf8)
    let pieces = try cuts(bytes, at: Array(separator.utf8), limit: limit - 1, &meter)
    return .list(pieces.map { .string(String(decoding: bytes[$0], as: UTF8.self)) })
  }

  private func replace(
    _ text: String, _ arguments: [Value], _ meter: inout Meter
  ) throws(EvaluationError) -> String {
    guard arguments.count >= 3, case .string(let old) = arguments[1],
      case .string(let new) = arguments[2]
    else { throw .noOverload(rawValue, arguments) }
    let limit = try limit(arguments, 3)
    let bytes = Array(text.utf8)
    var pieces = try cuts(bytes, at: Array(old.utf8), limit: limit, &meter)
    if old.isEmpty, limit > 0 {
      // Nothing stands before the first sign, between any two and behind the last.
      pieces.insert(0..<0, at: 0)
      if pieces.count > 1, pieces.count - 1 < limit, !bytes.isEmpty {
        pieces.append(bytes.count..<bytes.count)
      }
    }
    let growth = (pieces.count - 1).multipliedReportingOverflow(by: new.utf8.count)
    try meter.charge(bytes: growth.overflow ? .max - 8 : bytes.count + growth.partialValue)
    var result: [UInt8] = []
    for (index, piece) in pieces.enumerated() {
      if index > 0 { result.append(contentsOf: new.utf8) }
      result.append(contentsOf: bytes[piece])
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The ranges between at most `limit` places of `separator`; an empty one cuts between scalars.
  private func cuts(
    _ bytes: [UInt8], at separator: [UInt8], limit: Int, _ meter: inout Meter
  ) throws(EvaluationError) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = 0
    if separator.isEmpty {
      for index in bytes.indices.dropFirst() where bytes[index] & 0xC0 != 0x80 {
        if pieces.count >= limit { break }
        try meter.charge(1)
        pieces.append(start..<index)
        start = index
      }
      if start < bytes.count || pieces.isEmpty { pieces.append(start..<bytes.count) }
      return bytes.isEmpty && self == .split ? [] : pieces
    }
    while pieces.count < limit,
      let found = try Search.find(separator, in: bytes, from: start, &meter)
    {
      try meter.charge(1)
      pieces.append(start..<found)
      start = found + separator.count
    }
    pieces.append(start..<bytes.count)
    return pieces
  }
}
