// SPDX-License-Identifier: MIT
internal import CRE2

/// A compiled regular expression of RE2: no pattern and no text takes more than linear time.
///
/// Threads may share one, which RE2 promises: matching changes nothing but caches behind locks.
@safe package final class RegularExpression: @unchecked Sendable {
  package let pattern: String
  /// Instructions it was compiled to, a few for each sign; the time for a byte of text is at worst
  /// proportional to them.
  let size: Int
  private let handle: OpaquePointer

  /// In UTF-8 bytes; what compiling needs, unlike what it makes, is bounded by nothing else.
  static let maximumLength = 2000

  package init(_ pattern: String) throws(RegularExpressionError) {
    guard pattern.utf8.count <= Self.maximumLength else { throw .tooLong(pattern) }
    var failure = CRE2Failure()
    var bytes = pattern
    let handle = bytes.withUTF8 { unsafe cre2_compile($0.baseAddress, $0.count, &failure) }
    guard let handle = unsafe handle else { throw RegularExpressionError(failure, of: pattern) }
    self.pattern = pattern
    unsafe self.handle = handle
    size = unsafe Int(clamping: cre2_size(handle))
  }

  deinit { unsafe cre2_free(handle) }

  /// Whether it is found anywhere in `text`.
  package func matches(_ text: String) -> Bool {
    var bytes = text
    return bytes.withUTF8 { unsafe cre2_matches(handle, $0.baseAddress, $0.count) }
  }
}

extension RegularExpression: Equatable {
  package static func == (a: RegularExpression, b: RegularExpression) -> Bool {
    CodePoints.equal(a.pattern, b.pattern)
  }
}

/// Why a text is no regular expression.
package struct RegularExpressionError: Error, Equatable, Sendable {
  package var message: String
  /// UTF-8 bytes of the pattern: the part that is wrong, or all of it.
  package var range: Range<Int>
  /// Whether the pattern is well formed, but needs more memory than one may have.
  var isTooLarge = false
}

// MARK: - Texts

extension RegularExpressionError {
  fileprivate static func tooLong(_ pattern: String) -> Self {
    Self(
      message: "a regular expression has at most \(RegularExpression.maximumLength) bytes, "
        + "not \(pattern.utf8.count)",
      range: 0..<pattern.utf8.count)
  }

  fileprivate init(_ failure: CRE2Failure, of pattern: String) {
    let start = Int(clamping: failure.offset)
    let bytes = Array(pattern.utf8.dropFirst(start).prefix(Int(clamping: failure.length)))
    range = start..<start + bytes.count
    message = Self.message(failure.problem, "'" + String(decoding: bytes, as: UTF8.self) + "'")
    isTooLarge = failure.problem == .tooLarge
  }

  private static func message(_ problem: CRE2Problem, _ part: String) -> String {
    switch problem {
    case .badEscape:
      "\(part) is no escape of a regular expression" + (isBackReference(part) ? noReferences : "")
    case .badClass, .badRange:
      "\(part) is no range and no class of characters in a regular expression"
    case .missingBracket: "a ']' is missing in the regular expression \(part)"
    case .missingParenthesis: "a ')' is missing in the regular expression \(part)"
    case .unexpectedParenthesis: "a ')' closes nothing in the regular expression \(part)"
    case .trailingBackslash: "the '\\' that ends the regular expression escapes nothing"
    case .nothingToRepeat: "nothing stands before \(part) that it repeats in a regular expression"
    case .badRepeatCount:
      "\(part) repeats too often or backwards in a regular expression, at most 1000 times is right"
    case .badRepeat: "\(part) repeats a repeat in a regular expression, one of the two is enough"
    case .badGroup:
      "\(part) is no group of a regular expression, which has '(…)', '(?:…)', '(?i:…)' and "
        + "'(?P<name>…)', and does not look ahead or behind"
    case .badGroupName: "\(part) is no new name of a group in a regular expression"
    case .badText: "a regular expression is a text in UTF-8"
    case .tooLarge: "the regular expression is too large with its repeats and classes written out"
    case .none, .other: "\(part) is no regular expression"
    }
  }

  private static let noReferences = ", which does not refer back to its groups"

  private static func isBackReference(_ part: String) -> Bool {
    part.utf8.dropFirst(2).first.map { Digits.decimal($0) != nil } ?? false
  }
}
