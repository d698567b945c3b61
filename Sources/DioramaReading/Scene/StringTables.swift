// SPDX-License-Identifier: MIT
import DioramaCore

/// The texts of a scene by key, for each language it has.
package struct StringTables: Sendable {
  private var tables: [Table] = []

  private struct Table: Sendable {
    var language: String
    var texts: [String: String]
  }

  package init() {}

  package var isEmpty: Bool { tables.isEmpty }
  package var languages: [String] { tables.map(\.language) }

  package mutating func add(_ texts: [String: String], language: String) {
    if let known = tables.firstIndex(where: { $0.language == language }) {
      tables[known].texts.merge(texts) { _, new in new }
    } else {
      tables.append(Table(language: language, texts: texts))
    }
  }

  /// The language that a locale is shown in: its own, that of its language alone, `Base`, `en`, or
  /// the first there is.
  ///
  /// Source: the order in which NSBundle takes localizations (Foundation's documentation).
  package func language(for locale: String) -> String? {
    var parts = locale.split { $0 == "_" || $0 == "-" }.map(String.init)
    var candidates: [String] = []
    while !parts.isEmpty {
      candidates.append(parts.joined(separator: "_"))
      parts.removeLast()
    }
    for candidate in candidates + ["Base", "en"] {
      let known = tables.first { $0.language.replacing("-", with: "_") == candidate }
      if let known { return known.language }
    }
    return tables.first?.language
  }

  /// The text of a key; nil where the language's table has none, and the key itself is shown.
  package func text(_ key: String, locale: String) -> String? {
    guard let language = language(for: locale) else { return nil }
    return tables.first { $0.language == language }?.texts[key]
  }

  /// The keys of all languages, in the order of their bytes.
  package var keys: [String] { Set(tables.flatMap(\.texts.keys)).sorted() }
}
