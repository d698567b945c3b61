// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaReport
import Foundation
import Testing

/// The formats of findings that other tools read.
@Suite struct FindingFormatTests {
  private static let rule = Rule(
    "no-effect", .warning, "It does nothing. Take it out.", bad: "a: 1")

  /// A report with one finding at `b`, whose message is as awkward as can be, and one suppressed.
  private static func report(path: String = "a b,c%.scene.yaml", message: String = awkward)
    -> LintReport
  {
    var sources = SourceFiles()
    let file = sources.add(path: path, bytes: Array("a: 1\n  ü b: 2\nc: 3 # off\n".utf8))
    let place = SourceSpan(file: file, start: 10, end: 11)
    let finding = Diagnostic(
      rule, message, at: place, notes: [.init("advice"), .init("here", at: place)],
      fixes: [Fix("write 'c'", replacing: place, with: "c\n")])
    let other = Diagnostic(rule, "quiet", at: SourceSpan(file: file, start: 15, end: 16))
    return LintReport(
      findings: [finding, finding],
      suppressed: [
        SuppressedFinding(
          other, reason: "on purpose", comment: SourceSpan(file: file, start: 20, end: 25))
      ], sources: sources, paths: [path, "clean.scene.yaml"])
  }

  private static let awkward = "a, b: 100% <&\"'>\u{1}\n]]> ü"

  private static var style: FindingStyle {
    var style = FindingStyle()
    style.rules = [rule.slug: rule]
    style.version = "1.0"
    return style
  }

  private static func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test(arguments: FindingFormat.allCases)
  func `every format ends its lines and says the same twice`(format: FindingFormat) {
    let text = Self.report().text(as: format, Self.style)
    #expect(text.hasSuffix("\n"))
    #expect(text == Self.report().text(as: format, Self.style))
    let clean = LintReport(findings: [], sources: SourceFiles(), paths: [])
    let empty = clean.text(as: format, Self.style)
    #expect(empty.isEmpty || empty.hasSuffix("\n"))
  }

  @Test func `SARIF has rules, places, fixes, fingerprints and suppressions`() throws {
    let log = try Self.object(Self.report().text(as: .sarif, Self.style))
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 3)
    let first = try #require(results.first)
    #expect(first["ruleIndex"] as? Int == 0)
    let location = try #require((first["locations"] as? [[String: Any]])?.first)
    let place = try #require(location["physicalLocation"] as? [String: Any])
    let artifact = try #require(place["artifactLocation"] as? [String: String])
    #expect(artifact == ["uri": "a%20b,c%25.scene.yaml", "uriBaseId": "SRCROOT"])
    let region = try #require(place["region"] as? [String: Int])
    #expect(region == ["startLine": 2, "startColumn": 5, "endLine": 2, "endColumn": 6])
    let prints = results.compactMap { $0["partialFingerprints"] as? [String: String] }
    #expect(Set(prints.compactMap { $0["lineText/v1"] }).count == 3)
    let last = try #require(results.last?["suppressions"] as? [[String: Any]])
    #expect(last.first?["kind"] as? String == "inSource")
    #expect(last.first?["justification"] as? String == "on purpose")
    #expect(first["suppressions"] == nil)
  }

  @Test func `GitHub's commands stay on their lines and keep their signs apart`() {
    let text = Self.report().text(as: .github, Self.style)
    let line =
      "::warning file=a b%2Cc%25.scene.yaml,line=2,col=5,endLine=2,endColumn=6,"
      + "title=diorama no-effect::a, b: 100%25 <&\"'> %0A]]> ü"
    #expect(text == "\(line)\n\(line)\n")
  }

  @Test func `GitLab's fingerprints are all different and stay where lines move`() throws {
    let text = Self.report().text(as: .gitlab, Self.style)
    let issues = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == 2)
    #expect(issues.first?["severity"] as? String == "minor")
    #expect(
      LintReport(findings: [], sources: SourceFiles(), paths: []).text(
        as: .gitlab, Self.style) == "[]\n")
  }

  @Test(arguments: [FindingFormat.junit, .checkstyle])
  func `XML holds any text`(format: FindingFormat) {
    let text = Self.report().text(as: format, Self.style)
    #expect(text.contains("a, b: 100% &lt;&amp;&quot;&apos;&gt;\u{FFFD}&#10;]]&gt; ü"))
    #expect(text.contains("clean.scene.yaml"))
    #expect(text.utf8.allSatisfy { $0 >= 0x20 || $0 == 0x0A })
  }

  @Test func `what does not make a run fail passes in JUnit`() {
    let text = Self.report().text(as: .junit, Self.style)
    #expect(text.contains("failures=\"0\""))
    var strict = Self.style
    strict.failing = .warning
    #expect(Self.report().text(as: .junit, strict).contains("tests=\"3\" failures=\"2\""))
  }

  @Test func `JSON lines are one finding each`() throws {
    let lines = Self.report().text(as: .jsonLines, Self.style).split(separator: "\n")
    #expect(lines.count == 2)
    for line in lines { #expect(try Self.object(String(line))["rule"] as? String == "no-effect") }
  }

  @Test func `statistics count by rule`() {
    var style = Self.style
    style.detail = .statistics
    #expect(
      Self.report().text(as: .text, style)
        == "2  warning  no-effect *\n2 warnings in 2 files (1 suppressed)\n")
    #expect(
      Self.report().text(as: .json, style).contains(
        "{\"rule\": \"no-effect\", \"level\": \"warning\", \"count\": 2, \"fixable\": 2}"))
  }

  @Test func `color changes nothing but codes`() {
    var style = Self.style
    style.paint = .colored
    let colored = Self.report().text(as: .text, style)
    #expect(colored.contains("\u{1B}["))
    #expect(
      colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == Self.report().text(as: .text, Self.style))
  }

  @Test func `the hash is FNV-1a of 128 bits`() {
    #expect(ContentHash().text == "6c62272e07bb014262b821756295c58d")
    #expect(ContentHash(Array("a".utf8)).text == "d228cb696f1a8caf78912b704e4a8964")
  }
}
