// SPDX-License-Identifier: MIT

extension Parser {
  mutating func postfix() throws(ExpressionIssue) -> SyntaxTree.ID {
    let start = current.range.lowerBound
    let base = try primary()
    return try suffixes(of: base, from: start)
  }

  /// Fields, indexes and calls behind an operand.
  mutating func suffixes(
    of base: SyntaxTree.ID, from start: Int
  ) throws(ExpressionIssue) -> SyntaxTree.ID {
    var suffixes: [Syntax.Suffix] = []
    loop: while case .sign(let sign) = current.kind {
      let token = current
      switch sign {
      case .dot, .dotQuestion:
        advance()
        suffixes.append(try member(isOptional: sign != .dot))
      case .openBracket, .bracketQuestion:
        advance()
        let index = try nested(in: token)
        try close(.closeBracket, opened: token)
        let range = token.range.lowerBound..<last.range.upperBound
        suffixes.append(
          Syntax.Suffix(
            kind: sign == .openBracket ? .index(index) : .optionalIndex(index), range: range))
      case .openBrace where isMessageName(base, suffixes):
        throw ExpressionIssue(
          .syntax, "messages are not supported here, a map is written {\"key\": value}",
          at: start..<last.range.upperBound)
      default: break loop
      }
    }
    return suffixes.isEmpty ? base : try add(.postfix(base, suffixes), from: start)
  }

  private func isMessageName(_ base: SyntaxTree.ID, _ suffixes: [Syntax.Suffix]) -> Bool {
    guard case .name = tree.nodes[base] else { return false }
    return suffixes.allSatisfy { if case .select = $0.kind { true } else { false } }
  }

  /// A field or a method, behind its dot.
  private mutating func member(isOptional: Bool) throws(ExpressionIssue) -> Syntax.Suffix {
    let token = current
    let name: String
    switch token.kind {
    case .name(let text), .quotedName(let text): name = text
    case .sign(.in): name = "in"
    default:
      throw ExpressionIssue(
        .syntax, "a field or a function is missing behind '.'", at: last.range)
    }
    advance()
    let bracket = current
    guard !isOptional, take(.openParenthesis) else {
      return Syntax.Suffix(
        kind: isOptional ? .optionalSelect(name) : .select(name), range: token.range)
    }
    return Syntax.Suffix(kind: .call(name, try arguments(of: bracket)), range: token.range)
  }

  private mutating func primary() throws(ExpressionIssue) -> SyntaxTree.ID {
    let token = current
    let start = token.range.lowerBound
    switch token.kind {
    case .int(let value):
      guard let signed = Int64(exactly: value) else {
        throw ExpressionIssue(
          .syntax, "\(value) is too large for an int, its largest is \(Int64.max)", at: token.range)
      }
      return try literal(.int(signed))
    case .uint(let value): return try literal(.uint(value))
    case .double(let value): return try literal(.double(value))
    case .string(let value): return try literal(.string(value))
    case .bytes(let value): return try literal(.bytes(value))
    case .name(let text): return try named(text)
    case .sign(.dot):
      advance()
      guard case .name(let text) = current.kind else {
        throw ExpressionIssue(.syntax, "a name is missing behind '.'", at: token.range)
      }
      return try named(text)
    case .sign(.openParenthesis):
      advance()
      let inner = try nested(in: token)
      try close(.closeParenthesis, opened: token)
      tree.widen(inner, to: start..<last.range.upperBound)
      return inner
    case .sign(.openBracket), .sign(.bracketQuestion): return try list()
    case .sign(.openBrace): return try map()
    case .sign, .quotedName, .end: throw missingOperand()
    }
  }

  private mutating func literal(_ value: Value) throws(ExpressionIssue) -> SyntaxTree.ID {
    let start = current.range.lowerBound
    advance()
    return try add(.literal(value), from: start)
  }

  /// A name, a word of the language or a call.
  private mutating func named(_ text: String) throws(ExpressionIssue) -> SyntaxTree.ID {
    let token = current
    switch text {
    case "true": return try literal(.bool(true))
    case "false": return try literal(.bool(false))
    case "null": return try literal(.null)
    default: break
    }
    if Words.reserved.contains(text) { throw reservedWord(text, token) }
    advance()
    let bracket = current
    guard take(.openParenthesis) else {
      return try add(.name(text), from: token.range.lowerBound)
    }
    let arguments = try arguments(of: bracket)
    return try add(
      .call(text, nameRange: token.range, arguments), from: token.range.lowerBound)
  }

  /// What stands between the parentheses of a call, and the closing one.
  private mutating func arguments(of bracket: Token) throws(ExpressionIssue) -> [SyntaxTree.ID] {
    var arguments: [SyntaxTree.ID] = []
    if take(.closeParenthesis) { return arguments }
    repeat { arguments.append(try nested(in: bracket)) } while take(.comma)
    try close(.closeParenthesis, opened: bracket)
    return arguments
  }

  private mutating func list() throws(ExpressionIssue) -> SyntaxTree.ID {
    let bracket = current
    var elements: [Syntax.Element] = []
    var isOptional = take(.bracketQuestion)
    if !isOptional { advance() }
    while isOptional || current.kind != .sign(.closeBracket) {
      isOptional = take(.question) || isOptional
      let node = try nested(in: bracket)
      elements.append(Syntax.Element(node: node, isOptional: isOptional))
      isOptional = false
      guard take(.comma) else { break }
    }
    try close(.closeBracket, opened: bracket)
    return try add(.list(elements), from: bracket.range.lowerBound)
  }

  private mutating func map() throws(ExpressionIssue) -> SyntaxTree.ID {
    let bracket = current
    advance()
    var entries: [Syntax.Entry] = []
    while current.kind != .sign(.closeBrace) {
      let isOptional = take(.question)
      let key = try nested(in: bracket)
      guard take(.colon) else {
        throw ExpressionIssue(
          .syntax, "a map needs ':' and a value behind each key", at: tree.ranges[key])
      }
      let value = try nested(in: bracket)
      entries.append(Syntax.Entry(key: key, value: value, isOptional: isOptional))
      guard take(.comma) else { break }
    }
    try close(.closeBrace, opened: bracket)
    return try add(.map(entries), from: bracket.range.lowerBound)
  }
}
