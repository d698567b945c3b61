// SPDX-License-Identifier: MIT

/// A call that names variables of its own, by its name and number of arguments.
enum Macro: Sendable {
  case comprehension(Comprehension.Kind, variables: Int, hasCondition: Bool, hasResult: Bool)
  case optionalMap(isFlat: Bool)

  init?(_ name: String, _ count: Int) {
    switch (name, count) {
    case ("all", 2): self = .asking(.all, 1)
    case ("all", 3): self = .asking(.all, 2)
    case ("exists", 2): self = .asking(.exists, 1)
    case ("exists", 3): self = .asking(.exists, 2)
    case ("exists_one", 2), ("existsOne", 2): self = .asking(.existsOne, 1)
    case ("exists_one", 3), ("existsOne", 3): self = .asking(.existsOne, 2)
    case ("filter", 2): self = .asking(.filter, 1)
    case ("map", 2): self = .making(.map, 1, hasCondition: false)
    case ("map", 3): self = .making(.map, 1, hasCondition: true)
    case ("transformList", 3): self = .making(.transformList, 2, hasCondition: false)
    case ("transformList", 4): self = .making(.transformList, 2, hasCondition: true)
    case ("transformMap", 3): self = .making(.transformMap, 2, hasCondition: false)
    case ("transformMap", 4): self = .making(.transformMap, 2, hasCondition: true)
    case ("transformMapEntry", 3): self = .making(.transformMapEntry, 2, hasCondition: false)
    case ("transformMapEntry", 4): self = .making(.transformMapEntry, 2, hasCondition: true)
    case ("optMap", 2): self = .optionalMap(isFlat: false)
    case ("optFlatMap", 2): self = .optionalMap(isFlat: true)
    default: return nil
    }
  }

  /// For "did you mean" and for messages.
  static let names = [
    "all", "exists", "exists_one", "existsOne", "filter", "map", "transformList", "transformMap",
    "transformMapEntry", "optMap", "optFlatMap",
  ]

  private static func asking(_ kind: Comprehension.Kind, _ variables: Int) -> Self {
    .comprehension(kind, variables: variables, hasCondition: true, hasResult: false)
  }

  private static func making(
    _ kind: Comprehension.Kind, _ variables: Int, hasCondition: Bool
  ) -> Self {
    .comprehension(kind, variables: variables, hasCondition: hasCondition, hasResult: true)
  }
}

extension Checker {
  mutating func expand(
    _ macro: Macro, _ arguments: [SyntaxTree.ID], over receiver: ExpressionType,
    _ range: Range<Int>
  ) -> (Code.Step.Kind, ExpressionType) {
    let saved = locals.count
    defer { locals.removeSubrange(saved...) }
    switch macro {
    case .optionalMap(let isFlat):
      return optionalMap(arguments, isFlat, over: receiver, range)
    case .comprehension(let kind, let variables, let hasCondition, let hasResult):
      let (first, second) = elements(of: receiver, variables, range)
      let firstIndex = declare(arguments[0], first)
      let secondIndex = variables == 2 ? declare(arguments[1], second) : nil
      let condition = hasCondition ? check(arguments[variables]) : nil
      if let condition, condition.type != .bool, condition.type != .dyn {
        report(
          ExpressionIssue(
            .typeMismatch, "a condition is a bool, not \(condition.type)",
            at: tree.ranges[arguments[variables]]))
      }
      let result = hasResult ? arguments.last.map { check($0) } : nil
      let comprehension = Comprehension(
        kind: kind, first: firstIndex, second: secondIndex, condition: condition?.code,
        result: result?.code)
      let type = type(of: kind, first, result?.type ?? .dyn)
      return (.comprehension(comprehension), type)
    }
  }

  private func type(
    of kind: Comprehension.Kind, _ first: ExpressionType, _ result: ExpressionType
  ) -> ExpressionType {
    switch kind {
    case .all, .exists, .existsOne: return .bool
    case .filter: return .listOf(first)
    case .map, .transformList: return .listOf(result)
    case .transformMap: return .mapOf(first, result)
    case .transformMapEntry:
      if case .map = result { return result }
      return .map(.dyn, .dyn)
    }
  }

  /// The types of what the one or two names of a macro stand for.
  private mutating func elements(
    of receiver: ExpressionType, _ variables: Int, _ range: Range<Int>
  ) -> (ExpressionType, ExpressionType) {
    switch receiver {
    case .dyn: return (.dyn, .dyn)
    case .list(let element): return variables == 2 ? (.int, element) : (element, .dyn)
    case .map(let key, let value): return (key, value)
    default:
      report(
        ExpressionIssue(
          .typeMismatch, "this goes through a list or a map, not \(article(receiver))", at: range))
      return (.dyn, .dyn)
    }
  }

  /// Brings the name that a macro declares into scope.
  private mutating func declare(_ node: SyntaxTree.ID, _ type: ExpressionType) -> Int {
    let index = locals.count
    var name = ""
    if case .name(let text) = tree.nodes[node] {
      name = text
    } else {
      report(
        ExpressionIssue(
          .syntax, "a macro takes a plain name here, as in list.map(item, item + 1)",
          at: tree.ranges[node]))
    }
    locals.append(Local(name: name, index: index, type: type))
    program.localCount = max(program.localCount, index + 1)
    return index
  }

  private mutating func optionalMap(
    _ arguments: [SyntaxTree.ID], _ isFlat: Bool, over receiver: ExpressionType,
    _ range: Range<Int>
  ) -> (Code.Step.Kind, ExpressionType) {
    var wrapped = ExpressionType.dyn
    if case .optional(let inner) = receiver {
      wrapped = inner
    } else if receiver != .dyn {
      report(
        ExpressionIssue(
          .typeMismatch,
          "'\(isFlat ? "optFlatMap" : "optMap")' is of an optional, not of "
            + article(receiver), at: range))
    }
    let local = declare(arguments[0], wrapped)
    let body = check(arguments[1])
    let kind = Code.Step.Kind.optionalMap(local: local, body: body.code, isFlat: isFlat)
    return (kind, isFlat ? body.type : .optionalOf(body.type))
  }

  /// `cel.bind(name, value, expression)`
  mutating func bind(_ arguments: [SyntaxTree.ID], at id: SyntaxTree.ID) -> Operand {
    let value = check(arguments[1])
    let saved = locals.count
    defer { locals.removeSubrange(saved...) }
    let local = declare(arguments[0], value.type)
    let body = check(arguments[2])
    let code = add(.bind(local: local, value: value.code, body: body.code), at: id)
    return Operand(code: code, type: body.type)
  }
}
