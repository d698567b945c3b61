// SPDX-License-Identifier: MIT

/// Patterns for templates, as `dateFormat(fromTemplate:)` of NSDateFormatter finds them: the rules
/// of UTS 35, part 4, "Matching skeletons".
extension Locale {
  /// The pattern that shows the fields of a template in the locale's order: `yMMMd`, `jm`.
  package func pattern(template: String) -> DatePattern {
    let template = withPreferredHour(template)
    if let number = LocaleTable.skeleton(named: template),
      let own = text(LocaleField.skeleton(number))
    {
      return eraPattern(own)
    }
    let wanted = Skeleton(template)
    let known = knownSkeletons
    let dates = Skeleton(items: wanted.items.filter { !$0.key.isTime })
    let times = Skeleton(items: wanted.items.filter { $0.key.isTime })
    // One that has them all is better than a date and a time joined.
    if let all = nearest(to: wanted, among: known), all.missing.isEmpty {
      return eraPattern(all.pattern.text)
    }
    let day = dates.items.isEmpty ? "" : appended(dates, known).text
    let clock = times.items.isEmpty ? "" : appended(times, known).text
    if day.isEmpty || clock.isEmpty { return eraPattern(day + clock) }
    let joint = LocaleField.pattern(.both, joiningStyle(of: dates)).flatMap { text($0) }
    return eraPattern(DatePattern.joined(joint ?? "{1} {0}", [clock, day]))
  }

  package func format(_ moment: Int64, template: String, in zone: TimeZone) -> String {
    format(moment, pattern: pattern(template: template), in: zone)
  }

  /// `j` is the hour that the region prefers, `J` the same without AM and PM.
  private func withPreferredHour(_ template: String) -> String {
    String(template.map { $0 == "j" || $0 == "J" || $0 == "C" ? preferredHour : $0 })
  }

  private func joiningStyle(of dates: Skeleton) -> DateStyle {
    guard let month = dates.items[.month], month.count >= 3 else { return .short }
    if month.count == 3 { return .medium }
    return dates.items[.weekday] == nil ? .long : .full
  }

  private struct Known { var skeleton: Skeleton, pattern: DatePattern }

  private var knownSkeletons: [Known] {
    LocaleTable.skeletons().enumerated().compactMap { number, name in
      text(LocaleField.skeleton(number)).map {
        Known(skeleton: Skeleton(name), pattern: DatePattern($0))
      }
    }
  }

  private func nearest(
    to wanted: Skeleton, among known: [Known]
  ) -> (pattern: DatePattern, missing: Set<Skeleton.Field>)? {
    var best: (cost: Int, missing: Set<Skeleton.Field>, known: Known)?
    for candidate in known {
      guard let (cost, missing) = wanted.distance(to: candidate.skeleton) else { continue }
      if best.map({ cost < $0.cost }) ?? true { best = (cost, missing, candidate) }
    }
    return best.map {
      (wanted.adjusting($0.known.pattern, madeFor: $0.known.skeleton), $0.missing)
    }
  }

  /// The nearest pattern, with what it lacks added behind or before it.
  private func appended(_ wanted: Skeleton, _ known: [Known]) -> DatePattern {
    guard let found = nearest(to: wanted, among: known), found.missing.count < wanted.items.count
    else { return plainFields(wanted) }
    var text = found.pattern.text
    let (forms, names) = (lines(LocaleField.append), lines(LocaleField.fieldNames))
    for field in found.missing.sorted() {
      let rest = Skeleton(items: wanted.items.filter { $0.key == field })
      guard let added = nearest(to: rest, among: known), added.missing.isEmpty else {
        text = joinedPlainly(text, rest, field)
        continue
      }
      let number = field.rawValue
      let form = forms.indices.contains(number) ? forms[number] : ""
      let name = names.indices.contains(number) ? "'\(names[number])'" : ""
      text = DatePattern.joined(form.isEmpty ? "{0} {1}" : form, [text, added.pattern.text, name])
    }
    return DatePattern(text)
  }

  private func plainFields(_ wanted: Skeleton) -> DatePattern {
    DatePattern(
      wanted.items.sorted { $0.key < $1.key }
        .map { String(repeating: $0.value.letter, count: $0.value.count) }.joined(separator: " "))
  }

  /// A field that the locale has no form for; a fraction stands right behind its seconds.
  private func joinedPlainly(_ text: String, _ rest: Skeleton, _ field: Skeleton.Field) -> String {
    let own = plainFields(rest).text
    guard field == .fraction else { return text + " " + own }
    let parts = DatePattern(text).parts.flatMap { part -> [DatePattern.Part] in
      guard case .field("s", _) = part else { return [part] }
      return [part, .text(decimalSeparator)] + DatePattern(own).parts
    }
    return DatePattern(parts: parts).text
  }
}
