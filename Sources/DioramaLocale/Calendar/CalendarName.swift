// SPDX-License-Identifier: MIT

/// The calendars that NSCalendar knows by name; only one of them is reckoned with.
///
/// Locales whose own calendar is another one (`th`, `fa`, `ar_SA`) are shown with the Gregorian one,
/// and their dates with Gregorian years.
package enum CalendarName {
  package static let gregorian = "gregorian"

  package static let others = [
    "buddhist", "chinese", "coptic", "ethiopicAmeteAlem", "ethiopicAmeteMihret", "hebrew", "indian",
    "islamic", "islamicCivil", "islamicTabular", "islamicUmmAlQura", "iso8601", "japanese",
    "persian", "republicOfChina",
  ]

  /// Why a calendar is refused.
  package static func refusal(_ name: String) -> String {
    "the calendar '\(name)' is not reckoned with, only 'gregorian' is"
  }
}
