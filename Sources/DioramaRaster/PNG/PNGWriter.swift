// SPDX-License-Identifier: MIT

/// PNG files of pictures, and animated ones, whose bytes depend on the pixels only.
package enum PNGWriter {
  /// Between fast and small, where flat screens lose next to nothing.
  static let level: Int32 = 6

  package static func png(_ picture: Bitmap) throws(RasterFailure) -> [UInt8] {
    let form = PixelForm([picture])
    var file = PNGFile()
    file.begin(picture.width, picture.height, form)
    let deflater = try Deflater(level: level)
    file.add("IDAT", deflater.compress(RowFilters.rows(of: picture, form)))
    file.add("IEND", [])
    return file.bytes
  }
}

/// Chunks one behind another.
struct PNGFile {
  private(set) var bytes = PNGChunks.mark

  mutating func begin(_ width: Int, _ height: Int, _ form: PixelForm) {
    add(
      "IHDR",
      PNGFile.number(width) + PNGFile.number(height) + [form.bitDepth, form.colorType, 0, 0, 0])
    // The colors are those of sRGB, seen as they are.
    add("sRGB", [0])
    guard case .palette(let colors, _) = form else { return }
    let plain = colors.map(Bitmap.plain)
    add("PLTE", plain.flatMap { [$0.0, $0.1, $0.2] })
    guard let last = plain.lastIndex(where: { $0.3 < 255 }) else { return }
    add("tRNS", plain[...last].map { $0.3 })
  }

  mutating func add(_ kind: String, _ content: [UInt8]) {
    bytes += Self.number(content.count)
    let start = bytes.count
    bytes += kind.utf8
    bytes += content
    bytes += Self.number(Int(Deflater.checkSum(bytes[start...])))
  }

  /// Four bytes, highest first.
  static func number(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
