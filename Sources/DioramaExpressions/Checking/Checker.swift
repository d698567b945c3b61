// SPDX-License-Identifier: MIT
import DioramaCore

/// Resolves the names of a syntax tree, infers its types, and makes the code that runs.
///
/// Goes on behind an issue: what it could not make sense of counts as `dyn`.
struct Checker {
  let tree: SyntaxTree
  let scope: any ExpressionScope
  let dialect: Dialect
  let checking: Expression.Checking
  let library: Library
  var issues: [ExpressionIssue] = []
  var program: ProgramDraft
  var reads: [Expression.Read] = []
  var calls: [Int32] = []
  /// The constant patterns of `matches`, each once.
  var patterns: [RegularExpression] = []
  /// What is known of each node of the tree, once it was looked at.
  var types: [ExpressionType]
  /// The names that macros brought, innermost last.
  var locals: [Local] = []

  struct Local {
    var name: String
    var index: Int
    var type: ExpressionType
  }

  /// Code, with what is known of its value.
  struct Operand {
    var code: Code.ID
    var type: ExpressionType
  }

  init(
    tree: SyntaxTree, scope: any ExpressionScope, dialect: Dialect, checking: Expression.Checking
  ) {
    self.tree = tree
    self.scope = scope
    self.dialect = dialect
    self.checking = checking
    library = Library.of(dialect)
    program = ProgramDraft(dialect: dialect)
    program.reserve(tree.nodes.count)
    types = Array(repeating: .dyn, count: tree.nodes.count)
  }

  /// The whole expression, which goes where `expected` is wanted.
  mutating func check(_ root: SyntaxTree.ID, expecting expected: ExpressionType?) -> Expression {
    let operand = check(root)
    program.root = operand.code
    if let expected {
      checkFits(root, expected)
      program.promotesResult = expected == .double && dialect == .scene
    }
    if reads.count > 1 {
      var seen: Set<ReadKey> = []
      reads = reads.filter { seen.insert(ReadKey($0)).inserted }
    }
    let isPromoted = program.promotesResult && operand.type.isNumber
    return Expression(
      type: isPromoted ? .double : operand.type, reads: reads, calls: calls,
      program: Program(program))
  }

  private struct ReadKey: Hashable {
    var variable: Int32
    var fields: [Expression.Read.Field]

    init(_ read: Expression.Read) {
      variable = read.variable
      fields = read.fields
    }
  }

  // MARK: Making

  mutating func add(_ code: Code, at id: SyntaxTree.ID) -> Code.ID {
    program.add(code, tree.ranges[id])
  }

  mutating func report(_ issue: ExpressionIssue) {
    guard checking == .strict else { return }
    if issues.count < 100 { issues.append(issue) }
  }

  /// Reports and gives code that fails with the same message.
  mutating func unresolved(_ issue: ExpressionIssue, at id: SyntaxTree.ID) -> Operand {
    report(issue)
    return Operand(code: add(.unresolved(issue.message), at: id), type: .dyn)
  }

  mutating func promoted(_ operand: Operand, at id: SyntaxTree.ID) -> Operand {
    Operand(code: add(.promote(operand.code), at: id), type: .double)
  }
}

// MARK: - Nodes

extension Checker {
  mutating func check(_ id: SyntaxTree.ID) -> Operand {
    let operand = resolve(id)
    types[id] = operand.type
    return operand
  }

  private mutating func resolve(_ id: SyntaxTree.ID) -> Operand {
    switch tree.nodes[id] {
    case .literal(let value):
      return Operand(code: add(.constant(value), at: id), type: Self.type(of: value))
    case .name: return path(base: id, [], at: id)
    case .list(let elements): return list(elements, at: id)
    case .map(let entries): return map(entries, at: id)
    case .conditional(let arms, let otherwise): return conditional(arms, otherwise, at: id)
    case .chain(let first, let links): return chain(first, links, at: id)
    case .unary(let operators, let operand): return unary(operators, operand, at: id)
    case .postfix(let base, let suffixes): return path(base: base, suffixes, at: id)
    case .call(let name, let range, let arguments):
      return call(name, range, arguments, at: id)
    }
  }

  static func type(of literal: Value) -> ExpressionType {
    switch literal {
    case .null: .null
    case .bool: .bool
    case .int: .int
    case .uint: .uint
    case .double: .double
    case .string: .string
    case .bytes: .bytes
    default: .dyn
    }
  }

