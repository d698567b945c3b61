// SPDX-License-Identifier: MIT

/// A hash of bytes that is the same on every machine and in every run: FNV-1a of 128 bits, with the
/// constants of its published definition.
///
/// It tells contents apart that differ by chance, and does not keep anybody from making two alike.
package struct ContentHash: Hashable, Sendable {
  private var state: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D
  private static let prime: UInt128 = 0x0000_0000_0100_0000_0000_0000_0000_013B

  package init() {}

  package init(_ bytes: [UInt8]) { add(bytes) }

  package mutating func add(_ bytes: [UInt8]) {
    var state = state
    for byte in bytes { state = (state ^ UInt128(byte)) &* Self.prime }
    self.state = state
  }

  /// Adds a text and its length, so that two texts are another thing than both in one.
  package mutating func add(_ text: String) {
    add(Array(text.utf8))
    add(Array(":\(text.utf8.count);".utf8))
  }

  /// 32 digits.
  package var text: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }
}
