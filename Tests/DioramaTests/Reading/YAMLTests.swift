// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaReading
import Testing

/// YAML 1.2 as scenes use it: anchors, encodings, line ends, limits.
@Suite struct YAMLTests {
  @Test func `aliases and merge keys stand for what they name`() {
    let text = """
      view:
        subviews:
          - &box { type: UIView, id: a, frame: &place [1, 2, 3, 4], alpha: 0.5, tag: 7 }
          - { <<: *box, id: b, tag: 8 }
          - { type: UIView, id: c, frame: *place }
          - <<: [ { id: d, tag: 9 }, *box ]
      """
    let steps = """
      - expect: { b.frame: [1, 2, 3, 4], b.alpha: 0.5, b.tag: 8, a.tag: 7 }
      - expect: { c.frame: [1, 2, 3, 4], d.tag: 9, d.alpha: 0.5 }
      """
    #expect(outcome(text, steps) == "passed")
  }

  @Test(arguments: [
    ("view: { subviews: [ *none ] }", "1:21 unknown-anchor"),
    ("view: &v { subviews: [ *v ] }", "1:24 recursive-alias"),
    ("view: { alpha: 1, alpha: 0.5 }", "1:19 duplicate-key"),
    ("view: { isHidden: true, hidden: false }", "1:25 duplicate-key"),
    ("name: a\n---\nname: b", "2:1 several-documents"),
    ("diorama: 2", "1:10 language-version"), ("[diorama: 1]", "1:1 wrong-type"),
    ("# diorama: nothing", "1:1 empty-file"), ("diorama:", "1:9 language-version"),
    ("view: { [1]: 2 }", "1:9 wrong-type"), ("view: 7", "1:7 wrong-type"),
    ("view: { subviews: 7 }", "1:19 wrong-type"), ("viwe: {}", "1:1 unknown-key"),
  ])
  func `what a file may not hold`(text: String, place: String) {
    let lines = places(of: text).split(separator: "\n").map(String.init)
    #expect(lines.first { !$0.hasSuffix("missing-key") } == place)
  }

  @Test func `a key given twice points at the first`() {
    let linted = LintedText(scene: "name: A\nview: {}\nname: B\n")
    #expect(linted.lines == ["3:1 duplicate-key 'name' stands twice in this mapping"])
    let note = linted.findings.first?.notes.first
    #expect(note?.span?.start == 0)
  }

  @Test(arguments: [
    "isHidden: true", "isHidden: True", "isHidden: FALSE", "tag: 0x1F", "tag: 0o17", "alpha: .5",
    "alpha: 1e-1", "accessibilityIdentifier: 1:30", "accessibilityIdentifier: off",
    "accessibilityIdentifier: NO", "tintColor: ~", "tintColor: null", "tintColor:",
  ])
  func `the core schema`(key: String) {
    // That older readers take some for something else is news for another rule.
    let found = LintedText(scene: "view:\n  \(key)\n").findings.map(\.rule)
    #expect(found.filter { !$0.hasPrefix("misleading-") } == [])
  }

  /// The same mistake after a word of two, two and four bytes.
  private static let text = "diorama: 1\nview:\n  accessibilityIdentifier: 'ÄÖ😀 ${bogus}'\n"

  @Test func `every encoding that has a mark gives the same lines and columns`() {
    let utf16 = Array(Self.text.utf16)
    let little: [UInt8] = [0xFF, 0xFE] + utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big: [UInt8] = [0xFE, 0xFF] + utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let marked: [UInt8] = [0xEF, 0xBB, 0xBF] + Array(Self.text.utf8)
    for bytes in [Array(Self.text.utf8), marked, little, big] {
      #expect(LintedText(bytes).lines == ["3:35 unknown-name 'bogus' is not a name in scope"])
    }
  }

  @Test func `bytes that are no text are shown where they stand`() {
    let broken = Array("diorama: 1\nname: ".utf8) + [0xC3, 0x28, 0x0A]
    #expect(LintedText(broken).lines == ["2:7 invalid-encoding byte 0xC3 is not valid UTF-8"])
    let odd: [UInt8] = [0xFE, 0xFF, 0x00, 0x61, 0x00]
    #expect(
      LintedText(odd).lines == ["1:2 invalid-encoding the last UTF-16 unit is cut in half"])
    let alone: [UInt8] = [0xFF, 0xFE, 0x61, 0x00, 0x00, 0xD8, 0x62, 0x00]
    #expect(
      LintedText(alone).lines == ["1:2 invalid-encoding a UTF-16 surrogate stands alone"])
  }

  @Test(arguments: ["\n", "\r\n"])
  func `line ends of either kind count the same`(end: String) {
    let text = [
      "diorama: 1", "view:", "  alpha: ${bogus}", "  isOm: true", "  accessibilityIdentifier: |",
      "    one", "    ${nope}", "",
    ].joined(separator: end)
    #expect(
      LintedText(Array(text.utf8)).lines.map { $0.split(separator: " ")[0] }
        == ["3:12", "4:3", "7:7"])
  }

  @Test(arguments: [
    (
      ReadingLimits(fileSize: 20),
      "1:1 file-too-large the file is larger than the limit of 20 bytes"
    ),
    (ReadingLimits(depth: 3), "4:7 too-deep lists and mappings stand deeper than 3 levels here"),
    (
      ReadingLimits(nodes: 8),
      "4:9 too-many-nodes the file has more than 8 values once its aliases are written out"
    ),
    (
      ReadingLimits(scalarLength: 12),
      "5:7 scalar-too-long this text is longer than the limit of 12 bytes"
    ),
  ])
  func `each limit has a finding of its own`(limits: ReadingLimits, line: String) {
    let text = """
      diorama: 1
      view:
        subviews:
          - { type: UIView }
      name: thirteen here
      """
    #expect(findings(of: text, limits: limits) == line)
  }

  @Test func `aliases that stand for more and more are stopped`() {
    var text = "diorama: 1\nview: {}\nimages:\n  a0: &a0 { size: [1, 1] }\n"
    for level in 1...30 {
      let inner = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      text += "  a\(level): &a\(level) [\(inner)]\n"
    }
    #expect(findings(of: text).contains("too-many-nodes"))
  }
}
