// SPDX-License-Identifier: MIT

/// How text that is too wide for its line goes on or ends.
package enum LineBreakMode: Sendable, Hashable, CaseIterable {
  case wordWrapping, characterWrapping, clipping
  case truncatingHead, truncatingTail, truncatingMiddle
}

/// One line that a breaker found.
package struct LineEnd: Equatable, Sendable {
  /// Where the next line begins: after the blanks that hang over the end and the line's own end.
  package var end: Int
  /// Unrounded, in points, without the blanks that hang over the end.
  package var width: Double
  /// Where what counts in the width ends.
  package var visibleEnd: Int
  /// Whether a line end in the text ended it: then another line follows, be it empty.
  package var isHard: Bool
}

/// Breaks text into lines one at a time.
///
/// A line costs what it holds and a bounded look ahead, whatever the length of the paragraph. Keep
/// one for many lines: it keeps its buffers.
package struct LineBreaker {
  private let runs: [FontRun]
  private var limit: Double
  private let wrapsWords: Bool
  private var opportunities = LineOpportunities()
  /// Width of the line up to and with each code unit from the line's start on.
  private var widths: [Double] = []
  /// Up to where the latest line looked at the text: a change from there on would not have changed
  /// that line. Beyond the text's end where its being the end mattered.
  package private(set) var reach = 0

  /// - Parameters:
  ///   - width: Of a line, in points; less than a character still takes one a line.
  ///   - mode: Character wrapping breaks at any grapheme; every other mode wraps words, and breaks
  ///     a word only where it alone is wider than the line.
  package init(_ font: MeasuringFont, width: Double, mode: LineBreakMode) {
    self.init([FontRun(font)], width: width, mode: mode)
  }

  /// - Parameter runs: In order of their ends; not empty.
  package init(_ runs: [FontRun], width: Double, mode: LineBreakMode) {
    self.runs = runs
    limit = Self.limit(width)
    wrapsWords = mode != .characterWrapping
  }

  /// Changes the width of the lines that are found from now on.
  package mutating func setWidth(_ width: Double) { limit = Self.limit(width) }

  /// Less than a thousandth is what rounding up to pixels leaves out.
  static func limit(_ width: Double) -> Double { (width.isNaN ? 0 : width) + 0.001 }

  /// The line that begins at `start`, which has to be the text's start or the end of a line.
  ///
  /// Empty only where `start` is the end of the text.
  package mutating func lineEnd(in text: CodeUnits, from start: Int) -> LineEnd {
    var measure = RunMeasure(runs, from: start)
    widths.removeAll(keepingCapacity: true)
    var index = start
    while index < text.endIndex {
      if let next = text.endOfNewline(at: index) {
        reach = next + 1
        let width = paragraphWidth(in: text, start..<index)
        return LineEnd(end: next, width: width, visibleEnd: index, isHard: true)
      }
      let (scalar, next) = text.scalar(at: index)
      measure.append(scalar, at: index)
      let width = measure.width
      if width > limit, !scalar.hangs {
        return wrapped(in: text, from: start, overflow: index)
      }
      for _ in index..<next { widths.append(width) }
      index = next
    }
    reach = index + 1
    return LineEnd(
      end: index, width: paragraphWidth(in: text, start..<index), visibleEnd: index,
      isHard: false)
  }
}

// MARK: - Ends

extension LineBreaker {
  /// Blanks at the end of a paragraph count as far as there is room for them.
  private func paragraphWidth(in text: CodeUnits, _ range: Range<Int>) -> Double {
    guard let width = widths.last, width > limit else { return widths.last ?? 0 }
    return max(limit - 0.001, widthWithoutBlanks(in: text, range).width)
  }

  private mutating func wrapped(in text: CodeUnits, from start: Int, overflow: Int) -> LineEnd {
    reach = overflow + LineOpportunities.lookahead
    if wrapsWords, let end = opportunities.last(in: text, from: start, upTo: overflow) {
      return soft(in: text, start..<end)
    }
    let end = text.lastGraphemeBoundary(from: start, upTo: overflow)
    if end > start { return soft(in: text, start..<end) }
    return forced(in: text, from: start)
  }

  private func soft(in text: CodeUnits, _ range: Range<Int>) -> LineEnd {
    let (end, width) = widthWithoutBlanks(in: text, range)
    return LineEnd(end: range.upperBound, width: width, visibleEnd: end, isHard: false)
  }

  private func widthWithoutBlanks(
    in text: CodeUnits, _ range: Range<Int>
  ) -> (end: Int, width: Double) {
    var end = range.upperBound
    // Every blank is a single unit.
    while end > range.lowerBound, Unicode.Scalar(text[end - 1])?.hangs == true { end -= 1 }
    return (end, end == range.lowerBound ? 0 : widths[end - 1 - range.lowerBound])
  }

  /// A line too narrow for its first grapheme has that alone, with the blanks that follow it.
  private mutating func forced(in text: CodeUnits, from start: Int) -> LineEnd {
    let visibleEnd = text.endOfGrapheme(at: start)
    var measure = RunMeasure(runs, from: start)
    var index = start
    while index < visibleEnd {
      let (scalar, next) = text.scalar(at: index)
      measure.append(scalar, at: index)
      index = next
    }
    var line = LineEnd(
      end: visibleEnd, width: measure.width, visibleEnd: visibleEnd, isHard: false)
    while line.end < text.endIndex, Unicode.Scalar(text[line.end])?.hangs == true { line.end += 1 }
    if line.end < text.endIndex, let next = text.endOfNewline(at: line.end) {
      line.end = next
      line.isHard = true
    }
    reach = max(reach, line.end + 2)
    return line
  }
}
