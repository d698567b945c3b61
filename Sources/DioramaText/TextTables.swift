// SPDX-License-Identifier: MIT
internal import CTextTables

/// How a character is measured that no metric table lists.
enum CharacterKind {
  /// Combining marks, format and control characters, vowels of decomposed Hangul: no width.
  case zero
  case hangul
  case wide
  case emoji
  /// A skin tone, which joins the picture before it.
  case modifier
  /// Half of a flag.
  case regional
  case other

  init(_ scalar: UInt32) {
    let run = TextTables.lastIndex(
      below: DIORAMA_TEXT_KIND_COUNT, notAbove: Int(scalar), diorama_text_kind_start)
    switch diorama_text_kind(run) {
    case DIORAMA_TEXT_KIND_ZERO: self = .zero
    case DIORAMA_TEXT_KIND_HANGUL: self = .hangul
    case DIORAMA_TEXT_KIND_WIDE: self = .wide
    case DIORAMA_TEXT_KIND_EMOJI: self = .emoji
    case DIORAMA_TEXT_KIND_MODIFIER: self = .modifier
    case DIORAMA_TEXT_KIND_REGIONAL: self = .regional
    default: self = .other
    }
  }
}

/// Searches in the generated C arrays; an index that these functions return is in range.
enum TextTables {
  /// The largest index under `count` whose key is at most `key`; 0 if there is none.
  @inline(__always)
  static func lastIndex(below count: Int, notAbove key: Int, _ keys: (Int) -> Int) -> Int {
    var low = 0
    var high = count
    while high - low > 1 {
      let middle = (low + high) / 2
      if keys(middle) <= key { low = middle } else { high = middle }
    }
    return low
  }

  /// The character whose kerning `scalar` shares: the first of its canonical decomposition.
  static func kerningBase(_ scalar: UInt32) -> UInt32 {
    let index = lastIndex(
      below: DIORAMA_TEXT_BASE_COUNT, notAbove: Int(scalar), diorama_text_base_from)
    guard diorama_text_base_from(index) == Int(scalar) else { return scalar }
    return UInt32(diorama_text_base_to(index))
  }
}

// MARK: - Tracking

/// The sets of tracking by size that the eras of iOS need.
package enum TrackingSet {
  case helveticaNeue
  case sanFrancisco9
  case sanFrancisco11
  case sanFrancisco14

  private var range: (start: Int, count: Int) {
    switch self {
    case .helveticaNeue: (DIORAMA_TEXT_HN_TRACKING_START, DIORAMA_TEXT_HN_TRACKING_COUNT)
    case .sanFrancisco9: (DIORAMA_TEXT_SF_9_TRACKING_START, DIORAMA_TEXT_SF_9_TRACKING_COUNT)
    case .sanFrancisco11: (DIORAMA_TEXT_SF_11_TRACKING_START, DIORAMA_TEXT_SF_11_TRACKING_COUNT)
    case .sanFrancisco14: (DIORAMA_TEXT_SF_14_TRACKING_START, DIORAMA_TEXT_SF_14_TRACKING_COUNT)
    }
  }

  /// Tracking in 1/1000 em: linear between listed sizes, constant outside.
  ///
  /// The separate cuts of iOS 9 to 13 change at 20 points, so sizes from 19 to 20 use 19's.
  package func tracking(at size: Double) -> Double {
    let (start, count) = range
    let hasCuts = self == .sanFrancisco9 || self == .sanFrancisco11
    let size = hasCuts && size > 19 && size < 20 ? 19 : size
    var index = start
    while index + 1 < start + count, Double(diorama_text_tracking_size(index + 1)) <= size {
      index += 1
    }
    let value = Double(diorama_text_tracking(index))
    let from = Double(diorama_text_tracking_size(index))
    guard size > from, index + 1 < start + count else { return value / 10 }
    let to = Double(diorama_text_tracking_size(index + 1))
    let next = Double(diorama_text_tracking(index + 1))
    return (value + (next - value) * (size - from) / (to - from)) / 10
  }
}

// MARK: - One family's arrays

/// Where one family's columns and kerning pairs lie.
struct FamilyTables: Equatable {
  private let columns: Int
  private let rowsStart: Int
  private let codesStart: Int
  private let codesCount: Int
  private let square: Int
  private let keysStart: Int
  private let keysCount: Int
  private let values: Int

  static let helveticaNeue = FamilyTables(
    columns: DIORAMA_TEXT_HN_COLUMNS, rowsStart: DIORAMA_TEXT_HN_ROWS_START,
    codesStart: DIORAMA_TEXT_HN_CODES_START, codesCount: DIORAMA_TEXT_HN_CODES_COUNT,
    square: 0, keysStart: DIORAMA_TEXT_HN_KERN_START, keysCount: DIORAMA_TEXT_HN_KERN_COUNT,
    values: 0)

  static let sanFrancisco = FamilyTables(
    columns: DIORAMA_TEXT_SF_COLUMNS, rowsStart: DIORAMA_TEXT_SF_ROWS_START,
    codesStart: DIORAMA_TEXT_SF_CODES_START, codesCount: DIORAMA_TEXT_SF_CODES_COUNT,
    square: DIORAMA_TEXT_KERN_SQUARE, keysStart: DIORAMA_TEXT_SF_KERN_START,
    keysCount: DIORAMA_TEXT_SF_KERN_COUNT, values: DIORAMA_TEXT_KERN_VALUES)

  /// Where the advances of the family's `index`-th face begin.
  func row(_ index: Int) -> Int { rowsStart + index * columns }

  /// The column of a character that the family lists itself or through its base.
  func column(of scalar: UInt32) -> Int? {
    let code = Int(scalar)
    if code < DIORAMA_TEXT_LOW { return code }
    let index = TextTables.lastIndex(below: codesCount, notAbove: code) {
      diorama_text_code(codesStart + $0)
    }
    return diorama_text_code(codesStart + index) == code ? DIORAMA_TEXT_LOW + index : nil
  }

  /// The number of the pair's kerning value; 0 is no kerning.
  @inline(__always)
  func kerningNumber(_ left: UInt32, _ right: UInt32) -> Int {
    let (a, b) = (left &- 0x20, right &- 0x20)
    if a < 95, b < 95 { return diorama_text_kern_square(square + Int(a) * 95 + Int(b)) }
    return sparseKerningNumber(left, right)
  }

  private func sparseKerningNumber(_ left: UInt32, _ right: UInt32) -> Int {
    guard left < 0x10000, right < 0x10000 else { return 0 }
    let key = Int(left << 16 | right)
    let index = TextTables.lastIndex(below: keysCount, notAbove: key) {
      diorama_text_kern_key(keysStart + $0)
    }
    guard diorama_text_kern_key(keysStart + index) == key else { return 0 }
    return diorama_text_kern_number(keysStart + index)
  }

  /// Regular and bold kerning in 1/1000 em.
  @inline(__always)
  func kerning(_ number: Int) -> (regular: Int, bold: Int) {
    let index = values + number * 2
    return (diorama_text_kern_value(index), diorama_text_kern_value(index + 1))
  }

  @inline(__always)
  static func advance(_ row: Int, _ column: Int) -> Int { diorama_text_advance(row + column) }
}
