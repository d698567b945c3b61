// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaText
import Testing

/// Characters beyond plain words, and the edges of measuring.
@Suite struct MeasuringTests {
  let new = TextMetrics(os: 17)
  let font = Font.system(17)

  private func width(_ text: String) -> Double { new.width(of: text, font: font) }
  private func isSame(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-9 }

  @Test func emptyTextHasNoSize() {
    #expect(width("") == 0)
    #expect(new.labelSize(of: "", font: font, scale: 2) == .zero)
    #expect(new.buttonTitleSize(of: "", font: font) == .zero)
  }

  @Test func pairsAreKerned() {
    for os in [7, 9, 11, 17] {
      let metrics = TextMetrics(os: os)
      let parts = metrics.width(of: "A", font: font) + metrics.width(of: "V", font: font)
      #expect(metrics.width(of: "AV", font: font) < parts)
    }
    #expect(isSame(width("HH"), 2 * width("H")))
  }

  @Test func accentedLettersKernAsTheirBase() {
    #expect(isSame(width("Vé") - width("V") - width("é"), width("Ve") - width("V") - width("e")))
    #expect(width("Ve") < width("V") + width("e"))
  }

  @Test func spacesAtTheEndsCount() {
    #expect(width(" a ") > width("a") + width(" "))
  }

  @Test func combiningMarksTakeNoRoom() {
    #expect(isSame(width("e\u{301}"), width("e")))
    #expect(isSame(width("V\u{301}e"), width("Ve")))
    #expect(isSame(width("é"), width("e")))
    #expect(isSame(width("\u{200B}\u{FEFF}\u{301}\u{AD}\n"), 0))
  }

  @Test func hangulIsOneCellComposedOrNot() {
    let tracking = new.measuring(font).tracking
    #expect(isSame(width("한국"), 17 * 2 * (866 + tracking) / 1000))
    #expect(isSame(width("\u{1112}\u{1161}\u{11AB}"), width("한")))
  }

  @Test func otherEastAsianCharactersAreWide() {
    let tracking = new.measuring(font).tracking
    #expect(isSame(width("漢字かなカナ、"), 17 * 7 * (1019 + tracking) / 1000))
    #expect(isSame(width("か\u{3099}"), width("が")))
    #expect(isSame(width("\u{20000}"), width("漢")))
  }

  @Test(
    "Pictures measure by size (METRICS.md)", arguments: [(17.0, 1350.0), (35, 1140), (120, 1000)])
  func pictures(_ size: Double, _ advance: Double) {
    let measuring = new.measuring(.system(size))
    #expect(isSame(measuring.width(of: "😀"), size * advance / 1000))
    #expect(isSame(new.measuring(.system(26)).emojiAdvance, 1245))
    #expect(isSame(new.measuring(.system(500)).emojiAdvance, 1000))
  }

  @Test(
    "A sequence that shows one picture is as wide as one",
    arguments: ["👩‍👩‍👧‍👦", "👍🏽", "🇨🇭", "1️⃣", "❤️", "☀️", "👩‍❤️‍👨", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "👩🏽‍⚕️"])
  func pictureSequence(_ text: String) {
    #expect(isSame(width(text), width("😀")))
    #expect(isSame(width(text + text), 2 * width("😀")))
    #expect(isSame(width("a" + text + "V"), width("a") + width("😀") + width("V")))
  }

  @Test func unlistedCharactersMeasureAsN() {
    #expect(isSame(width("ა"), width("n")))
    #expect(isSame(width("𝔄"), width("n")))
  }

  @Test func subtextsMeasureAsTheirOwnStrings() {
    let text = "one two"
    #expect(new.measuring(font).width(of: text.dropFirst(4)) == width("two"))
  }

  @Test func longTextIsTheSumOfItsParts() {
    let clock = ContinuousClock()
    let unit = "The quick brown fox jumps over é漢. "
    let short = String(repeating: unit, count: 100_000 / unit.count / 10)
    let long = String(repeating: unit, count: 100_000 / unit.count)
    let join = width(unit + unit) - 2 * width(unit)
    let count = Double(100_000 / unit.count)
    let expected = count * width(unit) + (count - 1) * join
    #expect(abs(width(long) - expected) < 1e-6)
    // Ten times the text may take no hundred times as long.
    let shortTime = (0..<5).map { _ in clock.measure { _ = width(short) } }.min()!
    let longTime = (0..<5).map { _ in clock.measure { _ = width(long) } }.min()!
    #expect(longTime < shortTime * 40 + .milliseconds(5))
  }

  @Test func sizesThatAreNoneGiveTheDefault() {
    for size in [0, -3, .nan, .infinity] {
      #expect(
        new.width(of: "Label", font: .system(size)) == new.width(of: "Label", font: .system(14)))
      #expect(new.lineHeight(of: .system(size)) == new.lineHeight(of: .system(14)))
    }
    #expect(new.labelSize(of: "a", font: font, scale: .nan).isFinite)
    #expect(new.width(of: "Label", font: .system(1e6)).isFinite)
  }

  @Test func italicsMeasureAsUpright() {
    let italic = Font(.system, size: 17, isItalic: true)
    #expect(new.width(of: "Label", font: italic) == width("Label"))
    #expect(!new.isKnown(font: italic))
  }

  @Test func everyScalarMeasuresInEveryEra() {
    for os in [6, 9, 12, 26] {
      let measuring = TextMetrics(os: os).measuring(.system(24, .black))
      for value in UInt32(0)...0x10FFFF {
        guard let scalar = Unicode.Scalar(value) else { continue }
        var line = LineMeasure(measuring)
        line.append(scalar)
        if !(line.width >= 0 && line.width < 60) {
          Issue.record("U+\(String(value, radix: 16)) is \(line.width) wide on iOS \(os)")
        }
      }
    }
  }

  @Test func randomTextMeasuresTheSameTwiceAndInPieces() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<300 {
      var text = ""
      for _ in 0..<random.below(20) {
        let limit = [0x7F, 0x500, 0x3000, 0x20000][random.below(4)]
        if let scalar = Unicode.Scalar(UInt32(random.below(limit))) {
          text.unicodeScalars.append(scalar)
        }
      }
      var line = LineMeasure(new.measuring(font))
      for scalar in text.unicodeScalars { line.append(scalar) }
      #expect(line.width == width(text))
    }
  }
}
