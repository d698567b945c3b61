// SPDX-License-Identifier: MIT
import DioramaCore

/// Fills a room with lines from the top.
struct LineFilling {
  private(set) var lines: [TextLine] = []
  private(set) var size = Size.zero
  private(set) var isTruncated = false
  private(set) var levels: BidiLevels?
  private let text: StyledText
  private let units: CodeUnits
  private let room: TextLayout.Room
  private let metrics: TextMetrics
  private let runs: [FontRun]
  private let heights: [RunHeight]
  private var breaker: LineBreaker
  /// Of the paragraph that is being filled.
  private var style = ParagraphStyle()
  private var baseLevel: Int8 = 0
  private var isFirst = true
  private var paragraphStart = 0

  init(
    _ text: StyledText, _ room: TextLayout.Room, _ metrics: TextMetrics, _ levels: BidiLevels?
  ) {
    self.text = text
    self.room = room
    self.metrics = metrics
    self.levels = levels
    units = text.units[...]
    runs = text.fontRuns(metrics)
    heights = text.runs.map { RunHeight(metrics, $0.font) }
    breaker = LineBreaker(runs, width: room.width, mode: .wordWrapping)
  }

  mutating func fill() {
    var start = 0
    while true {
      if isFirst { beginParagraph(at: start) }
      breaker.setWidth(lineWidth)
      let end = breaker.lineEnd(in: units, from: start)
      guard append(line(start, end)) else {
        // Nothing is missing where only an empty last line has no room.
        return start == units.endIndex ? () : cutOff()
      }
      isFirst = end.isHard
      start = end.end
      if start == units.endIndex, !end.isHard { return }
    }
  }

  private var lineWidth: Double {
    let (head, tail) = style.indents(isFirst: isFirst, width: room.width)
    return max(0, room.width - head - tail)
  }

  private mutating func beginParagraph(at start: Int) {
    paragraphStart = start
    style = text.run(at: start).paragraph
    breaker = LineBreaker(runs, width: room.width, mode: style.lineBreakMode)
    guard levels != nil else { return }
    let paragraph = start..<endOfParagraph(from: start)
    baseLevel = levels?.resolve(units, paragraph, isRightToLeft: room.isRightToLeft) ?? 0
  }

  /// Where the line end or the text's end is.
  private func endOfParagraph(from start: Int) -> Int {
    var end = start
    while end < units.endIndex, units.endOfNewline(at: end) == nil { end += 1 }
    return end
  }

  private func line(_ start: Int, _ end: LineEnd) -> TextLine {
    var line = TextLine(
      range: start..<end.end, head: start..<end.visibleEnd, tail: end.end..<end.end,
      isTruncated: false, paragraphStart: paragraphStart,
      endsParagraph: end.isHard || end.end == units.endIndex)
    line.baseLevel = baseLevel
    line.rect.size.width = end.width
    return line
  }

  /// Adds a line below the others; false where there is no room for it.
  private mutating func append(_ line: TextLine) -> Bool {
    if room.maximumLines > 0, lines.count == room.maximumLines { return false }
    let height = height(of: line.range)
    let top = size.height + spacing
    if !lines.isEmpty, top + height.line > room.height + 0.001 { return false }
    var line = line
    line.rect.origin.y = top
    line.rect.size.height = height.line
    line.baseline = top + height.line - height.belowBaseline
    lines.append(line)
    size = Size(max(size.width, outerWidth(of: line)), top + height.line)
    return true
  }

  /// Between the last line and the next.
  private var spacing: Double {
    guard let last = lines.last else { return 0 }
    let style = text.run(at: last.paragraphStart).paragraph
    return style.lineSpacing + (isFirst ? style.paragraphSpacing : 0)
  }

  private func outerWidth(of line: TextLine) -> Double {
    let style = text.run(at: line.paragraphStart).paragraph
    let (head, tail) = style.indents(isFirst: line.beginsParagraph, width: room.width)
    return head + line.rect.width + tail
  }
}

// MARK: - The last line

extension LineFilling {
  /// What did not fit is left out: the last line there is shows so, as its paragraph asks.
  private mutating func cutOff() {
    isTruncated = true
    guard var line = lines.popLast() else { return }
    style = text.run(at: line.paragraphStart).paragraph
    isFirst = line.beginsParagraph
    let start = line.range.lowerBound
    let paragraph = start..<endOfParagraph(from: start)
    let truncation = LineTruncation(units, runs, width: lineWidth)
    if let parts = truncation.parts(of: paragraph, style.lineBreakMode) {
      line.range = start..<units.endIndex
      line.head = parts.head
      line.tail = parts.tail
      line.isTruncated = true
      line.rect.size.width = parts.width
    } else if style.lineBreakMode == .clipping {
      line.range = start..<units.endIndex
      line.head = paragraph
      line.rect.size.width = LineCarets(units, paragraph, runs).positions.last ?? 0
    }
    lines.append(line)
    size.width = lines.reduce(0) { max($0, outerWidth(of: $1)) }
  }
}

// MARK: - Height

/// The heights of a font in points.
private struct RunHeight {
  var ascender: Double
  var descender: Double
  var leading: Double

  init(_ metrics: TextMetrics, _ font: Font) {
    ascender = metrics.ascender(of: font)
    descender = metrics.descender(of: font)
    leading = metrics.leading(of: font)
  }
}

private struct LineHeight {
  var line: Double
  var belowBaseline: Double
}

extension LineFilling {
  /// As high as the highest of each font's parts; what a style adds is above the text.
  private func height(of range: Range<Int>) -> LineHeight {
    var index = text.runIndex(at: range.lowerBound)
    var tallest = heights[index]
    while text.runs[index].end < range.upperBound, index + 1 < heights.count {
      index += 1
      tallest.ascender = max(tallest.ascender, heights[index].ascender)
      tallest.descender = max(tallest.descender, heights[index].descender)
      tallest.leading = max(tallest.leading, heights[index].leading)
    }
    let below = tallest.descender + tallest.leading
    return LineHeight(
      line: style.lineHeight(natural: tallest.ascender + below), belowBaseline: below)
  }
}
