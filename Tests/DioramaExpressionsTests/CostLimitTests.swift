// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import Testing

/// Whatever an expression does, its cost limit ends it; steps are counted, no clock is looked at.
@Suite struct CostLimitTests {
  /// What a value holds, each part as often as it stands there, in units of eight bytes or parts.
  private static func weight(_ value: Value) -> Int {
    switch value {
    case .string(let text): text.utf8.count / 8
    case .bytes(let bytes): bytes.count / 8
    case .list(let elements): 1 + elements.count / 8 + elements.reduce(0) { $0 + weight($1) }
    case .map(let map): map.entries.reduce(1) { $0 + weight($1.key) + weight($1.value) }
    case .optional(let wrapped): 1 + (wrapped.map(weight) ?? 0)
    default: 0
    }
  }

  /// The outcome, `value` or `error`, after checking what the budget is left with.
  private static func outcome(_ text: String, budget: Int) throws -> String {
    let compiled = Expression.compile(text, in: EmptyScope(), dialect: .cel)
    let expression = try #require(
      compiled.expression, "\(text): \(compiled.issues.map(\.message))")
    var left = budget
    do throws(EvaluationError) {
      let value = try expression.evaluate(in: EmptyScope(), budget: &left)
      #expect((0...budget).contains(left), "\(text)")
      #expect(weight(value) <= budget - left, "\(text) gives more than it paid for")
      return "value"
    } catch {
      #expect((0...budget).contains(left), "\(text)")
      let isLimit = error.message.hasPrefix("the expression costs more than")
      #expect(isLimit == (left == 0) || left == 0, "\(text): \(error.message)")
      return "error"
    }
  }

  @Test("Random expressions stay within their budget", arguments: UInt64(0)..<50)
  func random(seed: UInt64) throws {
    var grammar = CostlyGrammar(seed: seed)
    for _ in 0..<40 {
      let budget = [100, 1000, 10_000, 100_000][grammar.random.below(4)]
      _ = try Self.outcome(grammar.expression(), budget: budget)
    }
  }

  private static let ten = "[1, 2, 3, 4, 5, 6, 7, 8, 9, 0]"

  /// `body` with `a0` the start and each next name two of the one before.
  private static func doubled(
    _ start: String, _ levels: Int, _ step: (String) -> String, _ body: (String) -> String
  ) -> String {
    let names = (0...levels).map { "a\($0)" }
    var text = "cel.bind(a0, \(start), "
    for (name, next) in zip(names, names.dropFirst()) {
      text += "cel.bind(\(next), \(step(name)), "
    }
    return text + body("a\(levels)") + String(repeating: ")", count: levels + 1)
  }

  private static let bombs: [String] = [
    "\(ten).map(a, \(ten).map(b, \(ten).map(c, \(ten).map(d, \(ten).map(e, \(ten).map(f, 1))))))",
    "\(ten).exists(a, \(ten).all(b, \(ten).all(c, \(ten).all(d, \(ten).all(e, e < 0)))))"
      + " || \(ten).all(a, \(ten).all(b, \(ten).all(c, \(ten).all(d, \(ten).all(e, e >= 0)))))"
      + " && \(ten).all(a, \(ten).all(b, \(ten).all(c, \(ten).all(d, \(ten).all(e, e >= 0)))))",
    doubled("'ab'", 40, { "\($0) + \($0)" }, { $0 }),
    doubled("'ab'", 10, { "\($0).replace('a', \($0))" }, { "size(\($0))" }),
    doubled("'ab'", 10, { "\($0).replace('', \($0))" }, { $0 }),
    doubled("[1]", 40, { "\($0) + \($0)" }, { "\($0).map(x, x)" }),
    // The same list many times over: little memory, but no end of printing and comparing.
    doubled("['x']", 80, { "[\($0), \($0)]" }, { $0 }),
    doubled("['x']", 80, { "[\($0), \($0)]" }, { "\($0) == \($0)" }),
    doubled("{'k': 'x'}", 80, { "{'p': \($0), 'q': \($0)}" }, { $0 }),
    doubled("optional.of('x')", 80, { "optional.of([\($0), \($0)])" }, { $0 }),
    doubled("'x'", 20, { "\($0) + \($0)" }, { "\(ten).map(x, \(ten).map(y, \($0)))" }),
    doubled("'x'", 20, { "\($0) + \($0)" }, { "'%s%s%s'.format([\($0), [\($0)], {'k': \($0)}])" }),
    // Long keys are gone through at each look-up.
    doubled(
      "'x'", 18, { "\($0) + \($0)" },
      { text in
        "\(ten).map(a, \(ten).map(b, \(ten).map(c, \(ten).map(d, {\(text): 1}[\(text)]))))"
      }),
    doubled(
      "'1'", 18, { "\($0) + \($0)" },
      { "\(ten).map(a, \(ten).map(b, \(ten).map(c, double(\($0)) > 0.0)))" }),
    doubled(
      "'UTC'", 18, { "\($0) + \($0)" },
      { "\(ten).map(a, \(ten).map(b, timestamp(0).getHours(\($0))))" }),
    doubled("'ab'", 18, { "\($0) + \($0)" }, { "\($0).matches('(a?b?){500}c')" }),
    doubled(
      "'a'", 16, { "\($0) + \($0)" },
      { "\($0).indexOf(\($0) + 'b') + \($0).lastIndexOf('b' + \($0))" }),
    doubled("'a'", 16, { "\($0) + \($0)" }, { "\($0).split('').map(x, \($0).split(''))" }),
    "\(ten).map(a, \(ten).map(b, \(ten).map(c, '%.1000f%.1000e'.format([1e308, 1e-308]))))",
    "\(ten).map(a, \(ten).map(b, \(ten).map(c, 'a'.matches('x' + string(a * 100 + b * 10 + c)))))",
    "\(ten).transformMap(i, v, \(ten).transformMap(j, w, \(ten).transformMap(k, x, v)))",
  ]

  @Test("Bombs end", arguments: bombs)
  func bomb(text: String) throws {
    for budget in [0, 1, 50, 5_000, 200_000] {
      _ = try Self.outcome(text, budget: budget)
    }
    #expect(try Self.outcome(text, budget: 50) == "error")
  }
}
