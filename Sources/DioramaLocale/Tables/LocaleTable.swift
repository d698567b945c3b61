// SPDX-License-Identifier: MIT
internal import CLocales

/// The built-in data of locales, found by binary search: nothing is read or built at start-up.
///
/// It is made from the Unicode CLDR by Scripts/make-locale-tables.py; see `CLocales.h`.
enum LocaleTable {
  /// The locale of a name as the CLDR writes it, `zh_Hant_TW`; nil where it has none.
  static func locale(named name: String) -> Int? {
    search(name, below: Int(DIORAMA_LOCALE_LOCALES)) { locale, place in
      diorama_locale_name(Int(diorama_locale_name_start(locale)) + place)
    }
  }

  static func parent(of locale: Int) -> Int { Int(diorama_locale_parent(locale)) }

  /// The text of a field, of the locale or the nearest that it inherits from; nil for none.
  static func text(_ field: Int, of locale: Int) -> String? {
    var current = locale
    while true {
      if let found = ownText(field, of: current) { return found.isEmpty ? nil : found }
      let next = parent(of: current)
      if next == current { return nil }
      current = next
    }
  }

  private static func ownText(_ field: Int, of locale: Int) -> String? {
    let end = Int(diorama_locale_start(locale + 1))
    let entry = partition(Int(diorama_locale_start(locale))..<end) {
      Int(diorama_locale_entry_field($0)) < field
    }
    guard entry < end, Int(diorama_locale_entry_field(entry)) == field else { return nil }
    return string(from: Int(diorama_locale_entry_text(entry)), diorama_locale_text)
  }

  /// What is known of a region, a currency or a code: `region/US`, `decimals/JPY`.
  static func fact(_ key: String) -> String? {
    let found = search(key, below: Int(DIORAMA_LOCALE_KEYS)) { number, place in
      diorama_locale_key(Int(diorama_locale_key_start(number)) + place)
    }
    return found.map { string(from: Int(diorama_locale_key_fact($0)), diorama_locale_fact) }
  }

  /// Every skeleton that some locale has a pattern for; its place is its number.
  static func skeletons() -> [String] {
    (0..<Int(DIORAMA_LOCALE_SKELETONS)).map {
      string(from: Int(diorama_locale_skeleton_start($0)), diorama_locale_skeleton)
    }
  }

  /// The number of a skeleton that is written just so; nil for none.
  static func skeleton(named name: String) -> Int? {
    search(name, below: Int(DIORAMA_LOCALE_SKELETONS)) { number, place in
      diorama_locale_skeleton(Int(diorama_locale_skeleton_start(number)) + place)
    }
  }

  /// The number of a zero-ended text among sorted ones.
  private static func search(
    _ wanted: String, below count: Int, byte: (Int, Int) -> UInt8
  ) -> Int? {
    let letters = Array(wanted.utf8)
    guard !letters.contains(0) else { return nil }
    /// -1, 0 or 1 as the text stands before, at or behind the wanted one.
    func order(_ number: Int) -> Int {
      for (place, letter) in letters.enumerated() {
        let own = byte(number, place)
        if own != letter { return own < letter ? -1 : 1 }
      }
      return byte(number, letters.count) == 0 ? 0 : 1
    }
    let found = partition(0..<count) { order($0) < 0 }
    return found < count && order(found) == 0 ? found : nil
  }

  private static func string(from start: Int, _ byte: (Int) -> UInt8) -> String {
    var bytes: [UInt8] = []
    var place = start
    while true {
      let next = byte(place)
      if next == 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(next)
      place += 1
    }
  }
}

/// The first index of a sorted range for which `isBefore` no longer holds.
func partition(_ range: Range<Int>, isBefore: (Int) -> Bool) -> Int {
  var (low, high) = (range.lowerBound, range.upperBound)
  while low < high {
    let middle = (low + high) / 2
    if isBefore(middle) { low = middle + 1 } else { high = middle }
  }
  return low
}
