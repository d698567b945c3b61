// SPDX-License-Identifier: MIT
import DioramaCore

/// One line of a layout.
package struct TextLine: Equatable, Sendable {
  /// The code units that are its own, with the blanks and the line end that are not shown.
  package var range: Range<Int>
  /// What is shown; where the line is truncated, what stands before the ellipsis.
  package var head: Range<Int>
  /// What is shown after the ellipsis; empty where nothing is.
  package var tail: Range<Int>
  package var isTruncated: Bool
  /// Where its paragraph, whose style it has, begins.
  package var paragraphStart: Int
  /// Whether a line end in the text, or the text's own end, ends it.
  package var endsParagraph: Bool
  /// In the layout, in points, unrounded: as wide as what is shown.
  package var rect = Rect.zero
  /// From the top of the layout.
  package var baseline = 0.0
  /// Points that justified text adds to each blank.
  package var blankStretch = 0.0
  /// The paragraph's own level: 1 where it runs from right to left.
  package var baseLevel: Int8 = 0

  package var beginsParagraph: Bool { range.lowerBound == paragraphStart }
}

/// A stretch of one line that is drawn at one place in one style.
package struct VisualRun: Equatable, Sendable {
  /// What is shown, in the order of the text.
  package var text: String
  /// Where it comes from; an ellipsis belongs to the run beside it.
  package var range: Range<Int>
  /// The tag of the style run.
  package var tag: Int
  package var font: Font
  package var isRightToLeft: Bool
  /// Left edge in the layout and width, in points, unrounded.
  package var x: Double
  package var width: Double
  /// Left edge of each scalar of `text` in the layout, in points, unrounded.
  package var places: [Double]
}
