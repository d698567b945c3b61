// SPDX-License-Identifier: MIT
import DioramaCore

/// Text broken into lines.
///
/// Rects count from the layout's top left corner, in points, unrounded.
package struct TextLayout: Sendable {
  package let text: StyledText
  package private(set) var lines: [TextLine] = []
  /// Widest line, its indents included, and height of all lines.
  package private(set) var size = Size.zero
  /// Whether some of the text has no place in the lines.
  package private(set) var isTruncated = false
  let metrics: TextMetrics
  var levels: BidiLevels?

  /// What text is laid out in.
  package struct Room: Sendable {
    package var width: Double
    /// Lines that would end below are left out; the first never is.
    package var height = Double.infinity
    /// 0 is any number.
    package var maximumLines = 0
    /// Whether natural alignment is at the right.
    package var isRightToLeft = false

    package init(width: Double = .infinity) { self.width = max(0, width.isNaN ? 0 : width) }
  }

  /// Linear in the text, and in the lines that are asked for where `room` limits them.
  ///
  /// Empty text has no line.
  package init(_ text: StyledText, in room: Room, _ metrics: TextMetrics) {
    self.text = text
    self.metrics = metrics
    guard !text.isEmpty else { return }
    let units = text.units[...]
    if room.isRightToLeft || BidiLevels.mayNeed(units) { levels = BidiLevels(units.indices) }
    var filling = LineFilling(text, room, metrics, levels)
    filling.fill()
    lines = filling.lines
    size = filling.size
    isTruncated = filling.isTruncated
    levels = filling.levels
    align(in: room)
  }

  /// What a line shows, with its ellipsis, in the order of the text.
  package func shown(_ line: TextLine) -> String {
    let units = text.units[...]
    guard line.isTruncated else { return units.string(line.head) }
    return units.string(line.head) + "…" + units.string(line.tail)
  }

  /// What all lines show.
  package var shownLines: [String] { lines.map(shown) }

  package func style(of line: TextLine) -> ParagraphStyle {
    text.run(at: line.paragraphStart).paragraph
  }
}

// MARK: - Alignment

extension TextLayout {
  private mutating func align(in room: Room) {
    let width = room.width.isFinite ? room.width : size.width
    for index in lines.indices {
      lines[index] = aligned(lines[index], width: width, isRightToLeft: room.isRightToLeft)
    }
  }

  private func aligned(_ line: TextLine, width: Double, isRightToLeft: Bool) -> TextLine {
    var line = line
    let style = style(of: line)
    let (head, tail) = style.indents(isFirst: line.beginsParagraph, width: width)
    let left = line.baseLevel == 0 ? head : tail
    let free = width - head - tail - line.rect.width
    switch style.alignment {
    case .left: line.rect.origin.x = left
    case .right: line.rect.origin.x = left + free
    case .center: line.rect.origin.x = left + free / 2
    case .natural: line.rect.origin.x = isRightToLeft ? left + free : left
    case .justified:
      let blanks = text.units[line.head].count { $0 == 0x20 || $0 == 0xA0 }
      if line.endsParagraph || line.isTruncated || blanks == 0 || free <= 0 {
        line.rect.origin.x = line.baseLevel == 0 ? left : left + free
      } else {
        line.rect.origin.x = left
        line.rect.size.width += free
        line.blankStretch = free / Double(blanks)
      }
    }
    return line
  }
}
