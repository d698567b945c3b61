// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaDrawing
import DioramaModel
import DioramaText

// MARK: - Drawing

extension UITableViewCell {
  package func draw(_ view: borrowing DrawnView, on canvas: inout Canvas) {
    let area = area(view.bounds)
    let os = view.context.os
    let isMarked = (isSelected || isHighlighted) && selectionStyle != .none
    let marked = os < 7 ? Color(bytes: 1, 113, 239) : Palette.selection
    if isMarked {
      canvas.fill(shape(area), marked)
    } else if view.traits.backgroundColor == nil {
      canvas.fill(shape(area), Palette.white)
    }
    var room = area
    room.size.height = max(0, area.height - Metrics.separator(view.context))
    drawContent(in: room, view, on: &canvas)
    drawAccessory(in: room, view, on: &canvas)
    drawSeparators(area, view, on: &canvas)
  }

  /// Cards stand 16 points from the edges; recalled.
  private func area(_ bounds: Rect) -> Rect {
    let margin = look.group == .inset ? min(16, bounds.width / 2) : 0
    return bounds.inset(by: EdgeInsets(0, margin, 0, margin))
  }

  /// Round at the ends of a card; recalled.
  private func shape(_ area: Rect) -> Path {
    guard look.group == .inset else { return Path(area) }
    var corners: Path.Corners = []
    if look.isFirst { corners.formUnion(.top) }
    if look.isLast { corners.formUnion(.bottom) }
    return Path(area, radius: 10, corners: corners)
  }

  private func drawContent(
    in area: Rect, _ view: borrowing DrawnView, on canvas: inout Canvas
  ) {
    let context = view.context
    let start = Metrics.margin + Double(max(0, indentationLevel)) * max(0, indentationWidth)
    var x = area.minX + min(start, area.width)
    if let image, style != .value2 {
      let size = canvas.size(of: image)
      let scale = size.height > area.height ? area.height / size.height : 1
      let place = Rect(
        x, area.midY - size.height * scale / 2, size.width * scale, size.height * scale)
      canvas.image(image, in: place, tint: view.tint)
      x = place.maxX + Metrics.margin
    }
    let accessory: Double
    if let accessoryView {
      accessory = view.size(of: accessoryView).width + 2 * Metrics.margin
    } else {
      accessory = Metrics.width(of: accessoryType)
    }
    let end = area.maxX - (accessory > 0 ? accessory : Metrics.margin)
    let isMarked = (isSelected || isHighlighted) && selectionStyle != .none && context.os < 7
    let room = Rect(x, area.minY, max(0, end - x), area.height)
    var first = LineStyle(
      font ?? usualFont(os: context.os), isMarked ? Palette.white : textColor ?? Palette.black,
      .left)
    var second = LineStyle(
      detailFont ?? usualDetailFont(os: context.os),
      isMarked ? Palette.white : detailTextColor ?? usualDetailColor(os: context.os), .left)
    let metrics = TextMetrics(os: context.os)
    switch style {
    case .default: canvas.line(text, in: room, first)
    case .subtitle:
      guard let detailText, !detailText.isEmpty else { return canvas.line(text, in: room, first) }
      let upper = text?.isEmpty == false ? metrics.lineHeight(of: first.font) : 0
      let lower = metrics.lineHeight(of: second.font)
      let top = area.midY - (upper + lower) / 2
      canvas.line(text, in: Rect(room.minX, top, room.width, upper), first)
      canvas.line(detailText, in: Rect(room.minX, top + upper, room.width, lower), second)
    case .value1:
      second.alignment = .right
      let wanted = detailText.map { metrics.width(of: $0, font: second.font) } ?? 0
      let own = text.map { metrics.width(of: $0, font: first.font) } ?? 0
      // The value gives way to the text, but keeps some of the room; recalled.
      let left = max(min(wanted, room.width / 3), room.width - own - Metrics.gap)
      let width = min(wanted + 1, max(0, left))
      canvas.line(
        text,
        in: Rect(
          room.minX, room.minY,
          max(0, room.width - (width > 0 ? width + Metrics.gap : 0)), room.height), first)
      canvas.line(
        detailText, in: Rect(room.maxX - width, room.minY, width, room.height), second)
    case .value2:
      first.alignment = .right
      first.color = isMarked ? Palette.white : textColor ?? view.tint
      canvas.line(text, in: Rect(room.minX, room.minY, Metrics.contactLabel, room.height), first)
      let left = Metrics.contactLabel + 6
      canvas.line(
        detailText,
        in: Rect(room.minX + left, room.minY, max(0, room.width - left), room.height), second)
    }
  }

  /// Source: UIKit facts 2.19 (recalled); bold 20 up to iOS 6 and of value2: recalled.
  private func usualFont(os: Int) -> Font {
    switch style {
    case .value2: .system(os < 7 ? 12 : 15, os < 7 ? .bold : .regular)
    case .default, .value1, .subtitle: .system(os < 7 ? 18 : 17, os < 7 ? .bold : .regular)
    }
  }

  private func usualDetailFont(os: Int) -> Font {
    switch style {
    case .subtitle: .system(os < 7 ? 14 : 12)
    case .value2: .system(15)
    case .default, .value1: .system(17)
    }
  }

  private func usualDetailColor(os: Int) -> Color {
    switch style {
    case .value1:
      os < 7 ? Color(bytes: 56, 84, 135) : os < 13 ? Palette.gray : Color(bytes: 60, 60, 67, 153)
    case .subtitle: os < 7 ? Color(white: 0.5) : Palette.black
    case .default, .value2: Palette.black
    }
  }

  private func drawAccessory(
    in area: Rect, _ view: borrowing DrawnView, on canvas: inout Canvas
  ) {
    guard accessoryView == nil else { return }
    let gray = Color(bytes: 199, 199, 204)
    let right = area.maxX - Metrics.margin
    switch accessoryType {
    case .none: break
    case .disclosureIndicator:
      Glyph.chevron.draw(at: Point(right - 4, area.midY), gray, on: &canvas)
    case .checkmark:
      Glyph.checkmark.draw(at: Point(right - 7, area.midY), view.tint, on: &canvas)
    case .detailButton:
      Glyph.info.draw(at: Point(right - 11, area.midY), view.tint, on: &canvas)
    case .detailDisclosureButton:
      Glyph.chevron.draw(at: Point(right - 4, area.midY), gray, on: &canvas)
      Glyph.info.draw(at: Point(right - 31, area.midY), view.tint, on: &canvas)
    }
  }

  /// Below each row, in groups to both edges above the first and below the last; recalled.
  private func drawSeparators(
    _ area: Rect, _ view: borrowing DrawnView, on canvas: inout Canvas
  ) {
    guard let given = look.separatorColor else { return }
    let color =
      given == UITableView.usualSeparator ? Palette.separator(os: view.context.os) : given
    let inset = separatorInset ?? look.separatorInset
    let isGrouped = look.group != .plain
    let height = view.context.os < 7 ? 1 : canvas.pixel
    func line(_ y: Double, isWhole: Bool) {
      let (left, right) = isWhole || view.context.os < 7 ? (0, 0) : (inset.left, inset.right)
      canvas.fill(
        Rect(area.minX + left, y, max(0, area.width - left - right), height), color)
    }
    if look.group == .grouped, look.isFirst { line(area.minY, isWhole: true) }
    guard look.group != .inset || !look.isLast else { return }
    line(area.maxY - height, isWhole: isGrouped && look.isLast)
  }
}
