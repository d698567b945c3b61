// SPDX-License-Identifier: MIT

/// Which parts of a line are shown beside the ellipsis that stands for the rest.
///
/// Cuts only between graphemes. Linear in what the line would hold, or in all of it where its end
/// is shown.
struct LineTruncation {
  let text: CodeUnits
  let runs: [FontRun]
  /// What the line may be wide, with the tolerance of rounding.
  let limit: Double

  static let ellipsis: Unicode.Scalar = "…"

  /// What is shown before and after the ellipsis.
  struct Parts {
    var head: Range<Int>
    var tail: Range<Int>
    var width: Double
  }

  init(_ text: CodeUnits, _ runs: [FontRun], width: Double) {
    self.text = text
    self.runs = runs
    limit = LineBreaker.limit(width)
  }

  /// The parts of `range`; nil for a mode that does not truncate.
  func parts(of range: Range<Int>, _ mode: LineBreakMode) -> Parts? {
    switch mode {
    case .truncatingTail: atEnd(of: range)
    case .truncatingHead: atStart(of: range)
    case .truncatingMiddle: inMiddle(of: range)
    case .wordWrapping, .characterWrapping, .clipping: nil
    }
  }

  /// Unrounded width of two parts with an ellipsis between them.
  func width(_ head: Range<Int>, _ tail: Range<Int>) -> Double {
    var measure = RunMeasure(runs, from: head.isEmpty ? tail.lowerBound : head.lowerBound)
    append(head, to: &measure)
    measure.append(Self.ellipsis, at: Self.ellipsisOffset(head, tail))
    append(tail, to: &measure)
    return measure.width
  }

  /// The code unit whose style the ellipsis has: that before it, else that after it.
  static func ellipsisOffset(_ head: Range<Int>, _ tail: Range<Int>) -> Int {
    head.isEmpty ? tail.lowerBound : head.upperBound - 1
  }

  private func append(_ range: Range<Int>, to measure: inout RunMeasure) {
    var index = range.lowerBound
    while index < range.upperBound {
      let (scalar, next) = text.scalar(at: index)
      measure.append(scalar, at: index)
      index = next
    }
  }
}

// MARK: - At the end

extension LineTruncation {
  private func atEnd(of range: Range<Int>) -> Parts {
    let start = range.lowerBound
    var measure = RunMeasure(runs, from: start)
    var recognizer = Unicode._CharacterRecognizer()
    var best = (end: start, width: width(start..<start, start..<start))
    var index = start
    while index < range.upperBound, measure.width <= limit {
      let (scalar, next) = text.scalar(at: index)
      if recognizer.hasBreak(before: scalar), index > start {
        take(index, measure, &best)
      }
      measure.append(scalar, at: index)
      index = next
    }
    if index == range.upperBound, index > start { take(index, measure, &best) }
    return Parts(
      head: start..<best.end, tail: range.upperBound..<range.upperBound, width: best.width)
  }

  private func take(
    _ end: Int, _ measure: RunMeasure, _ best: inout (end: Int, width: Double)
  ) {
    var measure = measure
    measure.append(Self.ellipsis, at: end - 1)
    if measure.width <= limit { best = (end, measure.width) }
  }
}

// MARK: - At the start and in the middle

extension LineTruncation {
  /// The places a line may be cut at and how wide it is up to there.
  private struct Cuts {
    var offsets: [Int]
    var widths: [Double]

    /// The last cut that is at most `width` from the start.
    func last(within width: Double) -> Int {
      max(0, widths.matchingPrefix { $0 <= width } - 1)
    }

    /// The first cut that is at most `width` from the end.
    func first(within width: Double) -> Int {
      let end = widths[widths.count - 1]
      return min(widths.matchingPrefix { end - $0 > width }, widths.count - 1)
    }

    /// The next cut after `cut` that shows less.
    func next(after cut: Int) -> Int {
      var next = cut + 1
      while next < widths.count - 1, widths[next] <= widths[cut] { next += 1 }
      return min(next, widths.count - 1)
    }
  }

  private func cuts(_ range: Range<Int>) -> Cuts {
    let carets = LineCarets(text, range, runs)
    return Cuts(offsets: carets.offsets, widths: carets.positions)
  }

  private func atStart(of range: Range<Int>) -> Parts {
    let cuts = cuts(range)
    let none = range.lowerBound..<range.lowerBound
    var cut = cuts.first(within: limit - width(none, none))
    while true {
      let tail = cuts.offsets[cut]..<range.upperBound
      let width = width(none, tail)
      if width <= limit || tail.isEmpty { return Parts(head: none, tail: tail, width: width) }
      cut = cuts.next(after: cut)
    }
  }

  /// Half of the room goes to the beginning, what its last grapheme leaves to the end.
  private func inMiddle(of range: Range<Int>) -> Parts {
    let cuts = cuts(range)
    let none = range.lowerBound..<range.lowerBound
    let room = max(0, limit - width(none, none))
    var first = cuts.last(within: room / 2)
    var second = max(first, cuts.first(within: room - cuts.widths[first]))
    while true {
      let head = range.lowerBound..<cuts.offsets[first]
      let tail = cuts.offsets[second]..<range.upperBound
      let width = width(head, tail)
      if width <= limit || first == 0 && tail.isEmpty {
        return Parts(head: head, tail: tail, width: width)
      }
      if tail.isEmpty { first = 0 } else { second = cuts.next(after: second) }
    }
  }
}
