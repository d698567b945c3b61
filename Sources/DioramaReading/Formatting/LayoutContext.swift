// SPDX-License-Identifier: MIT

/// A collection without brackets that is open, where its items begin before and after.
struct BlockContext {
  var isSequence: Bool
  /// Whether its dashes stand below their key, so that libyaml has no token for its begin.
  var isUnindented = false
  var source: Int
  var target: Int

  /// Where what belongs to an item begins.
  var content: Int { target + 2 }
}

/// A collection in brackets that is open.
struct FlowContext {
  /// Where its items begin on later lines.
  var items: Int
  /// Where its bracket stands that begins a line.
  var closing: Int
  /// Whether a blank stands behind the opening and before the closing bracket.
  var isSpaced: Bool
  /// Where its first item begins before and after.
  var first: (source: Int, target: Int)?

  /// The column of a line of it that began in `column`: below the first item stays below it.
  func target(of column: Int) -> Int {
    if let first, first.source == column { return first.target }
    return items
  }
}
