// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import DioramaText
import DioramaUIKit
import Testing

/// Recorded facts T1 to T6, T9 and T10 on our own tables, over the parameters of the 2,100 records.
///
/// Source: WinObjC uilabel-ios.xml, made on a device of scale 3. The font is not named there, so the
/// relations count, not the numbers.
@Suite struct LabelFacts {
  private static let context = MeasureContext(os: 9, scale: 3)
  private static let bounds = Rect(0, 0, 353, 107)
  private static let sentence =
    "Every lamp along the narrow harbour street was lit again before the last ferry came home at nine."
  private static let sizes = stride(from: 4.01, through: 76.01, by: 8).map { $0 }
  private static let lineCounts = 0...4

  /// Off, and on with several least scales.
  private static let shrinkings: [Double?] = [nil, 0, 0.1, 0.25, 0.5, 0.75, 1]

  private static func label(
    _ size: Double, lines: Int = 1, mode: UILabel.LineBreakMode = .byTruncatingTail,
    shrinking: Double? = nil
  ) -> UILabel {
    var label = UILabel()
    label.text = sentence
    label.font = .system(size)
    label.numberOfLines = lines
    label.lineBreakMode = mode
    label.adjustsFontSizeToFitWidth = shrinking != nil
    label.minimumScaleFactor = shrinking ?? 0
    return label
  }

  private static func each(_ size: Double, _ body: (UILabel) -> Void) {
    for lines in lineCounts {
      for mode in UILabel.LineBreakMode.allCases {
        for shrinking in shrinkings {
          body(label(size, lines: lines, mode: mode, shrinking: shrinking))
        }
      }
    }
  }

  private static func fits(_ label: UILabel) -> Size {
    label.sizeThatFits(bounds.size, in: context)
  }

  private static func isWhole(_ points: Double) -> Bool {
    abs(points * 3 - (points * 3).rounded()) < 1e-6
  }

  @Test func `there are 2,100 labels, and the sentence is as long as the recorded one`() {
    var count = 0
    for size in Self.sizes { Self.each(size) { _ in count += 1 } }
    #expect(count == 2_100)
    #expect(Self.sentence.count == 97)
  }

  @Test(arguments: sizes)
  func `T1: the intrinsic size depends on text and font alone`(size: Double) {
    let expected = Self.label(size).intrinsicSize(in: Self.context)
    Self.each(size) { #expect($0.intrinsicSize(in: Self.context) == expected) }
    #expect(Self.isWhole(expected.width ?? 0.1) && Self.isWhole(expected.height ?? 0.1))
  }

  @Test(arguments: sizes)
  func `T2: one line asks for all of its width`(size: Double) {
    Self.each(size) { label in
      guard label.numberOfLines == 1 else { return }
      #expect(IntrinsicSize(Self.fits(label)) == label.intrinsicSize(in: Self.context))
    }
  }

  @Test(arguments: sizes)
  func `T3: shrinking changes no size and no text rect`(size: Double) {
    Self.each(size) { label in
      let plain = Self.label(size, lines: label.numberOfLines, mode: label.lineBreakMode)
      #expect(Self.fits(label) == Self.fits(plain))
      #expect(
        label.textRect(in: Self.bounds, Self.context)
          == plain.textRect(in: Self.bounds, Self.context))
    }
  }

  @Test(arguments: sizes)
  func `T4 and T5: a text too high stands out at both ends, another begins at the top`(
    size: Double
  ) {
    Self.each(size) { label in
      let bounds = Rect(7, 11, 353, 107)
      let rect = label.textRect(in: bounds, Self.context)
      let needed = Self.fits(label).height
      #expect(rect.minX == 7)
      #expect(rect.height == min(needed, 107))
      if needed > 107 {
        #expect(abs(rect.minY - (11 + (107 - needed) / 2)) <= 1.0 / 6 + 1e-9)
      } else {
        #expect(rect.minY == 11)
      }
    }
  }

  @Test(arguments: sizes)
  func `T6: one line too long fills the bounds unless it is truncated`(size: Double) {
    Self.each(size) { label in
      guard label.numberOfLines == 1 else { return }
      let natural = label.intrinsicSize(in: Self.context).width ?? 0
      let width = label.textRect(in: Self.bounds, Self.context).width
      switch label.lineBreakMode {
      case _ where natural <= 353: #expect(width == natural)
      case .byWordWrapping, .byCharWrapping, .byClipping: #expect(width == 353)
      case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
        #expect(width <= 353 && width > 353 - 2 * size)
      }
    }
  }

  @Test(arguments: sizes)
  func `several lines are as high as they are many, and as wide as the widest`(size: Double) {
    let metrics = TextMetrics(os: 9)
    let one = metrics.lineHeight(of: .system(size))
    Self.each(size) { label in
      guard label.numberOfLines != 1 else { return }
      let found = Self.fits(label)
      let lines = (found.height / one).rounded(.down)
      #expect(abs(found.height - Self.context.roundedUp(lines * one)) < 1e-9)
      #expect(label.numberOfLines == 0 || Int(lines) <= label.numberOfLines)
      #expect(found.width <= 353 && found.width > 0)
      #expect(label.drawn(in: Rect(0, 0, 353, found.height), Self.context).layout.lines.count > 0)
    }
  }

  @Test func `T9: defaults`() {
    let label = UILabel()
    #expect(label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.textColor == Color(white: 0))
    #expect(label.font == .system(17))
    #expect(label.highlightedTextColor == nil)
    #expect(label.shadowOffset == Offset(0, -1))
    #expect(label.baselineAdjustment == .alignBaselines)
    #expect(label.minimumScaleFactor == 0)
    #expect(!label.adjustsFontSizeToFitWidth)
    #expect(label.attributedText == nil)
  }
}
