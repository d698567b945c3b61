// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaDrawing
import DioramaModel
import DioramaText

/// What alerts and sheets look like; colors and radii are recalled.
extension AlertPanel {
  func draw(in view: borrowing DrawnView, on canvas: inout Canvas) {
    let os = view.context.os
    let bounds = view.bounds
    let layout = layout(bounds, in: view.context)
    if let screen = view.screen, !isInPopover {
      canvas.fill(screen, Color(white: 0, alpha: 0.4))
    }
    guard bounds.width > 0, bounds.height > 0 else { return }
    for card in cards(layout, bounds) {
      if os < 7 {
        drawBefore7(card, on: &canvas)
      } else {
        let shape = Path(card, radius: Self.radius(style, os: os))
        canvas.fill(shape, Color(bytes: 248, 248, 248, 247))
      }
    }
    drawTexts(layout, os: os, on: &canvas)
    for (index, rect) in layout.buttons.enumerated() {
      guard let rect, buttons.indices.contains(index) else { continue }
      draw(buttons[index], index, in: rect, layout, view, on: &canvas)
    }
  }

  private static func radius(_ style: Style, os: Int) -> Double {
    switch style {
    case .alert: os < 9 ? 7 : 13
    case .actionSheet: os < 9 ? 4 : 13
    }
  }

  /// The whole, or of a sheet what is above its cancel button and that.
  private func cards(_ layout: AlertLayout, _ bounds: Rect) -> [Rect] {
    guard style == .actionSheet, let cancel = cancelIndex.flatMap({ rect(layout, $0) }) else {
      return [bounds]
    }
    let above = layout.buttons.indices.compactMap { $0 == cancelIndex ? nil : rect(layout, $0) }
    let end = above.map(\.maxY).max() ?? layout.title.map { $0.maxY } ?? 0
    guard cancel.minY - end >= AlertMetrics.sheetGap - 0.01, end > 0 else { return [bounds] }
    return [Rect(bounds.minX, bounds.minY, bounds.width, end), cancel]
  }

  private func rect(_ layout: AlertLayout, _ index: Int) -> Rect? {
    layout.buttons.indices.contains(index) ? layout.buttons[index] : nil
  }

  private func drawTexts(_ layout: AlertLayout, os: Int, on canvas: inout Canvas) {
    let gray = Color(bytes: 143, 143, 143)
    let color = os < 7 ? Palette.white : style == .alert ? Palette.black : gray
    func words(_ text: String?, _ font: Font, _ rect: Rect?) {
      guard let text, let rect else { return }
      let shown = String(text.prefix(AlertMetrics.mostText))
      canvas.group(Group(clip: Path(rect))) { canvas in
        canvas.lines(shown, in: rect, LineStyle(font, color, truncation: .wordWrapping), most: 0)
      }
    }
    words(title, AlertMetrics.titleFont(style, os: os), layout.title)
    words(message, AlertMetrics.messageFont(style, os: os), layout.message)
  }

  private func draw(
    _ button: AlertButton, _ index: Int, in rect: Rect, _ layout: AlertLayout,
    _ view: borrowing DrawnView, on canvas: inout Canvas
  ) {
    let os = view.context.os
    let isBold = index == (preferred ?? cancelIndex)
    if os < 7 {
      let shape = Path(rect.inset(by: EdgeInsets(2, 6, 2, 6)), radius: 5)
      canvas.fill(shape, Color(white: 1, alpha: isBold ? 0.15 : 0.3))
      return canvas.line(
        button.title, in: rect, LineStyle(.system(17, .bold), Palette.white))
    }
    let line = Color(white: 0, alpha: 0.2)
    let isApart = style == .actionSheet && index == cancelIndex && buttons.count > 1 && !isInPopover
    if rect.minY > view.bounds.minY, !isApart {
      canvas.fill(Rect(rect.minX, rect.minY, rect.width, canvas.pixel), line)
    }
    if rect.minX > view.bounds.minX {
      canvas.fill(Rect(rect.minX, rect.minY, canvas.pixel, rect.height), line)
    }
    let font =
      style == .alert
      ? AlertMetrics.buttonFont(isBold: isBold) : Font.system(20, isBold ? .semibold : .regular)
    var color = button.role == .destructive ? Palette.red : view.tint
    if !button.isEnabled { color = Palette.disabled }
    canvas.line(
      button.title, in: rect.inset(by: EdgeInsets(0, 8, 0, 8)),
      LineStyle(font, color, truncation: .truncatingMiddle))
  }

  /// iOS 6's dark glass with a white edge; recalled.
  private func drawBefore7(_ card: Rect, on canvas: inout Canvas) {
    let inside = card.inset(by: EdgeInsets(1, 1, 1, 1))
    let shape = Path(inside, radius: style == .alert ? 10 : 0)
    canvas.fill(
      shape,
      style == .alert ? Color(bytes: 18, 36, 84, 230) : Color(bytes: 60, 66, 84, 240))
    canvas.stroke(shape, Color(white: 1, alpha: 0.8), width: style == .alert ? 2 : 1)
  }
}
