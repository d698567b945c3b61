// SPDX-License-Identifier: MIT

/// Where a caret can stand in one line.
///
/// Made in time linear in the line, asked in the logarithm of it.
package struct LineCarets: Sendable {
  /// Grapheme boundaries of the line, ascending, its start and end among them.
  package let offsets: [Int]
  /// Distance of each from the line's left edge, in points, unrounded; where the text runs from
  /// right to left they descend.
  package private(set) var positions: [Double]
  /// The same from left to right, where that is another order.
  private var fromLeft: (positions: [Double], offsets: [Int])?

  /// - Parameter line: The line without the line end in the text; blanks that hang have carets too.
  package init(_ text: CodeUnits, _ line: Range<Int>, _ font: MeasuringFont) {
    self.init(text, line, [FontRun(font)])
  }

  /// - Parameter runs: In order of their ends; not empty.
  package init(_ text: CodeUnits, _ line: Range<Int>, _ runs: [FontRun]) {
    var offsets: [Int] = []
    var positions: [Double] = []
    offsets.reserveCapacity(line.count + 1)
    positions.reserveCapacity(line.count + 1)
    var recognizer = Unicode._CharacterRecognizer()
    var measure = RunMeasure(runs, from: line.lowerBound)
    var index = line.lowerBound
    while index < line.upperBound {
      let (scalar, next) = text.scalar(at: index)
      if recognizer.hasBreak(before: scalar) || index == line.lowerBound {
        offsets.append(index)
        positions.append(measure.width)
      }
      measure.append(scalar, at: index)
      index = next
    }
    offsets.append(line.upperBound)
    positions.append(measure.width)
    self.offsets = offsets
    self.positions = positions
  }

  /// Where the caret before the code unit at `offset` stands; within a grapheme, at its start.
  ///
  /// An offset outside the line gives the nearer end.
  package func x(of offset: Int) -> Double {
    positions[max(0, offsets.matchingPrefix { $0 <= offset } - 1)]
  }

  /// The offset whose caret is nearest to `x`; of two as near, the left one.
  package func offset(nearest x: Double) -> Int {
    guard let fromLeft else { return offsets[nearest(to: x, in: positions)] }
    return fromLeft.offsets[nearest(to: x, in: fromLeft.positions)]
  }

  private func nearest(to x: Double, in ascending: [Double]) -> Int {
    let after = ascending.matchingPrefix { $0 < x }
    guard after > 0 else { return 0 }
    guard after < ascending.count else { return ascending.count - 1 }
    return x - ascending[after - 1] <= ascending[after] - x ? after - 1 : after
  }
}

// MARK: - Right to left

extension LineCarets {
  /// Carets of a line of a paragraph that may run from right to left.
  ///
  /// Between two directions a caret stands where the character after it begins. Costs time linear in
  /// the paragraph where it holds such letters.
  /// - Parameters:
  ///   - paragraph: All of it, without its line end.
  ///   - isRightToLeft: Whether text without any letter runs from right to left.
  package init(
    _ text: CodeUnits, _ line: Range<Int>, _ runs: [FontRun], paragraph: Range<Int>,
    isRightToLeft: Bool
  ) {
    self.init(text, line, runs)
    guard isRightToLeft || BidiLevels.mayNeed(text[paragraph]) else { return }
    var levels = BidiLevels(paragraph)
    let base = levels.resolve(text, paragraph, isRightToLeft: isRightToLeft)
    var end = line.upperBound
    while end > line.lowerBound, Unicode.Scalar(text[end - 1])?.hangs == true { end -= 1 }
    turn { $0 < end ? levels[$0] : base }
  }

  /// One grapheme on its way to its place.
  private struct Cell {
    var index: Int
    var level: Int8
    var width: Double
  }

  private mutating func turn(_ level: (Int) -> Int8) {
    var cells = offsets.indices.dropLast().map { index in
      Cell(
        index: index, level: level(offsets[index]), width: positions[index + 1] - positions[index])
    }
    guard let last = cells.last, cells.contains(where: { $0.level > 0 }) else { return }
    VisualOrder.reorder(&cells, level: \.level)
    var x = 0.0
    for cell in cells {
      let isTurned = cell.level % 2 == 1
      positions[cell.index] = isTurned ? x + cell.width : x
      if cell.index == last.index {
        positions[cell.index + 1] = isTurned ? x : x + cell.width
      }
      x += cell.width
    }
    let order = positions.indices.sorted { (positions[$0], $0) < (positions[$1], $1) }
    fromLeft = (order.map { positions[$0] }, order.map { offsets[$0] })
  }
}
