// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaText
import Testing

/// Text of any kind ends, gives the same twice, and costs no more than its length.
@Suite(.serialized) struct UnicodeRobustnessTests {
  static let samples = [
    "مرحبا بالعالم، كيف الحال اليوم؟ 123", "שלום עולם, מה שלומך היום? (abc)", "สวัสดีชาวโลก กำลังทดสอบ",
    "नमस्ते दुनिया क्षत्रिय कि", "你好，世界。これはテストです。안녕하세요 세계", "🇨🇭🇩🇪🇫🇷🇮🇹🇨🇭", "👩‍👩‍👧‍👦👨‍👩‍👦👍🏽👩🏽‍⚕️",
    "e\u{301}\u{323}a\u{308}\u{304}n\u{303}", "1️⃣2️⃣#️⃣", "a\u{200B}b\u{AD}c\u{2060}d\u{FEFF}",
    "\u{202E}abc\u{202C}def",
    "\u{2067}אב\u{2069}x", "\u{0}\u{1}\u{7F}", "\r\n\u{2028}\u{85}", "   ", "\t\t",
  ]

  private func check(_ units: [UInt16], width: Double) {
    let font = TextMetrics(os: 9).measuring(.system(17))
    for mode in LineBreakMode.allCases {
      let lines = broken(units, LineBreaker(font, width: width, mode: mode))
      #expect(lines == broken(units, LineBreaker(font, width: width, mode: mode)))
      #expect(lines.reduce(0) { $0 + $1.range.count } == units.count)
      #expect(lines.allSatisfy { $0.width.isFinite && $0.width >= 0 })
      for line in lines where line.width > width + 0.001 { #expect(line.text.count <= 2) }
    }
    let carets = LineCarets(
      units[...], 0..<units.count, [FontRun(font)], paragraph: 0..<units.count,
      isRightToLeft: false)
    for x in stride(from: -5.0, to: 200, by: 7) {
      #expect((0...units.count).contains(carets.offset(nearest: x)))
    }
  }

  @Test(arguments: samples)
  func samplesBreakAndLayOut(_ text: String) {
    for width in [0.0, 40, 100] {
      check(Array(text.utf16), width: width)
      for mode in LineBreakMode.allCases {
        for lines in [0, 1, 2] {
          let test = TestLayout(width: width, height: 70, lines: lines, mode: mode)
          let layout = test.layout(text)
          #expect(layout.shownLines == test.layout(text).shownLines)
          #expect(layout.lines.map { layout.visualRuns(of: $0) }.count == layout.lines.count)
          for line in layout.lines {
            let width = layout.visualRuns(of: line).reduce(0) { $0 + $1.width }
            // Blanks at the end of a paragraph may stand out of the line.
            let isNear = abs(width - line.rect.width) < 1e-6
            #expect(
              isNear || width > line.rect.width && layout.shown(line).last?.isWhitespace == true)
          }
        }
      }
    }
  }

  @Test(arguments: UInt64(0)..<60)
  func anyCodeUnits(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let ranges: [(Int, Int)] = [
      (0, 0x80), (0xD800, 0x800), (0x300, 0x70), (0x5D0, 0x30), (0xE00, 0x60), (0x2000, 0x70),
      (0xAC00, 0x100), (0x900, 0x80), (0xD83C, 2), (0xDDE6, 26), (0xFE00, 0x200),
    ]
    let units = (0..<random.below(80)).map { _ in
      let range = ranges[random.below(ranges.count)]
      return UInt16(range.0 + random.below(range.1))
    }
    check(units, width: Double(random.below(120)))
    let text = String(decoding: units, as: UTF16.self)
    for mode in LineBreakMode.allCases {
      let test = TestLayout(
        width: Double(random.below(120)), lines: random.below(3), mode: mode,
        alignment: .justified, isRightToLeft: random.below(2) == 0)
      let layout = test.layout(text)
      for line in layout.lines { _ = layout.visualRuns(of: line) }
    }
  }

  @Test func loneSurrogatesAreReplacementCharacters() {
    let units: [UInt16] = [0x61, 0xD83C, 0x62, 0xDC00, 0xDC00, 0xD83D]
    #expect(units[...].string(0..<6) == "a\u{FFFD}b\u{FFFD}\u{FFFD}\u{FFFD}")
    check(units, width: 10)
  }

  private static let long: [(String, String)] = [
    ("letters", "a"), ("blanks", " "), ("marks", "\u{301}"), ("brackets", "( "), ("open", "("),
    ("zero width", "\u{200B}"), ("joined", "👩\u{200D}"), ("flags", "🇨🇭"), ("ideographs", "漢"),
    ("hebrew", "ש"), ("both ways", "aש("), ("embedded", "\u{202B}a"), ("isolated", "\u{2067}a"),
    ("line ends", "\n"), ("thai", "ก"), ("conjuncts", "क्"),
  ]

  /// Ten times the text may take no hundred times as long.
  @Test(arguments: long)
  func costIsLinear(_ name: String, _ unit: String) {
    let clock = ContinuousClock()
    func time(_ count: Int) -> Duration {
      let text = String(String(repeating: unit, count: count / unit.utf16.count).prefix(count))
      return clock.measure {
        for (mode, lines) in [
          (LineBreakMode.wordWrapping, 0), (.truncatingMiddle, 1), (.truncatingHead, 2),
        ] {
          let layout = TestLayout(lines: lines, mode: mode).layout(text)
          for line in layout.lines { _ = layout.visualRuns(of: line) }
        }
      }
    }
    let short = max(time(10_000), time(10_000))
    let long = time(100_000)
    #expect(long < short * 60 + .milliseconds(200), "\(name): \(short), then \(long)")
  }
}
