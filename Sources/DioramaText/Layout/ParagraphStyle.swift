// SPDX-License-Identifier: MIT

/// Where the lines of a paragraph sit from left to right.
package enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// Natural is at the left, or at the right where the interface runs from right to left.
  case left, center, right, justified, natural
}

/// How a paragraph is set. All lengths are points.
package struct ParagraphStyle: Hashable, Sendable {
  package var alignment = TextAlignment.natural
  package var lineBreakMode = LineBreakMode.wordWrapping
  /// Between two lines; not above the first one nor below the last.
  package var lineSpacing = 0.0
  /// Between its last line and the next paragraph.
  package var paragraphSpacing = 0.0
  /// 0 is as 1.
  package var lineHeightMultiple = 0.0
  package var minimumLineHeight = 0.0
  /// 0 is none.
  package var maximumLineHeight = 0.0
  /// From the edge where lines begin: of the first line, and of the others.
  package var firstLineHeadIndent = 0.0
  package var headIndent = 0.0
  /// Above 0, from the edge where lines begin to where they end; else from the other edge.
  package var tailIndent = 0.0

  package init() {}

  /// The height of a line that would be `natural` high without the style.
  func lineHeight(natural: Double) -> Double {
    var height = natural * (lineHeightMultiple > 0 ? lineHeightMultiple : 1)
    if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
    return max(height, minimumLineHeight, 0)
  }

  /// How far a line begins and ends from the two edges of a container; nothing below 0 is left.
  func indents(isFirst: Bool, width: Double) -> (head: Double, tail: Double) {
    let head = isFirst ? firstLineHeadIndent : headIndent
    let tail = tailIndent > 0 ? (width.isFinite ? width - tailIndent : 0) : -tailIndent
    return (max(0, head), max(0, tail))
  }
}
