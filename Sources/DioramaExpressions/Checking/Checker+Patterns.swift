// SPDX-License-Identifier: MIT

extension Checker {
  /// `function`, with its pattern compiled where that is a literal; reports what is wrong about it.
  mutating func prepared(_ function: Builtin, _ arguments: [SyntaxTree.ID]) -> Builtin {
    guard case .pattern(.matches) = function, let last = arguments.last,
      case .literal(.string(let pattern)) = tree.nodes[last]
    else { return function }
    if let known = patterns.first(where: { CodePoints.equal($0.pattern, pattern) }) {
      return .pattern(.matchesConstant(known))
    }
    do throws(RegularExpressionError) {
      let expression = try RegularExpression(pattern)
      let total = patterns.reduce(expression.size) { $0 + $1.size }
      // The others wait for evaluation, whose cost is limited.
      guard total <= Self.maximumSize else { return function }
      patterns.append(expression)
      return .pattern(.matchesConstant(expression))
    } catch {
      report(ExpressionIssue(.syntax, error.message, at: place(of: error.range, in: last, pattern)))
      return function
    }
  }

  /// Instructions of all patterns of one expression that are compiled ahead, together.
  private static let maximumSize = 200_000

  /// Where `part` of a literal stands: known where the literal is its text between two quotes.
  private func place(
    of part: Range<Int>, in literal: SyntaxTree.ID, _ text: String
  ) -> Range<Int> {
    let range = tree.ranges[literal]
    guard range.count == text.utf8.count + 2, !part.isEmpty else { return range }
    let start = range.lowerBound + 1
    return start + part.lowerBound..<start + part.upperBound
  }
}
