// SPDX-License-Identifier: MIT
import Synchronization

/// The files of a run and their bytes, which spans point into.
///
/// A place is found by a binary search and a scan of one block, so that thousands of findings in a
/// file of many megabytes, even of one line, take no noticeable time.
package struct SourceFiles: Sendable {
  private var files: [File] = []

  private struct File: Sendable {
    var path: String
    var bytes: [UInt8]
    let index = LazyIndex()
  }

  package init() {}

  /// Takes in a file as it was read: UTF-8, without a byte order mark.
  package mutating func add(path: String, bytes: [UInt8]) -> FileID {
    files.append(File(path: path, bytes: bytes))
    return FileID(files.count - 1)
  }

  package var count: Int { files.count }

  /// The path as it was given; empty for a file that is none of these.
  package func path(of file: FileID) -> String { self[file]?.path ?? "" }

  package func bytes(of file: FileID) -> [UInt8] { self[file]?.bytes ?? [] }

  private subscript(file: FileID) -> File? {
    let index = Int(file.index)
    return files.indices.contains(index) ? files[index] : nil
  }
}

/// A span as people count: lines and columns from 1, columns in Unicode scalars.
package struct SourceLocation: Hashable, Sendable {
  package var path: String
  package var line: Int
  package var column: Int
  package var endLine: Int
  /// The column after the last one.
  package var endColumn: Int

  package init(path: String, line: Int, column: Int, endLine: Int, endColumn: Int) {
    self.path = path
    self.line = line
    self.column = column
    self.endLine = endLine
    self.endColumn = endColumn
  }
}

// MARK: - Places

extension SourceFiles {
  /// Where a span stands; the start of a nameless file for a span of none.
  package func location(of span: SourceSpan) -> SourceLocation {
    guard let file = self[span.file] else {
      return SourceLocation(path: "", line: 1, column: 1, endLine: 1, endColumn: 1)
    }
    let index = file.index.get(file.bytes)
    let start = index.place(of: Int(span.start), in: file.bytes)
    let end = span.length == 0 ? start : index.place(of: Int(span.end), in: file.bytes)
    return SourceLocation(
      path: file.path, line: start.line, column: start.column, endLine: end.line,
      endColumn: end.column)
  }

  /// The bytes of a line, from 1, without its end; empty past the last line.
  package func lineRange(_ file: FileID, _ line: Int) -> Range<Int> {
    guard let file = self[file], line > 0 else { return 0..<0 }
    let index = file.index.get(file.bytes)
    let start = index.start(ofLine: line, in: file.bytes)
    let next = index.start(ofLine: line + 1, in: file.bytes)
    var end = next
    if end > start, file.bytes[end - 1] == 0x0A { end -= 1 }
    if end > start, end < next, file.bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// A line, from 1, without its end; bytes that are no UTF-8 come as U+FFFD.
  package func lineText(_ file: FileID, _ line: Int) -> String {
    text(file, lineRange(file, line))
  }

  /// The first offset from `offset` on at which a scalar begins.
  package func scalarStart(_ file: FileID, from offset: Int) -> Int {
    guard let bytes = self[file]?.bytes else { return 0 }
    var offset = min(max(0, offset), bytes.count)
    while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    return offset
  }

  /// The text of a range of bytes.
  package func text(_ file: FileID, _ range: Range<Int>) -> String {
    guard let file = self[file] else { return "" }
    return String(decoding: file.bytes[range.clamped(to: 0..<file.bytes.count)], as: UTF8.self)
  }
}

/// The index of a file, made when a place in it is first asked for: a clean file never pays for one.
private final class LazyIndex: Sendable {
  private let made = Mutex<BlockIndex?>(nil)

  func get(_ bytes: [UInt8]) -> BlockIndex {
    made.withLock { made in
      if let made { return made }
      let index = BlockIndex(bytes)
      made = index
      return index
    }
  }
}

/// How many line ends and scalars come before each block of a file.
private struct BlockIndex: Sendable {
  private static let blockSize = 512
  private var lineEnds: [Int] = []
  private var scalars: [Int] = []

  init(_ bytes: [UInt8]) {
    var ends = 0
    var count = 0
    var start = 0
    while start < bytes.count {
      lineEnds.append(ends)
      scalars.append(count)
      let end = min(start + Self.blockSize, bytes.count)
      ends += Self.lineEnds(in: bytes, start..<end)
      count += Self.scalars(in: bytes, start..<end)
      start = end
    }
    lineEnds.append(ends)
    scalars.append(count)
  }

  /// Line and column, from 1, of the byte at `offset`, or of the end where it lies past that.
  func place(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    let offset = min(max(0, offset), bytes.count)
    let block = offset / Self.blockSize
    let line = lineEnds[block] + Self.lineEnds(in: bytes, block * Self.blockSize..<offset) + 1
    var start = offset
    while start > 0, bytes[start - 1] != 0x0A {
      // In a file of one long line this is done with blocks.
      guard offset - start < Self.blockSize else {
        start = self.start(ofLine: line, in: bytes)
        break
      }
      start -= 1
    }
    if offset - start <= Self.blockSize {
      return (line, Self.scalars(in: bytes, start..<offset) + 1)
    }
    return (line, scalars(before: offset, bytes) - scalars(before: start, bytes) + 1)
  }

  /// The offset at which a line begins; the end of the file for a line past the last.
  func start(ofLine line: Int, in bytes: [UInt8]) -> Int {
    guard line > 1 else { return 0 }
    var missing = line - 1
    guard let total = lineEnds.last, missing <= total else { return bytes.count }
    // The last block with fewer line ends before it than are wanted.
    var low = 0
    var high = lineEnds.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if lineEnds[middle] < missing { low = middle } else { high = middle }
    }
    missing -= lineEnds[low]
    var offset = low * Self.blockSize
    while offset < bytes.count {
      if bytes[offset] == 0x0A { missing -= 1 }
      offset += 1
      if missing == 0 { break }
    }
    return offset
  }

  private func scalars(before offset: Int, _ bytes: [UInt8]) -> Int {
    let block = offset / Self.blockSize
    return scalars[block] + Self.scalars(in: bytes, block * Self.blockSize..<offset)
  }

  private static func lineEnds(in bytes: [UInt8], _ range: Range<Int>) -> Int {
    var count = 0
    for index in range where bytes[index] == 0x0A { count += 1 }
    return count
  }

  /// Bytes that do not continue a sequence.
  private static func scalars(in bytes: [UInt8], _ range: Range<Int>) -> Int {
    var count = 0
    for index in range where bytes[index] & 0xC0 != 0x80 { count += 1 }
    return count
  }
}
