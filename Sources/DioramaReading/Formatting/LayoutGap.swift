// SPDX-License-Identifier: MIT

/// What stands between two tokens: blanks, line ends and comments.
struct LayoutGap {
  /// A comment without its blanks, and the blanks before it.
  struct Comment {
    var text: Range<Int>
    var column: Int
  }

  enum Line {
    case blank
    case comment(Comment)
  }

  /// A comment behind the first token, on its line.
  var trailing: Comment?
  /// The lines between the token's line and the next token's.
  var lines: [Line] = []
  /// Whether the next token begins its line.
  var isLineStart: Bool
  /// Blanks before the next token, on its line or behind the first token.
  var blanks = 0

  /// - Parameter isLineStart: Whether the gap begins where a line does.
  /// - Throws: Where the gap holds anything else.
  init(
    of bytes: [UInt8], in gap: Range<Int>, isLineStart: Bool, isLast: Bool
  ) throws(LayoutWriter.Stuck) {
    self.isLineStart = isLineStart
    var index = gap.lowerBound
    while index < gap.upperBound {
      let length = LineBreak.length(in: bytes, at: index, before: gap.upperBound)
      if length > 0 {
        if self.isLineStart { lines.append(.blank) }
        self.isLineStart = true
        blanks = 0
        index += length
      } else if LineBreak.isBlank(bytes[index]) {
        blanks += 1
        index += 1
      } else if bytes[index] == UInt8(ascii: "#") {
        index = addComment(of: bytes, from: index, before: gap.upperBound)
      } else {
        throw LayoutWriter.Stuck(offset: index)
      }
    }
    // The last line may lack its end.
    if isLast { self.isLineStart = true }
  }

  /// Takes a comment with its line end; returns where the next line begins.
  private mutating func addComment(of bytes: [UInt8], from start: Int, before limit: Int) -> Int {
    var end = start
    var length = 0
    while end < limit {
      length = LineBreak.length(in: bytes, at: end, before: limit)
      if length > 0 { break }
      end += 1
    }
    var last = end
    while last > start, LineBreak.isBlank(bytes[last - 1]) { last -= 1 }
    let comment = Comment(text: start..<last, column: blanks)
    if isLineStart { lines.append(.comment(comment)) } else { trailing = comment }
    isLineStart = true
    blanks = 0
    return end + length
  }
}
