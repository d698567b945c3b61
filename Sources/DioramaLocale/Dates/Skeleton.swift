// SPDX-License-Identifier: MIT

/// Which fields a template asks for, in no order: `yMMMd`.
struct Skeleton: Equatable {
  /// What a field is about; the order is that in which missing ones are added.
  enum Field: Int, CaseIterable, Comparable {
    case era, year, quarter, month, week, day, weekday, hour, minute, second, zone
    /// Fields of dates that are added as they are, without a form of their own.
    case dayOfYear, weekOfMonth, weekdayInMonth, fraction

    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

    var isTime: Bool {
      switch self {
      case .hour, .minute, .second, .zone, .fraction: true
      default: false
      }
    }
  }

  struct Item: Equatable { var letter: Character, count: Int }

  var items: [Field: Item] = [:]

  /// Letters without meaning are passed over; so is `a`, which hours bring along.
  init(_ text: String) {
    for case .field(let letter, let count) in DatePattern(text).parts {
      guard let field = Self.field(of: letter), items[field] == nil else { continue }
      items[field] = Item(letter: letter, count: count)
    }
  }

  init(items: [Field: Item]) { self.items = items }

  static func field(of letter: Character) -> Field? {
    switch letter {
    case "G": .era
    case "y", "Y", "u", "U", "r": .year
    case "Q", "q": .quarter
    case "M", "L": .month
    case "w": .week
    case "W": .weekOfMonth
    case "d": .day
    case "D": .dayOfYear
    case "F": .weekdayInMonth
    case "E", "e", "c": .weekday
    case "h", "H", "K", "k": .hour
    case "m": .minute
    case "s": .second
    case "S": .fraction
    case "z", "Z", "v", "V", "O", "X", "x": .zone
    default: nil
    }
  }

  /// Negative for names, positive for numbers; alike forms are near each other.
  private static func form(_ item: Item, of field: Field) -> Int {
    let letter = item.letter
    switch field {
    case .month, .quarter:
      if item.count < 3 { return 0x100 + item.count }
      return -(0x100 + (item.count == 4 ? 4 : item.count == 3 ? 3 : 1)) - (letter == "L" ? 8 : 0)
    case .weekday:
      if letter != "E", item.count < 3 { return 0x100 + item.count }
      return -(0x100 + (item.count == 4 ? 4 : item.count < 4 ? 3 : 1))
    case .hour:
      return 0x100 + (letter == "H" ? 10 : letter == "k" ? 11 : letter == "K" ? 1 : 0) * 16
    case .era, .zone: return -(0x100 + item.count)
    default: return 0x100 + item.count
    }
  }

  /// How far a skeleton is from this one, and which fields it lacks; nil where it has too many.
  func distance(to other: Skeleton) -> (cost: Int, missing: Set<Field>)? {
    guard other.items.keys.allSatisfy({ items[$0] != nil }) else { return nil }
    var cost = 0
    var missing: Set<Field> = []
    for (field, item) in items {
      guard let own = other.items[field] else {
        missing.insert(field)
        cost += 0x1000
        continue
      }
      cost += abs(Self.form(item, of: field) - Self.form(own, of: field))
    }
    return (cost, missing)
  }

  /// A pattern that was made for `own` with the lengths that this skeleton asks for.
  func adjusting(_ pattern: DatePattern, madeFor own: Skeleton) -> DatePattern {
    DatePattern(
      parts: pattern.parts.map { part in
        guard case .field(let letter, let count) = part, let field = Self.field(of: letter),
          let wanted = items[field], let given = own.items[field]
        else { return part }
        let form = Self.form(Item(letter: letter, count: count), of: field)
        let isName = Self.form(wanted, of: field) < 0
        let keepsLength =
          field == .hour || field == .minute || field == .second || wanted.count == given.count
          || isName != (Self.form(given, of: field) < 0) || isName != (form < 0)
        let takesLetter =
          ![.hour, .month, .weekday].contains(field) && (field != .year || wanted.letter == "Y")
        return .field(takesLetter ? wanted.letter : letter, keepsLength ? count : wanted.count)
      })
  }
}
