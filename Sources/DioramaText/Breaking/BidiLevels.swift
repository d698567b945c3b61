// SPDX-License-Identifier: MIT
internal import CFriBidi

/// Which parts of a text run from right to left (UAX 9).
struct BidiLevels: Equatable, Sendable {
  private var levels: [Int8]
  private let start: Int

  /// - Parameter range: Of the text's code units, all of level 0 at first.
  init(_ range: Range<Int>) {
    levels = [Int8](repeating: 0, count: range.count)
    start = range.lowerBound
  }

  /// Of the code unit at `offset`; an odd one runs right to left.
  subscript(offset: Int) -> Int8 { levels[offset - start] }

  /// Finds the levels of one paragraph and returns the paragraph's own: 0 or 1.
  ///
  /// Linear in its length.
  mutating func resolve(
    _ text: CodeUnits, _ paragraph: Range<Int>, isRightToLeft: Bool
  ) -> Int8 {
    var scalars: [UInt32] = []
    var index = paragraph.lowerBound
    while index < paragraph.upperBound {
      let (scalar, next) = text.scalar(at: index)
      scalars.append(scalar.value)
      index = next
    }
    var found = [Int8](repeating: 0, count: scalars.count)
    let direction: CFriBidiBase =
      isRightToLeft ? .firstLetterOrRight : .firstLetterOrLeft
    let base = unsafe scalars.withUnsafeBufferPointer { scalars in
      unsafe found.withUnsafeMutableBufferPointer { found -> Int32 in
        guard let text = scalars.baseAddress, let levels = found.baseAddress else {
          return isRightToLeft ? 1 : 0
        }
        return unsafe cfribidi_levels(text, scalars.count, direction, levels)
      }
    }
    index = paragraph.lowerBound
    for level in found {
      let next = text.scalar(at: index).next
      for place in index..<next { levels[place - start] = level }
      index = next
    }
    return base == 0 ? 0 : 1
  }

  /// Whether a text may hold anything that runs from right to left.
  static func mayNeed(_ text: CodeUnits) -> Bool {
    text.contains { unit in
      unit >= 0x590
        && (unit < 0x900 || unit == 0x200F || unit == 0x202B || unit == 0x202E || unit == 0x2067
          || (0xFB1D...0xFEFF).contains(unit) || unit == 0xD802 || unit == 0xD803
          || unit == 0xD83A || unit == 0xD83B)
    }
  }
}
