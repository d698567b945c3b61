// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import DioramaText

// MARK: - Drawing

/// The text of a label as it is drawn.
package struct DrawnLabel: Sendable {
  /// With the fonts as shrunk; its runs are tagged with the number of the attributed stretch.
  package var layout: TextLayout
  /// Where the layout's corner is, in the label's own coordinates.
  package var origin: Point
  /// How far the fonts are shrunk; 1 is not at all.
  package var scale: Double
}

extension UILabel {
  /// Lines that `bounds` have no height for are left out; the rest is centred from top to bottom.
  package func drawn(in bounds: Rect, _ context: borrowing MeasureContext) -> DrawnLabel {
    let metrics = TextMetrics(os: context.os)
    let text = styledText()
    var room = TextLayout.Room(width: bounds.width)
    room.height = bounds.height
    room.maximumLines = max(0, numberOfLines)
    room.isRightToLeft = context.layoutDirection == .rightToLeft
    let scale =
      shrinks(os: context.os)
      ? text.fittingScale(in: room, minimum: minimumScaleFactor, metrics) : 1
    let layout = TextLayout(scale == 1 ? text : text.scaled(by: scale), in: room, metrics)
    let origin = Point(
      bounds.minX, bounds.minY + top(of: layout, text, in: bounds.height, metrics))
    return DrawnLabel(layout: layout, origin: origin, scale: scale)
  }

  /// Not in modes that wrap; in several lines only from iOS 7 on and with an ellipsis
  /// (UIKit facts 2.3 and 7.4).
  private func shrinks(os: Int) -> Bool {
    guard adjustsFontSizeToFitWidth else { return false }
    switch lineBreakMode {
    case .byWordWrapping, .byCharWrapping: return false
    case .byClipping: return numberOfLines == 1
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
      return numberOfLines == 1 || os >= 7
    }
  }

  /// One shrunk line stands on the baseline of the full font, by its centre, or at its top
  /// (recorded fact T10; UIKit facts 7.4).
  private func top(
    of layout: TextLayout, _ text: StyledText, in height: Double, _ metrics: TextMetrics
  ) -> Double {
    let centred = (height - layout.size.height) / 2
    guard numberOfLines == 1, let shrunk = layout.lines.first,
      let full = TextLayout(text, in: TextLayout.Room(), metrics).lines.first
    else { return centred }
    let fullTop = (height - full.rect.height) / 2
    switch baselineAdjustment {
    case .alignCenters: return centred
    case .alignBaselines: return fullTop + full.baseline - shrunk.baseline
    case .none: return fullTop
    }
  }

  /// The color of what the attributes give none.
  package var shownTextColor: Color {
    isHighlighted ? highlightedTextColor ?? textColor : textColor
  }
}
