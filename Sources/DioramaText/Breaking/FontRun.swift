// SPDX-License-Identifier: MIT

/// A font and where in the text it ends to be used.
package struct FontRun: Sendable {
  package var font: MeasuringFont
  /// Offset of the first code unit of the next run; `Int.max` where there is none.
  package var end: Int

  package init(_ font: MeasuringFont, end: Int = .max) {
    self.font = font
    self.end = end
  }
}

/// The width of a line of several fonts that grows by a character at a time.
struct RunMeasure {
  private let runs: [FontRun]
  private var index: Int
  /// Width of the runs before the one that is being measured.
  private var before = 0.0
  private var line: LineMeasure
  private var end: Int

  /// - Parameters:
  ///   - runs: In order of their ends; not empty. What follows the last one is of its font.
  ///   - start: Offset of the first character that will be appended.
  init(_ runs: [FontRun], from start: Int) {
    precondition(!runs.isEmpty, "text without a font")
    self.runs = runs
    index = min(runs.matchingPrefix { $0.end <= start }, runs.count - 1)
    line = LineMeasure(runs[index].font)
    end = index == runs.count - 1 ? .max : runs[index].end
  }

  /// Unrounded, in points.
  var width: Double { before + line.width }

  @inline(__always)
  mutating func append(_ scalar: Unicode.Scalar, at offset: Int) {
    if offset >= end { change(at: offset) }
    line.append(scalar)
  }

  private mutating func change(at offset: Int) {
    before += line.width
    while index < runs.count - 1, runs[index].end <= offset { index += 1 }
    line = LineMeasure(runs[index].font)
    end = index == runs.count - 1 ? .max : runs[index].end
  }
}
