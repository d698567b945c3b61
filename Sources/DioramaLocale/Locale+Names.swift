// SPDX-License-Identifier: MIT

/// The words of a locale.
extension Locale {
  /// The name of a month (from 0), a day of the week (0 is Sunday), a quarter, or AM and PM.
  package func name(
    _ kind: NameKind, _ number: Int, _ width: NameWidth, _ context: NameContext = .inDate
  ) -> String {
    let names = lines(LocaleField.of(kind, width, context))
    return names.indices.contains(number) ? names[number] : ""
  }

  func eraName(isCommon: Bool, _ width: NameWidth) -> String {
    lines(LocaleField.eras(width)).dropFirst(isCommon ? 1 : 0).first ?? ""
  }

  /// The word for today with a capital letter, as a list begins with it: `Today`, `Heute`.
  package var today: String {
    let word = lines(LocaleField.relativeDays).dropFirst().first ?? ""
    return word.prefix(1).uppercased() + word.dropFirst()
  }

  /// What stands behind a number of hours in a countdown: `1 hour`, `2 hours`.
  package func hourCaption(_ hours: Int) -> String {
    let captions = lines(LocaleField.hourCaptions)
    return captions.indices.contains(hours) ? captions[hours] : captions.last ?? ""
  }

  /// What stands behind a number of minutes in a countdown: `min`.
  package var minuteCaption: String { text(LocaleField.minuteCaption) ?? "" }
}
