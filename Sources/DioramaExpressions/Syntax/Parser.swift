// SPDX-License-Identifier: MIT

/// Reads CEL's grammar by recursive descent; recursion is bounded by the limit on depth.
struct Parser {
  var tree = SyntaxTree()
  private let tokens: [Token]
  private var index = 0
  private var depth = 0
  private let limits: ExpressionLimits

  /// The whole of `text` as one expression.
  static func parse(
    _ text: [UInt8], limits: ExpressionLimits
  ) throws(ExpressionIssue) -> (tree: SyntaxTree, root: SyntaxTree.ID) {
    var lexer = Lexer(text)
    var parser = Parser(tokens: try lexer.tokens(), limits: limits)
    if parser.current.kind == .end {
      throw ExpressionIssue(.syntax, "the expression is empty", at: 0..<text.count)
    }
    let root = try parser.expression()
    guard parser.current.kind == .end else { throw parser.unexpectedAfterOperand() }
    return (parser.tree, root)
  }

  private init(tokens: [Token], limits: ExpressionLimits) {
    self.tokens = tokens
    tree.reserve(tokens.count / 2 + 1)
    self.limits = limits
  }

  // MARK: Tokens

  var current: Token { tokens[min(index, tokens.count - 1)] }

  /// The token before the present one.
  var last: Token { tokens[max(0, min(index, tokens.count) - 1)] }

  func following(_ offset: Int) -> Token { tokens[min(index + offset, tokens.count - 1)] }

  mutating func advance() { index += 1 }

  /// Goes past `sign` where it is next.
  mutating func take(_ sign: Sign) -> Bool {
    guard current.kind == .sign(sign) else { return false }
    index += 1
    return true
  }

  // MARK: Building

  mutating func add(_ node: Syntax, from start: Int) throws(ExpressionIssue) -> SyntaxTree.ID {
    if tree.nodes.count >= limits.nodes {
      throw ExpressionIssue(
        .limit, "the expression has more than \(limits.nodes) parts",
        at: start..<last.range.upperBound)
    }
    return tree.add(node, start..<last.range.upperBound)
  }

  /// An expression inside brackets.
  mutating func nested(in bracket: Token) throws(ExpressionIssue) -> SyntaxTree.ID {
    depth += 1
    defer { depth -= 1 }
    if depth > limits.depth {
      throw ExpressionIssue(
        .tooDeep, "brackets and calls may be nested \(limits.depth) deep, no deeper",
        at: bracket.range)
    }
    return try expression()
  }

  mutating func close(_ sign: Sign, opened bracket: Token) throws(ExpressionIssue) {
    if take(sign) { return }
    throw unclosed(bracket, needs: sign)
  }
}

// MARK: - Operators

extension Parser {
  /// Conditions, the loosest of all.
  mutating func expression() throws(ExpressionIssue) -> SyntaxTree.ID {
    let start = current.range.lowerBound
    var arms: [Syntax.Arm] = []
    while true {
      let operand = try binary(from: 0)
      let question = current
      guard take(.question) else {
        if arms.isEmpty { return operand }
        return try add(.conditional(arms, otherwise: operand), from: start)
      }
      let result = try nested(in: question)
      guard take(.colon) else {
        throw ExpressionIssue(
          .syntax, "'?' needs a ':' and a value for where the condition is false",
          at: question.range)
      }
      arms.append(Syntax.Arm(condition: operand, result: result))
    }
  }

  /// Binary operators that bind at least as tightly as `level`.
  private mutating func binary(from level: Int) throws(ExpressionIssue) -> SyntaxTree.ID {
    let start = current.range.lowerBound
    var left = try unary()
    while case .sign(let first) = current.kind, let own = first.level, own >= level {
      var links: [Syntax.Link] = []
      while case .sign(let sign) = current.kind, sign.level == own {
        let range = current.range
        advance()
        let operand = try binary(from: own + 1)
        links.append(Syntax.Link(sign: sign, signRange: range, operand: operand))
        if tree.nodes.count + links.count > limits.nodes {
          throw ExpressionIssue(
            .limit, "the expression has more than \(limits.nodes) parts", at: range)
        }
      }
      left = try add(.chain(left, links), from: start)
    }
    return left
  }

  private mutating func unary() throws(ExpressionIssue) -> SyntaxTree.ID {
    let start = current.range.lowerBound
    var operators: [Syntax.Unary] = []
    while true {
      if take(.not) {
        operators.append(.not)
      } else if take(.minus) {
        operators.append(.minus)
      } else {
        break
      }
    }
    var operand: SyntaxTree.ID
    if operators.last == .minus, let number = negativeNumber() {
      operators.removeLast()
      let signed = last.range
      advance()
      let base = try add(.literal(number), from: signed.lowerBound)
      operand = try suffixes(of: base, from: signed.lowerBound)
    } else {
      operand = try postfix()
    }
    if !operators.isEmpty { operand = try add(.unary(operators, operand), from: start) }
    return operand
  }

  /// The present token with a minus before it, where it is a number that can have one.
  private func negativeNumber() -> Value? {
    switch current.kind {
    case .double(let value): .double(-value)
    case .int(let value): value <= 1 << 63 ? .int(Int64(truncatingIfNeeded: 0 &- value)) : nil
    default: nil
    }
  }
}
