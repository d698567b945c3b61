// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaText
import Testing

/// Places of lines and runs.
@Suite struct TextLayoutTests {
  private let line = 17 * (1950.0 + 494) / 2048

  private func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-9 }

  @Test func linesStandBelowEachOther() {
    let layout = TestLayout().layout("The quick brown fox")
    #expect(layout.lines.map(\.rect.minY) == [0, line])
    #expect(isNear(layout.lines[1].baseline, line + 17 * 1950 / 2048))
    #expect(isNear(layout.size.height, 2 * line))
    #expect(layout.size.width == TestLayout().measure("The quick brown"))
  }

  @Test(arguments: [
    (TextAlignment.left, 0.0), (.natural, 0), (.justified, 0), (.center, 0.5), (.right, 1),
  ])
  func alignment(_ alignment: TextAlignment, _ share: Double) {
    let layout = TestLayout(alignment: alignment).layout("fox")
    #expect(isNear(layout.lines[0].rect.minX, share * (150 - TestLayout().measure("fox"))))
  }

  @Test func naturalAlignmentIsTheInterfaces() {
    let layout = TestLayout(isRightToLeft: true).layout("fox")
    #expect(isNear(layout.lines[0].rect.maxX, 150))
  }

  @Test func withoutAWidthLinesAlignInTheWidest() {
    let layout = TestLayout(width: .infinity, alignment: .right).layout("fox\nfoxes")
    #expect(isNear(layout.lines[0].rect.maxX, TestLayout().measure("foxes")))
  }

  @Test func justifiedLinesFillTheWidthButTheLast() {
    let layout = TestLayout(alignment: .justified).layout("The quick brown fox jumps")
    #expect(layout.lines[0].rect.width == 150)
    #expect(layout.lines[0].blankStretch == (150 - TestLayout().measure("The quick brown")) / 2)
    #expect(isNear(layout.visualRuns(of: layout.lines[0])[0].width, 150))
    #expect(layout.lines[1].blankStretch == 0)
  }

  @Test func aParagraphsIndentsAndSpacing() {
    var style = ParagraphStyle()
    style.firstLineHeadIndent = 20
    style.headIndent = 10
    style.tailIndent = -5
    style.lineSpacing = 3
    style.paragraphSpacing = 7
    style.minimumLineHeight = 30
    let layout = TestLayout(paragraph: style).layout("The quick brown fox\nb")
    #expect(layout.shownLines == ["The quick", "brown fox", "b"])
    #expect(layout.lines.map(\.rect.minX) == [20, 10, 20])
    #expect(layout.lines.map(\.rect.minY) == [0, 33, 73])
    #expect(layout.size.height == 103)
    #expect(isNear(layout.lines[0].baseline, 30 - 17 * 494 / 2048))
    style = ParagraphStyle()
    style.tailIndent = 80
    style.lineHeightMultiple = 2
    style.maximumLineHeight = 31
    let narrow = TestLayout(paragraph: style).layout("The quick brown")
    #expect(narrow.shownLines == ["The quick", "brown"])
    #expect(narrow.size.height == 62)
  }

  @Test func fontsMixInALine() {
    let parts = [
      StyledText.Part("small ", font: .system(10)), StyledText.Part("LARGE", font: .system(30)),
      StyledText.Part("", font: .system(99)), StyledText.Part("\nsmall", font: .system(10)),
    ]
    let metrics = TextMetrics(os: 9)
    let layout = TextLayout(StyledText(parts, empty: .system(17)), in: .init(), metrics)
    #expect(layout.lines.count == 2)
    #expect(isNear(layout.lines[0].rect.height, metrics.lineHeight(of: .system(30))))
    #expect(isNear(layout.lines[1].rect.height, metrics.lineHeight(of: .system(10))))
    let runs = layout.visualRuns(of: layout.lines[0])
    #expect(runs.map(\.text) == ["small ", "LARGE"])
    #expect(runs.map(\.tag) == [0, 1])
    #expect(isNear(runs[1].x, metrics.width(of: "small ", font: .system(10))))
  }

  @Test func kerningInPointsFollowsEachCharacter() {
    let part = StyledText.Part("ab漢😀", font: .system(17), kern: 2)
    let text = StyledText([part], empty: .system(17))
    let layout = TextLayout(text, in: .init(), TextMetrics(os: 9))
    #expect(isNear(layout.size.width, TestLayout().measure("ab漢😀") + 8))
  }
}

/// Text that runs from right to left.
@Suite struct BidiTests {
  private func runs(_ text: String, _ test: TestLayout = TestLayout(width: 400)) -> [String] {
    let layout = test.layout(text)
    return layout.lines.flatMap { line in
      layout.visualRuns(of: line).map { ($0.isRightToLeft ? "<" : "") + $0.text }
    }
  }

  @Test func runsStandInTheOrderTheyAreSeen() {
    #expect(runs("abc") == ["abc"])
    #expect(runs("abc שלום 123 def") == ["abc ", "123", "<שלום ", " def"])
    #expect(runs("שלום abc 123") == ["abc 123", "<שלום "])
    #expect(runs("(a)", TestLayout(isRightToLeft: true)) == ["(a)"])
    #expect(runs("1 2!", TestLayout(isRightToLeft: true)) == ["<!", "2", "< ", "1"])
    #expect(runs("ab\nשל") == ["ab", "<של"])
  }

  @Test func aRunHasItsPlace() {
    let layout = TestLayout(width: 400).layout("abc שלום")
    let runs = layout.visualRuns(of: layout.lines[0])
    #expect(runs[1].x == TestLayout().measure("abc "))
    #expect(abs(runs[1].x + runs[1].width - layout.lines[0].rect.maxX) < 1e-9)
    #expect(runs[1].range == 4..<8)
  }

  @Test func aParagraphThatRunsLeftIsTruncatedAtTheLeft() {
    let test = TestLayout(width: 60, lines: 1, mode: .truncatingTail)
    let layout = test.layout("שלום עולם ועוד")
    let runs = layout.visualRuns(of: layout.lines[0])
    #expect(runs.count == 1)
    #expect(runs[0].isRightToLeft && runs[0].text.hasSuffix("…"))
  }

  @Test func caretsFollowTheDirection() {
    let text = Array("ab שלום".utf16)[...]
    let font = TextMetrics(os: 9).measuring(.system(17))
    let carets = LineCarets(
      text, 0..<7, [FontRun(font)], paragraph: 0..<7, isRightToLeft: false)
    #expect(carets.x(of: 1) == font.width(of: "a"))
    #expect(abs(carets.x(of: 3) - font.width(of: "ab שלום")) < 1e-9)
    #expect(abs(carets.x(of: 7) - font.width(of: "ab ")) < 1e-9)
    #expect(carets.x(of: 4) > carets.x(of: 5))
    for offset in [0, 1, 4, 5, 6] {
      #expect(carets.offset(nearest: carets.x(of: offset)) == offset)
    }
  }
}
