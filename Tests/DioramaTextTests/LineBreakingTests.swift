// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaText
import Testing

/// Where lines end.
@Suite struct LineBreakingTests {
  let font = TextMetrics(os: 9).measuring(.system(17))

  private func lines(
    _ text: String, _ width: Double, _ mode: LineBreakMode = .wordWrapping
  ) -> [String] {
    broken(Array(text.utf16), LineBreaker(font, width: width, mode: mode)).map(\.text)
  }

  @Test func wordsMoveToTheNextLineAndBlanksHang() {
    #expect(
      lines("The quick brown fox  jumps over", 100) == ["The quick ", "brown fox  ", "jumps over"])
    #expect(lines("ab       c", font.width(of: "ab")) == ["ab       ", "c"])
    #expect(lines("", 100) == [""])
  }

  @Test func blanksThatHangAreNotMeasured() {
    var breaker = LineBreaker(font, width: 100, mode: .wordWrapping)
    let text = Array("The quick brown".utf16)[...]
    let line = breaker.lineEnd(in: text, from: 0)
    #expect(line.end == 10)
    #expect(line.visibleEnd == 9)
    #expect(line.width == font.width(of: "The quick"))
    #expect(breaker.lineEnd(in: text, from: 10).width == font.width(of: "brown"))
  }

  @Test func blanksAtTheEndOfAParagraphCountWhereThereIsRoom() {
    var breaker = LineBreaker(font, width: 100, mode: .wordWrapping)
    #expect(breaker.lineEnd(in: Array("ab  ".utf16)[...], from: 0).width == font.width(of: "ab  "))
    let many = Array(("ab" + String(repeating: " ", count: 90) + "\nc").utf16)[...]
    #expect(breaker.lineEnd(in: many, from: 0).width == 100)
    #expect(breaker.lineEnd(in: many, from: 0).end == 93)
  }

  @Test func onlyAWordWiderThanTheLineIsSplit() {
    #expect(lines("a Donaudampfschiff b", 100) == ["a ", "Donaudampf", "schiff b"])
    #expect(lines("Donau dampf", 60) == ["Donau ", "dampf"])
    #expect(lines("abc", 0) == ["a", "b", "c"])
    #expect(lines("a b\n\nc", 0) == ["a ", "b\n", "\n", "c"])
    #expect(lines("abc", .nan) == ["a", "b", "c"])
    #expect(lines("abc def", .infinity) == ["abc def"])
  }

  @Test func blanksBeforeAWordMayBeALine() {
    #expect(lines("   abcdef", font.width(of: "abcdef")) == ["   ", "abcdef"])
    #expect(lines("   )bcdef", font.width(of: ")bcdef")).first != "   ")
  }

  @Test func characterWrappingFillsTheLine() {
    #expect(lines("The quick brown", 60, .characterWrapping) == ["The qui", "ck bro", "wn"])
    #expect(lines("ab c", font.width(of: "ab"), .characterWrapping) == ["ab ", "c"])
  }

  @Test func lineEndsInTheText() {
    #expect(lines("a\nb\r\nc\rd\u{2028}e\u{2029}f\u{85}g\u{B}h\u{C}i", 100).count == 9)
    #expect(lines("a\n", 100) == ["a\n", ""])
    #expect(lines("\r\n\r\n", 100) == ["\r\n", "\r\n", ""])
  }

  @Test(
    "Punctuation stays where Unicode's algorithm keeps it",
    arguments: [
      ("see (a) b", ["see ", "(a) b"]), ("漢字、かな。", ["漢", "字、", "か", "な。"]),
      ("「括弧」字", ["「括", "弧」", "字"]), ("a-b-c", ["a-b-", "c"]),
      ("e.g. foo", ["e.g. ", "foo"]), ("aa f.ba", ["aa ", "f.ba"]), ("a x:y,z", ["a ", "x:y,z"]),
      ("漢字.漢字", ["漢", "字.", "漢字"]), ("a/b/c", ["a/b/", "c"]),
      ("$5.0 bc", ["$5.0 ", "bc"]), ("\u{201C}a b\u{201D} cde", ["\u{201C}a b\u{201D} ", "cde"]),
      ("a\u{A0}b cde", ["a\u{A0}b ", "cde"]),
      ("ab\u{200B}cdef", ["ab\u{200B}", "cdef"]), ("a\u{2060}-b c", ["a\u{2060}-b ", "c"]),
    ])
  func punctuation(_ text: String, _ expected: [String]) {
    #expect(lines(text, 38) == expected)
  }

  @Test(
    "A grapheme is never split",
    arguments: [
      "👩‍👩‍👧‍👦", "👍🏽", "🇨🇭", "1️⃣", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "e\u{301}\u{323}", "\u{1112}\u{1161}\u{11AB}", "क्षि", "กำ",
    ])
  func graphemes(_ one: String) {
    for mode in [LineBreakMode.wordWrapping, .characterWrapping] {
      let found = lines(one + one + one, 1, mode)
      #expect(found.joined() == one + one + one)
      #expect(found.allSatisfy { $0.count == Array(one).count })
      #expect(found.count == 3)
    }
  }

  /// Words and blanks only, so that a plain greedy filling says what is right.
  @Test(arguments: UInt64(0)..<100)
  func greedyModel(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var text = ""
    for _ in 0..<random.below(60) {
      text += String(repeating: "abWil".randomLetter(&random), count: 1 + random.below(4))
      text += String(repeating: " ", count: [0, 1, 1, 2][random.below(4)])
    }
    let width = 40 + Double(random.below(100))
    #expect(lines(text, width) == model(text, width))
  }

  private func model(_ text: String, _ width: Double) -> [String] {
    var words: [String] = []
    for letter in text {
      if words.isEmpty || words[words.count - 1].last == " " && letter != " " { words.append("") }
      words[words.count - 1].append(letter)
    }
    func fits(_ line: String) -> Bool {
      var line = line[...]
      while line.last == " " { line.removeLast() }
      return font.width(of: line) <= width
    }
    var lines = [""]
    while !words.isEmpty {
      let word = words.removeFirst()
      if fits(lines[lines.count - 1] + word) {
        lines[lines.count - 1] += word
      } else if !lines[lines.count - 1].isEmpty {
        lines.append("")
        words.insert(word, at: 0)
      } else {
        var head = String(word.prefix(1))
        while fits(word.prefix(head.count + 1) + "") { head = String(word.prefix(head.count + 1)) }
        lines[lines.count - 1] = head
        lines.append("")
        words.insert(String(word.dropFirst(head.count)), at: 0)
      }
    }
    return lines
  }
}

extension String {
  fileprivate func randomLetter(_ random: inout SplitMix64) -> String {
    String(Array(self)[random.below(count)])
  }
}

/// A line as a test wants it.
struct BrokenLine: Equatable {
  var range: Range<Int>
  var text: String
  var width: Double
}

/// All lines of a text; each has to take something of it.
func broken(_ units: [UInt16], _ breaker: consuming LineBreaker) -> [BrokenLine] {
  let text = units[...]
  var lines: [BrokenLine] = []
  var start = 0
  while true {
    let line = breaker.lineEnd(in: text, from: start)
    lines.append(
      BrokenLine(
        range: start..<line.end, text: text.string(start..<line.end), width: line.width))
    if line.end == units.count && !line.isHard { return lines }
    #expect(line.end > start)
    if line.end <= start { return lines }
    start = line.end
  }
}
