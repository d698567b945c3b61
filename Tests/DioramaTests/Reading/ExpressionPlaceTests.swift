// SPDX-License-Identifier: MIT
import Testing

/// A mistake in an expression is shown at its own columns, however the text is written.
@Suite struct ExpressionPlaceTests {
  @Test(arguments: [
    ("${bogus + 1}", ["3:11"]),
    ("a ${bogus} ${nope}", ["3:13", "3:22"]),
    ("'it''s ${bogus} and ${nope}'", ["3:18", "3:31"]),
    (#""a\tb \u00e9 \x41 ${bogus} ${\"x\" + nope}""#, ["3:29", "3:46"]),
    ("one\n    two ${bogus}\n\n    three ${nope}", ["4:11", "6:13"]),
    ("'one\n    two ${bogus}\n\n    three ${nope}'", ["4:11", "6:13"]),
    ("\"one\n    two ${bogus}\n\n    three \\\n    ${nope}\"", ["4:11", "7:7"]),
    (">\n    one\n    two ${bogus} three\n\n    four ${nope}", ["5:11", "7:12"]),
    (">-\n    one\n\n      more ${bogus}\n\n    two ${nope}", ["6:14", "8:11"]),
    ("|\n    one\n      two ${bogus} three\n    ${nope}", ["5:13", "6:7"]),
    ("|2-\n      one ${bogus}\n    x ${nope}", ["4:13", "5:9"]),
    ("| # about it\n    one ${bogus}", ["4:11"]),
    ("'ÄÖ😀 ${bogus}'", ["3:16"]),
  ])
  func `a name that nothing has`(text: String, expected: [String]) {
    // The value begins in line 3, column 9.
    let scene = "diorama: 1\nview:\n  text: \(text)\n  type: UILabel\n"
    #expect(places(of: scene) == expected.map { "\($0) unknown-name" }.joined(separator: "\n"))
  }

  @Test(arguments: [
    ("${1 +}", "3:13 expression-syntax"), ("${1 + true}", "3:13 expression-type"),
    ("${self.txet}", "3:16 unknown-property"), ("${size(}", "3:15 expression-syntax"),
    ("a ${", "3:11 expression-syntax"), ("${}", "3:11 expression-syntax"),
    ("${self.textAlignment == 'middle'}", "3:33 unknown-case"),
  ])
  func `each kind of mistake`(text: String, place: String) {
    #expect(places(of: "diorama: 1\nview:\n  text: \(text)\n  type: UILabel\n") == place)
  }

  @Test func `an expression of the wrong type for its slot`() {
    let scene = "diorama: 1\nview:\n  isHidden: ${1 + 1}\n  alpha: '${\"a\"}'\n"
    #expect(places(of: scene) == "3:15 expression-type\n4:13 expression-type")
  }

  @Test func `a literal dollar brace and a brace inside a string`() {
    let scene = """
      view:
        type: UILabel
        id: label
        text: '$${a} ${"}"} ${1 + 1}'
      """
    #expect(outcome(scene, "- expect: { label.text: '$${a} } 2' }") == "passed")
  }
}
