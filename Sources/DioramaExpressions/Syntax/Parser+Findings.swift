// SPDX-License-Identifier: MIT

extension Parser {
  /// Something stands where the expression should have ended.
  func unexpectedAfterOperand() -> ExpressionIssue {
    let token = current
    switch token.kind {
    case .sign(.closeParenthesis), .sign(.closeBracket), .sign(.closeBrace):
      return ExpressionIssue(.syntax, "'\(text(token))' closes nothing", at: token.range)
    case .sign(.colon):
      return ExpressionIssue(.syntax, "':' has no '?' before it", at: token.range)
    case .sign(.comma):
      return ExpressionIssue(
        .syntax, "',' has no meaning outside of brackets", at: token.range)
    default: return foreignWord() ?? missingOperator()
    }
  }

  /// `and`, `or` and `not` of other languages.
  private func foreignWord() -> ExpressionIssue? {
    let words = ["and": "&&", "or": "||", "AND": "&&", "OR": "||"]
    if case .name(let word) = current.kind, let sign = words[word] {
      return ExpressionIssue(
        .syntax, "'\(word)' is not an operator, '\(sign)' is", at: current.range, suggestion: sign)
    }
    if case .name(let word) = last.kind, word == "not" || word == "NOT" {
      return ExpressionIssue(
        .syntax, "'\(word)' is not an operator, '!' is", at: last.range, suggestion: "!")
    }
    return nil
  }

  private func missingOperator() -> ExpressionIssue {
    ExpressionIssue(
      .syntax, "an operator is missing before '\(text(current))'", at: current.range)
  }

  func unclosed(_ bracket: Token, needs sign: Sign) -> ExpressionIssue {
    if current.kind == .end {
      return ExpressionIssue(
        .syntax, "'\(text(bracket))' is never closed, it needs '\(sign.rawValue)'",
        at: bracket.range)
    }
    if let issue = foreignWord() { return issue }
    switch current.kind {
    case .sign(.closeParenthesis), .sign(.closeBracket), .sign(.closeBrace):
      return ExpressionIssue(
        .syntax, "'\(text(current))' does not close '\(text(bracket))', '\(sign.rawValue)' does",
        at: current.range)
    case .sign(.colon):
      return ExpressionIssue(.syntax, "':' has no '?' before it", at: current.range)
    default: return missingOperator()
    }
  }

  /// An operator or a bracket where a value should stand.
  func missingOperand() -> ExpressionIssue {
    let token = current
    switch token.kind {
    case .end:
      return ExpressionIssue(
        .syntax, "a value is missing behind '\(text(last))'", at: last.range)
    case .quotedName(let name):
      return ExpressionIssue(
        .syntax, "a name in backticks may only follow '.', as in map.`\(name)`", at: token.range)
    default:
      return ExpressionIssue(
        .syntax, "a value is missing before '\(text(token))'", at: token.range)
    }
  }

  func reservedWord(_ word: String, _ token: Token) -> ExpressionIssue {
    let advice =
      switch word {
      case "if", "else": ", a choice is written 'condition ? a : b'"
      case "let", "var", "const": ", a local name is written 'cel.bind(name, value, expression)'"
      case "for", "while", "loop": ", lists have 'map', 'filter', 'all' and 'exists'"
      case "return", "function": ", an expression is its own result"
      default: ""
      }
    return ExpressionIssue(
      .syntax, "'\(word)' is a reserved word and names nothing\(advice)", at: token.range)
  }

  /// A token as the user wrote it, near enough.
  private func text(_ token: Token) -> String {
    switch token.kind {
    case .name(let text): text
    case .quotedName(let text): "`\(text)`"
    case .int(let value): String(value)
    case .uint(let value): "\(value)u"
    case .double(let value): Value.double(value).literalText
    case .string(let value): Value.string(value).literalText
    case .bytes(let value): Value.bytes(value).literalText
    case .sign(let sign): sign.rawValue
    case .end: "the end"
    }
  }
}
