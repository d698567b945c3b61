// SPDX-License-Identifier: MIT
import DioramaCore

extension Diagnostic {
  static func severalDocuments(at span: SourceSpan) -> Self {
    Self(ReadingRule.severalDocuments.rule, "a second document begins here", at: span)
  }

  static func tooManyNodes(_ limit: Int, at span: SourceSpan) -> Self {
    Self(
      ReadingRule.tooManyNodes.rule,
      "the file has more than \(limit) values once its aliases are written out", at: span)
  }

  static func tooManyKeys(_ limit: Int, at span: SourceSpan) -> Self {
    Self(
      ReadingRule.tooManyNodes.rule, "this mapping has more than the limit of \(limit) keys",
      at: span)
  }

  static func scalarTooLong(_ limit: Int, at span: SourceSpan) -> Self {
    Self(
      ReadingRule.scalarTooLong.rule, "this text is longer than the limit of \(limit) bytes",
      at: span)
  }

  package static func tooManyFindings(_ limit: Int, at span: SourceSpan) -> Self {
    Self(
      ReadingRule.tooManyFindings.rule,
      "from here on nothing more is told: the file has more than \(limit) findings", at: span)
  }

  static func tooDeep(_ limit: Int, at span: SourceSpan) -> Self {
    Self(
      ReadingRule.tooDeep.rule, "lists and mappings stand deeper than \(limit) levels here",
      at: span)
  }

  static func duplicateKey(_ key: String, at span: SourceSpan, first: SourceSpan) -> Self {
    Self(
      ReadingRule.duplicateKey.rule, "'\(key)' stands twice in this mapping", at: span,
      notes: [Note("the first one is here", at: first)])
  }

  static func recursiveAlias(_ name: String, at span: SourceSpan) -> Self {
    Self(ReadingRule.recursiveAlias.rule, "'*\(name)' stands inside the value it names", at: span)
  }

  static func unknownAnchor(_ name: String, at span: SourceSpan) -> Self {
    Self(
      ReadingRule.unknownAnchor.rule, "no value before this one carries the anchor '&\(name)'",
      at: span)
  }

  package static func fileTooLarge(_ limit: Int, file: FileID) -> Self {
    Self(
      ReadingRule.fileTooLarge.rule, "the file is larger than the limit of \(limit) bytes",
      at: SourceSpan(file: file, start: 0, end: 0))
  }

  package static func invalidEncoding(_ reason: String, at offset: Int, file: FileID) -> Self {
    Self(
      ReadingRule.invalidEncoding.rule, reason,
      at: SourceSpan(file: file, start: offset, end: offset + 1))
  }
}
