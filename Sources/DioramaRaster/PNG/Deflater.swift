// SPDX-License-Identifier: MIT
internal import CDeflate

/// Owns one compressor of libdeflate.
@safe struct Deflater: ~Copyable {
  private let compressor: OpaquePointer

  /// - Parameter level: 1...12, from fastest to smallest.
  init(level: Int32) throws(RasterFailure) {
    guard let made = unsafe libdeflate_alloc_compressor(level) else {
      throw RasterFailure("there is no memory to compress with")
    }
    unsafe compressor = made
  }

  deinit { unsafe libdeflate_free_compressor(compressor) }

  /// The bytes in zlib's format, behind `head`.
  func compress(_ bytes: [UInt8], after head: [UInt8] = []) -> [UInt8] {
    let most = unsafe libdeflate_zlib_compress_bound(compressor, bytes.count)
    return unsafe [UInt8](unsafeUninitializedCapacity: head.count + most) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      for (index, byte) in head.enumerated() { unsafe (start + index).initialize(to: byte) }
      let written = unsafe bytes.withUnsafeBytes {
        unsafe libdeflate_zlib_compress(
          compressor, $0.baseAddress, $0.count, start + head.count, most)
      }
      count = head.count + written
    }
  }

  /// The check sum of a PNG's chunk.
  static func checkSum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    unsafe bytes.withUnsafeBytes { unsafe libdeflate_crc32(0, $0.baseAddress, $0.count) }
  }
}
