// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Localized text: the scene's string tables, and `{localized: key}`.
extension Reader {
  /// `strings: { en: { hello: Hello } }`; the name of a table is read by who opens its files.
  mutating func readStrings(_ node: NodeID) {
    guard tree.kind(of: node) == .mapping else {
      _ = plainText(node, "a mapping of languages to texts, or the name of a table")
      return
    }
    for entry in mapping(node, "a mapping of languages to texts") {
      let language = tree.string(of: entry.key)
      guard Self.isLocale(language) || language == "Base" else {
        report(.wrongType, "'\(language)' is no language like 'en' or 'de_DE'", at: entry.key)
        continue
      }
      var texts: [String: String] = [:]
      for text in mapping(entry.value, "a mapping of keys to texts") {
        guard case .string(let value)? = literal(text.value, .text) else { continue }
        texts[tree.string(of: text.key)] = value
      }
      strings.add(texts, language: language)
    }
  }

  /// A language, with a script and a region where it has them: `en`, `de_DE`, `zh-Hans_CN`.
  static func isLocale(_ text: String) -> Bool {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
    guard let language = parts.first, (2...3).contains(language.count), parts.count <= 4 else {
      return false
    }
    return language.allSatisfy { $0.isASCII && $0.isLetter }
      && parts.dropFirst().allSatisfy { part in
        (2...8).contains(part.count)
          && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      }
  }

  /// `{localized: key}` in the scene's language; a key that is missing there shows itself.
  mutating func localized(_ node: NodeID) -> ValueSource? {
    let entries = mapping(node, "localized text")
    guard let entry = entries.first(where: { tree.matches($0.key, "localized") }) else {
      return nil
    }
    for other in entries where !tree.matches(other.key, "localized") {
      report(
        .unknownKey, "localized text has no '\(tree.string(of: other.key))' beside its key",
        at: other.key)
    }
    guard let key = staticText(entry.value, "the key of a text") else { return nil }
    if let text = strings.text(key, locale: scene.locale) { return .literal(.string(text)) }
    let language = strings.language(for: scene.locale)
    let message =
      language.map { "the texts of '\($0)' have no '\(key)', so the key itself is shown" }
      ?? "the scene has no 'strings', so '\(key)' itself is shown"
    let near = Suggestion.nearest(to: key, among: strings.keys)
    let advice = near.map { $0 == key ? "" : "; did you mean '\($0)'?" } ?? ""
    report(.missingLocalization, message + advice, at: entry.value)
    return .literal(.string(key))
  }
}
