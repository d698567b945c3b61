// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import Foundation
import Testing

@Suite struct RegularExpressionTests {
  @Test("A pattern is found anywhere in a text")
  func finding() throws {
    let cases: [(pattern: String, text: String, isFound: Bool)] = [
      ("b+", "abbc", true), ("^b", "abc", false), ("c$", "abc", true), ("", "", true),
      ("", "a", true), ("a", "", false), ("^$", "", true), ("a.c", "a\nc", false),
      ("(?s)a.c", "a\nc", true), ("(?m)^b$", "a\nb\nc", true), ("(?i)ÄB", "äb", true),
      ("a\\x00b", "a\0b", true), ("a\0b", "a\0b", true), ("b", "a\0b", true),
      ("^.$", "é", true), ("^.$", "e\u{301}", false), ("e\u{301}", "é", false),
      ("^.$", "🐱", true), ("^..$", "🇩🇪", true), ("\\p{Greek}+", "xαβγ", true),
      ("^\\pL+$", "Straße", true), ("\\bcat\\b", "a cat!", true), ("[^\\d\\s]", "1 2", false),
      ("(?P<year>\\d{4})-\\d\\d", "in 2014-01", true), ("\\Qa.b\\E", "axb", false),
    ]
    for (pattern, text, isFound) in cases {
      #expect(try RegularExpression(pattern).matches(text) == isFound, "\(pattern) in \(text)")
    }
  }

  @Test("What is no pattern says why and where")
  func invalid() {
    let cases: [(pattern: String, marked: String, message: String)] = [
      ("a\\q", "\\q", "'\\q' is no escape of a regular expression"),
      (
        "(a)\\1", "\\1",
        "'\\1' is no escape of a regular expression, which does not refer back to its groups"
      ),
      ("x[z-a]", "z-a", "'z-a' is no range and no class of characters in a regular expression"),
      ("\\p{Ab}", "\\p{Ab}", "'\\p{Ab}' is no range and no class"),
      ("a[b", "[b", "a ']' is missing in the regular expression '[b'"),
      ("a(b", "a(b", "a ')' is missing in the regular expression 'a(b'"),
      ("a)b", "a)b", "a ')' closes nothing in the regular expression 'a)b'"),
      ("a\\\\\\", "\\", "the '\\' that ends the regular expression escapes nothing"),
      ("é|*", "*", "nothing stands before '*' that it repeats"),
      ("a*|*", "a*|*", "nothing stands before 'a*|*' that it repeats"),
      ("a{2,1}", "{2,1}", "'{2,1}' repeats too often or backwards"),
      ("a{1001}", "{1001}", "'{1001}' repeats too often or backwards"),
      ("((a{100}){100}){100}", "((a{100}){100}){100}", "'((a{100}){100}){100}' repeats too often"),
      ("ba++", "++", "'++' repeats a repeat in a regular expression"),
      ("a(?=b)", "(?=", "'(?=' is no group of a regular expression"),
      ("(?P<a b>a)", "(?P<a b>", "'(?P<a b>' is no new name of a group in a regular expression"),
      ("\\pL{1000}", "\\pL{1000}", "the regular expression is too large"),
      (
        String(repeating: "a", count: 2001), String(repeating: "a", count: 2001),
        "a regular expression has at most 2000 bytes, not 2001"
      ),
    ]
    for (pattern, marked, message) in cases {
      do throws(RegularExpressionError) {
        _ = try RegularExpression(pattern)
        Issue.record("\(pattern) is taken")
      } catch {
        #expect(error.message.hasPrefix(message), "\(pattern)")
        let bytes = Array(pattern.utf8)
        #expect(String(decoding: bytes[error.range], as: UTF8.self) == marked, "\(pattern)")
      }
    }
  }

