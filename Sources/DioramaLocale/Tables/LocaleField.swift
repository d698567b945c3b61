// SPDX-License-Identifier: MIT
internal import CLocales

/// Names of which one is chosen by its number: months, days of the week.
package enum NameKind { case months, days, quarters, halves }

package enum NameWidth { case wide, abbreviated, short, narrow }

/// Whether a name stands in a date or alone; many languages tell the two apart.
package enum NameContext { case inDate, alone }

/// The number of a text in the tables.
enum LocaleField {
  static func of(_ kind: NameKind, _ width: NameWidth, _ context: NameContext) -> Int {
    // Of each kind the widths follow each other, first those in a date.
    let (first, widths): (Int, [NameWidth]) =
      switch kind {
      case .months:
        (Int(DIORAMA_LOCALE_FIELD_MONTHS_WIDE), [.wide, .abbreviated, .narrow])
      case .days:
        (Int(DIORAMA_LOCALE_FIELD_DAYS_WIDE), [.wide, .abbreviated, .short, .narrow])
      case .quarters:
        (Int(DIORAMA_LOCALE_FIELD_QUARTERS_WIDE), [.wide, .abbreviated, .narrow])
      case .halves:
        (Int(DIORAMA_LOCALE_FIELD_HALVES_WIDE), [.wide, .abbreviated, .narrow])
      }
    let place = widths.firstIndex(of: width) ?? 1
    return first + place + (context == .alone ? widths.count : 0)
  }

  static func eras(_ width: NameWidth) -> Int {
    switch width {
    case .wide: Int(DIORAMA_LOCALE_FIELD_ERA_NAMES)
    case .abbreviated, .short: Int(DIORAMA_LOCALE_FIELD_ERA_ABBR)
    case .narrow: Int(DIORAMA_LOCALE_FIELD_ERA_NARROW)
    }
  }

  /// The pattern of dates, of times, or the one that joins them; nil for no style.
  static func pattern(_ part: PatternPart, _ style: DateStyle) -> Int? {
    let first: Int? =
      switch style {
      case .none: nil
      case .full: Int(DIORAMA_LOCALE_FIELD_DATE_FULL)
      case .long: Int(DIORAMA_LOCALE_FIELD_DATE_LONG)
      case .medium: Int(DIORAMA_LOCALE_FIELD_DATE_MEDIUM)
      case .short: Int(DIORAMA_LOCALE_FIELD_DATE_SHORT)
      }
    return first.map { $0 + part.rawValue }
  }

  enum PatternPart: Int { case date, time, both }

  static func skeleton(_ number: Int) -> Int { Int(DIORAMA_LOCALE_FIRST_SKELETON) + number }

  static func currency(_ number: Int, narrow: Bool) -> Int {
    Int(DIORAMA_LOCALE_FIRST_CURRENCY) + 2 * number + (narrow ? 1 : 0)
  }

  static func zone(_ group: Int, short: Bool) -> Int {
    Int(DIORAMA_LOCALE_FIRST_ZONE) + 2 * group + (short ? 1 : 0)
  }

  static let digits = Int(DIORAMA_LOCALE_FIELD_DIGITS)
  static let symbols = Int(DIORAMA_LOCALE_FIELD_SYMBOLS)
  static let decimalPattern = Int(DIORAMA_LOCALE_FIELD_DECIMAL_PATTERN)
  static let percentPattern = Int(DIORAMA_LOCALE_FIELD_PERCENT_PATTERN)
  static let currencyPattern = Int(DIORAMA_LOCALE_FIELD_CURRENCY_PATTERN)
  static let minimumGrouping = Int(DIORAMA_LOCALE_FIELD_MINIMUM_GROUPING)
  static let direction = Int(DIORAMA_LOCALE_FIELD_DIRECTION)
  static let append = Int(DIORAMA_LOCALE_FIELD_APPEND)
  static let fieldNames = Int(DIORAMA_LOCALE_FIELD_FIELD_NAMES)
  static let relativeDays = Int(DIORAMA_LOCALE_FIELD_RELATIVE_DAYS)
  static let gmt = Int(DIORAMA_LOCALE_FIELD_GMT)
  static let hourCaptions = Int(DIORAMA_LOCALE_FIELD_HOUR_CAPTIONS)
  static let minuteCaption = Int(DIORAMA_LOCALE_FIELD_MINUTE_CAPTION)
}
