// SPDX-License-Identifier: MIT
import DioramaExpressions

/// A row of a table by its section and its place there, both from 0; NSIndexPath.
package struct ItemPath: Hashable, Comparable, Sendable {
  package var section: Int
  package var row: Int

  package init(_ section: Int, _ row: Int) {
    self.section = section
    self.row = row
  }

  package static func < (a: Self, b: Self) -> Bool {
    (a.section, a.row) < (b.section, b.row)
  }

  /// `{section, row}`, or `[section, row]`; nil for anything else.
  package init?(_ value: Value?) {
    switch value {
    case .map(let map):
      guard let section = map["section"].flatMap({ Int($0) }),
        let row = map["row"].flatMap({ Int($0) })
      else { return nil }
      self.init(section, row)
    case .list(let items):
      guard items.count == 2, let section = Int(items[0]), let row = Int(items[1]) else {
        return nil
      }
      self.init(section, row)
    default: return nil
    }
  }

  package var value: Value {
    .map(
      ValueMap([
        (.string("section"), .int(Int64(section))), (.string("row"), .int(Int64(row))),
      ]))
  }

  /// As the arguments of what a delegate is asked and told.
  package var arguments: [(String, Value)] {
    [("section", .int(Int64(section))), ("row", .int(Int64(row)))]
  }

  /// What stands between the outer brackets of `row[0][3]`; a row alone is one of section 0.
  package init?(index: String?) {
    guard let index else { return nil }
    let parts = index.split(separator: "][", omittingEmptySubsequences: false).map { Int($0) }
    switch (parts.count, parts.first ?? nil, parts.last ?? nil) {
    case (1, let row?, _): self.init(0, row)
    case (2, let section?, let row?): self.init(section, row)
    default: return nil
    }
  }
}

/// Something that a table shows at a place of its content.
package enum TableItem: Hashable, Sendable {
  case row(ItemPath)
  case header(section: Int)
  case footer(section: Int)

  package var row: ItemPath? {
    if case .row(let path) = self { return path }
    return nil
  }
}
