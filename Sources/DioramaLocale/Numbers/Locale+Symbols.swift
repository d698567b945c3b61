// SPDX-License-Identifier: MIT

/// The signs of a locale's numbers, in its own digits.
extension Locale {
  enum Symbol: Int {
    case decimal, group, percent, minus, plus, exponent, infinity, notANumber, currencyDecimal
    case currencyGroup
  }

  func symbol(_ symbol: Symbol) -> String {
    let symbols = lines(LocaleField.symbols)
    return symbols.indices.contains(symbol.rawValue) ? symbols[symbol.rawValue] : ""
  }

  package var decimalSeparator: String { symbol(.decimal) }
  package var groupingSeparator: String { symbol(.group) }
  package var percentSymbol: String { symbol(.percent) }
  package var minusSign: String { symbol(.minus) }
  package var plusSign: String { symbol(.plus) }

  /// The ten digits, `0` first.
  package var digits: [Unicode.Scalar] {
    let own = Array((text(LocaleField.digits) ?? "").unicodeScalars)
    return own.count == 10 ? own : Array("0123456789".unicodeScalars)
  }

  /// Digits from 0 to 9 as the locale writes them.
  func written(_ values: [UInt8]) -> String {
    var text = String.UnicodeScalarView()
    let digits = digits
    for value in values { text.append(digits[Int(value)]) }
    return String(text)
  }

  /// A whole number with at least so many digits, without grouping.
  func written(_ number: Int64, padded count: Int = 1) -> String {
    let sign = number < 0 ? minusSign : ""
    return sign + written(DecimalDigits(Int64(clamping: number.magnitude)).whole(atLeast: count))
  }

  /// The sign of the region's currency, `$`, `€`, `CHF`; `¤` without a region.
  package var currencySymbol: String {
    currencyCode.map { currencySymbol(of: $0) } ?? "¤"
  }

  /// What the locale calls a currency: `US$` in Canada, `$` in the United States.
  package func currencySymbol(of code: String) -> String {
    currencyText(code, narrow: false) ?? code
  }

  /// The shortest sign, which may be that of other currencies as well: `$`, `kr`.
  package func narrowCurrencySymbol(of code: String) -> String {
    currencyText(code, narrow: true) ?? currencySymbol(of: code)
  }

  private func currencyText(_ code: String, narrow: Bool) -> String? {
    guard let number = LocaleTable.fact("currency/\(code)").flatMap({ Int($0) }) else { return nil }
    return text(LocaleField.currency(number, narrow: narrow))
  }

  /// How many digits a currency has behind the point: 2 of `USD`, 0 of `JPY`.
  package static func currencyDigits(of code: String) -> Int {
    let fact = LocaleTable.fact("decimals/\(code)") ?? LocaleTable.fact("decimals/DEFAULT")
    return fact.flatMap { Int($0) } ?? 2
  }
}
