// SPDX-License-Identifier: MIT
import DioramaCore

/// Places are points from the top left corner of the flow, offsets are UTF-16 units.
///
/// An offset between two lines that no line end in the text parts belongs to the second one.
extension TextFlow {
  /// At least 1: an empty text, and what follows a line end at the end of the text, is a line.
  package var lineCount: Int { lines.count + (opensLine ? 1 : 0) }

  private var opensLine: Bool { lines.count == 0 || lines[lines.count - 1].isHard }

  /// Unrounded, in points.
  package var height: Double { Double(lineCount) * lineHeight }

  /// Width of the widest line, unrounded; linear in the number of lines.
  package var widestLine: Double {
    lines.chunks.reduce(0) { $1.reduce($0) { max($0, $1.width) } }
  }

  /// The number of the line that holds `offset`, from 0; beyond the text the last line.
  package func line(of offset: Int) -> Int {
    guard offset < lines.span else { return lineCount - 1 }
    return lines.element(at: max(0, offset)).index
  }

  /// The number of the line at a distance from the top; above the first, below the last line.
  package func line(at y: Double) -> Int {
    let line = (y / lineHeight).rounded(.down)
    guard line > 0 else { return 0 }
    return line < Double(lineCount) ? Int(line) : lineCount - 1
  }

  /// What a line holds, with the line end in the text.
  package func range(ofLine line: Int) -> TextRange {
    guard line >= 0, line < lines.count else { return TextRange(line < 0 ? 0 : lines.span) }
    return TextRange(lines.start(of: line), lines[line].span)
  }

  /// As wide as the line's text without the blanks that hang over its end.
  package func rect(ofLine line: Int) -> Rect {
    let width = lines.count > line && line >= 0 ? lines[line].width : 0
    return Rect(inset(width), Double(line) * lineHeight, width, lineHeight)
  }

  /// Where a line begins; at the left edge where there is room without end.
  private func inset(_ lineWidth: Double) -> Double {
    width.isFinite ? max(0, width - lineWidth) * flush : 0
  }
}

// MARK: - Carets

extension TextFlow {
  /// Where the caret before `offset` stands, without a width of its own; linear in its line.
  ///
  /// Behind blanks that hang over the end of a line it stays at that end.
  /// - Parameter editor: The text of the flow, as in all that follow.
  package func caret(at offset: Int, in editor: TextEditor) -> Rect {
    let line = line(of: offset)
    let carets = carets(ofLine: line, in: editor)
    let x = carets.measures.x(of: offset - carets.start) + rect(ofLine: line).minX
    return Rect(min(x, max(width, 0)), Double(line) * lineHeight, 0, lineHeight)
  }

  /// The offset whose caret is nearest to a point, in the line that the point is beside.
  ///
  /// Behind a line that goes on, the last place that still belongs to it.
  package func offset(nearest point: Point, in editor: TextEditor) -> Int {
    let line = line(at: point.y)
    let carets = carets(ofLine: line, in: editor)
    let offset = carets.measures.offset(nearest: point.x - rect(ofLine: line).minX)
    guard line < lines.count, !lines[line].isHard, line < lineCount - 1 else {
      return carets.start + offset
    }
    let visible = Int(lines[line].visibleLength)
    if offset > visible || visible < lines[line].span { return carets.start + min(offset, visible) }
    let last = carets.measures.offsets.dropLast().last ?? 0
    return carets.start + min(offset, last)
  }

  /// The part of `range` on its first line; a caret's rect where it is empty.
  package func firstRect(of range: TextRange, in editor: TextEditor) -> Rect {
    let range = range.clamped(to: lines.span)
    let start = caret(at: range.location, in: editor)
    let line = line(of: range.location)
    guard range.end < self.range(ofLine: line).end || line == lineCount - 1 else {
      return Rect(start.minX, start.minY, max(0, rect(ofLine: line).maxX - start.minX), lineHeight)
    }
    let end = caret(at: range.end, in: editor)
    return Rect(start.minX, start.minY, max(0, end.minX - start.minX), lineHeight)
  }

  /// The places of a line's carets, by offset from its start; none behind a line end in the text.
  private func carets(
    ofLine line: Int, in editor: TextEditor
  ) -> (start: Int, measures: LineCarets) {
    let range = range(ofLine: line)
    let units = editor.units(in: range)
    var end = units.count
    if line < lines.count, lines[line].isHard {
      end -= units.suffix(2) == [0x0D, 0x0A] ? 2 : 1
    }
    return (range.location, LineCarets(units[...], 0..<max(0, end), font))
  }
}
