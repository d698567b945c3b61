// SPDX-License-Identifier: MIT

/// Brings what is in the order of the text into that from left to right.
enum VisualOrder {
  /// Turns round every stretch of at least each level, the highest first (UAX 9, L2).
  static func reorder<Run>(_ runs: inout [Run], level: (Run) -> Int8) {
    var highest: Int8 = 0
    var lowestOdd = Int8.max
    for run in runs {
      let level = level(run)
      highest = max(highest, level)
      if level % 2 == 1 { lowestOdd = min(lowestOdd, level) }
    }
    guard lowestOdd <= highest else { return }
    for turned in (lowestOdd...highest).reversed() {
      var start = 0
      while start < runs.count {
        var end = start
        while end < runs.count, level(runs[end]) >= turned { end += 1 }
        runs[start..<end].reverse()
        start = end + 1
      }
    }
  }
}
