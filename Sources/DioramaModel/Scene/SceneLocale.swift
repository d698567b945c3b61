// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaLocale

extension Scene {
  /// The locale that numbers and dates are written in, in the habits of the scene's era.
  package var formats: Locale { Locale(locale, era: era(on: device)) }

  package var zone: TimeZone { TimeZone(timeZone) ?? .utc }
}

/// A field of `locale`: the names of NSLocale, and of NSCalendar for `firstWeekday`.
package enum LocaleProperty: String, CaseIterable, Sendable {
  case identifier, languageCode, regionCode, scriptCode, currencyCode, currencySymbol
  case decimalSeparator, groupingSeparator, usesMetricSystem, calendarIdentifier, firstWeekday
  /// The older name of `regionCode`.
  case countryCode

  package var type: ExpressionType {
    switch self {
    case .usesMetricSystem: .bool
    case .firstWeekday: .int
    default: .string
    }
  }

  /// The value of a field by its slot; nil where there is none such.
  package static func value(ofField slot: Int, of locale: Locale) -> Value? {
    allCases.indices.contains(slot) ? allCases[slot].value(of: locale) : nil
  }

  /// Empty for a part that the identifier does not have.
  private func value(of locale: Locale) -> Value {
    switch self {
    case .identifier: .string(locale.identifier)
    case .languageCode: .string(locale.languageCode)
    case .regionCode, .countryCode: .string(locale.regionCode ?? "")
    case .scriptCode: .string(locale.scriptCode ?? "")
    case .currencyCode: .string(locale.currencyCode ?? "")
    case .currencySymbol: .string(locale.currencySymbol)
    case .decimalSeparator: .string(locale.decimalSeparator)
    case .groupingSeparator: .string(locale.groupingSeparator)
    case .usesMetricSystem: .bool(locale.usesMetricSystem)
    case .calendarIdentifier: .string(CalendarName.gregorian)
    case .firstWeekday: .int(Int64(locale.firstWeekday))
    }
  }
}

/// A function that writes a number or a date in the scene's locale and time zone.
package enum FormatFunction: Int, CaseIterable, Sendable {
  case wholeNumber, wholeNumberWithFraction, number, numberWithFraction
  case dateInStyles, dateByPattern, dateByTemplate

  package static let firstCode: Int32 = 500

  package var code: Int32 { Self.firstCode + Int32(rawValue) }

  package init?(code: Int32) { self.init(rawValue: Int(code) - Int(Self.firstCode)) }

  package var name: String {
    switch self {
    case .wholeNumber, .wholeNumberWithFraction, .number, .numberWithFraction: "formatNumber"
    case .dateInStyles, .dateByPattern: "formatDate"
    case .dateByTemplate: "formatDateTemplate"
    }
  }

  package var parameters: [ExpressionType] {
    switch self {
    case .wholeNumber: [.int, Self.numberStyle]
    case .wholeNumberWithFraction: [.int, Self.numberStyle, .int]
    case .number: [.double, Self.numberStyle]
    case .numberWithFraction: [.double, Self.numberStyle, .int]
    case .dateInStyles: [.timestamp, Self.dateStyle, Self.dateStyle]
    case .dateByPattern, .dateByTemplate: [.timestamp, .string]
    }
  }

  private static let numberStyle = ExpressionType.enumeration(
    name: "NSNumberFormatterStyle", cases: NumberStyle.allCases.map(\.rawValue))
  private static let dateStyle = ExpressionType.enumeration(
    name: "NSDateFormatterStyle", cases: DateStyle.allCases.map(\.rawValue))
}

extension FormatFunction {
  /// The text; arguments whose types are only known now may be wrong.
  package func answer(
    _ arguments: [Value], in locale: Locale, _ zone: TimeZone
  ) throws(EvaluationError) -> Value {
    switch arguments.first {
    case .int(let number)?: return .string(try text(.int(number), arguments, locale))
    case .double(let number)?: return .string(try text(.double(number), arguments, locale))
    case .timestamp(let time)?: return .string(try text(time, arguments, locale, zone))
    default: throw EvaluationError("'\(name)' takes a number or a timestamp first")
    }
  }

  private func text(
    _ number: LocaleNumber, _ arguments: [Value], _ locale: Locale
  ) throws(EvaluationError) -> String {
    guard name == "formatNumber", arguments.count > 1, case .string(let name) = arguments[1],
      let style = NumberStyle(rawValue: name)
    else {
      throw EvaluationError(
        "'formatNumber' takes a number and one of the styles none, decimal, percent, currency")
    }
    guard arguments.count > 2 else { return locale.format(number, style) }
    // The range of NSNumberFormatter in ICU; more digits than a double has.
    guard case .int(let count) = arguments[2], (0...340).contains(count) else {
      throw EvaluationError("a fraction has 0 to 340 digits")
    }
    return locale.format(number, style, fraction: Int(count))
  }

  private func text(
    _ time: Timestamp, _ arguments: [Value], _ locale: Locale, _ zone: TimeZone
  ) throws(EvaluationError) -> String {
    // No pattern that means something is longer; each field takes its time.
    let texts = arguments.dropFirst().compactMap { argument in
      if case .string(let text) = argument { return text }
      return nil
    }
    guard texts.allSatisfy({ $0.utf8.count <= 500 }) else {
      throw EvaluationError("a date pattern is at most 500 bytes long")
    }
    switch self {
    case .dateByTemplate where texts.count == 1:
      return locale.format(time.seconds, template: texts[0], in: zone)
    case .dateByPattern where texts.count == 1:
      return locale.format(
        time.seconds, nanoseconds: time.nanoseconds, pattern: DatePattern(texts[0]), in: zone)
    case .dateInStyles where texts.count == 2:
      guard let date = DateStyle(rawValue: texts[0]), let clock = DateStyle(rawValue: texts[1])
      else {
        throw EvaluationError("styles of dates are none, short, medium, long and full")
      }
      return locale.format(time.seconds, date: date, time: clock, in: zone)
    default: throw EvaluationError("'\(name)' takes a timestamp, then texts")
    }
  }
}
