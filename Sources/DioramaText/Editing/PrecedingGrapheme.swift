// SPDX-License-Identifier: MIT

/// The character as a reader sees it, a grapheme cluster, that ends at a place.
enum PrecedingGrapheme {
  /// Units looked back over for the start of a cluster.
  ///
  /// In a longer stretch without a certain boundary, a cluster is found as if the text began there.
  static var furthest: Int { 4096 }

  /// Units of the last cluster that ends before `end`; 0 at the start of the text.
  static func length(before end: Int, in text: ChunkList<UInt16>) -> Int {
    length(within: 32, before: end, in: text)
      ?? length(within: furthest, before: end, in: text) ?? 0
  }

  /// Nil where `reach` units hold no certain boundary and are neither all there are nor the most.
  private static func length(
    within reach: Int, before end: Int, in text: ChunkList<UInt16>
  ) -> Int? {
    let units = text[max(0, end - reach)..<end]
    var start = max(0, units.count - 1)
    while start > 0, !isCertainBoundary(start, in: units) { start -= 1 }
    if start == 0, end > reach, reach < furthest { return nil }
    return String(decoding: units[start...], as: UTF16.self).last?.utf16.count
  }

  /// Whether clusters part before the unit at `index`, whatever else the text holds.
  ///
  /// Asks for two neighbours of which neither ever joins the other.
  private static func isCertainBoundary(_ index: Int, in units: [UInt16]) -> Bool {
    let unit = units[index]
    let previous = units[index - 1]
    if unit == 0x0A, previous == 0x0D { return false }
    guard standsAlone(unit) || isPictureStart(index, in: units) else { return false }
    return standsAlone(previous)
      || (index >= 2 && isPictureStart(index - 2, in: units))
  }

  /// Latin, Greek, kana, ideographs and whole Hangul syllables.
  private static func standsAlone(_ unit: UInt16) -> Bool {
    switch unit {
    case 0..<0x300, 0x370..<0x483, 0x3041..<0x3097, 0x30A0..<0x3100, 0x3400..<0xA000,
      0xAC00..<0xD7A4:
      true
    default: false
    }
  }

  /// Whether a picture outside the basic plane begins here that is no flag half or skin tone.
  private static func isPictureStart(_ index: Int, in units: [UInt16]) -> Bool {
    guard index + 1 < units.count else { return false }
    switch (units[index], units[index + 1]) {
    // U+1F400 to U+1F7FF, U+1F900 to U+1FAFF.
    case (0xD83D, 0xDC00..<0xE000), (0xD83E, 0xDD00..<0xDF00): return true
    default: return false
    }
  }
}
