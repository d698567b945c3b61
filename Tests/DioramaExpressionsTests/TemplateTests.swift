// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import Testing

@Suite struct TemplateTests {
  /// Literal pieces in quotes, expressions in angle brackets.
  private func scanned(_ text: String) -> String {
    let result = TemplateScanner.scan(text)
    let bytes = Array(text.utf8)
    let pieces = result.pieces.map { piece in
      switch piece {
      case .literal(let text, _): "'\(text)'"
      case .expression(let range): "<\(String(decoding: bytes[range], as: UTF8.self))>"
      }
    }
    let issues = result.issues.map {
      " «\(String(decoding: bytes[$0.range], as: UTF8.self))» \($0.message)"
    }
    return pieces.joined() + (result.single == nil ? "" : " single") + issues.joined()
  }

  @Test("A text is cut into what it says and its expressions")
  func scanning() {
    let unclosed = "'${' is never closed, it needs '}'; '$${' is the text '${'"
    let cases: [(String, String)] = [
      ("", ""), ("plain $5 {a} $", ""), ("${a}", "<a> single"), ("${ a + 1 }", "< a + 1 > single"),
      ("a ${b} c ${d}", "'a '<b>' c '<d>"), ("$${a}", "'${a}'"), ("x $${a} ${b}", "'x ${a} '<b>"),
      ("$$${a}", "'$${a}'"), ("${'}'}", "<'}'> single"), ("${\"}\"}", "<\"}\"> single"),
      ("${'\\'}'}", "<'\\'}'> single"), ("${r'\\'}", "<r'\\'> single"),
      ("${'''}'''}", "<'''}'''> single"), ("${\"\"\"a\"}\"\"\"}", "<\"\"\"a\"}\"\"\"> single"),
      ("${{'a': {1: 2}}.a}!", "<{'a': {1: 2}}.a>'!'"), ("${m.`}`}", "<m.`}`> single"),
      ("${b'}'}", "<b'}'> single"), ("${br'}\\'}", "<br'}\\'> single"),
      ("${}", "<> single"), ("a ${b", "'a ''${b' «${» \(unclosed)"),
      ("${'a}", "'${'a}' «'a}» this text has no closing quote"),
      ("é ${é} é", "'é '<é>' é'"), ("${a}${b}", "<a><b>"), ("${a} ", "<a>' '"),
    ]
    for (text, expected) in cases { #expect(scanned(text) == expected, "\(text)") }
  }

  @Test("Ranges are bytes of the text")
  func ranges() {
    let result = TemplateScanner.scan("é$${${a}b")
    #expect(result.pieces == [.literal("é${", 0..<5), .expression(7..<8), .literal("b", 9..<10)])
  }

  @Test("Values print in templates as UIKit and people write them")
  func texts() {
    let cases: [(Value, String)] = [
      (.null, ""), (.bool(true), "true"), (.int(216), "216"), (.uint(7), "7"),
      (.double(0.5), "0.5"),
      (.double(216), "216"), (.double(-0.0), "0"), (.double(.infinity), "Infinity"),
      (.float(0.1), "0.1"), (.float(50), "50"), (.string("a\"b"), "a\"b"),
      (.list([.int(1), .string("a"), .double(2)]), "[1, \"a\", 2.0]"),
      (.map(ValueMap([(.string("k"), .uint(1))])), "{\"k\": 1u}"),
      (.point(Point(1, 2)), "{1, 2}"), (.size(Size(1.5, 2)), "{1.5, 2}"),
      (.rect(Rect(0, 0, 320, 568)), "{{0, 0}, {320, 568}}"),
      (.insets(EdgeInsets(1, 2, 3, 4)), "{1, 2, 3, 4}"), (.offset(Offset(-1, 0)), "{-1, 0}"),
      (.transform(.identity), "[1, 0, 0, 1, 0, 0]"),
      (.color(Color(bytes: 255, 127, 0)), "#FF7F00FF"), (.font(.system(16)), "system 16"),
      (.font(.system(70, .bold)), "bold 70"), (.optional(.int(1)), "1"), (.optional(nil), ""),
    ]
    for (value, expected) in cases { #expect(value.templateText == expected) }
  }
}
