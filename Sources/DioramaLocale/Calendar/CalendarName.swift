// SPDX-License-Identifier: MIT

/// The one calendar that is reckoned with.
///
/// Locales whose own calendar is another one (`th`, `fa`, `ar_SA`) are shown with the Gregorian one,
/// and their dates with Gregorian years.
package enum CalendarName {
  package static let gregorian = "gregorian"
}
