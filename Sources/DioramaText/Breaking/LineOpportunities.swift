// SPDX-License-Identifier: MIT
internal import CUnistring

/// Where a line may end, by Unicode's line breaking algorithm (UAX 14) without its mandatory ends.
///
/// Thai, Lao, Khmer and Burmese have no opportunities within a phrase, as there is no dictionary.
struct LineOpportunities {
  /// An answer depends on what follows: at most a bracket and a digit, in units with room to spare.
  static var lookahead: Int { 8 }

  /// Of the text that was looked at last; kept to save the allocation.
  private var answers: [CChar] = []

  /// The last offset in `start + 1 ... limit` that a line may end before; nil if there is none.
  ///
  /// Linear in the distance. What stands before `start` is taken as another line.
  mutating func last(in text: CodeUnits, from start: Int, upTo limit: Int) -> Int? {
    let end = min(limit + Self.lookahead, text.endIndex)
    let count = end - start
    guard count > 1 else { return nil }
    if answers.count < count { answers = [CChar](repeating: 0, count: count * 2) }
    unsafe text[start..<end].withUnsafeBufferPointer { units in
      unsafe answers.withUnsafeMutableBufferPointer { answers in
        guard let text = units.baseAddress, let found = answers.baseAddress else {
          return
        }
        unsafe cunistring_line_breaks(text, count, found)
      }
    }
    var index = min(limit, end - 1) - start
    while index > 0 {
      if answers[index] == CUNISTRING_BREAK_MAY { return start + index }
      index -= 1
    }
    return nil
  }
}
