// SPDX-License-Identifier: MIT
internal import CTurboJPEG

enum JPEGDecoder {
  static func decode(_ bytes: [UInt8]) throws(RasterFailure) -> Bitmap {
    guard let decoder = unsafe tjInitDecompress() else {
      throw RasterFailure("there is no memory for it")
    }
    defer { _ = unsafe tjDestroy(decoder) }
    var (width, height, sampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    let count = bytes.count
    let isBegun = unsafe bytes.withUnsafeBufferPointer {
      unsafe tjDecompressHeader3(
        decoder, $0.baseAddress, UInt(count), &width, &height, &sampling, &space) == 0
    }
    guard isBegun else { throw RasterFailure(unsafe message(decoder)) }
    guard PictureLimits.allow(width: Int(width), height: Int(height)) else {
      throw RasterFailure("\(width) x \(height) pixels are too many")
    }
    // A block of 8 x 8 pixels takes some bits at least.
    guard count * 64 * 8 >= Int(width) * Int(height) / 4 else {
      throw RasterFailure("it has too few bytes for \(width) x \(height) pixels")
    }
    let isInk = space == TJCS_CMYK.rawValue || space == TJCS_YCCK.rawValue
    let format = isInk ? TJPF_CMYK.rawValue : TJPF_BGRA.rawValue
    var pixels = [UInt32](repeating: 0, count: Int(width) * Int(height))
    let isRead = unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe pixels.withUnsafeMutableBytes { pixels in
        unsafe tjDecompress2(
          decoder, bytes.baseAddress, UInt(count),
          pixels.baseAddress?.assumingMemoryBound(to: UInt8.self), width, width * 4, height,
          Int32(format), TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS) == 0
      }
    }
    guard isRead else { throw RasterFailure(unsafe message(decoder)) }
    if isInk { for index in pixels.indices { pixels[index] = Self.light(pixels[index]) } }
    return Bitmap(width: Int(width), height: Int(height), pixels: pixels)
  }

  /// Red, green and blue of inks, which such files hold the other way round.
  private static func light(_ inks: UInt32) -> UInt32 {
    let black = inks >> 24
    func part(_ ink: UInt32) -> UInt32 { (ink & 255) * black / 255 }
    return 0xFF00_0000 | part(inks) << 16 | part(inks >> 8) << 8 | part(inks >> 16)
  }

  @unsafe private static func message(_ decoder: tjhandle) -> String {
    guard let text = unsafe tjGetErrorStr2(decoder) else { return "its pixels cannot be read" }
    return unsafe "its pixels cannot be read (\(String(cString: text)))"
  }
}
