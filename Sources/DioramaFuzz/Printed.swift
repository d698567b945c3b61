// SPDX-License-Identifier: MIT

/// What a trial printed, told apart by a number for all of it: whole reports of many runs would take
/// more memory than what is tried.
struct Printed: Equatable {
  private(set) var beginning = ""
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  private var count = 0
  private static let kept = 10_000

  static func += (printed: inout Printed, text: String) {
    if printed.count < kept { printed.beginning += text.prefix(kept) }
    for byte in text.utf8 {
      printed.hash = (printed.hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    printed.count += text.utf8.count
  }
}
