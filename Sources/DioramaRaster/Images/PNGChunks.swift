// SPDX-License-Identifier: MIT

/// The chunks of a PNG file, looked over before anything is decoded.
///
/// Source: PNG specification, third edition, 5.3 and 11.2.
struct PNGChunks {
  static let mark: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private(set) var width = 0
  private(set) var height = 0
  /// Bytes that the pixels are compressed to.
  private(set) var compressed = 0

  init(_ bytes: [UInt8]) throws(RasterFailure) {
    guard bytes.starts(with: Self.mark) else { throw RasterFailure("it is no PNG") }
    func number(_ place: Int) -> Int {
      Int(bytes[place]) << 24 | Int(bytes[place + 1]) << 16 | Int(bytes[place + 2]) << 8
        | Int(bytes[place + 3])
    }
    var place = Self.mark.count
    var isFirst = true
    while true {
      guard bytes.count - place >= 12 else { throw RasterFailure("its end is missing") }
      let length = number(place)
      let kind = number(place + 4)
      guard length <= bytes.count - place - 12 else {
        throw RasterFailure("a chunk is longer than the file")
      }
      if isFirst {
        guard kind == Self.header, length == 13 else {
          throw RasterFailure("it does not begin with its size")
        }
        width = number(place + 8)
        height = number(place + 12)
        isFirst = false
      }
      if kind == Self.data { compressed += length }
      place += 12 + length
      if kind == Self.end { break }
    }
    guard PictureLimits.allow(width: width, height: height) else {
      throw RasterFailure("\(width) x \(height) pixels are too many")
    }
    // Deflate makes at most 1032 bytes of one (RFC 1951), so fewer cannot be all of the pixels.
    guard compressed * 1032 >= width * height / 8 else {
      throw RasterFailure("it has too few bytes for \(width) x \(height) pixels")
    }
  }

  /// IHDR, IDAT and IEND.
  private static let header = 0x4948_4452
  private static let data = 0x4944_4154
  private static let end = 0x4945_4E44
}