  @Test("Cut and mutated patterns end in an expression or an error with a place inside them")
  func mutations() {
    let seeds = [
      "^(?P<y>[0-9]{4})-(\\d\\d)$", "(?i:a|b)*?[^\\pL\\x{10FFFF}]+\\b", "[[:alpha:]_-]{2,3}|é\\.",
    ]
    let signs = Array("()[]{}*+?|\\^$.-0aé:<>P=!\0").map(String.init)
    for seed in seeds {
      for cut in 0...seed.count {
        for sign in signs {
          let pattern = seed.prefix(cut) + sign + seed.dropFirst(cut + 1)
          do throws(RegularExpressionError) {
            _ = try RegularExpression(String(pattern)).matches(seed)
          } catch {
            #expect(error.range.upperBound <= pattern.utf8.count)
          }
        }
      }
    }
  }
}

// MARK: - Time and memory

extension RegularExpressionTests {
  @Test(
    "Patterns that make others take for ever take linear time",
    .timeLimit(.minutes(1)),
    arguments: [
      "(a*)*b", "(a+)+$b", "(a|aa)+b", "(a|a?)+b", "(.*)*b", "(x+x+)+y", "a*a*a*a*a*a*a*b",
    ])
  func nasty(pattern: String) throws {
    let expression = try RegularExpression(pattern)
    let text = String(repeating: "a", count: 100_000)
    let clock = ContinuousClock()
    let single = clock.measure { #expect(!expression.matches(text)) }
    // Far above what is needed, far below what backtracking takes.
    #expect(single < .seconds(5))
  }

  @Test("Texts of many states are searched within the memory of a few patterns")
  func states() throws {
    // Each search goes through as many states as its text has letters, of some kilobytes each.
    var random = SplitMix64(seed: 1)
    let letters = (0..<50_000).map { _ in UInt8(0x61 + random.below(2)) }
    let text = String(decoding: letters, as: UTF8.self)
    let before = Self.residentBytes()
    var kept: [RegularExpression] = []
    for count in 60..<68 {
      let expression = try RegularExpression("[ab]*a[ab]{\(count)}c")
      #expect(!expression.matches(text))
      #expect(expression.matches(text + "a" + text.prefix(count) + "c"))
      kept.append(expression)
    }
    if let before, let after = Self.residentBytes() {
      #expect(after - before < 100_000_000, "\(kept.count) patterns")
    }
  }

  /// Nil where the system does not tell in a file.
  private static func residentBytes() -> Int? {
    let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let fields = text?.split(separator: " ") ?? []
    return fields.count > 1 ? Int(fields[1]).map { $0 * 4096 } : nil
  }

  @Test("Tasks may share an expression")
  func sharing() async throws {
    let expression = try RegularExpression("[ab]*a[ab]{8}c")
    let texts = (0..<64).map { number in
      String((0..<200).map { ($0 * number / 7) % 3 == 0 ? "a" : "b" })
        + (number % 2 == 0 ? "c" : "")
    }
    let expected = texts.map { text in text.hasSuffix("c") && text.dropLast(9).hasSuffix("a") }
    let found = await withTaskGroup(of: (Int, Bool).self) { group in
      for index in texts.indices {
        group.addTask { (index, expression.matches(texts[index])) }
      }
      return await group.reduce(into: [Int: Bool]()) { $0[$1.0] = $1.1 }
    }
    for index in texts.indices { #expect(found[index] == expected[index]) }
  }
}

// MARK: - In expressions

extension RegularExpressionTests {
  @Test("'matches' is a method and a function, with patterns known before or only then")
  func matches() {
    let cases: [(String, String)] = [
      ("'hubba'.matches('ubb')", "true"), ("matches('hubba', '^ubb')", "false"),
      ("name.matches(r'^A\\w+$')", "true"), ("name.matches('^' + name.substring(0, 1))", "true"),
      ("names.filter(n, n.matches('[b-z]'))", "[\"b\"]"),
      ("names.map(n, name.matches(n))", "[false, false]"),
      ("['(', 'n+'].exists(p, name.matches(p))", "true"),
      ("dyn(name).matches('nn')", "true"), ("dyn(name).matches(dyn('nn'))", "true"),
      ("alignment.matches('^cent')", "true"), ("'é'.matches('e\\u0301')", "false"),
      ("['é', 'e\\u0301'].map(p, 'é'.matches(p))", "[true, false]"),
      ("dyn(count).matches('3')", "error: no such overload: matches(int, string)"),
      ("name.matches('(' + name)", "error: a ')' is missing in the regular expression '(Ann'"),
      ("name == '' && name.matches('(' + name)", "false"),
    ]
    for (text, expected) in cases { #expect(SampleScope.text(text) == expected, "\(text)") }
  }

  @Test("A constant pattern that is none is an issue where it stands")
  func constants() {
    let lookAhead =
      "'(?=' is no group of a regular expression, which has '(…)', '(?:…)', '(?i:…)' and "
      + "'(?P<name>…)', and does not look ahead or behind"
    let cases: [(String, [String])] = [
      ("name.matches('a+')", []), ("name.matches(name)", []),
      ("name.matches('a(?=b)')", ["syntax «(?=»: \(lookAhead)"]),
      ("matches(name, \"a(?=b)\")", ["syntax «(?=»: \(lookAhead)"]),
      ("name.matches(r'a(?=b)')", ["syntax «r'a(?=b)'»: \(lookAhead)"]),
      ("name.matches('\\u0061(?=b)')", ["syntax «'\\u0061(?=b)'»: \(lookAhead)"]),
      (
        "name.matches('[') || cuont",
        [
          "syntax «[»: a ']' is missing in the regular expression '['",
          "unknownName «cuont»: 'cuont' is not a name in scope, 'count' is → count",
        ]
      ),
      (
        "name.matches(3)",
        ["typeMismatch «matches»: 'matches' does not take (int), it takes (string)"]
      ),
      (
        "count.matches('a')",
        ["typeMismatch «matches»: 'matches' is not called on an int, but on string"]
      ),
      (
        "name.matchs('a')",
        ["unknownFunction «matchs»: 'matchs' is not a function of string, 'matches' is → matches"]
      ),
    ]
    for (text, expected) in cases { #expect(SampleScope.issues(text) == expected, "\(text)") }
    let deferred = Expression.compile(
      "'a'.matches('[')", in: EmptyScope(), checking: .deferred
    ).expression
    #expect(throws: EvaluationError.self) { try deferred?.evaluate(in: EmptyScope()) }
  }

  @Test("'matches' costs by the sizes of pattern and text")
  func cost() throws {
    func cost(_ text: String) throws -> Int {
      let expression = try #require(Expression.compile(text, in: SampleScope()).expression)
      var budget = 10_000_000
      _ = try? expression.evaluate(in: SampleScope(), budget: &budget)
      return 10_000_000 - budget
    }
    let long = "'" + String(repeating: "a", count: 8000) + "'"
    #expect(try cost("'aaa'.matches('b')") < 20)
    #expect(try cost("\(long).matches('b')") > 1000)
    #expect(try cost("\(long).matches('b{100}')") > 20 * cost("\(long).matches('b')"))
    #expect(try cost("'a'.matches(name + '')") > cost("'a'.matches('Ann')") + 100)
    // A loop compiles its pattern once.
    let once = try cost("[1].map(x, name.matches(name + '+'))")
    let often = try cost("[1, 2, 3, 4, 5, 6, 7, 8].map(x, name.matches(name + '+'))")
    #expect(often < 2 * once)
    #expect(try cost("'a'.matches(r'\\pL{1' + '000}') || true") > 100_000)
    #expect(evaluated("\(long).matches('[ab]*a[ab]{900}c')", costLimit: 100_000).hasPrefix("error"))
  }

  @Test("Many large constants are left for evaluation")
  func manyConstants() {
    let text = (0..<40).map { "'é'.matches('\\\\pL{2\($0 % 10)}x{\($0)}')" }
      .joined(separator: " || ")
    #expect(evaluated(text).hasPrefix("error: the expression costs more"))
  }
}
