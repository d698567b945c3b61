// SPDX-License-Identifier: MIT

/// Where a caret can stand in one line.
///
/// Made in time linear in the line, asked in the logarithm of it.
package struct LineCarets: Sendable {
  /// Grapheme boundaries of the line, ascending, its start and end among them.
  package let offsets: [Int]
  /// Distance of each from the line's left edge, in points, unrounded.
  package let positions: [Double]

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
    positions[max(0, Self.count(offsets) { $0 <= offset } - 1)]
  }

  /// The offset whose caret is nearest to `x`; of two as near, the left one.
  package func offset(nearest x: Double) -> Int {
    let after = Self.count(positions) { $0 < x }
    guard after > 0 else { return offsets[0] }
    guard after < positions.count else { return offsets[offsets.count - 1] }
    return x - positions[after - 1] <= positions[after] - x ? offsets[after - 1] : offsets[after]
  }

  /// How many of the first elements match; those that match come first.
  private static func count<Value>(_ values: [Value], where matches: (Value) -> Bool) -> Int {
    var low = 0
    var high = values.count
    while low < high {
      let middle = (low + high) / 2
      if matches(values[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
