// SPDX-License-Identifier: MIT
import DioramaExpressions
import Testing

@Suite struct PrecedenceTests {
  @Test("Operators bind as CEL says")
  func precedence() throws {
    let cases: [(String, String)] = [
      ("1 + 2 * 3", "7"), ("(1 + 2) * 3", "9"), ("10 - 3 - 2", "5"), ("100 / 10 / 2", "5"),
      ("7 % 4 * 2", "6"), ("-2 * 3", "-6"), ("--2", "2"), ("!true || true", "true"),
      ("true || false && false", "true"), ("1 + 1 == 2 && 2 < 3", "true"),
      ("1 < 2 == true", "true"), ("true ? 1 : false ? 2 : 3", "1"),
      ("false ? 1 : false ? 2 : 3", "3"), ("true ? false ? 1 : 2 : 3", "2"),
      ("2 in [1, 2] || false", "true"), ("-[3, 4][1]", "-4"), ("1 - -1", "2"),
      ("[1, 2].map(x, x * 2)[1] + 1", "5"), ("2 + 3 in [5]", "true"),
      ("-9223372036854775808", "-9223372036854775808"),
    ]
    for (text, expected) in cases { #expect(evaluated(text) == expected, "\(text)") }
  }
}

/// The value of an expression without names as CEL writes it, or its issues or error.
func evaluated(_ text: String, _ dialect: Dialect = .scene, costLimit: Int = 1_000_000) -> String {
  let (expression, issues) = Expression.compile(text, in: EmptyScope(), dialect: dialect)
  guard let expression else { return issues.map(\.message).joined(separator: "; ") }
  do throws(EvaluationError) {
    return try expression.evaluate(in: EmptyScope(), costLimit: costLimit).literalText
  } catch {
    return "error: " + error.message
  }
}
