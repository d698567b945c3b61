// SPDX-License-Identifier: MIT

/// A locale: what a language and a region call things and how they write numbers and dates.
///
/// A name that is not known falls back step by step to what is: `de_AT` to `de`, `xx_US` to the root
/// locale with the region US. Making one costs a few searches, its texts are read when asked for.
package struct Locale: Hashable, Sendable {
  /// As it was given.
  package let identifier: String
  /// `en`, `fil`; in small letters, older codes replaced by those of today.
  package let languageCode: String
  /// `Hant`; nil where the identifier has none.
  package let scriptCode: String?
  /// `US`, `419`; nil where the identifier has none.
  package let regionCode: String?
  /// The calendar that the identifier asks for, `buddhist` of `th_TH@calendar=buddhist`; nil for
  /// none.
  package let requestedCalendar: String?
  /// The major version of iOS whose habits are followed.
  package let era: Int
  let table: Int

  /// - Parameters:
  ///   - identifier: `en_US`, `en-US`, `zh-Hant_TW`; anything else gives the root locale.
  ///   - era: The major version of iOS.
  package init(_ identifier: String, era: Int = 7) {
    self.identifier = identifier
    self.era = era
    let (name, calendar) = Self.withoutKeywords(identifier)
    requestedCalendar = calendar
    var parts = name.split { $0 == "_" || $0 == "-" }.map(String.init)
    let given = parts.isEmpty ? "" : parts.removeFirst().lowercased()
    // An alias may bring a script: `sh` is `sr_Latn`.
    var alias = (LocaleTable.fact("alias/\(given)") ?? given).split(separator: "_").map(String.init)
    languageCode = alias.isEmpty ? "" : alias.removeFirst()
    var script = alias.first { $0.count == 4 }
    if let first = parts.first, first.utf8.count == 4, first.allSatisfy(\.isLetter) {
      script = first.prefix(1).uppercased() + first.dropFirst().lowercased()
      parts.removeFirst()
    }
    var region: String?
    if let first = parts.first, first.utf8.count == 2 || first.utf8.count == 3 && Int(first) != nil
    {
      region = first.uppercased()
      parts.removeFirst()
    }
    scriptCode = script
    regionCode = region
    table = Self.table(
      language: languageCode, script: script, region: region, variant: parts.first?.uppercased())
  }

  package static let standard = Locale("en_US")

  /// The name before `@` or `-u-` and the calendar named behind it.
  private static func withoutKeywords(_ identifier: String) -> (String, calendar: String?) {
    if let at = identifier.firstIndex(of: "@") {
      let words = identifier[identifier.index(after: at)...].split(separator: ";")
      let calendar = words.first { $0.hasPrefix("calendar=") }?.dropFirst("calendar=".count)
      return (String(identifier[..<at]), calendar.map(String.init))
    }
    let parts = identifier.split { $0 == "_" || $0 == "-" }
    guard let unicodePart = parts.firstIndex(where: { $0 == "u" || $0 == "U" }) else {
      return (identifier, nil)
    }
    let words = parts[unicodePart...]
    let key = words.firstIndex(of: "ca")
    let calendar = key.flatMap { words.indices.contains($0 + 1) ? String(words[$0 + 1]) : nil }
    return (parts[..<unicodePart].joined(separator: "_"), calendar == "gregory" ? nil : calendar)
  }

  /// The most special locale of the table that fits, the script inferred where it is left out.
  private static func table(
    language: String, script: String?, region: String?, variant: String?
  ) -> Int {
    let usual = script ?? likelyScript(language: language, region: region)
    var names: [[String?]] = [
      [language, usual, region, variant], [language, region, variant], [language, usual, region],
    ]
    if usual == likelyScript(language: language, region: region) {
      names.append([language, region])
    }
    names.append([language, usual])
    names.append([language])
    for name in names {
      if let found = LocaleTable.locale(named: name.compactMap { $0 }.joined(separator: "_")) {
        return found
      }
    }
    return LocaleTable.locale(named: "root") ?? 0
  }

  private static func likelyScript(language: String, region: String?) -> String? {
    let keys = [region.map { "likely/\(language)_\($0)" }, "likely/\(language)"]
    for key in keys.compactMap({ $0 }) {
      if let full = LocaleTable.fact(key) {
        return full.split(separator: "_").first { $0.count == 4 }.map(String.init)
      }
    }
    return nil
  }

  package static func == (a: Self, b: Self) -> Bool {
    a.identifier == b.identifier && a.era == b.era
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

// MARK: - Texts

extension Locale {
  func text(_ field: Int) -> String? { LocaleTable.text(field, of: table) }

  /// The lines of a text; those that are left empty are empty.
  func lines(_ field: Int) -> [String] {
    text(field).map { $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
      ?? []
  }
}
