// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaText
import Testing

/// Carets of one line.
@Suite struct LineCaretTests {
  let font = TextMetrics(os: 9).measuring(.system(17))

  private func carets(_ text: String) -> LineCarets {
    let units = Array(text.utf16)[...]
    return LineCarets(units, 0..<units.count, font)
  }

  @Test func aCaretStandsAfterWhatIsBeforeIt() {
    let line = carets("Wave")
    #expect(line.offsets == [0, 1, 2, 3, 4])
    #expect(line.x(of: 0) == 0)
    #expect(line.x(of: 2) == font.width(of: "Wa"))
    #expect(line.x(of: 4) == font.width(of: "Wave"))
    #expect(line.x(of: -3) == 0)
    #expect(line.x(of: 99) == line.x(of: 4))
  }

  @Test func thereIsNoneWithinAGrapheme() {
    let line = carets("a👩‍👩‍👧‍👦e\u{301}")
    #expect(line.offsets == [0, 1, 12, 14])
    #expect(line.x(of: 5) == line.x(of: 1))
  }

  @Test func theNearestIsFound() {
    let line = carets("Wave")
    for offset in line.offsets { #expect(line.offset(nearest: line.x(of: offset)) == offset) }
    #expect(line.offset(nearest: -5) == 0)
    #expect(line.offset(nearest: 1e9) == 4)
    #expect(line.offset(nearest: line.x(of: 1) + 1) == 1)
    #expect(carets("").offset(nearest: 3) == 0)
    #expect(line.offset(nearest: .nan) == 0)
  }

  @Test func aLineWithinAParagraphHasItsOwnOrigin() {
    let units = Array("one two".utf16)[...]
    let line = LineCarets(units, 4..<7, font)
    #expect(line.offsets == [4, 5, 6, 7])
    #expect(line.x(of: 7) == font.width(of: "two"))
  }

  @Test func fontsChangeWithinALine() {
    let small = TextMetrics(os: 9).measuring(.system(10))
    let units = Array("abcd".utf16)[...]
    let line = LineCarets(units, 0..<4, [FontRun(small, end: 2), FontRun(font)])
    #expect(line.x(of: 4) == small.width(of: "ab") + font.width(of: "cd"))
    var breaker = LineBreaker([FontRun(small, end: 2), FontRun(font)], width: 99, mode: .clipping)
    #expect(breaker.lineEnd(in: units, from: 0).width == line.x(of: 4))
  }
}
