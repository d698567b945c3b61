// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaReading
import Testing

/// The public YAML test suite, where it lies beside the package.
@Suite struct YAMLSuiteTests {
  /// What became of one input.
  private enum Outcome: Hashable {
    /// The tree is the suite's, and nothing was found.
    case tree
    /// The suite wants it refused, and it was.
    case refused
    /// The tree is that of the first document; a finding stands where the second begins.
    case firstOfSeveral
    /// The tree is the suite's and a scene may still not hold it, which no valid input should meet.
    case ownFinding(String)
    /// Something else than the suite says.
    case difference(YAMLSuiteDifference)
  }

  @Test func `every input ends in the suite's tree or in a finding with a place`() throws {
    guard let cases = try YAMLSuiteCase.all() else { return }
    var counts: [Outcome: Int] = [:]
    var listed = Set<String>()
    for one in cases {
      let outcome = try #require(
        Self.outcome(of: one), "\(one.id): finds nothing and reads nothing")
      counts[outcome, default: 0] += 1
      switch outcome {
      case .tree, .refused, .firstOfSeveral: break
      case .ownFinding(let rule): Issue.record("\(one.id) has \(rule)")
      case .difference(let difference):
        #expect(YAMLSuiteDifference.table[one.id] == difference, "\(one.id): \(difference)")
        listed.insert(one.id)
      }
    }
    func count(_ outcome: Outcome) -> Int { counts[outcome] ?? 0 }
    let differing = counts.reduce(0) { sum, entry in
      if case .difference = entry.key { sum + entry.value } else { sum }
    }
    print(
      """
      YAML suite: \(cases.count) inputs; \(count(.tree)) trees equal, \
      \(count(.firstOfSeveral)) more up to a second document; \
      \(count(.refused)) refused as they should be; \(differing) where libyaml differs
      """)
    #expect(YAMLSuiteDifference.table.keys.filter { !listed.contains($0) }.sorted() == [])
  }

  /// Nil where there is neither a tree nor a finding.
  private static func outcome(of one: YAMLSuiteCase) -> Outcome? {
    guard let text = try? SourceText(Array(one.text.utf8)) else { return .refused }
    let (tree, findings) = TreeBuilder.build(text, file: FileID(0))
    let rules = findings.map(\.rule)
    let isBroken = ReadingRule.isBroken(findings)
    if one.isInvalid {
      return findings.isEmpty ? .difference(.accepts) : .refused
    }
    if isBroken { return .difference(.refuses) }
    guard YAMLEventText.lines(of: tree) == one.firstDocument else { return .difference(.reads) }
    if rules.isEmpty { return one.documents < 2 ? .tree : nil }
    if rules == ["several-documents"], one.documents > 1 { return .firstOfSeveral }
    return .ownFinding(Set(rules).sorted().joined(separator: " "))
  }

  @Test func `spans hold what they are spans of`() throws {
    guard let cases = try YAMLSuiteCase.all() else { return }
    for one in cases {
      guard let text = try? SourceText(Array(one.text.utf8)) else { continue }
      let (tree, findings) = TreeBuilder.build(text, file: FileID(0))
      for finding in findings {
        let span = finding.span
        #expect(span.start <= span.end && Int(span.end) <= text.bytes.count, "\(one.id)")
        #expect(!finding.message.isEmpty)
      }
      if !ReadingRule.isBroken(findings) {
        let problems = YAMLSpanCheck.problems(of: tree)
        #expect(problems.first == nil, "\(one.id)")
      }
    }
  }

  @Test func `lint tells of every input where something is wrong`() throws {
    guard let cases = try YAMLSuiteCase.all() else { return }
    for one in cases {
      let bytes = Array(one.text.utf8)
      let linted = LintedText(bytes)
      #expect(!linted.findings.isEmpty, "\(one.id) is taken for a scene")
      for finding in linted.findings {
        #expect(Int(finding.span.end) <= bytes.count, "\(one.id) \(finding.rule)")
      }
    }
  }

  /// A scalar or a list with its properties, and the text that is the node itself.
  @Test(arguments: [
    ("- &a text\n", "text"), ("- !!str &a 'text'\n", "'text'"), ("- &a\n  [1, [2]]\n", "[1, [2]]"),
    ("- &a # why\n  b: [1,\n   2]\n- c\n", "b: [1,\n   2]"), ("- [ [a]: b ]\n", "[ [a]: b ]"),
    ("- &a |\n  text\n", "|\n  text\n"),
  ])
  func `a span begins behind anchor and tag and holds the last bracket`(
    text: String, own: String
  ) throws {
    let source = try SourceText(Array(text.utf8))
    let (tree, findings) = TreeBuilder.build(source, file: FileID(0))
    #expect(findings.isEmpty)
    let first = try #require(tree.root.map { tree.items(of: $0) }?.first)
    let span = tree.span(of: first)
    #expect(String(decoding: source.bytes[Int(span.start)..<Int(span.end)], as: UTF8.self) == own)
  }

  @Test func `an anchor given again inside the value it names stands for the inner one`() throws {
    let text = try SourceText(Array("- &a [ &a x ]\n- *a\n".utf8))
    let (tree, findings) = TreeBuilder.build(text, file: FileID(0))
    #expect(findings.isEmpty)
    let last = try #require(tree.root.map { tree.items(of: $0) }?.last)
    #expect(tree.string(of: last) == "x")
  }
}
