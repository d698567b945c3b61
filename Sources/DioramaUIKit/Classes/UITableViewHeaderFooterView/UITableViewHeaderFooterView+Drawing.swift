// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import DioramaText

// MARK: - Drawing

/// Fonts, colors and insets of headers and footers: recalled.
extension UITableViewHeaderFooterView {
  package func draw(_ view: borrowing DrawnView, on canvas: inout Canvas) {
    let os = view.context.os
    let bounds = view.bounds
    let isPlain = look.group == .plain
    if isPlain, view.traits.backgroundColor == nil {
      canvas.fill(bounds, Color(bytes: 247, 247, 247))
    }
    let margin = UITableView.Metrics.edgeMargin + (look.group == .inset ? 16 : 0)
    let room = Rect(
      bounds.minX + margin, bounds.minY, max(0, bounds.width - 2 * margin), bounds.height)
    var style = LineStyle(
      font ?? (isPlain ? Self.plainFont(os: os) : UITableView.Metrics.edgeFont),
      textColor ?? (isPlain ? Palette.black : Color(bytes: 109, 109, 114)), .left)
    guard let text = shownText(os: os), !text.isEmpty else { return }
    guard !isPlain else {
      drawDetail(beside: text, in: room, style, os: os, on: &canvas)
      return canvas.line(text, in: room, style)
    }
    style.truncation = .wordWrapping
    let height = Self.height(of: text, style.font, width: room.width, view.context)
    // A header's text stands low, a footer's high.
    let y = look.isFooter ? bounds.minY + 7 : bounds.maxY - 7 - height
    canvas.lines(text, in: Rect(room.minX, y, room.width, height), style, most: 0)
  }

  private static func plainFont(os: Int) -> Font {
    os < 7 ? .system(18, .bold) : os < 8 ? .system(14, .bold) : .system(17, .semibold)
  }

  /// Headers of groups are in capitals from iOS 7 to iOS 13.
  private func shownText(os: Int) -> String? {
    look.group == .grouped && !look.isFooter && (7..<14).contains(os) ? text?.uppercased() : text
  }

  private func drawDetail(
    beside text: String, in room: Rect, _ style: LineStyle, os: Int, on canvas: inout Canvas
  ) {
    guard let detailText else { return }
    let start = TextMetrics(os: os).width(of: text, font: style.font) + 8
    canvas.line(
      detailText,
      in: Rect(room.minX + start, room.minY, max(0, room.width - start), room.height), style)
  }

  private static func height(
    of text: String, _ font: Font, width: Double, _ context: borrowing MeasureContext
  ) -> Double {
    var paragraph = ParagraphStyle()
    paragraph.lineBreakMode = .wordWrapping
    var room = TextLayout.Room(width: max(1, width))
    room.isRightToLeft = context.layoutDirection == .rightToLeft
    let layout = TextLayout(
      StyledText(text, font: font, paragraph: paragraph), in: room, TextMetrics(os: context.os))
    return layout.size.height
  }
}
