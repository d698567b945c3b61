// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaDrawing
import DioramaModel

/// What bars have behind their items.
struct BarGround {
  var style = BarStyle.default
  var tint: Color?
  var isTranslucent = true

  var isDark: Bool { style != .default }

  /// Of titles.
  func textColor(os: Int) -> Color { os < 7 || isDark ? Palette.white : Palette.black }

  /// No blur is drawn, so that bars are nearly opaque; how much shows through, and all colors of bars,
  /// are recalled.
  func draw(in rect: Rect, line: Rect?, os: Int, on canvas: inout Canvas) {
    guard os >= 7 else { return drawBefore7(in: rect, on: &canvas) }
    let plain = isDark ? Color(bytes: 22, 22, 22) : Color(bytes: 248, 248, 248)
    canvas.fill(rect, (tint ?? plain).faded(by: isTranslucent ? 0.97 : 1))
    if let line { canvas.fill(line, isDark ? Palette.black : Color(white: 0, alpha: 0.3)) }
  }

  /// A glossy blue, or black; recalled.
  private func drawBefore7(in rect: Rect, on canvas: inout Canvas) {
    let stops: [Paint.Stop] =
      isDark
      ? [.init(0, Color(white: 0.35)), .init(0.5, Color(white: 0.08)), .init(1, Palette.black)]
      : [.init(0, Color(bytes: 176, 188, 205)), .init(1, Color(bytes: 109, 132, 162))]
    canvas.fill(
      Path(rect), .gradient(stops, from: rect.origin, to: Point(rect.minX, rect.maxY)))
    canvas.fill(
      Rect(rect.minX, rect.maxY - 1, rect.width, 1),
      isDark ? Palette.black : Color(bytes: 45, 54, 66))
  }
}

extension BarButton {
  /// What stands at its place; a view of its own draws itself.
  func draw(
    in place: ItemPlace, tint: Color, isDark: Bool, os: Int, on canvas: inout Canvas
  ) {
    guard place.view == nil, !isSpace else { return }
    if os < 7 { drawBorder(place.area, isDark, on: &canvas) }
    let own = os < 7 ? Palette.white : item.tintColor ?? tint
    // What cannot be used: recalled.
    let color = item.isEnabled ? own : isDark || os < 7 ? own.faded(by: 0.35) : Palette.disabled
    if let text = item.shownTitle {
      canvas.line(
        text, in: place.area, LineStyle(BarLook.buttonFont(isDone: isDone, os: os), color))
    } else if let system = item.systemItem {
      Glyph(system)?.draw(at: place.area.center, color, on: &canvas)
    } else {
      let isLow = place.area.height < BarLook.standardHeight
      let image = isLow ? item.landscapeImagePhone ?? item.image : item.image
      let size = canvas.size(of: image)
      canvas.image(
        image, in: BarLook.middle(size, in: place.area), tint: color, isTemplate: true)
    }
  }

  /// iOS 6's button of the bar's own color; recalled.
  private func drawBorder(_ area: Rect, _ isDark: Bool, on canvas: inout Canvas) {
    guard item.style != .plain || item.shownTitle != nil else { return }
    let rect = Rect(area.minX, area.midY - 15, area.width, 30)
    canvas.fill(
      Path(rect, radius: 5),
      isDone
        ? Color(bytes: 44, 104, 222)
        : isDark ? Color(white: 0.2) : Color(bytes: 74, 108, 155))
    canvas.stroke(Path(rect, radius: 5), Color(white: 0, alpha: 0.4), width: 1)
  }
}

extension BarLook {
  /// A picture in the middle of an area, on whole points.
  static func middle(_ size: Size, in area: Rect) -> Rect {
    Rect(
      (area.midX - size.width / 2).rounded(), (area.midY - size.height / 2).rounded(), size.width,
      size.height)
  }
}
