// SPDX-License-Identifier: MIT

/// What an expression says, as a flat array of nodes that name one another by index.
///
/// Chains (`a + b + c`, `a.b.c`, `!!a`, `a ? b : c ? d : e`) are one node each, so that depth counts
/// brackets only.
struct SyntaxTree: Sendable {
  typealias ID = Int

  private(set) var nodes: [Syntax] = []
  private(set) var ranges: [Range<Int>] = []

  mutating func reserve(_ count: Int) {
    nodes.reserveCapacity(count)
    ranges.reserveCapacity(count)
  }

  mutating func add(_ node: Syntax, _ range: Range<Int>) -> ID {
    nodes.append(node)
    ranges.append(range)
    return nodes.count - 1
  }

  /// The same node with the brackets around it.
  mutating func widen(_ id: ID, to range: Range<Int>) { ranges[id] = range }
}

enum Syntax: Sendable {
  case literal(Value)
  case name(String)
  case list([Element])
  case map([Entry])
  case conditional([Arm], otherwise: SyntaxTree.ID)
  /// Operators of one level, from the left.
  case chain(SyntaxTree.ID, [Link])
  /// Outermost first.
  case unary([Unary], SyntaxTree.ID)
  case postfix(SyntaxTree.ID, [Suffix])
  case call(String, nameRange: Range<Int>, [SyntaxTree.ID])

  struct Element: Sendable {
    var node: SyntaxTree.ID
    /// `[?e]`: left out where the optional is empty.
    var isOptional: Bool
  }

  struct Entry: Sendable {
    var key: SyntaxTree.ID
    var value: SyntaxTree.ID
    var isOptional: Bool
  }

  struct Arm: Sendable {
    var condition: SyntaxTree.ID
    var result: SyntaxTree.ID
  }

  struct Link: Sendable {
    var sign: Sign
    var signRange: Range<Int>
    var operand: SyntaxTree.ID
  }

  enum Unary: Sendable, Equatable { case not, minus }

  struct Suffix: Sendable {
    var kind: Kind
    /// The field's or function's name, or the brackets with what they hold.
    var range: Range<Int>

    enum Kind: Sendable {
      case select(String)
      case optionalSelect(String)
      case index(SyntaxTree.ID)
      case optionalIndex(SyntaxTree.ID)
      case call(String, [SyntaxTree.ID])
    }
  }
}
