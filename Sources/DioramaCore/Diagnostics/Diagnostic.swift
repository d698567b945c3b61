// SPDX-License-Identifier: MIT

/// How much a finding matters.
package enum Severity: Int, Comparable, Sendable, CaseIterable {
  case note
  case warning
  case error

  package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  package var name: String { "\(self)" }
}

/// What a finding is a case of: its slug names what is flagged, and `explain` prints the rest.
package struct Rule: Hashable, Sendable {
  /// Kebab-case, never a number.
  package var slug: String
  package var severity: Severity
  /// One or more sentences: what is wrong about it, and what is right instead.
  package var explanation: String
  /// A smallest scene that shows it, or nothing.
  package var badExample: String
  package var goodExample: String
  package var standing: Standing

  /// Whether lint asks the rule by itself.
  package enum Standing: Sendable {
    case always
    /// Only where the project file gives it a level.
    case onRequest
  }

  package var isOptIn: Bool { standing == .onRequest }

  package init(
    _ slug: String, _ severity: Severity, _ explanation: String, bad: String = "",
    good: String = "", standing: Standing = .always
  ) {
    self.standing = standing
    self.slug = slug
    self.severity = severity
    self.explanation = explanation
    badExample = bad
    goodExample = good
  }
}

/// One problem at one place, with what else is known about it.
package struct Diagnostic: Hashable, Sendable {
  package var rule: String
  package var severity: Severity
  /// Lower-case start, no full stop: what is wrong, then what would be right.
  package var message: String
  package var span: SourceSpan
  package var notes: [Note]
  package var fixes: [Fix]

  package init(
    _ rule: Rule, _ message: String, at span: SourceSpan, notes: [Note] = [], fixes: [Fix] = []
  ) {
    self.rule = rule.slug
    severity = rule.severity
    self.message = message
    self.span = span
    self.notes = notes
    self.fixes = fixes
  }

  /// Another place, or an advice that has none.
  package struct Note: Hashable, Sendable {
    package var message: String
    package var span: SourceSpan?

    package init(_ message: String, at span: SourceSpan? = nil) {
      self.message = message
      self.span = span
    }
  }
}

/// An edit that mends a finding.
package struct Fix: Hashable, Sendable {
  /// Imperative, lower-case start: "rename to 'isOn'".
  package var title: String
  package var applicability: Applicability
  package var edits: [Edit]

  package init(
    _ title: String, replacing span: SourceSpan, with text: String,
    applicability: Applicability = .safe
  ) {
    self.title = title
    self.applicability = applicability
    edits = [Edit(span: span, replacement: text)]
  }

  /// Whether a tool may apply the edit unasked.
  package enum Applicability: String, CaseIterable, Sendable { case safe, unsafe, shown }

  package struct Edit: Hashable, Sendable {
    package var span: SourceSpan
    package var replacement: String

    package init(span: SourceSpan, replacement: String) {
      self.span = span
      self.replacement = replacement
    }
  }
}
