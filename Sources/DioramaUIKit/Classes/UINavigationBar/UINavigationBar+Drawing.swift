// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaDrawing
import DioramaModel
import DioramaText

// MARK: - Drawing

extension UINavigationBar {
  package var isDark: Bool { ground.isDark }

  private var ground: BarGround {
    BarGround(style: barStyle, tint: barTintColor, isTranslucent: isTranslucent)
  }

  package func draw(_ view: borrowing DrawnView, on canvas: inout Canvas) {
    let context = view.context
    let bounds = view.bounds
    let shownGround = Rect(
      bounds.minX, bounds.minY - run.reach, bounds.width, bounds.height + run.reach)
    // A large title has nothing behind it before the content is scrolled, from iOS 13 on; recalled.
    if context.os < 13 || !run.isLarge || barTintColor != nil {
      let line = Rect(bounds.minX, bounds.maxY, bounds.width, canvas.pixel)
      ground.draw(
        in: shownGround, line: shadowImage == nil ? line : nil, os: context.os, on: &canvas)
      if let shadowImage {
        let size = canvas.size(of: shadowImage)
        canvas.image(
          shadowImage, in: Rect(bounds.minX, bounds.maxY, bounds.width, size.height),
          tint: view.tint)
      }
    }
    let places = places(bounds: bounds, in: context)
    let title = places.first { $0.part.name == "title" && $0.view == nil }
    for place in places { draw(place, isLarge: place == title && run.isLarge, view, on: &canvas) }
  }

  private func draw(
    _ place: ItemPlace, isLarge: Bool, _ view: borrowing DrawnView, on canvas: inout Canvas
  ) {
    let os = view.context.os
    let index = place.part.index.flatMap { Int($0) } ?? -1
    switch place.part.name {
    case "title" where place.view == nil:
      let isBelow = isLarge && place.area.minY - view.bounds.minY >= BarLook.standardHeight
      let font = isBelow ? Font.system(34, .bold) : BarLook.titleFont(os: os)
      var style = LineStyle(font, ground.textColor(os: os), isBelow ? .left : .center)
      if os < 7 { style.shadow = (Color(white: 0, alpha: 0.5), Offset(0, -1)) }
      canvas.line(place.text, in: place.area, style)
    case "prompt":
      canvas.line(place.text, in: place.area, LineStyle(.system(12), ground.textColor(os: os)))
    case "backButton": drawBack(place, view, on: &canvas)
    case "leftItem": draw(run.top?.left ?? [], index, place, view, on: &canvas)
    case "rightItem": draw(run.top?.right ?? [], index, place, view, on: &canvas)
    default: break
    }
  }

  private func draw(
    _ buttons: [BarButton], _ index: Int, _ place: ItemPlace, _ view: borrowing DrawnView,
    on canvas: inout Canvas
  ) {
    guard buttons.indices.contains(index) else { return }
    buttons[index].draw(
      in: place, tint: view.tint, isDark: isDark, os: view.context.os, on: &canvas)
  }

  private func drawBack(
    _ place: ItemPlace, _ view: borrowing DrawnView, on canvas: inout Canvas
  ) {
    let os = view.context.os
    let area = place.area
    let text = BackArrow(os: os).text
    let isMirrored = view.context.layoutDirection == .rightToLeft && os >= 9
    let color = os < 7 ? Palette.white : view.tint
    if os < 7 {
      drawBackBefore7(Rect(area.minX + 5, area.midY - 15, area.width - 5, 30), on: &canvas)
    } else {
      let x = isMirrored ? area.maxX - 14.5 : area.minX + 14.5
      canvas.group(
        Group(
          transform: AffineTransform.scale(isMirrored ? -1 : 1, 1).then(
            .translation(x, area.midY)))
      ) { canvas in
        Glyph.back.draw(at: .zero, color, on: &canvas)
      }
    }
    let room = Rect(
      isMirrored ? area.minX : area.minX + text, area.minY, max(0, area.width - text), area.height)
    if let image = run.back?.image {
      canvas.image(
        image, in: BarLook.middle(canvas.size(of: image), in: room), tint: color, isTemplate: true)
      return
    }
    canvas.line(
      place.text, in: room,
      LineStyle(BarLook.buttonFont(isDone: false, os: os), color, isMirrored ? .right : .left))
  }

  /// A button with a point at its left; recalled.
  private func drawBackBefore7(_ rect: Rect, on canvas: inout Canvas) {
    let shape = Path(polygon: [
      Point(rect.minX, rect.midY), Point(rect.minX + 12, rect.minY), Point(rect.maxX, rect.minY),
      Point(rect.maxX, rect.maxY), Point(rect.minX + 12, rect.maxY),
    ])
    canvas.fill(shape, isDark ? Color(white: 0.2) : Color(bytes: 74, 108, 155))
    canvas.stroke(shape, Color(white: 0, alpha: 0.4), width: 1)
  }
}
