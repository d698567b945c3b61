// SPDX-License-Identifier: MIT

extension Checker {
  /// What the steps of a path are collected in.
  struct Path {
    var base: Operand
    var type: ExpressionType
    var steps: [Code.Step] = []
    /// Where in `reads` the path is recorded, while only fields follow.
    var read: Int?
  }

  mutating func path(
    base: SyntaxTree.ID, _ suffixes: [Syntax.Suffix], at id: SyntaxTree.ID
  ) -> Operand {
    var path = open(base, suffixes)
    for suffix in suffixes.dropFirst(path.taken) { extend(&path.path, with: suffix) }
    return close(path.path, at: id)
  }

  private mutating func close(_ path: Path, at id: SyntaxTree.ID) -> Operand {
    if path.steps.isEmpty { return Operand(code: path.base.code, type: path.type) }
    return Operand(code: add(.path(path.base.code, path.steps), at: id), type: path.type)
  }

  /// `has(a.b)`
  mutating func presence(_ argument: SyntaxTree.ID, at id: SyntaxTree.ID) -> Operand {
    guard case .postfix(let base, let suffixes) = tree.nodes[argument] else {
      return badPresence(argument, at: id)
    }
    var (path, taken) = open(base, suffixes)
    for suffix in suffixes.dropFirst(taken) { extend(&path, with: suffix) }
    guard let last = path.steps.popLast() else { return badPresence(argument, at: id) }
    switch last.kind {
    case .field, .select, .optionalSelect: break
    default: return badPresence(argument, at: id)
    }
    let code = add(.presence(path.base.code, path.steps, last: last), at: id)
    return Operand(code: code, type: .bool)
  }

  private mutating func badPresence(
    _ argument: SyntaxTree.ID, at id: SyntaxTree.ID
  ) -> Operand {
    unresolved(
      ExpressionIssue(
        .typeMismatch, "'has' asks for a field, as in has(map.key)", at: tree.ranges[argument]),
      at: id)
  }

  // MARK: Names

  /// The start of a path, and how many suffixes belong to its name.
  private mutating func open(
    _ base: SyntaxTree.ID, _ suffixes: [Syntax.Suffix]
  ) -> (path: Path, taken: Int) {
    guard case .name(let name) = tree.nodes[base] else {
      let operand = check(base)
      return (Path(base: operand, type: operand.type), 0)
    }
    if let local = locals.last(where: { $0.name == name }) {
      let operand = Operand(code: add(.local(local.index), at: base), type: local.type)
      return (Path(base: operand, type: local.type), 0)
    }
    if let first = suffixes.first, case .call(let function, let arguments) = first.kind {
      let full = name + "." + function
      if full == "cel.bind", arguments.count == 3 {
        let operand = bind(arguments, at: base)
        return (Path(base: operand, type: operand.type), 1)
      }
      if library.overloads(full).contains(where: { !$0.isMethod }) {
        let operand = namespaced(full, first.range, arguments, at: base)
        return (Path(base: operand, type: operand.type), 1)
      }
      if Self.namespaces.contains(name), scope.variable(name) == nil {
        let issue = unknownFunction(function, in: name, arguments.count, first.range)
        let operand = unresolved(issue, at: base)
        return (Path(base: operand, type: .dyn), 1)
      }
    }
    return named(name, base, suffixes)
  }

  private static let namespaces = ["math", "strings", "optional", "cel"]
  private static let longestName = 8

  /// A variable or a type, whose own name may have dots; the longest name wins.
  private mutating func named(
    _ name: String, _ base: SyntaxTree.ID, _ suffixes: [Syntax.Suffix]
  ) -> (path: Path, taken: Int) {
    var names = [name]
    for suffix in suffixes.prefix(Self.longestName) {
      guard case .select(let field) = suffix.kind, let last = names.last else { break }
      names.append(last + "." + field)
    }
    for (taken, full) in names.enumerated().reversed() {
      guard let variable = scope.variable(full) else { continue }
      let start = tree.ranges[base].lowerBound
      let end = taken == 0 ? tree.ranges[base].upperBound : suffixes[taken - 1].range.upperBound
      reads.append(
        Expression.Read(variable: variable.slot, name: full, fields: [], range: start..<end))
      let operand = Operand(
        code: add(.variable(slot: variable.slot), at: base), type: variable.type)
      types[base] = variable.type
      return (Path(base: operand, type: variable.type, read: reads.count - 1), taken)
    }
    for (taken, full) in names.enumerated().reversed() where Self.typeNames.contains(full) {
      let operand = Operand(code: add(.constant(.type(full)), at: base), type: .type)
      return (Path(base: operand, type: .type), taken)
    }
    let operand = unresolved(unknownName(name, at: tree.ranges[base]), at: base)
    return (Path(base: operand, type: .dyn), 0)
  }

