// SPDX-License-Identifier: MIT
import DioramaCore

extension Diagnostic {
  /// `diorama:disable-foo`, or one that names no rule.
  package static func unknownSuppression(_ broken: BrokenSuppression) -> Self {
    if broken.word.isEmpty {
      return Self(
        ReadingRule.unknownSuppression.rule,
        "the comment names no rule: write 'diorama:disable-line RULE reason'", at: broken.span)
    }
    let near = Suppression.Scope(nearest: broken.word)?.rawValue
    let scopes = Suppression.Scope.allCases.map(\.rawValue)
    let advice =
      near.map { "; did you mean '\($0)'?" } ?? ", only \(scopes.joined(separator: ", "))"
    return Self(
      ReadingRule.unknownSuppression.rule, "there is no comment 'diorama:\(broken.word)'\(advice)",
      at: broken.span,
      fixes: near.map {
        [Fix("write 'diorama:\($0)'", replacing: broken.span, with: "diorama:\($0)")]
      }
        ?? [])
  }

  /// More comments than are heeded in a file.
  package static func tooManySuppressions(_ span: SourceSpan) -> Self {
    Self(
      ReadingRule.unknownSuppression.rule,
      "a file may have \(SuppressionReader.most) of these comments: this one and those below do nothing",
      at: span)
  }

  /// A suppression of a rule that there is not; `near` is what was clearly meant.
  package static func unknownSuppression(_ name: Suppression.Name, near: String?) -> Self {
    Self(
      ReadingRule.unknownSuppression.rule,
      "there is no rule '\(name.text)'" + (near.map { "; did you mean '\($0)'?" } ?? ""),
      at: name.span,
      fixes: near.map { [Fix("write '\($0)'", replacing: name.span, with: $0)] } ?? [])
  }

  package static func suppressionWithoutReason(_ suppression: Suppression) -> Self {
    Self(
      ReadingRule.suppressionWithoutReason.rule,
      "the comment does not say why: write the reason after the rule", at: suppression.span)
  }

  /// A rule of a suppression that keeps nothing from being told.
  ///
  /// - Parameter isOnlyError: Whether the rule tells errors, which no comment takes away.
  package static func unusedSuppression(
    _ suppression: Suppression, rule index: Int, wholeComment: Bool, isOnlyError: Bool
  ) -> Self {
    let name = suppression.rules[index]
    let removal = wholeComment ? suppression.removal : suppression.removal(of: index)
    return Self(
      ReadingRule.unusedSuppression.rule,
      isOnlyError
        ? "'\(name.text)' is an error: what cannot run cannot be suppressed"
        : "'\(name.text)' finds nothing \(suppression.scope.place), so there is nothing to suppress",
      at: name.span,
      fixes: [
        Fix(
          wholeComment ? "remove the comment" : "remove '\(name.text)'", replacing: removal,
          with: "")
      ])
  }
}

extension Suppression.Scope {
  fileprivate var place: String {
    switch self {
    case .nextLine: "in the line below"
    case .line: "in this line"
    case .file: "in this file"
    }
  }
}
