// SPDX-License-Identifier: MIT
import DioramaCore

/// What the file says of a table's sections.
package struct TableOutline: Sendable {
  package var sections: [Section] = []
  /// What all rows are made of where a data source says how many there are.
  package var row: ObjectID?
  /// What headers and footers are made of that a data source names.
  package var edge: ObjectID?
  /// How many local values of the list around the table come before a row's own.
  package var captured = 0

  package init() {}

  package struct Section: Sendable {
    package var rows: Rows
    package var header: ObjectID?
    package var footer: ObjectID?

    package init(rows: Rows, header: ObjectID? = nil, footer: ObjectID? = nil) {
      self.rows = rows
      self.header = header
      self.footer = footer
    }
  }

  package enum Rows: Sendable {
    /// Each described by itself.
    case described([ObjectID])
    /// Made of one description as often as they are in view.
    case made(ObjectID)
  }

  /// The description of a row; nil where the file has none.
  package func description(of path: ItemPath) -> (object: ObjectID, isMade: Bool)? {
    guard !sections.isEmpty else { return row.map { ($0, true) } }
    guard sections.indices.contains(path.section) else { return nil }
    switch sections[path.section].rows {
    case .described(let rows):
      return rows.indices.contains(path.row) ? (rows[path.row], false) : nil
    case .made(let row): return (row, true)
    }
  }
}
