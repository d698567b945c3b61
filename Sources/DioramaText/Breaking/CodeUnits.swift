// SPDX-License-Identifier: MIT

/// UTF-16 code units as text views keep them; an offset counts from the slice's own start index.
package typealias CodeUnits = ArraySlice<UInt16>

extension ArraySlice<UInt16> {
  /// The character that begins at `index`, and where the next one does.
  ///
  /// A surrogate without its other half is U+FFFD.
  @inline(__always)
  func scalar(at index: Int) -> (scalar: Unicode.Scalar, next: Int) {
    let unit = self[index]
    guard unit & 0xF800 == 0xD800 else {
      return (Unicode.Scalar(unit) ?? "\u{FFFD}", index + 1)
    }
    return pair(unit, at: index)
  }

  private func pair(_ high: UInt16, at index: Int) -> (scalar: Unicode.Scalar, next: Int) {
    guard high < 0xDC00, index + 1 < endIndex, self[index + 1] & 0xFC00 == 0xDC00 else {
      return ("\u{FFFD}", index + 1)
    }
    let value = 0x10000 + UInt32(high & 0x3FF) << 10 + UInt32(self[index + 1] & 0x3FF)
    return (Unicode.Scalar(value) ?? "\u{FFFD}", index + 2)
  }

  /// Where the text goes on after the line end that begins at `index`; nil if none begins there.
  ///
  /// CR LF is one. The others are LF, CR, vertical tab, form feed, U+0085, U+2028 and U+2029.
  @inline(__always)
  func endOfNewline(at index: Int) -> Int? {
    switch self[index] {
    case 0x0D: index + 1 < endIndex && self[index + 1] == 0x0A ? index + 2 : index + 1
    case 0x0A...0x0C, 0x85, 0x2028, 0x2029: index + 1
    default: nil
    }
  }

  /// The text as a string; a surrogate without its other half becomes U+FFFD, one for one.
  package func string(_ range: Range<Int>) -> String {
    String(decoding: self[range], as: UTF16.self)
  }
}

extension Unicode.Scalar {
  /// Whether a line ends after it, whatever its width.
  package var endsLine: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether it may hang over the end of a wrapped line: blanks that a line may end after.
  @inline(__always)
  var hangs: Bool {
    if value < 0x1680 { return value == 0x20 || value == 0x09 }
    return switch value {
    case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }
}
