// SPDX-License-Identifier: MIT

/// Which of the files of a run; an index into its table of sources.
package struct FileID: Hashable, Sendable {
  package var index: UInt32

  package init(_ index: Int) { self.index = UInt32(truncatingIfNeeded: index) }
}

/// A half-open range of UTF-8 bytes in one file.
package struct SourceSpan: Hashable, Sendable {
  package var file: FileID
  package var start: UInt32
  package var end: UInt32

  package init(file: FileID, start: Int, end: Int) {
    self.file = file
    self.start = UInt32(clamping: start)
    self.end = UInt32(clamping: max(start, end))
  }

  package var length: Int { Int(end - start) }
}