  private mutating func list(_ elements: [Syntax.Element], at id: SyntaxTree.ID) -> Operand {
    let operands = elements.map { element -> Operand in
      var operand = check(element.node)
      if element.isOptional {
        operand.type = unwrapped(operand.type, at: element.node, for: "[?…]")
      }
      return operand
    }
    let code = zip(elements, operands).map {
      Code.Element(code: $1.code, isOptional: $0.isOptional)
    }
    let element = joined(operands.map(\.type))
    return Operand(code: add(.list(code), at: id), type: .listOf(element))
  }

  private mutating func map(_ entries: [Syntax.Entry], at id: SyntaxTree.ID) -> Operand {
    var code: [Code.Entry] = []
    var keys: [ExpressionType] = []
    var values: [ExpressionType] = []
    for entry in entries {
      let key = check(entry.key)
      let value = check(entry.value)
      if ![.string, .int, .uint, .bool, .dyn].contains(key.type) && !key.type.isText {
        report(
          ExpressionIssue(
            .typeMismatch, "a key is a string, an int, a uint or a bool, not \(key.type)",
            at: tree.ranges[entry.key]))
      }
      keys.append(key.type)
      values.append(
        entry.isOptional ? unwrapped(value.type, at: entry.value, for: "{?…}") : value.type)
      code.append(Code.Entry(key: key.code, value: value.code, isOptional: entry.isOptional))
    }
    return Operand(code: add(.map(code), at: id), type: .mapOf(joined(keys), joined(values)))
  }

  /// The type inside an optional.
  private mutating func unwrapped(
    _ type: ExpressionType, at id: SyntaxTree.ID, for form: String
  ) -> ExpressionType {
    if case .optional(let wrapped) = type { return wrapped }
    if type != .dyn {
      report(
        ExpressionIssue(
          .typeMismatch, "\(form) takes an optional, not \(type)", at: tree.ranges[id]))
    }
    return .dyn
  }

  func joined(_ types: [ExpressionType]) -> ExpressionType {
    guard var result = types.first else { return .dyn }
    for type in types.dropFirst() {
      result = result.joined(with: type)
      if result == .dyn { break }
    }
    return result
  }

  /// In a scene, whole numbers beside doubles become doubles; not in lists, lest `%d` be given one.
  private mutating func promote(_ operands: inout [Operand], at ids: [SyntaxTree.ID]) {
    guard dialect == .scene, operands.contains(where: { $0.type == .double }),
      operands.allSatisfy({ $0.type.isNumber })
    else { return }
    for index in operands.indices where operands[index].type != .double {
      operands[index] = promoted(operands[index], at: ids[index])
    }
  }

  private mutating func conditional(
    _ arms: [Syntax.Arm], _ otherwise: SyntaxTree.ID, at id: SyntaxTree.ID
  ) -> Operand {
    var conditions: [Code.ID] = []
    var results: [Operand] = []
    for arm in arms {
      let condition = check(arm.condition)
      if condition.type != .bool && condition.type != .dyn {
        report(
          ExpressionIssue(
            .typeMismatch, "a condition is a bool, not \(condition.type)",
            at: tree.ranges[arm.condition]))
      }
      conditions.append(condition.code)
      results.append(check(arm.result))
    }
    results.append(check(otherwise))
    promote(&results, at: arms.map(\.result) + [otherwise])
    let code = zip(conditions, results).map { Code.Arm(condition: $0, result: $1.code) }
    let last = results.last?.code ?? 0
    return Operand(
      code: add(.conditional(code, otherwise: last), at: id), type: joined(results.map(\.type)))
  }

  private mutating func unary(
    _ operators: [Syntax.Unary], _ operand: SyntaxTree.ID, at id: SyntaxTree.ID
  ) -> Operand {
    var result = check(operand)
    var rest = operators[...]
    var runs = 0
    while let sign = rest.last {
      let count = rest.reversed().prefix { $0 == sign }.count
      rest = rest.dropLast(count)
      runs += 1
      if runs > Self.maximumRuns {
        report(ExpressionIssue(.tooDeep, "too many operators in a row", at: tree.ranges[id]))
        break
      }
      let isNot = sign == .not
      let takes: [ExpressionType] = isNot ? [.bool] : [.int, .double]
      if result.type != .dyn && !takes.contains(result.type) {
        let wanted = isNot ? "a bool" : "an int or a double"
        report(
          ExpressionIssue(
            .typeMismatch, "'\(isNot ? "!" : "-")' takes \(wanted), not \(result.type)",
            at: tree.ranges[operand]))
        result.type = .dyn
      }
      let code = add(
        isNot ? .not(result.code, count: count) : .negate(result.code, count: count), at: id)
      result = Operand(code: code, type: isNot ? .bool : result.type)
    }
    return result
  }

  /// `!-!-x` is wrong for every x; that many are looked at.
  private static let maximumRuns = 8
}
