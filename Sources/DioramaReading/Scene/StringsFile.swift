// SPDX-License-Identifier: MIT
import DioramaCore

/// A table of localized texts as Xcode writes them: `"key" = "text";`, with comments between.
///
/// Source: Apple's guide to string resources (the old property list syntax, strings alone).
package struct StringsFile {
  package private(set) var texts: [String: String] = [:]
  package private(set) var findings: [Diagnostic] = []
  private let bytes: [UInt8]
  private let file: FileID
  private var at = 0
  /// Where the last text or sign ends.
  private var end = 0

  package init(_ text: SourceText, file: FileID) {
    bytes = text.bytes
    self.file = file
    while readEntry() {}
  }

  private mutating func readEntry() -> Bool {
    skipSpace()
    guard at < bytes.count else { return false }
    let start = at
    guard let key = readText() else { return failText("a key is expected here", at: start) }
    skipSpace()
    // A key alone stands for itself.
    if take(0x3B) {
      texts[key] = key
      return true
    }
    guard take(0x3D) else { return fail("'=' is missing after the key '\(key)'", from: start) }
    skipSpace()
    let place = at
    guard let text = readText() else { return failText("a text is expected here", at: place) }
    skipSpace()
    guard take(0x3B) else { return fail("';' is missing after the text of '\(key)'", from: start) }
    if texts[key] != nil {
      findings.append(
        Diagnostic(
          ReadingRule.duplicateKey.rule, "the key '\(key)' stands twice",
          at: SourceSpan(file: file, start: start, end: end)))
    }
    texts[key] = text
    return true
  }

  /// What is wrong reaches to the end of what was read; what is missing there is told at one byte.
  private mutating func fail(_ message: String, from start: Int) -> Bool {
    let end = min(max(end, start + 1), bytes.count)
    findings.append(
      Diagnostic(
        ReadingRule.stringsSyntax.rule, message,
        at: SourceSpan(file: file, start: min(start, bytes.count), end: max(end, start))))
    return false
  }

  /// A text that is none, or whose quote stays open; that one is told to the end of its line.
  private mutating func failText(_ message: String, at start: Int) -> Bool {
    guard start < bytes.count, bytes[start] == 0x22 else { return fail(message, from: start) }
    end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
    return fail("the quote that opens here is never closed", from: start)
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard at < bytes.count, bytes[at] == byte else { return false }
    at += 1
    end = at
    return true
  }

  private mutating func skipSpace() {
    while at < bytes.count {
      if bytes[at] <= 0x20 {
        at += 1
      } else if bytes[at...].starts(with: [0x2F, 0x2A]) {
        at += 2
        while at < bytes.count, !bytes[at...].starts(with: [0x2A, 0x2F]) { at += 1 }
        at = min(at + 2, bytes.count)
      } else if bytes[at...].starts(with: [0x2F, 0x2F]) {
        while at < bytes.count, bytes[at] != 0x0A { at += 1 }
      } else {
        return
      }
    }
  }

  /// A text in double quotes, or one of letters and digits without.
  private mutating func readText() -> String? {
    guard at < bytes.count else { return nil }
    guard bytes[at] == 0x22 else {
      let start = at
      while at < bytes.count, Self.isPlain(bytes[at]) { at += 1 }
      end = at
      return at > start ? String(decoding: bytes[start..<at], as: UTF8.self) : nil
    }
    at += 1
    var text: [UInt8] = []
    while at < bytes.count, bytes[at] != 0x22 {
      if bytes[at] == 0x5C, at + 1 < bytes.count {
        readEscape(&text)
      } else {
        text.append(bytes[at])
        at += 1
      }
    }
    return take(0x22) ? String(decoding: text, as: UTF8.self) : nil
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x30 && byte <= 0x39 || byte >= 0x41 && byte <= 0x5A || byte >= 0x61 && byte <= 0x7A
      || [0x5F, 0x2D, 0x2E].contains(byte)
  }

  private mutating func readEscape(_ text: inout [UInt8]) {
    let escaped = bytes[at + 1]
    at += 2
    switch escaped {
    case 0x6E: text.append(0x0A)
    case 0x74: text.append(0x09)
    case 0x72: text.append(0x0D)
    case 0x55, 0x75:
      let digits = bytes[at...].prefix(4)
      let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
      guard digits.count == 4, let code, let scalar = Unicode.Scalar(code) else { return }
      text += Array(String(Character(scalar)).utf8)
      at += 4
    default: text.append(escaped)
    }
  }
}
