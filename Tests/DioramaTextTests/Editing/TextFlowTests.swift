// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaText
import Testing

/// Lines, carets and places of small texts.
@Suite struct TextFlowTests {
  private let font = TextMetrics(os: 7).measuring(.system(14))

  private func flow(_ text: String, width: Double = 100) -> (TextEditor, TextFlow) {
    let editor = TextEditor(text)
    return (editor, TextFlow(editor, font: font, lineHeight: 17, width: width))
  }

  private func lines(_ text: String, width: Double = 100) -> [String] {
    let (editor, flow) = flow(text, width: width)
    return (0..<flow.lineCount).map { editor.substring(flow.range(ofLine: $0)) }
  }

  @Test(arguments: [
    ("", [""]), ("a", ["a"]), ("a\n", ["a\n", ""]), ("\n\n", ["\n", "\n", ""]),
    ("a\r\nb", ["a\r\n", "b"]), ("a\rb", ["a\r", "b"]), ("a\u{2028}b", ["a\u{2028}", "b"]),
    ("a\u{2029}", ["a\u{2029}", ""]), ("hello wonderful world", ["hello ", "wonderful ", "world"]),
  ])
  func linesOf(_ text: String, _ expected: [String]) {
    #expect(lines(text, width: 70) == expected)
    #expect(flow(text, width: 70).1.height == Double(expected.count) * 17)
  }

  @Test func joiningTwoLineEndsMakesOne() {
    var (editor, flow) = flow("a\rx\nb")
    #expect(flow.lineCount == 3)
    flow.replaced(editor.replace(TextRange(2, 1), with: ""), in: editor)
    #expect(flow.lineCount == 2)
    flow.replaced(editor.undo() ?? TextEdit(removed: TextRange(0), insertedLength: 0), in: editor)
    #expect(flow.lineCount == 3)
  }

  @Test func aWordThatGrowsMovesToTheNextLine() {
    var (editor, flow) = flow("hello won", width: 70)
    #expect(flow.lineCount == 1)
    for _ in 0..<3 { flow.replaced(editor.replace(editor.selection, with: "m"), in: editor) }
    #expect(flow.lineCount == 2)
    #expect(flow.range(ofLine: 1) == TextRange(6, 6))
    #expect(flow.line(of: 5) == 0)
    #expect(flow.line(of: 6) == 1)
    #expect(flow.line(of: 1000) == 1)
    #expect(flow.line(of: -1) == 0)
  }

  @Test func anEditThatWasNotToldIsMadeUpFor() {
    var (editor, flow) = flow("a\nb")
    editor.setText("a\nb\nc\n")
    flow.replaced(TextEdit(removed: TextRange(0), insertedLength: 1), in: editor)
    #expect(flow.lineCount == 4)
  }

  @Test func caretsStandWhereTheTextBeforeThemEnds() {
    let (editor, flow) = flow("hello\nworld\n")
    #expect(flow.caret(at: 0, in: editor) == Rect(0, 0, 0, 17))
    #expect(flow.caret(at: 5, in: editor) == Rect(font.width(of: "hello"), 0, 0, 17))
    #expect(flow.caret(at: 6, in: editor) == Rect(0, 17, 0, 17))
    #expect(flow.caret(at: 9, in: editor) == Rect(font.width(of: "wor"), 17, 0, 17))
    #expect(flow.caret(at: 12, in: editor) == Rect(0, 34, 0, 17))
    #expect(flow.caret(at: 99, in: editor) == Rect(0, 34, 0, 17))
  }

  @Test func blanksThatHangDoNotMoveTheCaretOut() {
    let (editor, flow) = flow("hello" + String(repeating: " ", count: 50), width: 60)
    #expect(flow.lineCount == 1)
    #expect(flow.caret(at: 55, in: editor).minX == 60)
  }

  @Test(arguments: [(0.0, 0.0), (0.5, 50.0), (1.0, 100.0)])
  func alignedLinesBeginFurtherIn(_ flush: Double, _ x: Double) {
    var (editor, flow) = flow("\nhello")
    flow.flush = flush
    #expect(flow.caret(at: 0, in: editor).minX == x)
    let room = 100 - font.width(of: "hello")
    #expect(flow.caret(at: 1, in: editor).minX == room * flush)
    #expect(flow.rect(ofLine: 1).minX == room * flush)
    #expect(flow.offset(nearest: Point(100, 20), in: editor) == 6)
    #expect(flow.offset(nearest: Point(0, 20), in: editor) == 1)
  }

  @Test func everyCaretIsFoundAgainWhereItStands() {
    let (editor, flow) = flow(
      "The quick brown fox jumps over\nthe lazy dog. 😀 e\u{301}x", width: 80)
    for offset in 0...editor.length {
      let caret = flow.caret(at: offset, in: editor)
      let found = flow.offset(nearest: Point(caret.midX, caret.midY), in: editor)
      // Inside a character the caret stands before it.
      let isInside = flow.caret(at: found, in: editor) == caret && found == offset - 1
      #expect(found == offset || isInside, "offset \(offset)")
    }
  }

  @Test func pointsOutsideGiveTheNearestPlace() {
    let (editor, flow) = flow("hello wonderful\nworld", width: 70)
    #expect(flow.offset(nearest: Point(-10, -10), in: editor) == 0)
    // Behind a line that goes on: before its blank, so that the caret is on that line.
    #expect(flow.offset(nearest: Point(500, 5), in: editor) == 5)
    #expect(flow.offset(nearest: Point(500, 20), in: editor) == 15)
    #expect(flow.offset(nearest: Point(500, 500), in: editor) == 21)
    #expect(flow.offset(nearest: Point(.nan, .nan), in: editor) == 0)
  }

  @Test func behindABrokenWordTheLastPlaceOfItsLine() {
    let (editor, flow) = flow("mmmmmmmmmmmmmmmm", width: 60)
    let end = flow.range(ofLine: 0).end
    #expect(flow.offset(nearest: Point(60, 5), in: editor) == end - 1)
  }

  @Test func theFirstRectOfARange() {
    let (editor, flow) = flow("hello wonderful\nworld", width: 70)
    let h = font.width(of: "h")
    #expect(flow.firstRect(of: TextRange(0, 1), in: editor) == Rect(0, 0, h, 17))
    let line = flow.rect(ofLine: 0).width
    #expect(line == font.width(of: "hello"))
    #expect(flow.firstRect(of: TextRange(1, 18), in: editor) == Rect(h, 0, line - h, 17))
    let world = font.width(of: "world")
    #expect(flow.firstRect(of: TextRange(16, 50), in: editor) == Rect(0, 34, world, 17))
    #expect(flow.widestLine == font.width(of: "wonderful"))
  }
}
