// SPDX-License-Identifier: MIT

extension SourceText {
  /// Other text as bytes of a file in the encoding that this one came in, byte order mark and all.
  package func encoded(_ text: [UInt8]) -> [UInt8] {
    switch encoding {
    case .utf8: text
    case .utf8WithMark: [0xEF, 0xBB, 0xBF] + text
    case .utf16LittleEndian:
      [0xFF, 0xFE] + units(text).flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    case .utf16BigEndian:
      [0xFE, 0xFF] + units(text).flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    }
  }

  private func units(_ text: [UInt8]) -> [UInt16] {
    Array(String(decoding: text, as: UTF8.self).utf16)
  }
}
