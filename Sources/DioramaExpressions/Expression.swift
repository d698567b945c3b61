// SPDX-License-Identifier: MIT
import DioramaCore

/// An expression that was checked, with every name resolved to a slot of its host.
package struct Expression: Sendable {
  /// What it gives, as far as is known before it runs.
  package let type: ExpressionType
  /// Every variable it may read, in order of the source, each path once.
  package let reads: [Read]
  /// Slots of the scene's functions it may call, in order of the source, each once.
  package let calls: [Int32]
  let program: Program

  /// A variable and the constant path of fields behind it: `volume.frame.width`.
  package struct Read: Hashable, Sendable {
    package var variable: Int32
    package var name: String
    package var fields: [Field]
    /// UTF-8 bytes of the expression's text, of the first place that reads it.
    package var range: Range<Int>

    package struct Field: Hashable, Sendable {
      package var name: String
      /// Nil where the field is none of a scene object, or its class is not known.
      package var slot: Int32?

      package init(name: String, slot: Int32?) {
        self.name = name
        self.slot = slot
      }
    }

    package init(variable: Int32, name: String, fields: [Field], range: Range<Int>) {
      self.variable = variable
      self.name = name
      self.fields = fields
      self.range = range
    }
  }

  /// Whether it reads nothing of its host, so that its value never changes.
  package var isConstant: Bool { reads.isEmpty && calls.isEmpty }

  /// How much the checker minds.
  package enum Checking: Sendable {
    /// Unknown names and wrong types are issues.
    case strict
    /// Only syntax is; the rest fails when it is evaluated, if it is.
    case deferred
  }
}

extension Expression {
  /// Reads and checks `text`.
  ///
  /// - Parameters:
  ///   - expected: What the place wants that the value goes to; nil takes anything. A string takes
  ///     every type (texts print it), a double takes whole numbers in a scene.
  /// - Returns: No expression where there is any issue.
  package static func compile(
    _ text: some StringProtocol, in scope: some ExpressionScope,
    expecting expected: ExpressionType? = nil, dialect: Dialect = .scene,
    checking: Checking = .strict,
    limits: ExpressionLimits = .standard
  ) -> (expression: Expression?, issues: [ExpressionIssue]) {
    let parsed: (tree: SyntaxTree, root: SyntaxTree.ID)
    do throws(ExpressionIssue) {
      parsed = try Parser.parse(Array(text.utf8), limits: limits)
    } catch {
      return (nil, [error])
    }
    var checker = Checker(tree: parsed.tree, scope: scope, dialect: dialect, checking: checking)
    let expression = checker.check(parsed.root, expecting: expected)
    return (checker.issues.isEmpty ? expression : nil, checker.issues)
  }

  /// The value that the expression has now.
  ///
  /// - Parameter costLimit: How many steps it may take; texts and lists count by their length, so
  ///   that time and memory are bounded by it.
  package func evaluate(
    in host: some ExpressionHost, costLimit: Int = 1_000_000
  ) throws(EvaluationError) -> Value {
    var budget = costLimit
    return try evaluate(in: host, budget: &budget)
  }

  /// The value that the expression has now, at the cost of a budget that several share.
  ///
  /// - Parameter budget: How many steps it may take; left with those that it did not, also where
  ///   it fails. Zero where they were too few.
  package func evaluate(
    in host: some ExpressionHost, budget: inout Int
  ) throws(EvaluationError) -> Value {
    var evaluator = Evaluator(program: program, host: host, costLimit: max(budget, 0))
    defer { budget = max(evaluator.meter.remaining, 0) }
    return try evaluator.run()
  }
}

/// What the evaluator runs, shared by all copies of an expression.
final class Program: Sendable {
  let codes: [Code]
  let ranges: [Range<Int>]
  let root: Code.ID
  let localCount: Int
  let dialect: Dialect
  let promotesResult: Bool

  init(_ draft: ProgramDraft) {
    codes = draft.codes
    ranges = draft.ranges
    root = draft.root
    localCount = draft.localCount
    dialect = draft.dialect
    promotesResult = draft.promotesResult
  }
}

/// A program while it is made.
struct ProgramDraft {
  var codes: [Code] = []
  var ranges: [Range<Int>] = []
  var root: Code.ID = 0
  /// How many names of macros there are at once, at most.
  var localCount = 0
  var dialect: Dialect
  /// Whether a whole number that comes out becomes a double.
  var promotesResult = false

  mutating func reserve(_ count: Int) {
    codes.reserveCapacity(count)
    ranges.reserveCapacity(count)
  }

  mutating func add(_ code: Code, _ range: Range<Int>) -> Code.ID {
    codes.append(code)
    ranges.append(range)
    return codes.count - 1
  }
}
