// SPDX-License-Identifier: MIT

/// The size of a picture in pixels, from the head of its file; nothing is decoded.
package enum ImageHeader {
  /// Width and height in pixels, or nil where the bytes are no PNG or JPEG that says so.
  ///
  /// Sources: PNG specification (IHDR is the first chunk), ITU T.81 (SOF markers).
  package static func size(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    let found = png(bytes) ?? jpeg(bytes)
    guard let found, found.width > 0, found.height > 0, found.width <= 100_000,
      found.height <= 100_000
    else { return nil }
    return found
  }

  private static func png(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    let mark: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.count >= 24, bytes.starts(with: mark),
      bytes[12..<16].elementsEqual([0x49, 0x48, 0x44, 0x52])
    else { return nil }
    func number(_ offset: Int) -> Int {
      bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
    return (number(16), number(20))
  }

  private static func jpeg(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.count > 4, bytes[0] == 0xFF, bytes[1] == 0xD8 else { return nil }
    var at = 2
    while at + 9 < bytes.count {
      guard bytes[at] == 0xFF else { return nil }
      let marker = bytes[at + 1]
      if marker == 0xFF {
        at += 1
        continue
      }
      if marker == 0x01 || (0xD0...0xD8).contains(marker) {
        at += 2
        continue
      }
      let length = Int(bytes[at + 2]) << 8 | Int(bytes[at + 3])
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame {
        return (
          Int(bytes[at + 7]) << 8 | Int(bytes[at + 8]), Int(bytes[at + 5]) << 8 | Int(bytes[at + 6])
        )
      }
      guard length >= 2, marker != 0xDA else { return nil }
      at += 2 + length
    }
    return nil
  }
}
