// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaDrawing
import DioramaModel

// MARK: - Drawing

extension UIStepper {
  package func draw(_ view: borrowing DrawnView, on canvas: inout Canvas) {
    let bounds = view.bounds
    let os = view.context.os
    let color = os < 13 ? view.tint : Palette.black
    canvas.begin(Group(opacity: control.isEnabled ? 1 : Palette.disabledOpacity))
    let back = backgroundImage.lookedUp(control.state)
    if canvas.size(of: back) != .zero {
      canvas.image(back, in: bounds, tint: color)
    } else if os < 13 {
      let inside = bounds.inset(by: EdgeInsets(0.5, 0.5, 0.5, 0.5))
      canvas.stroke(Path(inside, radius: 3.5), color, width: 1)
    } else {
      canvas.fill(Path(bounds, radius: 8), Palette.fill)
    }
    drawDivider(view, color, on: &canvas)
    draw(.decrement, wraps || value > minimumValue, color, view, on: &canvas)
    draw(.increment, wraps || value < maximumValue, color, view, on: &canvas)
    canvas.end()
  }

  private func drawDivider(
    _ view: borrowing DrawnView, _ color: Color, on canvas: inout Canvas
  ) {
    let bounds = view.bounds
    let image = dividerImage.lookedUp(state(.decrement, true), state(.increment, true))
    let size = canvas.size(of: image)
    if size != .zero {
      canvas.image(
        image, in: Rect(bounds.midX - size.width / 2, bounds.minY, size.width, bounds.height),
        tint: color)
    } else if view.context.os < 13 {
      canvas.fill(Rect(bounds.midX - 0.5, bounds.minY, 1, bounds.height), color)
    } else {
      canvas.fill(
        Rect(bounds.midX - 0.5, bounds.minY + 7, 1, bounds.height - 14),
        Palette.separator(os: view.context.os))
    }
  }

  private func state(_ half: Half, _ isUsable: Bool) -> ControlState {
    var state: ControlState = isUsable && control.isEnabled ? [] : [.disabled]
    if run.pressed == half, run.isOver { state.insert(.highlighted) }
    return state
  }

  /// A line of 15 points, and one across it; recalled.
  private func draw(
    _ half: Half, _ isUsable: Bool, _ color: Color, _ view: borrowing DrawnView,
    on canvas: inout Canvas
  ) {
    let isMore = half == .increment
    let name = isMore ? "increment" : "decrement"
    guard let rect = part(PartReference(name), bounds: view.bounds, in: view.context) else {
      return
    }
    let state = state(half, isUsable)
    if state.contains(.highlighted) {
      canvas.fill(
        Path(rect, radius: 4, corners: isMore ? .right : .left), color.faded(by: 0.15))
    }
    let color = isUsable ? color : color.faded(by: 0.3)
    let images = isMore ? incrementImage : decrementImage
    let size = canvas.size(of: images.lookedUp(state))
    if size != .zero {
      canvas.image(
        images.lookedUp(state),
        in: Rect(rect.midX - size.width / 2, rect.midY - size.height / 2, size.width, size.height),
        tint: color, isTemplate: true)
      return
    }
    canvas.fill(Rect(rect.midX - 7.5, rect.midY - 0.75, 15, 1.5), color)
    if isMore { canvas.fill(Rect(rect.midX - 0.75, rect.midY - 7.5, 1.5, 15), color) }
  }
}
