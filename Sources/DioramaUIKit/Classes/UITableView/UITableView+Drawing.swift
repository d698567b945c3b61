// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaDrawing
import DioramaModel

// MARK: - Drawing

extension UITableView: OverdrawingClass {
  package func draw(_ view: borrowing DrawnView, on canvas: inout Canvas) {
    let os = view.context.os
    if view.traits.backgroundColor == nil {
      canvas.fill(view.bounds, style == .plain ? Palette.white : Palette.grouped(os: os))
    }
    drawEmptyRows(view, on: &canvas)
  }

  package func drawAbove(_ view: borrowing DrawnView, on canvas: inout Canvas) {
    canvas.scrollIndicators(scroll, in: view.bounds)
  }

  /// Lines go on below the last row of a plain table, up to iOS 14, unless it has a footer; recalled.
  private func drawEmptyRows(_ view: borrowing DrawnView, on canvas: inout Canvas) {
    guard style == .plain, tableFooterView == nil, separatorStyle != .none,
      view.context.os < 15
    else { return }
    let height = rowHeight > 0 && rowHeight.isFinite ? rowHeight : Metrics.rowHeight
    guard height >= Self.lowestEmptyRow else { return }
    let bounds = view.bounds
    let color = separatorColor ?? Palette.separator(os: view.context.os)
    var y = max(run.layout.end, 0)
    if y < bounds.minY { y += ((bounds.minY - y) / height).rounded(.down) * height }
    y += height
    while y <= bounds.maxY {
      canvas.fill(
        Rect(
          bounds.minX + separatorInset.left, y - canvas.pixel,
          max(0, bounds.width - separatorInset.left - separatorInset.right), canvas.pixel), color)
      y += height
    }
  }

  /// Rows that are lower have no lines below them: there would be no end of them.
  private static let lowestEmptyRow = 8.0

  package func look(of item: TableItem) -> TileLook {
    var look = TileLook()
    look.group =
      switch style {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .inset
      }
    switch item {
    case .header: break
    case .footer: look.isFooter = true
    case .row(let path):
      look.isFirst = path.row == 0
      if run.layout.sections.indices.contains(path.section) {
        look.isLast = path.row == run.layout.sections[path.section].rows.count - 1
      }
      look.separatorInset = separatorInset
      if separatorStyle != .none { look.separatorColor = separatorColor ?? Self.usualSeparator }
    }
    return look
  }

  /// Stands for the color of the era, which a row knows.
  static let usualSeparator = Palette.clear
}
