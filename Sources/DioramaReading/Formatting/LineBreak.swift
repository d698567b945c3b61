// SPDX-License-Identifier: MIT

/// The line ends that YAML 1.1 knows, which libyaml follows.
enum LineBreak {
  /// How many bytes the line end at `index` takes; 0 where there is none.
  static func length(in bytes: [UInt8], at index: Int, before end: Int) -> Int {
    switch bytes[index] {
    case 0x0A: 1
    case 0x0D: index + 1 < end && bytes[index + 1] == 0x0A ? 2 : 1
    // U+0085.
    case 0xC2 where index + 1 < end && bytes[index + 1] == 0x85: 2
    // U+2028 and U+2029.
    case 0xE2
    where index + 2 < end && bytes[index + 1] == 0x80 && bytes[index + 2] & 0xFE == 0xA8: 3
    default: 0
    }
  }

  /// The line end of a whole text: its first.
  static func first(in bytes: [UInt8]) -> [UInt8] {
    guard let index = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return [0x0A] }
    return Array(bytes[index..<index + length(in: bytes, at: index, before: bytes.count)])
  }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// The lines of a stretch, each with how long its line end is.
  static func lines(
    of bytes: [UInt8], in stretch: Range<Int>
  ) -> [(text: Range<Int>, lineBreak: Int)] {
    var lines: [(Range<Int>, Int)] = []
    var start = stretch.lowerBound
    var index = start
    while index < stretch.upperBound {
      let length = length(in: bytes, at: index, before: stretch.upperBound)
      if length == 0 {
        index += 1
        continue
      }
      lines.append((start..<index, length))
      index += length
      start = index
    }
    if start < stretch.upperBound || lines.isEmpty { lines.append((start..<stretch.upperBound, 0)) }
    return lines
  }
}
