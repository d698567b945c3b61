// SPDX-License-Identifier: MIT

// Texts over several lines: their lines move with the line they begin on.
extension LayoutWriter {
  /// Writes a text that is plain or in quotes; blanks at both ends of its lines mean nothing.
  mutating func writeScalar(_ token: YAMLTokens.Token) {
    let lines = LineBreak.lines(of: bytes, in: token.start..<token.end)
    guard let first = lines.first, lines.count > 1 else {
      copy(token.start..<token.end)
      return
    }
    out += bytes[trimmed(first.text, of: token.kind)]
    var previous = first
    for (index, line) in lines.enumerated().dropFirst() {
      writeBreak(of: previous)
      previous = line
      var start = line.text.lowerBound
      while start < line.text.upperBound, LineBreak.isBlank(bytes[start]) { start += 1 }
      if start == line.text.upperBound { continue }
      let column = column(ofLineAt: start - line.text.lowerBound)
      out += repeatElement(0x20, count: column)
      let isLast = index == lines.count - 1
      let text = start..<line.text.upperBound
      out += bytes[isLast ? text : trimmed(text, of: token.kind)]
      sourceColumn = line.text.count
      targetColumn = column + text.count
    }
    isLineStart = false
  }

  /// Deeper than what the text belongs to; at the root as it was.
  private func column(ofLineAt column: Int) -> Int {
    guard let block = blocks.last else { return column }
    return max(block.content, column + shift)
  }

  /// A line without the blanks at its end, except one that a backslash keeps.
  private func trimmed(_ line: Range<Int>, of kind: YAMLTokens.Kind) -> Range<Int> {
    var end = line.upperBound
    while end > line.lowerBound, LineBreak.isBlank(bytes[end - 1]) { end -= 1 }
    guard kind == .doubleQuoted, end < line.upperBound else { return line.lowerBound..<end }
    let backslashes = bytes[line.lowerBound..<end].reversed().prefix { $0 == UInt8(ascii: "\\") }
    return line.lowerBound..<(backslashes.count % 2 == 1 ? end + 1 : end)
  }

  private mutating func writeBreak(of line: (text: Range<Int>, lineBreak: Int)) {
    let end = line.text.upperBound
    guard line.lineBreak > 0 else { return }
    // Other line ends than the usual ones are kept: they are content.
    let isUsual = bytes[end] == 0x0A || bytes[end] == 0x0D
    out += isUsual ? newline : Array(bytes[end..<end + line.lineBreak])
  }

  /// Writes a text after `|` or `>`.
  mutating func writeBlockScalar(_ token: YAMLTokens.Token) throws(Stuck) {
    var lines = LineBreak.lines(of: bytes, in: token.start..<token.end)
    let first = lines.removeFirst()
    let header = try BlockHeader(of: bytes, in: first.text)
    out += bytes[header.indicators]
    if let comment = header.comment {
      out += repeatElement(0x20, count: max(1, comment.column))
      out += LayoutComments.text(bytes[comment.text])
    }
    let parent = (source: blocks.last?.source ?? -1, target: blocks.last?.target ?? -1)
    let source =
      header.digit.map { max(0, parent.source) + $0 } ?? indentation(of: lines, parent.source)
    let target = header.digit.map { max(0, parent.target) + $0 } ?? max(0, parent.target) + 2
    let content = lines.lastIndex { !isEmpty($0.text, source) }.map { lines[...$0] } ?? []
    // The line end of the last line written so far, which may be missing at the end of the file.
    var last = first
    for line in content {
      writeBreak(of: last)
      last = line
      if isEmpty(line.text, source) { continue }
      let start = line.text.lowerBound + min(source, leadingSpaces(line.text))
      out += repeatElement(0x20, count: target)
      out += bytes[start..<line.text.upperBound]
    }
    let rest = lines.dropFirst(content.count)
    writeBreak(of: last)
    isLineStart = last.lineBreak > 0
    endsOpen = !isLineStart && header.chomping != UInt8(ascii: "-")
    if header.chomping == UInt8(ascii: "+") {
      for line in rest { writeBreak(of: line) }
    } else if !rest.isEmpty {
      hasBlankLine = true
    }
    sourceColumn = 0
    targetColumn = 0
  }

  private func leadingSpaces(_ line: Range<Int>) -> Int {
    bytes[line].prefix { $0 == 0x20 }.count
  }

  /// Whether a line holds no more than the indentation.
  private func isEmpty(_ line: Range<Int>, _ indentation: Int) -> Bool {
    line.count <= indentation && leadingSpaces(line) == line.count
  }

  /// The indentation of a block text as libyaml finds it: that of its first line, or of a longer empty
  /// line before.
  private func indentation(of lines: [(text: Range<Int>, lineBreak: Int)], _ parent: Int) -> Int {
    var most = max(parent + 1, 1)
    for line in lines {
      let spaces = leadingSpaces(line.text)
      most = max(most, spaces)
      if spaces < line.text.count { break }
    }
    return most
  }
}

/// The first line of a block text.
private struct BlockHeader {
  var indicators: Range<Int>
  var digit: Int?
  var chomping: UInt8?
  var comment: LayoutGap.Comment?

  init(of bytes: [UInt8], in line: Range<Int>) throws(LayoutWriter.Stuck) {
    var index = line.lowerBound
    while index < line.upperBound, !LineBreak.isBlank(bytes[index]) {
      switch bytes[index] {
      case UInt8(ascii: "1")...UInt8(ascii: "9"): digit = Int(bytes[index] - UInt8(ascii: "0"))
      case UInt8(ascii: "+"), UInt8(ascii: "-"): chomping = bytes[index]
      default: break
      }
      index += 1
    }
    indicators = line.lowerBound..<index
    let gap = try LayoutGap(
      of: bytes, in: index..<line.upperBound, isLineStart: false, isLast: false)
    comment = gap.trailing
  }
}
