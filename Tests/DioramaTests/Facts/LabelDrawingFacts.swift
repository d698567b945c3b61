// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import DioramaText
import DioramaUIKit
import Testing

/// Where a label draws its text, and how large (recorded fact T10; UIKit facts 2.3 and 7.4).
@Suite struct LabelDrawingFacts {
  private func context(_ os: Int = 9) -> MeasureContext { MeasureContext(os: os, scale: 2) }

  private func label(_ adjust: (inout UILabel) -> Void = { _ in }) -> UILabel {
    var label = UILabel()
    label.text = "The quick brown fox jumps over the lazy dog"
    adjust(&label)
    return label
  }

  private let bounds = Rect(0, 0, 150, 60)

  @Test func `text is centred from top to bottom`() {
    let drawn = label().drawn(in: Rect(0, 10, 400, 60), context())
    #expect(abs(drawn.origin.y - (10 + (60 - drawn.layout.size.height) / 2)) < 1e-9)
    #expect(drawn.scale == 1)
  }

  @Test func `T10: a least scale of 0 is no limit`() {
    let free = label { $0.adjustsFontSizeToFitWidth = true }.drawn(in: bounds, context())
    #expect(free.scale < 0.5)
    #expect(free.layout.shownLines == ["The quick brown fox jumps over the lazy dog"])
    let held = label {
      $0.adjustsFontSizeToFitWidth = true
      $0.minimumScaleFactor = 0.75
    }.drawn(in: bounds, context())
    #expect(held.scale == 0.75)
    #expect(held.layout.shownLines.first?.hasSuffix("…") == true)
  }

  @Test(
    arguments: [
      (1, .byTruncatingTail, true, true), (1, .byClipping, true, true),
      (1, .byWordWrapping, false, false), (1, .byCharWrapping, false, false),
      (2, .byTruncatingTail, false, true), (0, .byTruncatingMiddle, false, true),
      (2, .byClipping, false, false), (2, .byWordWrapping, false, false),
    ] as [(Int, UILabel.LineBreakMode, Bool, Bool)])
  func `which labels shrink on iOS 6, and from iOS 7 on`(
    lines: Int, mode: UILabel.LineBreakMode, old: Bool, new: Bool
  ) {
    let label = label {
      $0.adjustsFontSizeToFitWidth = true
      $0.numberOfLines = lines
      $0.lineBreakMode = mode
    }
    let low = Rect(0, 0, 90, 45)
    #expect((label.drawn(in: low, context(6)).scale < 1) == old)
    #expect((label.drawn(in: low, context(7)).scale < 1) == new)
  }

  @Test func `T10: the baseline adjustment is for one line`() {
    func drawn(_ adjustment: UILabel.BaselineAdjustment, lines: Int) -> DrawnLabel {
      label {
        $0.adjustsFontSizeToFitWidth = true
        $0.baselineAdjustment = adjustment
        $0.numberOfLines = lines
      }.drawn(in: Rect(0, 0, 150, 30), context())
    }
    let full = label().drawn(in: Rect(0, 0, 900, 30), context())
    let baseline = full.origin.y + full.layout.lines[0].baseline
    let byBaseline = drawn(.alignBaselines, lines: 1)
    #expect(abs(byBaseline.origin.y + byBaseline.layout.lines[0].baseline - baseline) < 1e-9)
    let byCenter = drawn(.alignCenters, lines: 1)
    #expect(abs(byCenter.origin.y + byCenter.layout.size.height / 2 - 15) < 1e-9)
    #expect(abs(drawn(.none, lines: 1).origin.y - full.origin.y) < 1e-9)
    let tops = [UILabel.BaselineAdjustment.alignBaselines, .alignCenters, .none].map {
      drawn($0, lines: 2).origin.y
    }
    #expect(tops[0] == tops[1] && tops[1] == tops[2])
  }

  @Test func `a label whose text is gone is a label without`() {
    let empty = label { $0.text = nil }
    #expect(empty.sizeThatFits(.zero, in: context()) == .zero)
    #expect(empty.textRect(in: bounds, context()) == Rect(0, 0, 0, 0))
    #expect(empty.drawn(in: bounds, context()).layout.shownLines == [])
    #expect(empty.drawn(in: .zero, context()).scale == 1)
  }

  @Test func `line ends make lines as far as there may be several`() {
    let two = label {
      $0.text = "a\nb"
      $0.numberOfLines = 0
    }
    let one = label { $0.text = "a\nb" }
    let single = label { $0.text = "a" }
    #expect(one.intrinsicSize(in: context()) == single.intrinsicSize(in: context()))
    #expect(two.intrinsicSize(in: context()).height == context().roundedUp(2 * 17 * 2444 / 2048))
    #expect(one.drawn(in: bounds, context()).layout.shownLines == ["a…"])
  }

  @Test func `the preferred width wraps the intrinsic size`() {
    let wide = label { $0.numberOfLines = 0 }
    let narrow = label {
      $0.numberOfLines = 0
      $0.preferredMaxLayoutWidth = 150
    }
    #expect(
      narrow.intrinsicSize(in: context())
        == IntrinsicSize(wide.sizeThatFits(Size(150, 0), in: context())))
  }

  @Test func `highlighted labels have their own color`() {
    #expect(label().shownTextColor == Color(white: 0))
    let red = label {
      $0.isHighlighted = true
      $0.highlightedTextColor = Color(red: 1, green: 0, blue: 0)
    }
    #expect(red.shownTextColor == Color(red: 1, green: 0, blue: 0))
  }
}
