// SPDX-License-Identifier: MIT

extension Checker {
  /// A call without a receiver: a macro, a function of the language or one of the scene.
  mutating func call(
    _ name: String, _ range: Range<Int>, _ arguments: [SyntaxTree.ID], at id: SyntaxTree.ID
  ) -> Operand {
    if name == "has" && arguments.count == 1 { return presence(arguments[0], at: id) }
    let operands = arguments.map { check($0) }
    let types = operands.map(\.type)
    let own = library.overloads(name).filter { !$0.isMethod }
    let foreign = scope.function(name)
    if let match = select(own, types) {
      return builtin(match, operands, arguments, at: id)
    }
    if let match = foreign.first(where: { fits(types, $0.parameters, isVariadic: false) }) {
      return hostCall(match, operands, arguments, at: id)
    }
    guard !own.isEmpty || !foreign.isEmpty else {
      return unresolved(unknownFunction(name, types, range), at: id)
    }
    let takes = own.map(\.parameters) + foreign.map(\.parameters)
    return unresolved(noOverload(name, types, takes, range), at: id)
  }

  /// A function in a namespace, `math.abs(x)`.
  mutating func namespaced(
    _ name: String, _ range: Range<Int>, _ arguments: [SyntaxTree.ID], at id: SyntaxTree.ID
  ) -> Operand {
    let operands = arguments.map { check($0) }
    let overloads = library.overloads(name).filter { !$0.isMethod }
    if let match = select(overloads, operands.map(\.type)) {
      return builtin(match, operands, arguments, at: id)
    }
    let issue = noOverload(name, operands.map(\.type), overloads.map(\.parameters), range)
    return unresolved(issue, at: id)
  }

  /// The overloads that take `types`, as one that says what is known of the result.
  func select(_ overloads: [Declaration], _ types: [ExpressionType]) -> Match? {
    let exact = overloads.first { declaration in
      declaration.parameters == types && !types.contains(.dyn)
    }
    if let exact { return Match(exact, type: type(of: exact.result, types)) }
    let matching = overloads.filter { fits(types, $0.parameters, isVariadic: $0.isVariadic) }
    guard let first = matching.first else { return nil }
    let isOpen = types.contains(.dyn)
    let results = (isOpen ? matching : [first]).map { type(of: $0.result, types) }
    return Match(first, type: results.allSatisfy { $0 == results[0] } ? results[0] : .dyn)
  }

  struct Match {
    var declaration: Declaration
    var type: ExpressionType

    init(_ declaration: Declaration, type: ExpressionType) {
      self.declaration = declaration
      self.type = type
    }
  }

  func fits(
    _ types: [ExpressionType], _ parameters: [ExpressionType], isVariadic: Bool
  ) -> Bool {
    if isVariadic, let last = parameters.last, types.count >= parameters.count {
      return zip(types, parameters).allSatisfy { $0.fits($1, in: dialect) }
        && types.dropFirst(parameters.count).allSatisfy { $0.fits(last, in: dialect) }
    }
    return types.count == parameters.count
      && zip(types, parameters).allSatisfy { $0.fits($1, in: dialect) }
  }

  private func type(
    of result: Declaration.Result, _ types: [ExpressionType]
  ) -> ExpressionType {
    func argument(_ index: Int) -> ExpressionType { index < types.count ? types[index] : .dyn }
    switch result {
    case .fixed(let type): return type
    case .joined(let indexes): return joined(indexes.map(argument))
    case .optionalOf(let index): return .optionalOf(argument(index))
    case .unwrapped(let index):
      if case .optional(let wrapped) = argument(index) { return wrapped }
      return .dyn
    case .element(let index):
      if case .list(let element) = argument(index) { return element }
      return .dyn
    }
  }

  private mutating func builtin(
    _ match: Match, _ operands: [Operand], _ nodes: [SyntaxTree.ID], at id: SyntaxTree.ID
  ) -> Operand {
    let code = Code.call(prepared(match.declaration.function, nodes), operands.map(\.code))
    return Operand(code: add(code, at: id), type: match.type)
  }

  private mutating func hostCall(
    _ function: ExpressionFunction, _ operands: [Operand], _ nodes: [SyntaxTree.ID],
    at id: SyntaxTree.ID
  ) -> Operand {
    for (node, parameter) in zip(nodes, function.parameters) { checkCases(in: node, of: parameter) }
    if !calls.contains(function.slot) { calls.append(function.slot) }
    let promoted = function.parameters.indices.filter { function.parameters[$0] == .double }
    let code = Code.hostCall(
      Code.HostCall(slot: function.slot, arguments: operands.map(\.code), promoted: promoted))
    return Operand(code: add(code, at: id), type: function.result)
  }
}
