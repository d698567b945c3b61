// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaDrawing
import DioramaModel
import DioramaText

// MARK: - Drawing

/// Colors and places inside of a search bar: recalled.
extension UISearchBar {
  package func draw(_ view: borrowing DrawnView, on canvas: inout Canvas) {
    let os = view.context.os
    drawGround(view, on: &canvas)
    if let prompt {
      let room = Rect(view.bounds.minX, view.bounds.minY, view.bounds.width, Metrics.promptHeight)
      canvas.line(prompt, in: room, LineStyle(.system(15), textColor))
    }
    if let field = rect("searchField", view) { drawField(field, view, on: &canvas) }
    if let cancel = rect("cancelButton", view) {
      canvas.line(
        "Cancel", in: cancel, LineStyle(.system(17), os < 7 ? Palette.white : view.tint))
    }
    drawScopes(view, on: &canvas)
  }

  private func rect(_ part: String, _ view: borrowing DrawnView) -> Rect? {
    self.part(PartReference(part), bounds: view.bounds, in: view.context)
  }

  private var textColor: Color { barStyle == .default ? Palette.black : Palette.white }

  private func drawGround(_ view: borrowing DrawnView, on canvas: inout Canvas) {
    let bounds = view.bounds
    let os = view.context.os
    if let backgroundImage {
      return canvas.image(backgroundImage, in: bounds, tint: view.tint)
    }
    guard searchBarStyle != .minimal || os < 7 else { return }
    if os < 7 || barStyle != .default {
      return BarGround(style: barStyle, tint: barTintColor).draw(
        in: bounds, line: nil, os: os, on: &canvas)
    }
    canvas.fill(
      bounds,
      barTintColor ?? (os < 11 ? Color(bytes: 201, 201, 206) : Color(bytes: 248, 248, 248)))
    let line = os < 11 ? Color(bytes: 178, 178, 178) : Color(white: 0, alpha: 0.3)
    canvas.fill(Rect(bounds.minX, bounds.maxY - canvas.pixel, bounds.width, canvas.pixel), line)
  }

  private func drawField(_ field: Rect, _ view: borrowing DrawnView, on canvas: inout Canvas) {
    let os = view.context.os
    let isFilled = os >= 11 || searchBarStyle == .minimal
    let radius = os < 7 ? field.height / 2 : os < 11 ? 5.0 : 10
    canvas.fill(
      Path(field, radius: radius),
      os >= 11
        ? Color(bytes: 142, 142, 147, 31) : isFilled ? Color(white: 0, alpha: 0.08) : Palette.white)
    let font = Font.system(os >= 11 ? 17 : 14)
    let gray = Color(bytes: 142, 142, 147)
    let metrics = TextMetrics(os: os)
    let icon = 14.0
    let shown = input.editor.isEmpty ? placeholder ?? "" : input.text
    // A field that nobody types into has everything in its middle, up to iOS 10.
    let isCentered =
      (7..<11).contains(os) && input.editor.isEmpty && !input.isFirstResponder
    let width = metrics.width(of: shown, font: font)
    let x =
      isCentered
      ? max(field.minX + 8, field.midX - (width + icon + 8) / 2) : field.minX + 8
    Glyph.magnifier.draw(
      at: Point(x + icon / 2, field.midY), gray, scaledBy: icon / 18, on: &canvas)
    let buttons = ["clearButton", "bookmarkButton", "resultsButton"].compactMap { name in
      self.part(PartReference(name), bounds: view.bounds, in: view.context).map { (name, $0) }
    }
    let end = buttons.first?.1.minX ?? field.maxX - 8
    let start = x + icon + 8
    let room = Rect(start, field.minY, max(0, end - start), field.height)
    let color = input.editor.isEmpty ? gray : Palette.black
    canvas.line(shown, in: room, LineStyle(font, color, .left))
    if input.isFirstResponder {
      let caret = input.editor.isEmpty ? start : min(start + width, room.maxX)
      canvas.fill(Rect(caret, field.midY - 9, 2, 18), view.tint)
    }
    for (name, rect) in buttons { drawButton(name, rect, gray, on: &canvas) }
  }

  private func drawButton(
    _ name: String, _ rect: Rect, _ gray: Color, on canvas: inout Canvas
  ) {
    switch name {
    case "clearButton":
      canvas.fill(Path(oval: rect.inset(by: EdgeInsets(2.5, 2.5, 2.5, 2.5))), gray)
      var cross = Glyph.cross
      cross.width = 3
      cross.draw(at: rect.center, Palette.white, scaledBy: 0.38, on: &canvas)
    case "bookmarkButton":
      Glyph(UIBarButtonItem.SystemItem.bookmarks)?.draw(
        at: rect.center, gray, scaledBy: 0.75, on: &canvas)
    default:
      var lines = Glyph()
      lines.width = 1.5
      for y in [-4.0, 0, 4] { lines.line((-6, y), (6, y)) }
      lines.draw(at: rect.center, isSearchResultsButtonSelected ? Palette.black : gray, on: &canvas)
    }
  }

  /// As a segmented control shows them.
  private func drawScopes(_ view: borrowing DrawnView, on canvas: inout Canvas) {
    guard showsScopeBar, let titles = scopeButtonTitles, !titles.isEmpty else { return }
    let rects = titles.indices.compactMap {
      part(PartReference("scopeButton", index: "\($0)"), bounds: view.bounds, in: view.context)
    }
    guard rects.count == titles.count, let first = rects.first, let last = rects.last else {
      return
    }
    let whole = Rect(first.minX, first.minY, last.maxX - first.minX, first.height)
    let os = view.context.os
    let isFlat = os < 13
    let tint = os < 7 ? Color(white: 0.35) : view.tint
    let shape = Path(whole, radius: isFlat ? 4 : 8)
    if !isFlat { canvas.fill(shape, Palette.fill) }
    canvas.group(Group(clip: shape)) { canvas in
      for (index, rect) in rects.enumerated() {
        let isChosen = index == selectedScopeButtonIndex
        if isFlat {
          if isChosen { canvas.fill(rect, tint) }
          if index > 0 { canvas.fill(Rect(rect.minX - 0.5, rect.minY, 1, rect.height), tint) }
        } else if isChosen {
          canvas.fill(Path(rect.inset(by: EdgeInsets(2, 2, 2, 2)), radius: 7), Palette.white)
        }
      }
    }
    if isFlat {
      let inside = whole.inset(by: EdgeInsets(0.5, 0.5, 0.5, 0.5))
      canvas.stroke(Path(inside, radius: 3.5), tint, width: 1)
    }
    for (index, rect) in rects.enumerated() {
      let isChosen = index == selectedScopeButtonIndex
      let color = !isFlat ? Palette.black : isChosen ? Palette.white : tint
      canvas.line(titles[index], in: rect, LineStyle(.system(13), color))
    }
  }
}
