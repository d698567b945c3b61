// SPDX-License-Identifier: MIT

/// `matches`: whether a regular expression is found anywhere in a text.
enum PatternFunction: Sendable, Equatable {
  case matches
  /// As `matches`, with the last argument compiled before anything ran.
  case matchesConstant(RegularExpression)

  static let declarations: [Declaration] = [
    .method("matches", [.string, .string], .bool, .pattern(.matches)),
    .function("matches", [.string, .string], .bool, .pattern(.matches)),
  ]
}

extension PatternFunction {
  func call(
    _ arguments: [Value], _ cache: inout PatternCache, _ meter: inout Meter
  ) throws(EvaluationError) -> Value {
    guard arguments.count == 2, case .string(let text) = arguments[0],
      case .string(let pattern) = arguments[1]
    else { throw .noOverload("matches", arguments) }
    let expression =
      switch self {
      case .matches: try cache.expression(pattern, &meter)
      case .matchesConstant(let expression): expression
      }
    // At worst each byte goes through all instructions, each of which is an eighth of a step.
    try meter.charge(text.utf8.count * expression.size / 8 + 1)
    return .bool(expression.matches(text))
  }
}

/// The last patterns that an evaluation compiled, so that a loop compiles its own once.
struct PatternCache {
  private var recent: [RegularExpression] = []
  private static let capacity = 4

  /// Steps for a pattern that turns out to be too large, which is known late.
  private static let costOfLargest = 100_000

  mutating func expression(
    _ pattern: String, _ meter: inout Meter
  ) throws(EvaluationError) -> RegularExpression {
    try meter.charge(bytes: pattern.utf8.count)
    if let known = recent.first(where: { CodePoints.equal($0.pattern, pattern) }) { return known }
    try meter.charge(100 + pattern.utf8.count * 16)
    let made: RegularExpression
    do throws(RegularExpressionError) {
      made = try RegularExpression(pattern)
    } catch {
      if error.isTooLarge { try meter.charge(Self.costOfLargest) }
      throw EvaluationError(error.message)
    }
    try meter.charge(made.size * 4)
    if recent.count == Self.capacity { recent.removeFirst() }
    recent.append(made)
    return made
  }
}
