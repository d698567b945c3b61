// SPDX-License-Identifier: MIT

/// Numbers as NSNumberFormatter writes them in its default settings.
extension Locale {
  /// A number in one of the styles.
  ///
  /// `none` has no grouping and no fraction, `decimal` up to 3 digits of it, `percent` none,
  /// `currency` those of the currency; halves go to the even neighbour.
  /// - Parameter fraction: Exactly so many digits behind the point instead; at most 340 are written.
  package func format(
    _ number: LocaleNumber, _ style: NumberStyle, fraction: Int? = nil
  ) -> String {
    if case .double(let value) = number, value.isNaN { return symbol(.notANumber) }
    var pattern = pattern(of: style)
    // ICU's limit, DBL_MAX_10_EXP and a little.
    if let fraction = fraction.map({ min(max($0, 0), 340) }) {
      pattern.fraction = fraction...fraction
    }
    var (before, after) = (pattern.prefix, pattern.suffix)
    if number.isNegative {
      before = pattern.negative?.prefix ?? "-" + before
      after = pattern.negative?.suffix ?? after
    }
    let digits = number.isFinite ? digits(of: number, style, pattern) : infinity(number)
    if style == .currency { spaceCurrency(&before, &after) }
    return signs(before, style) + digits + signs(after, style)
  }

  private func pattern(of style: NumberStyle) -> NumberPattern {
    switch style {
    case .none: return NumberPattern("0")
    case .decimal: return NumberPattern(text(LocaleField.decimalPattern) ?? "#,##0.###")
    case .percent: return NumberPattern(text(LocaleField.percentPattern) ?? "#,##0%")
    case .currency:
      var pattern = NumberPattern(text(LocaleField.currencyPattern) ?? "¤ #,##0.00")
      let count = Self.currencyDigits(of: currencyCode ?? Self.noCurrency)
      pattern.fraction = count...count
      return pattern
    }
  }

  /// NSNumberFormatter marks an infinite number that is positive as well.
  private func infinity(_ number: LocaleNumber) -> String {
    (number.isNegative ? "" : plusSign) + symbol(.infinity)
  }

  private func digits(
    of number: LocaleNumber, _ style: NumberStyle, _ pattern: NumberPattern
  ) -> String {
    var decimal =
      switch number {
      case .int(let value): DecimalDigits(value)
      case .double(let value): DecimalDigits(value)
      }
    if style == .percent { decimal.multiply(byPowerOfTen: 2) }
    decimal.round(toFraction: pattern.fraction.upperBound)
    let whole = decimal.whole(atLeast: max(1, pattern.wholeDigits))
    let fraction = decimal.fraction(atLeast: pattern.fraction.lowerBound)
    let grouped = isGrouped(whole.count, pattern)
    let (own, group) = (digits, separator(.group, .currencyGroup, style))
    var text = ""
    for (index, digit) in whole.enumerated() {
      if grouped, Self.isGroupEnd(left: whole.count - index, of: whole.count, pattern) {
        text += group
      }
      text.unicodeScalars.append(own[Int(digit)])
    }
    guard !fraction.isEmpty else { return text }
    return text + separator(.decimal, .currencyDecimal, style) + written(fraction)
  }

  /// Whether so many digits are parted into groups: Spanish writes 1234 but 12.345.
  private func isGrouped(_ count: Int, _ pattern: NumberPattern) -> Bool {
    let least = text(LocaleField.minimumGrouping).flatMap { Int($0) } ?? 1
    return pattern.grouping > 0 && count >= pattern.grouping + least
  }

  /// Whether a separator stands before a digit.
  ///
  /// - Parameter left: How many digits follow, this one included.
  private static func isGroupEnd(left: Int, of count: Int, _ pattern: NumberPattern) -> Bool {
    guard left < count, left > pattern.grouping else {
      return left == pattern.grouping && left < count
    }
    return (left - pattern.grouping) % max(1, pattern.higherGrouping) == 0
  }

  private func separator(_ usual: Symbol, _ ofMoney: Symbol, _ style: NumberStyle) -> String {
    let own = style == .currency ? symbol(ofMoney) : ""
    return own.isEmpty ? symbol(usual) : own
  }

  private func signs(_ text: String, _ style: NumberStyle) -> String {
    var result = ""
    for letter in text {
      switch letter {
      case "-": result += minusSign
      case "+": result += plusSign
      case "%": result += percentSymbol
      case "¤": result += currencySymbol
      default: result.append(letter)
      }
    }
    return result
  }

  /// A space that no line breaks at between letters of a currency and a digit: `CHF 5`, but `$5`.
  private func spaceCurrency(_ before: inout String, _ after: inout String) {
    let sign = currencySymbol.unicodeScalars
    if before.last == "¤", let last = sign.last, Self.needsSpace(last) { before += "\u{A0}" }
    if after.first == "¤", let first = sign.first, Self.needsSpace(first) {
      after = "\u{A0}" + after
    }
  }

  private static func needsSpace(_ letter: Unicode.Scalar) -> Bool {
    switch letter.properties.generalCategory {
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol, .spaceSeparator,
      .lineSeparator, .paragraphSeparator:
      false
    default: true
    }
  }
}
