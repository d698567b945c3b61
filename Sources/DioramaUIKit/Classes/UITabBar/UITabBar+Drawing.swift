// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaDrawing
import DioramaModel
import DioramaText

// MARK: - Drawing

/// Where pictures, titles and badges stand in a tab: recalled.
extension UITabBar {
  package func draw(_ view: borrowing DrawnView, on canvas: inout Canvas) {
    let bounds = view.bounds
    let os = view.context.os
    let places = places(bounds: bounds, in: view.context)
    drawGround(view, on: &canvas)
    let shown = Set(places.compactMap(\.item))
    for place in places {
      let tab = run.tabs.first { $0.id == place.item }
      let isChosen =
        place.item.map { $0 == selectedItem } ?? (selectedItem.map { !shown.contains($0) } ?? true)
      let color = isChosen ? chosenColor(view) : plainColor(os: os)
      if isChosen, os < 7 {
        canvas.fill(
          Path(place.area.inset(by: EdgeInsets(2, 2, 2, 2)), radius: 4),
          Color(white: 1, alpha: 0.15))
      }
      draw(
        tab ?? TabLook.more(place.text), isChosen, in: place.area,
        place.isEnabled ? color : color.faded(by: 0.3), view, on: &canvas)
    }
  }

  private func drawGround(_ view: borrowing DrawnView, on canvas: inout Canvas) {
    let bounds = view.bounds
    if let backgroundImage {
      canvas.image(backgroundImage, in: bounds, tint: view.tint)
    } else if view.context.os < 7 {
      let stops = [
        Paint.Stop(0, Color(white: 0.25)), .init(0.5, Color(white: 0.1)), .init(1, Palette.black),
      ]
      canvas.fill(
        Path(bounds), .gradient(stops, from: bounds.origin, to: Point(bounds.minX, bounds.maxY)))
    } else {
      let line = Rect(bounds.minX, bounds.minY - canvas.pixel, bounds.width, canvas.pixel)
      BarGround(style: barStyle, tint: barTintColor, isTranslucent: isTranslucent).draw(
        in: bounds, line: shadowImage == nil ? line : nil, os: view.context.os, on: &canvas)
    }
  }

  private func chosenColor(_ view: borrowing DrawnView) -> Color {
    view.context.os < 7 ? Palette.white : view.tint
  }

  private func plainColor(os: Int) -> Color {
    unselectedItemTintColor
      ?? (os < 7 ? Color(white: 0.6) : os < 13 ? Color(bytes: 146, 146, 146) : Palette.gray)
  }

  private func draw(
    _ tab: TabLook, _ isChosen: Bool, in area: Rect, _ color: Color, _ view: borrowing DrawnView,
    on canvas: inout Canvas
  ) {
    let os = view.context.os
    let image = isChosen ? tab.selectedImage ?? tab.image : tab.image
    let size = image == nil ? Size(25, 25) : canvas.size(of: image)
    // Beside each other in low bars and on pads, from iOS 11 on; recalled.
    let isBeside = os >= 11 && (view.context.idiom == .pad || area.height < 40)
    let font = Font.system(
      isBeside ? 13 : 10, os < 7 ? .bold : os >= 13 && !isBeside ? .medium : .regular)
    var picture = BarLook.middle(size, in: Rect(area.minX, area.minY, area.width, area.height - 14))
    var title = Rect(area.minX, area.maxY - 14, area.width, 12)
    var alignment = TextAlignment.center
    if isBeside {
      let width = TextMetrics(os: os).width(of: tab.title ?? "", font: font)
      let gap = size.width > 0 && width > 0 ? 8.0 : 0
      let hasPicture = image != nil || tab.systemItem != nil
      let x = area.midX - (width + (hasPicture ? size.width + gap : 0)) / 2
      picture = Rect(x, (area.midY - size.height / 2).rounded(), size.width, size.height)
      let start = hasPicture ? picture.maxX + gap : x
      title = Rect(start, area.minY, max(0, area.maxX - start), area.height)
      alignment = .left
    }
    if let image {
      canvas.image(image, in: picture, tint: color, isTemplate: true)
    } else if let item = tab.systemItem {
      Glyph(item).draw(at: picture.center, color, on: &canvas)
    }
    canvas.line(tab.title, in: title, LineStyle(font, color, alignment))
    drawBadge(tab, beside: picture, area, os: os, on: &canvas)
  }

  /// A red pill at the top right of the picture.
  private func drawBadge(
    _ tab: TabLook, beside picture: Rect, _ area: Rect, os: Int, on canvas: inout Canvas
  ) {
    guard let badge = tab.badge else { return }
    let font = Font.system(13, os < 7 ? .bold : .regular)
    let width = max(18, TextMetrics(os: os).width(of: badge, font: font) + 10)
    let pill = Rect(picture.midX + 5, area.minY + 2, min(width, max(18, area.width / 2)), 18)
    canvas.fill(Path(pill, radius: 9), tab.badgeColor ?? Palette.red)
    canvas.line(badge, in: pill, LineStyle(font, Palette.white))
  }
}
