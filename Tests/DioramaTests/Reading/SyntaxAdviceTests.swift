// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaReading
import Testing

/// What a broken file is told, and that the advice mends it.
@Suite struct SyntaxAdviceTests {
  @Test func `a tab is named, and mending it is left to whoever knows the indentation meant`() {
    let text = "view:\n\talpha: 1\n"
    #expect(findings(of: text) == "2:1 yaml-syntax a tab cannot indent YAML: use spaces")
    #expect(fixed(text) == text)
  }

  @Test(arguments: [
    ("view:\n  alpha:1\n", "2:8 a space is missing after the ':'", "view:\n  alpha: 1\n"),
    (
      "view:\n  alpha:1\n  tag: 2\n", "2:8 a space is missing after the ':'",
      "view:\n  alpha: 1\n  tag: 2\n"
    ),
    (
      "name: a: b\n",
      "1:7 this text holds ': ', which YAML reads as a key: quote the whole text",
      "name: 'a: b'\n"
    ),
    (
      "view:\n  accessibilityIdentifier: ${true ? \"a\" : \"b\"}\n",
      "2:28 YAML reads a part of this expression as its own: quote this expression",
      "view:\n  accessibilityIdentifier: '${true ? \"a\" : \"b\"}'\n"
    ),
    (
      "view: { accessibilityIdentifier: ${true ? 'a' : 'b'} }\n",
      "1:34 YAML reads a part of this expression as its own: quote this expression",
      "view: { accessibilityIdentifier: '${true ? ''a'' : ''b''}' }\n"
    ),
    (
      "view: { backgroundColor: #FF0000 }\n",
      "1:26 '#FF0000' and all after it is a comment here: quote the color",
      "view: { backgroundColor: \"#FF0000\" }\n"
    ),
    (
      "view:\n  accessibilityIdentifier: \"${1 > 0 ? \"a\" : \"b\"}\"\n",
      "2:28 a double quote inside double quotes ends the text: put the expression in single quotes",
      "view:\n  accessibilityIdentifier: '${1 > 0 ? \"a\" : \"b\"}'\n"
    ),
  ])
  func `a trap of YAML is named and its fix reads`(text: String, advice: String, mended: String) {
    #expect(
      findings(of: text)
        == advice.replacing(" ", with: " yaml-syntax ", maxReplacements: 1))
    #expect(fixed(text) == mended)
    #expect(findings(of: mended) == "")
  }

  @Test(arguments: [
    (
      "name: \"never closed\nview: {}\n",
      "1:7 this quote is never closed: add \" at the end of the text"
    ),
    ("name: 'never closed\n", "1:7 this quote is never closed: add ' at the end of the text"),
    (
      "view:\n  alpha: 1\n   tag: 2\n",
      "3:7 a ':' cannot stand here: is the line indented as its neighbours are, and has the line above a ':'?"
    ),
    (
      "view:\n    alpha: 1\n  tag: 2\n",
      "3:3 this line is indented neither as a part of the block above, which began at line 1, nor as its neighbour"
    ),
    (
      "view\n  alpha: 1\n",
      "1:1 this line is no 'key: value': a ':' is missing, or the line is indented wrongly"
    ),
    (
      "name: a\nview\ntag: 1\n",
      "2:1 this line is no 'key: value': a ':' is missing, or the line is indented wrongly"
    ),
    ("name: @home\n", "1:7 a text cannot begin with this character: quote the text"),
    (
      "name: \"a\\qb\"\n",
      "1:9 in double quotes a backslash begins an escape, and this one is unknown: write \\\\, or use single quotes"
    ),
    ("name: a\u{1}b\n", "1:8 YAML forbids this control character"),
  ])
  func `what is broken is told in words`(text: String, advice: String) {
    let whole = "diorama: 1\n" + text
    let line = findings(of: whole)
    let place = advice.split(separator: ":")[0]
    let shifted = "\((Int(place) ?? 0) + 1)" + advice.dropFirst(place.count)
    #expect(line == shifted.replacing(" ", with: " yaml-syntax ", maxReplacements: 1))
  }

  @Test(arguments: [
    ("backgroundColor: #FF0000", "3:20 commented-color", "backgroundColor: \"#FF0000\""),
    ("isHidden: YES", "3:13 yaml-boolean", "isHidden: true"),
    ("isHidden: no", "3:13 yaml-boolean", "isHidden: false"),
    ("clipsToBounds: on", "3:18 yaml-boolean", "clipsToBounds: true"),
    ("isOpaque: \"true\"", "3:13 yaml-boolean", "isOpaque: true"),
  ])
  func `values that YAML reads as something else`(key: String, place: String, mended: String) {
    let text = "diorama: 1\nview:\n  KEY\n"
    #expect(places(of: text.replacing("KEY", with: key)) == place)
    #expect(fixed(text.replacing("KEY", with: key)) == text.replacing("KEY", with: mended))
    #expect(findings(of: text.replacing("KEY", with: mended)) == "")
  }

  @Test func `a null color says what became of it`() {
    #expect(
      findings(of: "view:\n  backgroundColor: #FF0000\n")
        == "2:20 commented-color '#FF0000' is a comment here, so the value is null: quote the color"
    )
  }
}
