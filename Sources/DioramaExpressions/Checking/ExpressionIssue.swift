// SPDX-License-Identifier: MIT

/// One thing that is wrong about an expression before it runs.
package struct ExpressionIssue: Error, Equatable, Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case syntax, unknownName, unknownField, unknownFunction, typeMismatch, unknownEnumCase
    case tooDeep, limit
  }

  package var kind: Kind
  /// Lower-case start, no full stop: what is wrong, then what would be right.
  package var message: String
  /// UTF-8 bytes of the expression's own text: the smallest text that is wrong.
  package var range: Range<Int>
  /// What the text of `range` was clearly meant to be.
  package var suggestion: String?

  package init(_ kind: Kind, _ message: String, at range: Range<Int>, suggestion: String? = nil) {
    self.kind = kind
    self.message = message
    self.range = range
    self.suggestion = suggestion
  }
}

/// Why an expression has no value this time.
package struct EvaluationError: Error, Equatable, Sendable {
  package var message: String
  /// UTF-8 bytes of the expression's own text; empty until the evaluator fills it in.
  package var range: Range<Int>
  /// The exception that UIKit would raise, `NSRangeException`; nil for errors of the language.
  package var exception: String?

  package init(_ message: String, at range: Range<Int> = 0..<0, exception: String? = nil) {
    self.message = message
    self.range = range
    self.exception = exception
  }
}

/// How much an expression may hold before it is turned away.
package struct ExpressionLimits: Equatable, Sendable {
  /// Brackets and calls inside one another.
  package var depth: Int
  /// Operands, operators and calls of one expression.
  package var nodes: Int

  package init(depth: Int = 100, nodes: Int = 100_000) {
    self.depth = depth
    self.nodes = nodes
  }

  package static let standard = ExpressionLimits()
}
