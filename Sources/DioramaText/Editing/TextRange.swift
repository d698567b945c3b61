// SPDX-License-Identifier: MIT

/// A place in a text, like NSRange: UTF-16 code units. Length 0 is a caret before `location`.
package struct TextRange: Hashable, Sendable {
  package var location: Int
  package var length: Int

  package init(_ location: Int, _ length: Int = 0) {
    self.location = location
    self.length = length
  }

  package var isEmpty: Bool { length == 0 }

  /// The unit after the last one; the largest number where the sum would be larger.
  package var end: Int {
    let (sum, isTooLarge) = location.addingReportingOverflow(length)
    return isTooLarge ? .max : sum
  }

  /// The part inside 0...`limit`; what lies beyond it becomes a caret at the nearer end.
  package func clamped(to limit: Int) -> TextRange {
    let start = min(max(location, 0), limit)
    return TextRange(start, min(max(end, start), limit) - start)
  }

  /// Of a range that is clamped.
  var units: Range<Int> { location..<location + length }
}

/// What one change did to a text.
package struct TextEdit: Hashable, Sendable {
  /// What was taken out, in units of the text as it was.
  package let removed: TextRange
  /// How many units stand there instead.
  package let insertedLength: Int

  package init(removed: TextRange, insertedLength: Int) {
    self.removed = removed
    self.insertedLength = insertedLength
  }

  package var isEmpty: Bool { removed.isEmpty && insertedLength == 0 }
}
