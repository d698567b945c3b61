// SPDX-License-Identifier: MIT

/// Names of time zones and distances from UTC.
struct ZoneWriter {
  var locale: Locale
  var zone: TimeZone
  var moment: Int64

  private var offset: Int64 { zone.offset(at: moment) }

  func field(_ letter: Character, _ count: Int) -> String {
    switch letter {
    case "z": name(.specific, short: count < 4) ?? distance(short: count < 4)
    case "v": name(.generic, short: count < 4) ?? distance(short: count < 4)
    case "V": count == 2 ? zone.name : name(.generic, short: false) ?? distance(short: false)
    case "O": distance(short: count < 4)
    case "Z":
      switch count {
      case 4: distance(short: false)
      case 5: iso(separator: ":", zero: "Z", hours: .both)
      default: iso(separator: "", zero: nil, hours: .both)
      }
    default:
      iso(
        separator: count == 3 || count == 5 ? ":" : "", zero: letter == "X" ? "Z" : nil,
        hours: count == 1 ? .whole : .both)
    }
  }

  private enum Kind { case generic, specific }
  private enum Hours { case whole, both }

  /// Pacific Standard Time, PST; nil where the locale has no name for it.
  private func name(_ kind: Kind, short: Bool) -> String? {
    let groups = (LocaleTable.fact("zone/\(zone.name)") ?? "").split(separator: " ")
    for group in groups.compactMap({ Int($0) }) {
      // Generic, standard, daylight.
      let names = locale.lines(LocaleField.zone(group, short: short))
      guard names.count == 3 else { continue }
      let name = kind == .generic ? names[0] : names[zone.isDaylight(at: moment) ? 2 : 1]
      if !name.isEmpty { return name }
      if kind == .generic, names[2].isEmpty, !names[1].isEmpty { return names[1] }
    }
    return nil
  }

  /// The locale's `GMT+1` or `GMT+01:00`.
  private func distance(short: Bool) -> String {
    let parts = locale.lines(LocaleField.gmt)
    guard parts.count == 3 else { return iso(separator: ":", zero: nil, hours: .both) }
    if offset == 0 { return parts[1].isEmpty ? "GMT" : parts[1] }
    let forms = parts[2].split(separator: ";")
    guard forms.count == 2 else { return iso(separator: ":", zero: nil, hours: .both) }
    let (hours, minutes) = (offset.magnitude / 3600, offset.magnitude / 60 % 60)
    var text = ""
    for part in DatePattern(String(forms[offset < 0 ? 1 : 0])).parts {
      switch part {
      case .field("H", _): text += locale.written(Int64(hours), padded: short ? 1 : 2)
      case .field("m", _):
        if !short || minutes > 0 { text += locale.written(Int64(minutes), padded: 2) }
      case .field(let letter, let count): text += String(repeating: letter, count: count)
      // The sign stands before the hours, a separator behind them.
      case .text(let sign):
        let isSeparator = text.unicodeScalars.contains { locale.digits.contains($0) }
        if !(isSeparator && short && minutes == 0) { text += sign }
      }
    }
    return DatePattern.joined(parts[0], [text])
  }

  /// `+0100`, `+01:00`; seconds of old local times are left out.
  private func iso(separator: String, zero: String?, hours: Hours) -> String {
    if offset == 0, let zero { return zero }
    let (whole, minutes) = (offset.magnitude / 3600, offset.magnitude / 60 % 60)
    let head = (offset < 0 ? "-" : "+") + (whole < 10 ? "0" : "") + String(whole)
    if hours == .whole, minutes == 0 { return head }
    return head + separator + (minutes < 10 ? "0" : "") + String(minutes)
  }
}