  private static let typeNames: Set<String> = [
    "bool", "int", "uint", "double", "string", "bytes", "list", "map", "null_type", "type",
    "optional_type", "google.protobuf.Timestamp", "google.protobuf.Duration",
  ]

  // MARK: Steps

  private mutating func extend(_ path: inout Path, with suffix: Syntax.Suffix) {
    switch suffix.kind {
    case .select(let name):
      let (kind, type) = field(name, of: path.type, suffix.range)
      if let read = path.read {
        var slot: Int32?
        if case .field(let known, _) = kind { slot = known }
        reads[read].fields.append(Expression.Read.Field(name: name, slot: slot))
        reads[read].range = reads[read].range.lowerBound..<suffix.range.upperBound
      }
      path.steps.append(Code.Step(kind: kind, range: suffix.range))
      path.type = type
      return
    case .optionalSelect(let name):
      let inner = unwrappedOnce(path.type)
      let (_, type) = field(name, of: inner, suffix.range)
      let kind = Code.Step.Kind.optionalSelect(name, ValueField(rawValue: name))
      path.steps.append(Code.Step(kind: kind, range: suffix.range))
      path.type = .optionalOf(type)
    case .index(let index):
      let key = check(index)
      path.type = element(of: path.type, key.type, index, suffix.range)
      path.steps.append(Code.Step(kind: .index(key.code), range: suffix.range))
    case .optionalIndex(let index):
      let key = check(index)
      let type = element(of: unwrappedOnce(path.type), key.type, index, suffix.range)
      path.type = .optionalOf(type)
      path.steps.append(Code.Step(kind: .optionalIndex(key.code), range: suffix.range))
    case .call(let name, let arguments):
      let (kind, type) = method(name, arguments, of: path.type, suffix.range)
      path.steps.append(Code.Step(kind: kind, range: suffix.range))
      path.type = type
    }
    path.read = nil
  }

  private func unwrappedOnce(_ type: ExpressionType) -> ExpressionType {
    if case .optional(let wrapped) = type { wrapped } else { type }
  }

  private mutating func field(
    _ name: String, of type: ExpressionType, _ range: Range<Int>
  ) -> (Code.Step.Kind, ExpressionType) {
    if case .object(let className) = type, let field = scope.field(name, of: className) {
      return (.field(slot: field.slot, name: name), field.type)
    }
    let own = ValueField(rawValue: name)
    switch type {
    case .dyn: return (.select(name, own), .dyn)
    case .map(_, let value): return (.select(name, nil), value)
    case .optional(let wrapped):
      let (_, type) = field(name, of: wrapped, range)
      return (.select(name, own), .optionalOf(type))
    case .object: break
    default:
      if dialect == .scene, let own, let found = own.type(on: type) {
        return (.select(name, own), found)
      }
    }
    report(unknownField(name, of: type, at: range))
    return (.select(name, own), .dyn)
  }

  private mutating func element(
    of type: ExpressionType, _ key: ExpressionType, _ keyNode: SyntaxTree.ID, _ range: Range<Int>
  ) -> ExpressionType {
    switch type {
    case .dyn: return .dyn
    case .optional(let wrapped):
      return .optionalOf(element(of: wrapped, key, keyNode, range))
    case .list(let element):
      // In scenes numbers of parameters and properties count as well, where they are whole.
      let isNumber = dialect == .scene && key == .double
      if ![.int, .uint, .dyn].contains(key), !isNumber {
        report(
          ExpressionIssue(
            .typeMismatch, "an element of a list has an int as its index, not \(article(key))",
            at: tree.ranges[keyNode]))
      }
      return element
    case .map(let wanted, let value):
      if !key.isComparable(with: wanted, in: dialect) {
        report(
          ExpressionIssue(
            .typeMismatch, "the keys of this map are \(wanted), not \(key)",
            at: tree.ranges[keyNode]))
      }
      return value
    default:
      report(
        ExpressionIssue(
          .typeMismatch, "\(article(type)) has no elements, a list and a map have", at: range))
      return .dyn
    }
  }

  /// A method of the language, or a macro.
  private mutating func method(
    _ name: String, _ arguments: [SyntaxTree.ID], of receiver: ExpressionType,
    _ range: Range<Int>
  ) -> (Code.Step.Kind, ExpressionType) {
    if let macro = Macro(name, arguments.count) {
      return expand(macro, arguments, over: receiver, range)
    }
    let operands = arguments.map { check($0) }
    let types = [receiver] + operands.map(\.type)
    let overloads = library.overloads(name).filter(\.isMethod)
    if let match = select(overloads, types) {
      let function = prepared(match.declaration.function, arguments)
      return (.call(function, operands.map(\.code)), match.type)
    }
    let issue =
      overloads.isEmpty
      ? unknownMethod(name, of: receiver, range)
      : noMethod(name, types, overloads.map(\.parameters), range)
    report(issue)
    let failing = program.add(.unresolved(issue.message), range)
    return (.index(failing), .dyn)
  }
}
