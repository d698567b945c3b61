// SPDX-License-Identifier: MIT

/// A date pattern, taken apart into fields and text: `EEEE, d 'de' MMMM`.
package struct DatePattern: Equatable, Sendable {
  package enum Part: Equatable, Sendable {
    /// A letter and how often it stands there.
    case field(Character, Int)
    case text(String)
  }

  package var parts: [Part]

  /// Letters in quotes are text, two quotes are one; other letters without meaning stay as they are.
  package init(_ pattern: String) {
    parts = []
    // By scalars: a mark that combines with a quote does not hide it.
    var letters = Array(pattern.unicodeScalars)[...]
    var text = String.UnicodeScalarView()
    var isQuoted = false
    func keepText() -> [Part] { text.isEmpty ? [] : [.text(String(text))] }
    while let letter = letters.popFirst() {
      if letter == "'" {
        if letters.first == "'" {
          letters.removeFirst()
          text.append("'")
        } else {
          isQuoted.toggle()
        }
      } else if isQuoted || !Self.isLetter(Character(letter)) {
        text.append(letter)
      } else {
        let count = letters.prefix { $0 == letter }.count
        letters.removeFirst(count)
        parts += keepText()
        text = String.UnicodeScalarView()
        parts.append(.field(Character(letter), count + 1))
      }
    }
    parts += keepText()
  }

  package init(parts: [Part]) { self.parts = parts }

  static func isLetter(_ letter: Character) -> Bool {
    ("a"..."z").contains(letter) || ("A"..."Z").contains(letter)
  }

  /// The letters that stand for something.
  package static let letters = "GyYuUrQqMLwWdDFgEecabBhHKkmsSAzZOvVXx"

  /// The first letter outside quotes that stands for nothing; nil for none.
  package var unknownLetter: Character? {
    for case .field(let letter, _) in parts where !Self.letters.contains(letter) { return letter }
    return nil
  }

  /// The pattern as text, its text in quotes where it holds letters.
  package var text: String {
    parts.map { part in
      switch part {
      case .field(let letter, let count): String(repeating: letter, count: count)
      case .text(let text):
        text.contains(where: Self.isLetter)
          ? "'"
            + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
            + "'"
          : text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
      }
    }.joined()
  }

  /// `{0}` and `{1}` of a joining pattern replaced; quotes of the joining pattern stay.
  static func joined(_ pattern: String, _ texts: [String]) -> String {
    var result = ""
    var rest = Substring(pattern)
    while let open = rest.firstIndex(of: "{") {
      result += rest[..<open]
      rest = rest[open...].dropFirst()
      guard let number = rest.first?.wholeNumberValue, rest.dropFirst().first == "}" else {
        result += "{"
        continue
      }
      if texts.indices.contains(number) { result += texts[number] }
      rest = rest.dropFirst(2)
    }
    return result + rest
  }
}
