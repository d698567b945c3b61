// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import DioramaText

/// Where everything of an alert or action sheet stands, in its own coordinates.
struct AlertLayout {
  var title: Rect?
  var message: Rect?
  var fields: [Rect] = []
  /// By index; nil for one that is not shown.
  var buttons: [Rect?] = []
  var size: Size

  /// - Parameter limit: The height that there is; what needs more gives way.
  init(
    _ panel: AlertPanel, width: Double, limit: Double, in context: borrowing MeasureContext
  ) {
    let rows = AlertRows(panel, width: width, os: context.os, scale: context.scale)
    var rowHeight = AlertMetrics.rowHeight(panel.style, os: context.os)
    size = Size(width, 0)
    layText(panel, context)
    // The text gives way first, then the rows.
    let gap = rows.isCancelApart ? AlertMetrics.sheetGap : 0
    let room = max(0, limit - gap)
    let needed = Double(rows.count) * rowHeight
    if size.height + needed > room {
      let header = max(min(size.height, AlertMetrics.smallestText), room - needed)
      cutText(at: min(size.height, header))
      if rows.count > 0 {
        rowHeight = min(rowHeight, max(0, room - size.height) / Double(rows.count))
      }
    }
    layButtons(rows, rowHeight, gap)
  }

  private mutating func layText(_ panel: AlertPanel, _ context: borrowing MeasureContext) {
    let style = panel.style
    let inset = AlertMetrics.sideInset
    var y = AlertMetrics.topInset(style)
    func place(_ text: String?, _ font: Font) -> Rect? {
      guard let text, !text.isEmpty else { return nil }
      let height = Self.height(of: text, font, width: size.width - 2 * inset, context)
      return Rect(inset, y, max(0, size.width - 2 * inset), height)
    }
    title = place(panel.title, AlertMetrics.titleFont(style, os: context.os))
    if let title { y = title.maxY + AlertMetrics.textGap }
    message = place(panel.message, AlertMetrics.messageFont(style, os: context.os))
    var end = message?.maxY ?? title?.maxY
    for (index, _) in panel.fields.enumerated() {
      let top = (end ?? y) + (index == 0 && end != nil ? AlertMetrics.fieldGap : 0)
      fields.append(
        Rect(inset, top, max(0, size.width - 2 * inset), AlertMetrics.fieldHeight))
      end = top + AlertMetrics.fieldHeight
    }
    if let end {
      size.height = end + AlertMetrics.bottomInset(style)
    } else {
      // An alert without a word keeps its insets; a sheet has only its buttons.
      size.height = style == .alert ? y + AlertMetrics.bottomInset(style) : 0
    }
  }

  private static func height(
    of text: String, _ font: Font, width: Double, _ context: borrowing MeasureContext
  ) -> Double {
    var paragraph = ParagraphStyle()
    paragraph.lineBreakMode = .wordWrapping
    let shown = String(text.prefix(AlertMetrics.mostText))
    let layout = TextLayout(
      StyledText(shown, font: font, paragraph: paragraph),
      in: TextLayout.Room(width: max(1, width)), TextMetrics(os: context.os))
    return max(0, context.roundedUp(layout.size.height))
  }

  /// Leaves title and message less room than they need; UIKit lets a finger scroll them.
  private mutating func cutText(at height: Double) {
    size.height = height
    func cut(_ rect: Rect?) -> Rect? {
      guard var rect else { return nil }
      rect.size.height = max(0, min(rect.maxY, height) - rect.minY)
      return rect
    }
    title = cut(title)
    message = cut(message)
  }

  private mutating func layButtons(_ rows: AlertRows, _ rowHeight: Double, _ gap: Double) {
    buttons = Array(repeating: nil, count: rows.buttonCount)
    var y = size.height
    if let (left, right) = rows.pair {
      let half = size.width / 2
      buttons[left] = Rect(0, y, half, rowHeight)
      buttons[right] = Rect(half, y, size.width - half, rowHeight)
      y += rowHeight
    }
    for (place, index) in rows.stacked.enumerated() {
      if rows.isCancelApart, place == rows.stacked.count - 1 { y += gap }
      buttons[index] = Rect(0, y, size.width, rowHeight)
      y += rowHeight
    }
    size.height = y
  }
}

/// Which button stands in which row.
///
/// Source: UIKit facts 2.16 (recalled); recorded fact V5.
struct AlertRows {
  /// How many buttons there are, those that are not shown included.
  var buttonCount: Int
  /// Two side by side.
  var pair: (left: Int, right: Int)?
  /// One below the other, by index.
  var stacked: [Int] = []
  /// Whether the last one stands by itself below the others.
  var isCancelApart = false

  var count: Int { stacked.count + (pair == nil ? 0 : 1) }

  init(_ panel: AlertPanel, width: Double, os: Int, scale: Double) {
    buttonCount = min(panel.buttons.count, AlertMetrics.mostRows)
    let shown = Array(panel.buttons.indices.prefix(buttonCount))
    let cancel = panel.cancelIndex.flatMap { shown.contains($0) ? $0 : nil }
    let others = shown.filter { $0 != cancel }
    switch panel.style {
    case .alert:
      let inOrder = cancel.map { [$0] + others } ?? others
      if shown.count == 2, Self.fit(inOrder, panel, width: width, os: os) {
        pair = (inOrder[0], inOrder[1])
      } else {
        stacked = others + (cancel.map { [$0] } ?? [])
      }
    case .actionSheet:
      // A tap outside takes the place of the cancel button in a popover.
      if panel.isInPopover {
        stacked = others
      } else {
        stacked = others + (cancel.map { [$0] } ?? [])
        isCancelApart = cancel != nil && !others.isEmpty
      }
    }
  }

  /// From iOS 8 on titles too long for half the width are stacked (recalled).
  private static func fit(
    _ buttons: [Int], _ panel: AlertPanel, width: Double, os: Int
  ) -> Bool {
    guard os >= 8 else { return true }
    let metrics = TextMetrics(os: os)
    return buttons.allSatisfy { index in
      let font = AlertMetrics.buttonFont(isBold: index == (panel.preferred ?? panel.cancelIndex))
      let title = String(panel.buttons[index].title.prefix(AlertMetrics.mostText))
      return metrics.width(of: title, font: font) <= width / 2 - AlertMetrics.sideInset
    }
  }
}
