// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaDrawing
import DioramaModel

// MARK: - Drawing

extension UISwitch {
  /// Points from the edge to the knob; recalled.
  private static let border = 1.5

  package func draw(_ view: borrowing DrawnView, on canvas: inout Canvas) {
    let opacity = control.isEnabled ? 1 : Palette.disabledOpacity
    canvas.begin(Group(opacity: opacity))
    if view.context.os < 7 {
      drawBefore7(view, on: &canvas)
    } else {
      drawFlat(view, on: &canvas)
    }
    canvas.end()
  }

  private func drawFlat(_ view: borrowing DrawnView, on canvas: inout Canvas) {
    let os = view.context.os
    let bounds = view.bounds
    let capsule = Path(bounds, radius: bounds.height / 2)
    if isOn {
      canvas.fill(capsule, onTintColor ?? Palette.green(os: os))
    } else if os >= 13 {
      canvas.fill(capsule, view.ownTint ?? Palette.fill)
    } else {
      let half = Self.border / 2
      let inside = bounds.inset(by: EdgeInsets(half, half, half, half))
      canvas.stroke(
        Path(inside, radius: inside.height / 2), view.ownTint ?? Palette.switchBorder,
        width: Self.border)
    }
    let side = Self.border
    let room = bounds.inset(by: EdgeInsets(side, side, side, side))
    let pressed = control.isTracking && control.isTouchInside ? 6.0 : 0
    // From iOS 26 on the knob is wider than high; recalled.
    let length = (os < 26 ? room.height : room.height * 1.5) + pressed
    let x = isOn ? room.maxX - length : room.minX
    let knob = Rect(x, room.minY, length, room.height)
    Knob.draw(Path(knob, radius: knob.height / 2), thumbTintColor ?? Palette.white, on: &canvas)
  }

  /// A picture or word on the side that shows, and a knob of the full height.
  private func drawBefore7(_ view: borrowing DrawnView, on canvas: inout Canvas) {
    let bounds = view.bounds
    let capsule = Path(bounds, radius: bounds.height / 2)
    let blue = Color(bytes: 1, 127, 234)
    canvas.fill(capsule, isOn ? onTintColor ?? blue : Color(white: 0.93))
    let side = bounds.height
    let shown = Rect(
      isOn ? bounds.minX : bounds.minX + side, bounds.minY, bounds.width - side, side)
    if let image = isOn ? onImage : offImage {
      let size = canvas.size(of: image)
      canvas.group(Group(clip: capsule)) { canvas in
        let x = isOn ? bounds.maxX - side / 2 - size.width : bounds.minX + side / 2
        canvas.image(
          image, in: Rect(x, bounds.midY - size.height / 2, size.width, size.height),
          tint: view.tint)
      }
    } else {
      let color = isOn ? Palette.white : Color(white: 0.5)
      canvas.line(isOn ? "ON" : "OFF", in: shown, LineStyle(.system(16, .bold), color))
    }
    canvas.stroke(capsule, Color(white: 0.7), width: 1)
    let knob = Rect(isOn ? bounds.maxX - side : bounds.minX, bounds.minY, side, side)
    Knob.draw(Path(oval: knob), thumbTintColor ?? Palette.white, on: &canvas)
  }
}
