// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

// MARK: - Measuring

extension UITableView {
  package var contents: TableContents {
    get { run.contents }
    set { run.contents = newValue }
  }
  package var tableLayout: TableLayout { run.layout }
  package var pinsEdges: Bool { style == .plain }

  package func intrinsicSize(in context: borrowing MeasureContext) -> IntrinsicSize { .none }
  package func sizeThatFits(_ size: Size, in context: borrowing MeasureContext) -> Size { size }
  package func fixedSize(in context: borrowing MeasureContext) -> Size? { nil }
  package func initialSize(in context: borrowing MeasureContext) -> Size? { nil }

  package func part(
    _ part: PartReference, bounds: Rect, in context: borrowing MeasureContext
  ) -> Rect? {
    switch part.name {
    case "row": ItemPath(index: part.index).flatMap { rect(of: .row($0), in: bounds) }
    case "header": section(part.index).flatMap { rect(of: .header(section: $0), in: bounds) }
    case "footer": section(part.index).flatMap { rect(of: .footer(section: $0), in: bounds) }
    default: nil
    }
  }

  private func section(_ index: String?) -> Int? {
    index.flatMap { Int($0) }.flatMap { run.layout.sections.indices.contains($0) ? $0 : nil }
  }

  /// Where an item is in own coordinates, in view or not; nil where there is none such.
  func rect(of item: TableItem, in bounds: Rect) -> Rect? {
    run.layout.span(of: item).map { Rect(0, $0.top, bounds.width, $0.height) }
  }
}

// MARK: - Arranging

extension UITableView {
  /// What decides where everything is.
  struct Basis: Equatable {
    var width: Double
    var style: Style
    var rowHeight: Double
    var headerHeight: Double
    var footerHeight: Double
    var contents: TableContents
  }

  /// Lays out for the width it has; cheap where nothing that counts has changed.
  package mutating func flow(in size: Size, context: borrowing MeasureContext) {
    let basis = Basis(
      width: size.width, style: style, rowHeight: rowHeight, headerHeight: sectionHeaderHeight,
      footerHeight: sectionFooterHeight, contents: contents)
    guard basis != run.basis else { return }
    run.basis = basis
    let standard = rowHeight >= 0 && rowHeight.isFinite ? rowHeight : Metrics.rowHeight
    var layout = TableLayout(top: contents.topHeight)
    for (index, section) in contents.sections.enumerated() {
      let header = height(
        of: section.header, wanted: sectionHeaderHeight, isFirstHeader: index == 0, size.width,
        context)
      let footer = height(
        of: section.footer, wanted: sectionFooterHeight, isFirstHeader: false, size.width, context)
      layout.add(
        header: (header, section.header.hasView), rows: Self.rows(section.rows, standard),
        footer: (footer, section.footer.hasView))
    }
    run.layout = layout
    scroll.contentSize = Size(size.width, layout.end + contents.bottomHeight)
    run.selection.removeAll { !layout.has($0) }
    if let row = run.highlighted, !layout.has(row) { run.highlighted = nil }
  }

  private func height(
    of edge: TableContents.Edge, wanted: Double, isFirstHeader: Bool, _ width: Double,
    _ context: borrowing MeasureContext
  ) -> Double {
    if let height = edge.height { return height }
    // A plain table has no room for a header that is not there.
    if style == .plain, !edge.hasView || edge.text == nil { return 0 }
    if wanted >= 0, wanted.isFinite { return wanted }
    return edgeHeight(edge.text, isFirstHeader: isFirstHeader, width: width, context)
  }

  private static func rows(_ rows: TableContents.Rows, _ standard: Double) -> TableLayout.Rows {
    switch rows {
    case .alike(let count, let height): return .alike(count: count, height: height ?? standard)
    case .each(let heights):
      let first = heights.first ?? nil
      if heights.allSatisfy({ $0 == first }) {
        return .alike(count: heights.count, height: first ?? standard)
      }
      var end = 0.0
      return .varied(
        ends: heights.map { height in
          end += height ?? standard
          return end
        })
    }
  }
}
