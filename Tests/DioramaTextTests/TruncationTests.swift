// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaText
import Testing

/// What the last line shows of text that has no room.
@Suite struct TruncationTests {
  let fox = "The quick brown fox jumps over the lazy dog and runs away"

  @Test(arguments: [
    (LineBreakMode.wordWrapping, ["The quick brown"], ["The quick brown", "fox jumps over the"]),
    (.characterWrapping, ["The quick brown fo"], ["The quick brown fo", "x jumps over the la"]),
    (
      .clipping, ["The quick brown fox jumps over the lazy dog and runs away"],
      ["The quick brown", "fox jumps over the lazy dog and runs away"]
    ),
    (.truncatingHead, ["…og and runs away"], ["The quick brown", "…og and runs away"]),
    (.truncatingTail, ["The quick brown f…"], ["The quick brown", "fox jumps over th…"]),
    (.truncatingMiddle, ["The quic…ns away"], ["The quick brown", "fox jump…ns away"]),
  ])
  func oneAndTwoLines(_ mode: LineBreakMode, _ one: [String], _ two: [String]) {
    #expect(TestLayout(lines: 1, mode: mode).shown(fox) == one)
    #expect(TestLayout(lines: 2, mode: mode).shown(fox) == two)
    #expect(TestLayout(lines: 2, mode: mode).layout(fox).isTruncated)
    #expect(TestLayout(lines: 0, mode: mode).shown(fox).count == 4)
    #expect(!TestLayout(lines: 0, mode: mode).layout(fox).isTruncated)
  }

  @Test func heightLimitsLinesToo() {
    let low = TestLayout(height: 50, mode: .truncatingTail)
    #expect(low.shown(fox) == ["The quick brown", "fox jumps over th…"])
    #expect(TestLayout(height: 1, mode: .truncatingTail).shown(fox) == ["The quick brown f…"])
  }

  @Test func whatIsMissingAfterALineEndIsShownToo() {
    #expect(TestLayout(lines: 2, mode: .truncatingTail).shown("a\nb\nc") == ["a", "b…"])
    #expect(TestLayout(lines: 1, mode: .truncatingTail).shown("a\n") == ["a"])
    #expect(!TestLayout(lines: 1, mode: .truncatingTail).layout("a\n").isTruncated)
    #expect(TestLayout(lines: 0).shown("a\n") == ["a", ""])
  }

  @Test func thereIsNoRoomForTheEllipsis() {
    for mode in [LineBreakMode.truncatingHead, .truncatingTail, .truncatingMiddle] {
      #expect(TestLayout(width: 0, lines: 1, mode: mode).shown(fox) == ["…"])
    }
  }

  @Test func emptyTextHasNoLine() {
    #expect(TestLayout().shown("") == [])
    #expect(TestLayout().layout("").size == .zero)
  }

  private func longest(_ texts: [String], _ test: TestLayout) -> String? {
    texts.last(where: { test.measure($0) <= test.width + 0.001 }) ?? texts.first
  }

  /// Against trying every cut.
  @Test(arguments: UInt64(0)..<60)
  func nothingLongerWouldFit(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var text = ""
    let pieces = ["a", "W", " ", "é", "e\u{301}", "👍🏽", "漢", "iiii", "AV"]
    for _ in 0..<(10 + random.below(60)) { text += pieces[random.below(pieces.count)] }
    var test = TestLayout(lines: 1, mode: .truncatingTail)
    test.width = Double(20 + random.below(150))
    guard test.measure(text) > test.width + 0.001 else { return }
    let prefixes = (0..<text.count).map { String(text.prefix($0)) + "…" }
    #expect(test.shown(text).first == longest(prefixes, test))
    test.mode = .truncatingHead
    let suffixes = (0..<text.count).map { "…" + text.suffix($0) }
    #expect(test.shown(text).first == longest(suffixes, test))
    test.mode = .truncatingMiddle
    let middle = test.layout(text)
    #expect(middle.size.width <= test.width + 0.001)
    #expect(middle.size.width == test.measure(middle.shownLines[0]))
    #expect(middle.size.width > test.width - 50)
  }
}

/// The largest font at which text fits.
@Suite struct ShrinkingTests {
  private func scale(_ text: String, _ test: TestLayout, minimum: Double = 0) -> Double {
    test.styled(text).fittingScale(in: test.room, minimum: minimum, test.metrics)
  }

  @Test func oneLineFillsTheWidth() {
    let test = TestLayout(width: 100, height: 10, lines: 1, mode: .truncatingTail)
    let scale = scale("The quick brown fox", test)
    let width = test.metrics.width(of: "The quick brown fox", font: .system(17 * scale))
    #expect(width <= 100.001)
    #expect(width > 99.9)
  }

  @Test func textThatFitsKeepsItsSize() {
    #expect(scale("The quick", TestLayout(lines: 1)) == 1)
    #expect(scale("", TestLayout(lines: 1)) == 1)
  }

  @Test func theLowerLimitHolds() {
    let test = TestLayout(width: 10, lines: 1, mode: .truncatingTail)
    #expect(scale("The quick brown fox", test, minimum: 0.5) == 0.5)
    #expect(scale("The quick brown fox", test) < 0.2)
    #expect(scale("The quick brown fox", test, minimum: 7) == 1)
    #expect(scale("a\nb", test) == 1)
    #expect(scale("a", TestLayout(width: 0, lines: 1)) < 0.001)
  }

  @Test func severalLinesShrinkUntilAllFit() {
    var test = TestLayout(width: 150, height: 60, lines: 2, mode: .truncatingTail)
    let text = "The quick brown fox jumps over the lazy dog and runs away"
    let scale = scale(text, test)
    #expect(scale < 0.6)
    test.size *= scale
    #expect(!test.layout(text).isTruncated)
    test.size *= 1.01
    #expect(test.layout(text).isTruncated)
  }
}
