// SPDX-License-Identifier: MIT
import DioramaCore

/// Where rows, headers and footers of a table are, from top to bottom, in points of its content.
///
/// Rows of one height are found by arithmetic, others by searching the sums of their heights; nothing
/// here is kept for a row of a uniform section.
package struct TableLayout: Equatable, Sendable {
  package private(set) var sections: [Section] = []
  /// Below the last section.
  package private(set) var end: Double

  package struct Section: Equatable, Sendable {
    package var top: Double
    package var header: Double
    package var rows: Rows
    package var footer: Double
    package var hasHeader: Bool
    package var hasFooter: Bool

    /// Where the first row begins.
    package var rowsTop: Double { top + header }
    package var rowsBottom: Double { rowsTop + rows.height }
    package var bottom: Double { rowsBottom + footer }
  }

  package enum Rows: Equatable, Sendable {
    case alike(count: Int, height: Double)
    /// Where each row ends, below the first one's beginning.
    case varied(ends: [Double])

    package var count: Int {
      switch self {
      case .alike(let count, _): count
      case .varied(let ends): ends.count
      }
    }

    package var height: Double {
      switch self {
      case .alike(let count, let height): Double(count) * height
      case .varied(let ends): ends.last ?? 0
      }
    }

    /// Where a row begins and how high it is.
    func span(of row: Int) -> (start: Double, height: Double) {
      switch self {
      case .alike(_, let height): return (Double(row) * height, height)
      case .varied(let ends):
        let start = row > 0 ? ends[row - 1] : 0
        return (start, ends[row] - start)
      }
    }

    /// The first row that ends below a place; the count where none does.
    func first(endingBelow place: Double) -> Int {
      switch self {
      case .alike(let count, let height):
        guard height > 0 else { return count }
        return Int((place / height).rounded(.down).clamped(to: 0...Double(count)))
      case .varied(let ends): return ends.partitioningIndex { $0 > place }
      }
    }
  }

  /// - Parameter top: Where the first section begins.
  package init(top: Double = 0) { end = top }

  package mutating func add(
    header: (height: Double, isShown: Bool), rows: Rows, footer: (height: Double, isShown: Bool)
  ) {
    let section = Section(
      top: end, header: header.height, rows: rows, footer: footer.height, hasHeader: header.isShown,
      hasFooter: footer.isShown)
    end = section.bottom
    sections.append(section)
  }

  package func has(_ path: ItemPath) -> Bool {
    sections.indices.contains(path.section)
      && (0..<sections[path.section].rows.count).contains(path.row)
  }

  /// Top and height of an item at its own place; nil where there is none such.
  package func span(of item: TableItem) -> (top: Double, height: Double)? {
    switch item {
    case .row(let path):
      guard has(path) else { return nil }
      let section = sections[path.section]
      let span = section.rows.span(of: path.row)
      return (section.rowsTop + span.start, span.height)
    case .header(let index):
      guard sections.indices.contains(index) else { return nil }
      return (sections[index].top, sections[index].header)
    case .footer(let index):
      guard sections.indices.contains(index) else { return nil }
      return (sections[index].rowsBottom, sections[index].footer)
    }
  }
}

// What is seen.
extension TableLayout {
  /// An item with its top and height.
  package struct Placed: Equatable, Sendable {
    package var item: TableItem
    package var top: Double
    package var height: Double

    package init(item: TableItem, top: Double, height: Double) {
      self.item = item
      self.top = top
      self.height = height
    }
  }

  /// The part of the content that is looked at.
  package struct Window: Equatable, Sendable {
    package var top: Double
    package var bottom: Double
    /// Where headers and footers of the sections in it stay, while their section passes; nil where
    /// they pass with it.
    package var pins: ClosedRange<Double>?

    package init(top: Double, bottom: Double, pins: ClosedRange<Double>? = nil) {
      self.top = top
      self.bottom = bottom
      self.pins = pins
    }
  }

  /// What is seen in a window, in its order from the top; headers and footers where they stay.
  package func items(in window: Window) -> [Placed] {
    var found: [Placed] = []
    guard window.bottom > window.top else { return [] }
    var index = sections.partitioningIndex { $0.bottom > window.top }
    while index < sections.count, sections[index].top < window.bottom {
      let section = sections[index]
      if section.hasHeader, section.header > 0 {
        var top = section.top
        if let pins = window.pins {
          top = max(top, min(pins.lowerBound, section.rowsBottom - section.header))
        }
        if top + section.header > window.top, top < window.bottom {
          found.append(Placed(item: .header(section: index), top: top, height: section.header))
        }
      }
      addRows(of: index, window, &found)
      if section.hasFooter, section.footer > 0 {
        var top = section.rowsBottom
        if let pins = window.pins {
          top = min(top, max(pins.upperBound - section.footer, section.rowsTop))
        }
        if top + section.footer > window.top, top < window.bottom {
          found.append(Placed(item: .footer(section: index), top: top, height: section.footer))
        }
      }
      index += 1
    }
    return found
  }

  private func addRows(of index: Int, _ window: Window, _ found: inout [Placed]) {
    let section = sections[index]
    var row = section.rows.first(endingBelow: window.top - section.rowsTop)
    while row < section.rows.count {
      let span = section.rows.span(of: row)
      let top = section.rowsTop + span.start
      guard top < window.bottom else { return }
      // Rows without height are never in view, however many there are: the next that has some.
      if span.height > 0 {
        found.append(Placed(item: .row(ItemPath(index, row)), top: top, height: span.height))
      }
      row = max(row + 1, section.rows.first(endingBelow: span.start + span.height))
    }
  }
}

extension Array {
  /// The first place from which on all satisfy a condition that the ones before do not.
  func partitioningIndex(_ belongsToSecond: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if belongsToSecond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
