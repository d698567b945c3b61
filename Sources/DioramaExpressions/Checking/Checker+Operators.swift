// SPDX-License-Identifier: MIT

extension Checker {
  mutating func chain(
    _ first: SyntaxTree.ID, _ links: [Syntax.Link], at id: SyntaxTree.ID
  ) -> Operand {
    if let sign = links.first?.sign, sign == .and || sign == .or {
      return logic(sign, [first] + links.map(\.operand), at: id)
    }
    var left = check(first)
    let code = left.code
    var leftNode = first
    var steps: [Code.Link] = []
    for link in links {
      let right = check(link.operand)
      steps.append(Code.Link(sign: link.sign, range: link.signRange, operand: right.code))
      checkCases(link.sign, left, leftNode, right, link.operand)
      left.type = result(of: link, left.type, right.type, leftNode)
      leftNode = link.operand
    }
    return Operand(code: add(.chain(code, steps), at: id), type: left.type)
  }

  private mutating func logic(
    _ sign: Sign, _ operands: [SyntaxTree.ID], at id: SyntaxTree.ID
  ) -> Operand {
    var code: [Code.ID] = []
    for node in operands {
      let operand = check(node)
      if operand.type != .bool && operand.type != .dyn {
        report(
          ExpressionIssue(
            .typeMismatch, "'\(sign.rawValue)' joins bools, not \(operand.type)",
            at: tree.ranges[node]))
      }
      code.append(operand.code)
    }
    return Operand(code: add(sign == .and ? .and(code) : .or(code), at: id), type: .bool)
  }

  private mutating func result(
    of link: Syntax.Link, _ left: ExpressionType, _ right: ExpressionType,
    _ leftNode: SyntaxTree.ID
  ) -> ExpressionType {
    switch link.sign {
    case .equal, .notEqual:
      if !left.isComparable(with: right, in: dialect) { mismatch(link, left, right) }
      return .bool
    case .less, .lessOrEqual, .more, .moreOrEqual:
      if !areOrdered(left, right) { mismatch(link, left, right) }
      return .bool
    case .in:
      checkMembership(link, left, right)
      return .bool
    default:
      if left == .dyn || right == .dyn { return openResult(link.sign, left, right) }
      guard let result = arithmetic(link.sign, left, right) else {
        mismatch(link, left, right)
        return .dyn
      }
      return result
    }
  }

  private func areOrdered(_ a: ExpressionType, _ b: ExpressionType) -> Bool {
    let kinds: [ExpressionType] = [.bool, .string, .bytes, .timestamp, .duration]
    if a == .dyn { return b == .dyn || b.isNumber || b.isText || kinds.contains(b) }
    if b == .dyn { return areOrdered(b, a) }
    if a.isNumber && b.isNumber { return dialect == .scene || a == b }
    if a.isText && b.isText { return true }
    return a == b && kinds.contains(a)
  }

  private mutating func checkMembership(
    _ link: Syntax.Link, _ left: ExpressionType, _ right: ExpressionType
  ) {
    switch right {
    case .dyn: return
    case .list(let element), .map(let element, _):
      if !left.isComparable(with: element, in: dialect) {
        report(
          ExpressionIssue(
            .typeMismatch, "\(article(left)) is never in \(article(right))", at: link.signRange))
      }
    default:
      report(
        ExpressionIssue(
          .typeMismatch, "'in' looks in a list or a map, not in \(article(right))",
          at: tree.ranges[link.operand]))
    }
  }

  /// What an operator gives where one side is not known.
  private func openResult(
    _ sign: Sign, _ left: ExpressionType, _ right: ExpressionType
  ) -> ExpressionType {
    let known = left == .dyn ? right : left
    switch known {
    case .string, .bytes, .list: return sign == .plus ? known : .dyn
    case .double: return .double
    default: return .dyn
    }
  }

  /// What arithmetic between two known types gives; nil where it has no meaning.
  private func arithmetic(
    _ sign: Sign, _ left: ExpressionType, _ right: ExpressionType
  ) -> ExpressionType? {
    switch (sign, left, right) {
    case (.remainder, .double, _), (.remainder, _, .double): return nil
    case (_, .int, .int), (_, .uint, .uint), (_, .double, .double): return left
    case (_, .double, .int), (_, .int, .double), (_, .double, .uint), (_, .uint, .double):
      return dialect == .scene ? .double : nil
    case (.plus, .bytes, .bytes): return .bytes
    case (.plus, .list(let a), .list(let b)):
      return .list(a == .dyn ? b : b == .dyn ? a : joined([a, b]))
    case (.plus, .timestamp, .duration), (.plus, .duration, .timestamp),
      (.minus, .timestamp, .duration):
      return .timestamp
    case (.plus, .duration, .duration), (.minus, .duration, .duration),
      (.minus, .timestamp, .timestamp):
      return .duration
    case (.plus, let a, let b): return a.isText && b.isText ? .string : nil
    default: return nil
    }
  }

  private mutating func mismatch(
    _ link: Syntax.Link, _ left: ExpressionType, _ right: ExpressionType
  ) {
    let sign = link.sign.rawValue
    var advice = ""
    switch link.sign {
    case .plus where left.isText || right.isText:
      advice = ", string(…) makes any value a text"
    case .remainder where left == .double || right == .double:
      advice = ", a remainder is of two ints"
    case .plus, .minus, .times, .divided, .remainder:
      if left.isNumber && right.isNumber { advice = ", int(…), uint(…) and double(…) convert" }
    default: break
    }
    report(
      ExpressionIssue(
        .typeMismatch,
        "'\(sign)' does not take \(article(left)) and \(article(right))\(advice)",
        at: link.signRange))
  }

  /// `an int`, `a string`.
  func article(_ type: ExpressionType) -> String {
    if type == .null { return "null" }
    let name = type.description
    guard let first = name.unicodeScalars.first else { return name }
    let isVowel = "aeiouAEIO".unicodeScalars.contains(first) && type != .uint
    return (isVowel ? "an " : "a ") + name
  }
}

// MARK: - Cases of enumerations

extension Checker {
  /// Checks literals that stand beside an enumeration in `==`, `!=` and `in`.
  private mutating func checkCases(
    _ sign: Sign, _ left: Operand, _ leftNode: SyntaxTree.ID, _ right: Operand,
    _ rightNode: SyntaxTree.ID
  ) {
    switch (sign, left.type, right.type) {
    case (.equal, .enumeration, _), (.notEqual, .enumeration, _), (.in, .enumeration, _):
      checkCases(in: rightNode, of: left.type)
    case (.equal, _, .enumeration), (.notEqual, _, .enumeration):
      checkCases(in: leftNode, of: right.type)
    case (.in, _, .list(let element)): checkCases(in: leftNode, of: element)
    default: return
    }
  }

  /// Checks the literal `id`, or those it holds or chooses among, against an enumeration.
  mutating func checkCases(in id: SyntaxTree.ID, of type: ExpressionType) {
    guard case .enumeration(let name, let cases) = type else { return }
    switch tree.nodes[id] {
    case .literal(.string(let text)):
      if !cases.contains(text) { report(unknownCase(text, of: name, cases, at: id)) }
    case .list(let elements):
      for element in elements { checkCases(in: element.node, of: type) }
    case .conditional(let arms, let otherwise):
      for arm in arms { checkCases(in: arm.result, of: type) }
      checkCases(in: otherwise, of: type)
    default: return
    }
  }
}
