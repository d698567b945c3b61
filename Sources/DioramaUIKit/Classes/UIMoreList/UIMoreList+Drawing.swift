// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import DioramaText

// MARK: - Drawing

extension UIMoreList {
  package func draw(_ view: borrowing DrawnView, on canvas: inout Canvas) {
    let os = view.context.os
    canvas.fill(view.bounds, Palette.white)
    for place in places(bounds: view.bounds, in: view.context) {
      guard place.area.minY < view.bounds.maxY else { break }
      guard place.isButton else {
        BarGround().draw(
          in: place.area,
          line: Rect(place.area.minX, place.area.maxY, place.area.width, canvas.pixel), os: os,
          on: &canvas)
        canvas.line(
          place.text, in: place.area,
          LineStyle(BarLook.titleFont(os: os), BarGround().textColor(os: os)))
        continue
      }
      guard let tab = run.tabs.first(where: { $0.id == place.item }) else { continue }
      draw(tab, in: place.area, view, on: &canvas)
    }
  }

  /// Rows look like those of a table with a picture and a chevron; recalled.
  private func draw(
    _ tab: TabLook, in area: Rect, _ view: borrowing DrawnView, on canvas: inout Canvas
  ) {
    let os = view.context.os
    let picture = Rect(area.minX + 15, area.minY, 30, area.height)
    if let image = tab.image {
      canvas.image(
        image, in: BarLook.middle(canvas.size(of: image), in: picture), tint: view.tint,
        isTemplate: os >= 7)
    } else if let item = tab.systemItem {
      Glyph(item).draw(at: picture.center, view.tint, on: &canvas)
    }
    canvas.line(
      tab.title, in: Rect(area.minX + 60, area.minY, max(0, area.width - 100), area.height),
      LineStyle(.system(17), Palette.black, .left))
    Glyph.chevron.draw(
      at: Point(area.maxX - 19, area.midY), Color(bytes: 199, 199, 204), on: &canvas)
    canvas.fill(
      Rect(area.minX + 60, area.maxY - canvas.pixel, max(0, area.width - 60), canvas.pixel),
      Palette.separator(os: os))
  }
}
