// SPDX-License-Identifier: MIT
internal import CPNG

enum PNGDecoder {
  static func decode(_ bytes: [UInt8]) throws(RasterFailure) -> Bitmap {
    let chunks = try PNGChunks(bytes)
    let (width, height) = (chunks.width, chunks.height)
    var image = unsafe png_image()
    unsafe image.version = UInt32(PNG_IMAGE_VERSION)
    defer { unsafe png_image_free(&image) }
    let isBegun = unsafe bytes.withUnsafeBytes {
      unsafe png_image_begin_read_from_memory(&image, $0.baseAddress, $0.count) != 0
    }
    guard isBegun else { throw RasterFailure(unsafe message(image)) }
    guard unsafe Int(image.width) == width, unsafe Int(image.height) == height else {
      throw RasterFailure("it says two sizes")
    }
    // Bytes in the order blue, green, red, alpha.
    unsafe image.format = UInt32(
      PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_BGR)
    var pixels = [UInt32](repeating: 0, count: width * height)
    let isRead = unsafe pixels.withUnsafeMutableBytes {
      unsafe png_image_finish_read(&image, nil, $0.baseAddress, Int32(width * 4), nil) != 0
    }
    guard isRead else { throw RasterFailure(unsafe message(image)) }
    for index in pixels.indices where pixels[index] < 0xFF00_0000 {
      let pixel = pixels[index]
      pixels[index] = Bitmap.pixel(
        UInt8(pixel >> 16 & 255), UInt8(pixel >> 8 & 255), UInt8(pixel & 255), UInt8(pixel >> 24))
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// What the library says is wrong.
  @unsafe private static func message(_ image: png_image) -> String {
    let said = unsafe withUnsafeBytes(of: image.message) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    return "its pixels cannot be read (\(said))"
  }
}
