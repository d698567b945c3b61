// SPDX-License-Identifier: MIT
import DioramaCore

/// The text of one file as UTF-8 without a byte order mark, and its lines.
package struct SourceText: Sendable {
  package let bytes: [UInt8]
  package let isASCII: Bool
  /// What the file began with, so that an edit can give it back.
  package let encoding: Encoding

  package enum Encoding: Sendable { case utf8, utf8WithMark, utf16LittleEndian, utf16BigEndian }

  /// Text that is not text: the byte offset in the file, and why.
  package struct Malformed: Error, Equatable {
    package var offset: Int
    package var reason: String
    /// What could be decoded before it, to show the place.
    package var readable: [UInt8]
  }

  package init(_ raw: [UInt8]) throws(Malformed) {
    switch (raw.first, raw.dropFirst().first) {
    case (0xFF, 0xFE):
      encoding = .utf16LittleEndian
      bytes = try Self.fromUTF16(raw, low: 0)
    case (0xFE, 0xFF):
      encoding = .utf16BigEndian
      bytes = try Self.fromUTF16(raw, low: 1)
    case (0xEF, 0xBB) where raw.count > 2 && raw[2] == 0xBF:
      encoding = .utf8WithMark
      bytes = Array(raw[3...])
    default:
      encoding = .utf8
      bytes = raw
    }
    switch UTF8Check.scan(bytes) {
    case .ascii: isASCII = true
    case .valid: isASCII = false
    case .invalid(let offset):
      throw Malformed(
        offset: offset,
        reason: "byte 0x\(String(bytes[offset], radix: 16, uppercase: true)) is not valid UTF-8",
        readable: Array(bytes[..<offset]))
    }
  }

  private static func fromUTF16(_ raw: [UInt8], low: Int) throws(Malformed) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(raw.count / 2)
    var index = 2
    while index + 1 < raw.count {
      units.append(UInt16(raw[index + low]) | UInt16(raw[index + 1 - low]) << 8)
      index += 2
    }
    var decoder = UTF16()
    var iterator = units.makeIterator()
    var utf8: [UInt8] = []
    utf8.reserveCapacity(units.count)
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): utf8.append(contentsOf: UTF8.encode(scalar) ?? .init())
      case .emptyInput:
        if raw.count % 2 == 1 {
          throw Malformed(
            offset: utf8.count, reason: "the last UTF-16 unit is cut in half", readable: utf8)
        }
        return utf8
      case .error:
        throw Malformed(
          offset: utf8.count, reason: "a UTF-16 surrogate stands alone", readable: utf8)
      }
    }
  }
}

/// Whether bytes are ASCII, UTF-8, or neither.
package enum UTF8Check {
  package enum Outcome: Equatable {
    case ascii
    case valid
    case invalid(at: Int)
  }

  package static func scan(_ bytes: [UInt8]) -> Outcome {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return .ascii }
      var index = 0
      while index + 8 <= buffer.count {
        let word = unsafe UnsafeRawPointer(start + index)
          .loadUnaligned(as: UInt64.self)
        if word & 0x8080_8080_8080_8080 != 0 { break }
        index += 8
      }
      while index < buffer.count, unsafe buffer[index] < 0x80 { index += 1 }
      if index == buffer.count { return .ascii }
      while index < buffer.count {
        let length = unsafe sequenceLength(buffer, index)
        if length == 0 { return .invalid(at: index) }
        index += length
      }
      return .valid
    }
  }

  /// The length of the well-formed sequence at `index`, 0 where there is none.
  private static func sequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
    let lead = unsafe bytes[index]
    if lead < 0x80 { return 1 }
    let (length, lowest, highest): (Int, UInt8, UInt8) =
      switch lead {
      case 0xC2...0xDF: (2, 0x80, 0xBF)
      case 0xE0: (3, 0xA0, 0xBF)
      case 0xE1...0xEC, 0xEE, 0xEF: (3, 0x80, 0xBF)
      case 0xED: (3, 0x80, 0x9F)
      case 0xF0: (4, 0x90, 0xBF)
      case 0xF1...0xF3: (4, 0x80, 0xBF)
      case 0xF4: (4, 0x80, 0x8F)
      default: (0, 0, 0)
      }
    guard length > 0, index + length <= bytes.count else { return 0 }
    let second = unsafe bytes[index + 1]
    guard second >= lowest, second <= highest else { return 0 }
    for offset in 2..<max(2, length) where unsafe bytes[index + offset] & 0xC0 != 0x80 { return 0 }
    return length
  }
}
