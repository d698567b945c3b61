// SPDX-License-Identifier: MIT

/// Pixels of the bytes of an image file; nothing is taken on trust.
package enum ImageDecoder {
  package static func decode(_ bytes: [UInt8]) throws(RasterFailure) -> Bitmap {
    if bytes.isEmpty { throw RasterFailure("there is no file, or it cannot be read") }
    if bytes.starts(with: PNGChunks.mark) { return try PNGDecoder.decode(bytes) }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return try JPEGDecoder.decode(bytes) }
    throw RasterFailure("it is neither PNG nor JPEG")
  }
}
