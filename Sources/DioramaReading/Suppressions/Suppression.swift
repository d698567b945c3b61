// SPDX-License-Identifier: MIT
import DioramaCore

/// A comment that keeps lint from telling what rules find: `# diorama:disable-line RULE reason`.
package struct Suppression: Sendable {
  package var scope: Scope
  package var rules: [Name]
  /// Why, in the user's words; empty where the comment does not say.
  package var reason: String
  /// `diorama:disable-line RULE, RULE`.
  package var span: SourceSpan
  /// What goes away with the comment: a line of its own whole, else the blanks before it too.
  package var removal: SourceSpan
  /// Where findings begin that it is for, in bytes of the file.
  package var reach: Range<Int>

  package enum Scope: String, CaseIterable, Sendable {
    case nextLine = "disable-next-line"
    case line = "disable-line"
    case file = "disable-file"

    /// The one that a misspelt word clearly means.
    package init?(nearest word: String) {
      let words = Self.allCases.map(\.rawValue)
      guard let near = Suggestion.nearest(to: word, among: words) else { return nil }
      self.init(rawValue: near)
    }
  }

  /// A rule as the comment names it.
  package struct Name: Sendable {
    package var text: String
    package var span: SourceSpan
  }

  /// What takes one rule out of the comment: with its comma, or the comment where it is the only one.
  package func removal(of index: Int) -> SourceSpan {
    guard rules.indices.contains(index), rules.count > 1 else { return removal }
    let own = rules[index].span
    return index + 1 < rules.count
      ? SourceSpan(
        file: own.file, start: Int(own.start), end: Int(rules[index + 1].span.start))
      : SourceSpan(file: own.file, start: Int(rules[index - 1].span.end), end: Int(own.end))
  }
}

/// A comment that looks like a suppression and is none.
package struct BrokenSuppression: Sendable {
  /// What follows `diorama:`, or nothing of it where only rules are missing.
  package var word: String
  package var span: SourceSpan
}
