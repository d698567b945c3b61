// SPDX-License-Identifier: MIT
import DioramaCore
import Testing

@Suite struct SourceFilesTests {
  @Test func `columns count scalars, and lines end with LF or CRLF`() {
    var sources = SourceFiles()
    let file = sources.add(path: "a", bytes: Array("aé\r\n😀b\n".utf8))
    #expect(sources.location(of: span(file, 3, 4)) == location(1, 3, 1, 4))
    #expect(sources.location(of: span(file, 5, 10)) == location(2, 1, 2, 3))
    #expect(sources.location(of: span(file, 11, 11)) == location(3, 1, 3, 1))
    #expect(sources.location(of: span(file, 99, 120)) == location(3, 1, 3, 1))
    #expect((0...4).map { sources.lineText(file, $0) } == ["", "aé", "😀b", "", ""])
  }

  @Test func `a file that is not there is empty`() {
    let sources = SourceFiles()
    #expect(sources.path(of: FileID(3)) == "")
    #expect(sources.bytes(of: FileID(3)) == [])
    #expect(sources.lineText(FileID(3), 1) == "")
    #expect(sources.location(of: span(FileID(3), 1, 2)).line == 1)
  }

  @Test(arguments: UInt64(0)..<20)
  func `places are those that a plain count gives`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let pieces = ["a", "é", "😀", "\n", "\r\n", String(repeating: "x", count: 500)]
    var text = ""
    for _ in 0..<Int.random(in: 0..<60, using: &random) {
      text += pieces.randomElement(using: &random) ?? ""
    }
    var sources = SourceFiles()
    let bytes = Array(text.utf8)
    let file = sources.add(path: "a", bytes: bytes)
    for _ in 0..<50 {
      let offset = Int.random(in: 0...bytes.count, using: &random)
      let before = bytes[..<offset]
      let line = before.count { $0 == 0x0A } + 1
      let last = before.split(separator: 0x0A, omittingEmptySubsequences: false).last ?? []
      let column = last.count { $0 & 0xC0 != 0x80 } + 1
      let found = sources.location(of: span(file, offset, offset))
      #expect((found.line, found.column) == (line, column))
    }
  }

  private func span(_ file: FileID, _ start: Int, _ end: Int) -> SourceSpan {
    SourceSpan(file: file, start: start, end: end)
  }

  private func location(
    _ line: Int, _ column: Int, _ endLine: Int, _ endColumn: Int
  ) -> DioramaCore.SourceLocation {
    DioramaCore.SourceLocation(
      path: "a", line: line, column: column, endLine: endLine, endColumn: endColumn)
  }
}
