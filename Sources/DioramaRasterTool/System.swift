// SPDX-License-Identifier: MIT
#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Standard input, output and error.
enum System {
  static func standardInput(limit: Int) throws(ToolFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let got = unsafe piece.withUnsafeMutableBytes { unsafe read(0, $0.baseAddress, $0.count) }
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { throw .input("standard input cannot be read") }
      if got == 0 { return bytes }
      bytes += piece[..<got]
      guard bytes.count <= limit else { throw .input("the reel is larger than \(limit) bytes") }
    }
  }

  static func write(_ bytes: [UInt8]) { write(bytes, to: 1) }

  /// One line on standard error.
  static func say(_ message: String) { write(Array("diorama-raster: \(message)\n".utf8), to: 2) }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) {
    unsafe bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        #if canImport(Glibc)
          let got = unsafe Glibc.write(
            descriptor, buffer.baseAddress.map { unsafe $0 + written }, buffer.count - written)
        #else
          let got = unsafe Darwin.write(
            descriptor, buffer.baseAddress.map { unsafe $0 + written }, buffer.count - written)
        #endif
        if got < 0, errno == EINTR { continue }
        if got <= 0 { exit(74) }
        written += got
      }
    }
  }
}
