// SPDX-License-Identifier: MIT

/// What the evaluator runs: the syntax tree with every name resolved and every macro recognised.
///
/// Nodes are in one array and name one another by index, like those of the syntax tree.
enum Code: Sendable {
  typealias ID = Int

  case constant(Value)
  case variable(slot: Int32)
  /// A name that a macro brings.
  case local(Int)
  /// What the checker could not resolve where it was told not to mind.
  case unresolved(String)
  case list([Element])
  case map([Entry])
  case conditional([Arm], otherwise: ID)
  /// Arithmetic and comparisons of one level, from the left.
  case chain(ID, [Link])
  case and([ID])
  case or([ID])
  case not(ID, count: Int)
  case negate(ID, count: Int)
  /// A whole number made a double, beside one that is.
  case promote(ID)
  case path(ID, [Step])
  case call(Builtin, [ID])
  case hostCall(HostCall)
  case bind(local: Int, value: ID, body: ID)
  /// `has(path.last)`
  case presence(ID, [Step], last: Step)

  struct Element: Sendable {
    var code: ID
    var isOptional: Bool
  }

  struct Entry: Sendable {
    var key: ID
    var value: ID
    var isOptional: Bool
  }

  struct Arm: Sendable {
    var condition: ID
    var result: ID
  }

  struct Link: Sendable {
    var sign: Sign
    var range: Range<Int>
    var operand: ID
  }

  struct HostCall: Sendable {
    var slot: Int32
    var arguments: [ID]
    /// Indexes of arguments whose whole numbers become doubles.
    var promoted: [Int]
  }

  /// One suffix of a path.
  struct Step: Sendable {
    var kind: Kind
    var range: Range<Int>

    enum Kind: Sendable {
      case field(slot: Int32, name: String)
      case select(String, ValueField?)
      case optionalSelect(String, ValueField?)
      case index(ID)
      case optionalIndex(ID)
      /// A method; the receiver is its first argument.
      case call(Builtin, [ID])
      case comprehension(Comprehension)
      /// `optMap` and, where `isFlat`, `optFlatMap`.
      case optionalMap(local: Int, body: ID, isFlat: Bool)
    }
  }
}

/// A macro that goes through a list or a map.
struct Comprehension: Sendable {
  enum Kind: Sendable {
    case all, exists, existsOne, filter, map, transformList, transformMap, transformMapEntry
  }

  var kind: Kind
  /// The element, the key of a map, or with `second` the index or key.
  var first: Int
  var second: Int?
  var condition: Code.ID?
  var result: Code.ID?
}
