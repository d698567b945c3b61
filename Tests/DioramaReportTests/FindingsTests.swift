// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaReport
import Testing

@Suite struct FindingsTests {
  private static let rule = Rule("unknown-property", .error, "No such property.")
  private static let noEffect = Rule("no-effect", .warning, "Does nothing.")

  @Test func `a finding shows its line, notes and fixes`() {
    let marked = Marked("view:\n  type: UISwitch\n  «isOm»: true\n")
    let finding = Diagnostic(
      Self.rule, "'isOm' is not a property of UISwitch", at: marked.span,
      notes: [
        .init("the class is given here", at: SourceSpan(file: marked.file, start: 8, end: 12)),
        .init("see 'explain UISwitch'"),
      ],
      fixes: [Fix("rename to 'isOn'", replacing: marked.span, with: "isOn")])
    #expect(
      findingsText([finding], sources: marked.sources, fileCount: 1) == """
        a.scene.yaml:3:3: error: 'isOm' is not a property of UISwitch [unknown-property]
            3 |   isOm: true
              |   ^^^^
        a.scene.yaml:2:3: note: the class is given here
        note: see 'explain UISwitch'
        help: rename to 'isOn'
            3 +   isOn: true

        1 error in 1 file

        """)
  }

  @Test func `a clean run says so`() {
    #expect(
      findingsText([], sources: SourceFiles(), fileCount: 3) == "no findings in 3 files\n")
    #expect(findingsConcise([], sources: SourceFiles()) == "")
    #expect(
      findingsJSON([], sources: SourceFiles(), fileCount: 3) == """
        {
          "findings": [],
          "summary": {"files": 3, "errors": 0, "warnings": 0, "notes": 0}
        }

        """)
  }

  @Test(arguments: [
    ("a: «b\n  c» d", "    1 | a: b\n      |    ^\n"), ("\t«b»", "    1 |  b\n      |  ^\n"),
    ("a «»b", "    1 | a b\n      |   ^\n"), ("«a»\r\nb", "    1 | a\n      | ^\n"),
    ("äö«ü»", "    1 | äöü\n      |   ^\n"), ("a\n«»", "    2 |\n      | ^\n"),
  ])
  func `the frame marks what a span covers of its first line`(text: String, frame: String) {
    #expect(Self.frame(text) == frame)
  }

  @Test func `a long line is cut around what is marked`() {
    let long = String(repeating: "x", count: 2000)
    let lines = Self.frame(long + "«yy»" + long).split(separator: "\n")
    #expect(lines.map(\.count) == [100, 55])
    #expect(lines[0].hasPrefix("    1 | …xxx") && lines[0].hasSuffix("xxx…"))
    #expect(lines[0].contains("xyyx") && lines[1].hasSuffix(" ^^"))
    let all = Self.frame("a«" + long + "»")
    #expect(all.split(separator: "\n").map(\.count) == [100, 99])
  }

  @Test func `edits of one line are shown together, a removed line with a minus`() {
    let marked = Marked("a\ntext: «${x}» y\nb\n")
    let start = Int(marked.span.start)
    let end = Int(marked.span.end)
    var quote = Fix(
      "quote it", replacing: SourceSpan(file: marked.file, start: end, end: end), with: "\"")
    let opening = SourceSpan(file: marked.file, start: start, end: start)
    quote.edits += Fix("", replacing: opening, with: "\"").edits
    let remove = Fix(
      "remove it", replacing: SourceSpan(file: marked.file, start: 2, end: end + 2), with: "",
      applicability: .unsafe)
    let finding = Diagnostic(Self.rule, "bad", at: marked.span, fixes: [quote, remove])
    #expect(
      findingsText([finding], sources: marked.sources, fileCount: 1).contains(
        """
        help: quote it
            2 + text: "${x}" y
        help: remove it (may change what the scene does)
            2 - text: ${x} y

        """))
  }

  @Test func `findings are sorted, counted and told in one line each`() {
    let marked = Marked("a\n«b»\n")
    let first = SourceSpan(file: marked.file, start: 0, end: 1)
    let findings = [
      Diagnostic(Self.rule, "second", at: marked.span),
      Diagnostic(Self.noEffect, "third", at: marked.span),
      Diagnostic(Self.rule, "first\nof all", at: first),
    ]
    #expect(
      findingsConcise(findings, sources: marked.sources) == """
        a.scene.yaml:1:1: error: first of all [unknown-property]
        a.scene.yaml:2:1: warning: third [no-effect]
        a.scene.yaml:2:1: error: second [unknown-property]

        """)
    #expect(
      FindingCounts(findings).summary(fileCount: 3) == "2 errors, 1 warning in 3 files")
  }

  @Test func `the same finding twice is one`() {
    let marked = Marked("«b»")
    var note = Diagnostic(Self.noEffect, "same", at: marked.span, notes: [.init("on iPad Air")])
    let other = note
    note.severity = .note
    note.notes = [.init("on iPhone 5s")]
    let merged = mergeDuplicates([note, other, other])
    #expect(merged.count == 1)
    #expect(merged.first?.severity == .warning)
    #expect(merged.first?.notes.map(\.message) == ["on iPhone 5s", "on iPad Air"])
  }

  @Test func `JSON has the keys of the language's contract in their order`() {
    let marked = Marked("a: 1\n«b»: 2\n")
    let finding = Diagnostic(
      Self.rule, "no 'b'", at: marked.span,
      notes: [.init("advice"), .init("here", at: marked.span)],
      fixes: [Fix("rename to 'c'", replacing: marked.span, with: "c")])
    #expect(
      findingsJSON([finding], sources: marked.sources, fileCount: 2) == """
        {
          "findings": [
            {
              "rule": "unknown-property",
              "level": "error",
              "message": "no 'b'",
              "file": "a.scene.yaml",
              "line": 2,
              "column": 1,
              "endLine": 2,
              "endColumn": 2,
              "notes": [
                {"message": "advice"},
                {
                  "message": "here",
                  "file": "a.scene.yaml",
                  "line": 2,
                  "column": 1,
                  "endLine": 2,
                  "endColumn": 2
                }
              ],
              "fixes": [
                {
                  "title": "rename to 'c'",
                  "applicability": "safe",
                  "edits": [{"line": 2, "column": 1, "endLine": 2, "endColumn": 2, "replacement": "c"}]
                }
              ]
            }
          ],
          "summary": {"files": 2, "errors": 1, "warnings": 0, "notes": 0}
        }

        """)
  }

  /// The two lines of source below the head line of a finding.
  private static func frame(_ text: String) -> String {
    let marked = Marked(text)
    let report = findingsText(
      [Diagnostic(rule, "bad", at: marked.span)], sources: marked.sources, fileCount: 1)
    return report.split(separator: "\n").dropFirst().prefix(2).map { $0 + "\n" }.joined()
  }
}

/// A file of one finding: its place stands between « and ».
struct Marked {
  var sources = SourceFiles()
  var file: FileID
  var span: SourceSpan

  init(_ text: String) {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "«" || $0 == "»" }
    file = sources.add(path: "a.scene.yaml", bytes: Array(parts.joined().utf8))
    let start = parts.first?.utf8.count ?? 0
    let length = parts.count > 1 ? parts[1].utf8.count : 0
    span = SourceSpan(file: file, start: start, end: start + length)
  }
}
