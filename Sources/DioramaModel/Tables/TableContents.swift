// SPDX-License-Identifier: MIT

/// What a table has to show, as far as it decides where things are.
package struct TableContents: Equatable, Sendable {
  package var sections: [Section] = []
  /// Heights of the views above the first and below the last section.
  package var topHeight = 0.0
  package var bottomHeight = 0.0

  package init() {}

  package struct Section: Equatable, Sendable {
    package var rows: Rows
    package var header = Edge()
    package var footer = Edge()

    package init(rows: Rows) { self.rows = rows }
  }

  /// Heights that are nil are the table's own.
  package enum Rows: Equatable, Sendable {
    case alike(count: Int, height: Double?)
    case each([Double?])

    package var count: Int {
      switch self {
      case .alike(let count, _): count
      case .each(let heights): heights.count
      }
    }
  }

  /// The header or footer of a section.
  package struct Edge: Equatable, Sendable {
    package var text: String?
    /// Nil leaves it to the table.
    package var height: Double?
    /// Whether there is a view for it.
    package var hasView = false

    package init() {}
  }
}
