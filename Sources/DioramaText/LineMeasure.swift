// SPDX-License-Identifier: MIT

/// The width of one line that grows by a character at a time.
///
/// Sums whole 1/1000 em and multiplies once, so the width depends on the characters alone.
package struct LineMeasure: Sendable {
  private let font: MeasuringFont
  /// Sums in 1/1000 em: advances of both cuts, of characters outside the tables, kerning.
  private var text = 0
  private var display = 0
  private var unlisted = 0
  private var regularKerning = 0
  private var boldKerning = 0
  private var tracked = 0
  private var pictures = 0
  /// The last character with a width, by its kerning; 0 where it has none.
  private var previous: UInt32 = 0
  /// The last character that is no picture, and the column that gave its advance.
  private var lastScalar: UInt32 = 0
  private var lastColumn = 0
  /// Number of the kerning value before it.
  private var lastKerning = 0
  private var tail = Tail.plain

  /// What the next character may join.
  private enum Tail {
    case plain, picture, joined, halfFlag
  }

  package init(_ font: MeasuringFont) { self.font = font }

  /// Unrounded, in points.
  package var width: Double {
    let listed = Double(text) + font.displayShare * Double(display - text)
    let other = Double(unlisted) + Double(pictures) * font.emojiAdvance
    let kerning = Double(regularKerning) + font.boldShare * Double(boldKerning - regularKerning)
    return font.size / 1000 * (listed + other + Double(tracked) * font.tracking + kerning)
      + font.kern * Double(tracked + pictures)
  }

  @inline(__always)
  package mutating func append(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    guard value < 0x7F, value >= 0x20 else { return appendOther(value) }
    addColumn(Int(value))
    kern(value)
    lastScalar = value
    tail = .plain
  }
}

// MARK: - Characters beyond ASCII

extension LineMeasure {
  @inline(never)
  private mutating func appendOther(_ value: UInt32) {
    // Signs such as the heart and the staff of a profession join a picture before them.
    if tail == .joined, (0x2190..<0x2C00).contains(value) {
      tail = .picture
      return
    }
    if let column = font.tables.column(of: value) {
      appendColumn(column, of: value)
      return
    }
    switch CharacterKind(value) {
    case .zero: appendMark(value)
    case .hangul: appendUnlisted(866)
    case .wide: appendUnlisted(1019)
    case .emoji: appendPicture()
    case .modifier: if tail != .picture { appendPicture() }
    case .regional: appendRegional()
    case .other: appendColumn(Int(UInt8(ascii: "n")), of: value)
    }
  }

  /// A character without an advance has no tracking and does not part a kerned pair.
  private mutating func appendColumn(_ column: Int, of value: UInt32) {
    guard FamilyTables.advance(font.textRow, column) != 0 else { return }
    addColumn(column)
    kern(TextTables.kerningBase(value))
    lastScalar = value
    tail = .plain
  }

  private mutating func appendUnlisted(_ advance: Int) {
    unlisted += advance
    tracked += 1
    previous = 0
    lastScalar = 0
    tail = .plain
  }

  /// Pictures that a joiner holds together are one; they are of another font, without tracking.
  private mutating func appendPicture() {
    if tail != .joined { pictures += 1 }
    previous = 0
    lastScalar = 0
    tail = .picture
  }

  private mutating func appendRegional() {
    if tail == .halfFlag {
      tail = .plain
      return
    }
    appendPicture()
    tail = .halfFlag
  }

  /// Joiner, picture style and key cap change what stands before them; other marks do nothing.
  private mutating func appendMark(_ value: UInt32) {
    let isKey = (0x30...0x39).contains(lastScalar) || lastScalar == 0x23 || lastScalar == 0x2A
    switch value {
    case 0x200D: if tail == .picture { tail = .joined }
    case 0xFE0F: if lastScalar >= 0xA9 { turnIntoPicture() }
    case 0x20E3: if isKey { turnIntoPicture() }
    default: break
    }
  }

  private mutating func turnIntoPicture() {
    text -= FamilyTables.advance(font.textRow, lastColumn)
    display -= FamilyTables.advance(font.displayRow, lastColumn)
    tracked -= 1
    let pair = font.tables.kerning(lastKerning)
    regularKerning -= pair.regular
    boldKerning -= pair.bold
    appendPicture()
  }

  @inline(__always)
  private mutating func addColumn(_ column: Int) {
    text += FamilyTables.advance(font.textRow, column)
    display += FamilyTables.advance(font.displayRow, column)
    tracked += 1
    lastColumn = column
  }

  @inline(__always)
  private mutating func kern(_ value: UInt32) {
    lastKerning = previous == 0 ? 0 : font.tables.kerningNumber(previous, value)
    previous = value
    if lastKerning != 0 {
      let pair = font.tables.kerning(lastKerning)
      regularKerning += pair.regular
      boldKerning += pair.bold
    }
  }
}
