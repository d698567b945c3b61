// SPDX-License-Identifier: MIT

/// What depends on the region alone, or on language and region.
extension Locale {
  /// Currency, first day of the week, days that a first week has at least, hours, measures, calendar.
  private func regionFact(_ place: Int) -> String {
    let fact = LocaleTable.fact("region/\(regionCode ?? "001")") ?? regionFactOfTheWorld
    let parts = fact.split(separator: " ")
    return parts.indices.contains(place) ? String(parts[place]) : ""
  }

  /// The code of the region's currency, `EUR`; nil for a locale without region, as NSLocale says.
  package var currencyCode: String? {
    let code = regionFact(0)
    return regionCode == nil || code == Self.noCurrency ? nil : code
  }

  /// 1 is Sunday, as in NSCalendar.
  package var firstWeekday: Int { (Int(regionFact(1)) ?? 0) + 1 }

  /// How many days the first week of a year has at least.
  package var minimumDaysInFirstWeek: Int { Int(regionFact(2)) ?? 1 }

  /// `h` 1 to 12, `H` 0 to 23, `K` 0 to 11, `k` 1 to 24: what `j` stands for in a template.
  package var preferredHour: Character {
    let region = regionCode ?? likelyRegion
    let own = region.flatMap { LocaleTable.fact("region/\(languageCode)_\($0)") }
    let fact = own ?? region.flatMap { LocaleTable.fact("region/\($0)") }
    let parts = (fact ?? regionFactOfTheWorld).split(separator: " ")
    return parts.count > 3 ? parts[3].first ?? "H" : "H"
  }

  private var regionFactOfTheWorld: String {
    LocaleTable.fact("region/001") ?? "\(Self.noCurrency) 1 1 H metric gregorian"
  }

  /// The code of ISO 4217 that stands for no currency.
  static let noCurrency = "XXX"

  package var is24Hour: Bool { preferredHour == "H" || preferredHour == "k" }

  /// False in the United States, Liberia and Myanmar, which measure otherwise.
  package var usesMetricSystem: Bool {
    regionFact(4) == "metric" || regionCode == "GB"
  }

  /// The region where most speakers of the language live.
  private var likelyRegion: String? {
    let keys = scriptCode.map { ["likely/\(languageCode)_\($0)"] } ?? []
    for key in keys + ["likely/\(languageCode)"] {
      if let full = LocaleTable.fact(key) {
        return full.split(separator: "_").last.map(String.init)
      }
    }
    return nil
  }

  package var isRightToLeft: Bool { text(LocaleField.direction) == "right-to-left" }
}
