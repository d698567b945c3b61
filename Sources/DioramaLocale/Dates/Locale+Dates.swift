// SPDX-License-Identifier: MIT

/// Dates as NSDateFormatter writes them.
extension Locale {
  /// A moment in the styles for date and time; both `none` give no text.
  ///
  /// - Parameter moment: Seconds since 1970 in UTC.
  package func format(
    _ moment: Int64, date: DateStyle, time: DateStyle, in zone: TimeZone
  ) -> String {
    format(moment, pattern: pattern(date: date, time: time), in: zone)
  }

  /// A moment by a pattern, `d. MMMM y`.
  package func format(
    _ moment: Int64, nanoseconds: Int32 = 0, pattern: DatePattern, in zone: TimeZone
  ) -> String {
    DateWriter(locale: self, zone: zone, moment: moment, nanoseconds: nanoseconds).text(pattern)
  }

  /// The pattern of the styles for date and time.
  package func pattern(date: DateStyle, time: DateStyle) -> DatePattern {
    let day = LocaleField.pattern(.date, date).flatMap { text($0) } ?? ""
    let clock = LocaleField.pattern(.time, time).flatMap { text($0) } ?? ""
    if day.isEmpty || clock.isEmpty { return eraPattern(day + clock) }
    let joint = LocaleField.pattern(.both, date).flatMap { text($0) } ?? "{1} {0}"
    return eraPattern(DatePattern.joined(joint, [clock, day]))
  }

  /// A pattern of the tables as the era has it.
  ///
  /// From the CLDR 42 on, in iOS 17 (recalled), English has a narrow space that no line breaks at
  /// before AM and PM; the tables are of the CLDR 41.
  func eraPattern(_ text: String) -> DatePattern {
    var pattern = DatePattern(text)
    guard era >= 17, languageCode == "en" else { return pattern }
    for index in pattern.parts.indices.dropFirst() {
      if case .field("a", _) = pattern.parts[index], pattern.parts[index - 1] == .text(" ") {
        pattern.parts[index - 1] = .text("\u{202F}")
      }
    }
    return pattern
  }
}
