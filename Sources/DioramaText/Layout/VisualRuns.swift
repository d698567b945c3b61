// SPDX-License-Identifier: MIT
import DioramaCore

extension TextLayout {
  /// What is drawn of a line from left to right, a run for each style and direction.
  ///
  /// Linear in what the line shows. Blanks at the end of a paragraph have the paragraph's level from
  /// FriBidi (UAX 9, L1); those of a wrapped line are not shown.
  package func visualRuns(of line: TextLine) -> [VisualRun] {
    var pieces = LinePieces(self, line)
    pieces.collect()
    var runs = pieces.runs
    VisualOrder.reorder(&runs, level: \.level)
    var x = line.rect.minX
    return runs.map { piece in
      defer { x += piece.width }
      return VisualRun(
        text: piece.text, range: piece.range, tag: text.runs[piece.style].tag,
        font: text.runs[piece.style].font, isRightToLeft: piece.level % 2 == 1, x: x,
        width: piece.width, places: piece.places(from: x))
    }
  }
}

/// A stretch of a line of one style and one level, in the order of the text.
private struct LinePiece {
  var text: String
  var range: Range<Int>
  var style: Int
  var level: Int8
  var width: Double
  /// Of each scalar.
  var widths: [Double]

  /// The left edges of its scalars when its own is at `x`.
  func places(from x: Double) -> [Double] {
    let isTurned = level % 2 == 1
    var edge = isTurned ? x + width : x
    return widths.map { width in
      if isTurned {
        edge -= width
        return edge
      }
      defer { edge += width }
      return edge
    }
  }
}

/// Cuts what a line shows into pieces, measuring it as one.
private struct LinePieces {
  private(set) var runs: [LinePiece] = []
  private let layout: TextLayout
  private let units: CodeUnits
  private let line: TextLine
  private var measure: RunMeasure
  private var style = 0
  private var styleEnd = 0

  init(_ layout: TextLayout, _ line: TextLine) {
    self.layout = layout
    self.line = line
    units = layout.text.units[...]
    let start = line.head.isEmpty ? line.tail.lowerBound : line.head.lowerBound
    measure = RunMeasure(layout.text.fontRuns(layout.metrics), from: start)
  }

  mutating func collect() {
    append(line.head)
    if line.isTruncated {
      let offset = LineTruncation.ellipsisOffset(line.head, line.tail)
      let nearest = min(max(offset, 0), units.endIndex - 1)
      append(LineTruncation.ellipsis, at: nearest, end: nearest, level: ellipsisLevel)
    }
    append(line.tail)
  }

  private mutating func append(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      let (scalar, next) = units.scalar(at: index)
      append(scalar, at: index, end: next, level: layout.levels?[index] ?? 0)
      index = next
    }
  }

  /// At an end of the line the paragraph's own, else the lower of those beside it.
  private var ellipsisLevel: Int8 {
    guard let levels = layout.levels, !line.head.isEmpty, !line.tail.isEmpty else {
      return line.baseLevel
    }
    return min(levels[line.head.upperBound - 1], levels[line.tail.lowerBound])
  }

  private mutating func append(_ scalar: Unicode.Scalar, at index: Int, end: Int, level: Int8) {
    if index >= styleEnd || runs.isEmpty {
      style = layout.text.runIndex(at: index)
      styleEnd = layout.text.runs[style].end
    }
    let before = measure.width
    measure.append(scalar, at: index)
    var width = measure.width - before
    if scalar.value == 0x20 || scalar.value == 0xA0 { width += line.blankStretch }
    let last = runs.count - 1
    if last >= 0, runs[last].style == style, runs[last].level == level {
      runs[last].text.unicodeScalars.append(scalar)
      let range = runs[last].range
      runs[last].range = range.lowerBound..<max(end, range.upperBound)
      runs[last].width += width
      runs[last].widths.append(width)
    } else {
      runs.append(
        LinePiece(
          text: String(Character(scalar)), range: index..<end, style: style, level: level,
          width: width, widths: [width]))
    }
  }
}
