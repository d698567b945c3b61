// SPDX-License-Identifier: MIT
import DioramaCore

/// A line of source with a marked part, cut around that part where it is too long to show.
struct ClippedLine {
  /// At most `width` scalars, none of them a control character.
  private(set) var text = ""
  /// Scalars before the mark.
  private(set) var markStart = 0
  /// Scalars of the mark, at least one.
  private(set) var markLength = 1

  /// - Parameters:
  ///   - hasMoreBefore: Whether `before` is only the end of what stands there.
  ///   - hasMoreAfter: Whether `after` is only the start of what stands there.
  init(
    before: String, marked: String, after: String, width: Int, hasMoreBefore: Bool = false,
    hasMoreAfter: Bool = false
  ) {
    let before = Array(OneLine.text(before).unicodeScalars)
    var marked = Array(OneLine.text(marked).unicodeScalars)
    var after = Array(OneLine.text(after).unicodeScalars)
    let fits =
      before.count + marked.count + after.count <= width && !hasMoreBefore && !hasMoreAfter
    // Two columns for the signs that something was left out.
    let room = max(1, width - 2)
    var isCutAfter = hasMoreAfter
    if marked.count > room {
      marked.removeSubrange(room...)
      after = []
      isCutAfter = true
    }
    let rest = fits ? before.count + after.count : room - marked.count
    var left = min(before.count, rest / 2)
    let right = min(after.count, rest - left)
    left = min(before.count, rest - right)
    isCutAfter = isCutAfter || right < after.count
    let isCutBefore = hasMoreBefore || left < before.count

    var line = String.UnicodeScalarView()
    if isCutBefore { line.append("…") }
    line.append(contentsOf: before.suffix(left))
    markStart = line.count
    markLength = max(1, marked.count)
    line.append(contentsOf: marked)
    line.append(contentsOf: after.prefix(right))
    if isCutAfter { line.append("…") }
    text = String(line)
  }
}

extension ClippedLine {
  /// Bytes looked at on either side of a mark: enough to fill a line whatever the scalars.
  private static let reach = 800

  /// The line that `span` begins on, with the part of the span that is on it marked.
  init(_ span: SourceSpan, in sources: SourceFiles, width: Int) {
    let location = sources.location(of: span)
    let line = sources.lineRange(span.file, location.line)
    let start = min(max(Int(span.start), line.lowerBound), line.upperBound)
    let end = min(max(Int(span.end), start), line.upperBound)
    let from = sources.scalarStart(span.file, from: max(line.lowerBound, start - Self.reach))
    let markedEnd = sources.scalarStart(span.file, from: min(end, start + Self.reach))
    let to = sources.scalarStart(
      span.file, from: min(line.upperBound, markedEnd + Self.reach))
    self.init(
      before: sources.text(span.file, min(from, start)..<start),
      marked: sources.text(span.file, start..<max(start, markedEnd)),
      after: sources.text(span.file, markedEnd..<max(markedEnd, to)), width: width,
      hasMoreBefore: from > line.lowerBound, hasMoreAfter: to < line.upperBound)
  }
}
