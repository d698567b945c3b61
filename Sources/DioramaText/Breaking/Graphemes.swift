// SPDX-License-Identifier: MIT

/// What a reader calls a character: the standard library's extended grapheme clusters.
///
/// Flags, families joined by U+200D, combining marks, Hangul and Indic conjuncts are one each.
extension ArraySlice<UInt16> {
  /// The last boundary in `start...limit`; `start` has to be one itself.
  ///
  /// Linear in the distance.
  package func lastGraphemeBoundary(from start: Int, upTo limit: Int) -> Int {
    guard limit < endIndex else { return endIndex }
    var recognizer = Unicode._CharacterRecognizer()
    var boundary = start
    var index = start
    while index <= limit {
      let (scalar, next) = scalar(at: index)
      if recognizer.hasBreak(before: scalar), index > start { boundary = index }
      index = next
    }
    return boundary
  }

  /// The first boundary after `start`, which has to be one itself.
  package func endOfGrapheme(at start: Int) -> Int {
    var recognizer = Unicode._CharacterRecognizer()
    var index = start
    while index < endIndex {
      let (scalar, next) = scalar(at: index)
      if recognizer.hasBreak(before: scalar), index > start { return index }
      index = next
    }
    return index
  }
}
