// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaDrawing
import DioramaModel
import DioramaText

// MARK: - Drawing

extension UIButton {
  package func draw(_ view: borrowing DrawnView, on canvas: inout Canvas) {
    let state = control.state
    let isSystem = buttonType != .custom
    let isPressed = state.contains(.highlighted)
    if view.context.os < 7, buttonType == .roundedRect || buttonType == .system {
      drawRoundedRect(view, isPressed, on: &canvas)
    }
    canvas.image(
      backgroundImage.lookedUp(state), in: view.bounds, tint: view.tint,
      opacity: opacity(ofImage: state, backgroundImage))
    if Metrics.size(buttonType, os: view.context.os) != nil {
      drawSign(view, isPressed ? view.tint.faded(by: 0.2) : view.tint, on: &canvas)
    }
    if let rect = part(PartReference("imageView"), bounds: view.bounds, in: view.context) {
      canvas.image(
        image.lookedUp(state), in: rect, tint: view.tint,
        isTemplate: isSystem && view.context.os >= 7, opacity: opacity(ofImage: state, image))
    }
    drawTitle(view, state, on: &canvas)
  }

  /// An image without one of its own for a state pales while pressed or disabled; by how much is
  /// recalled.
  private func opacity(ofImage state: ControlState, _ images: PerState<ImageReference>) -> Double {
    if images[state] != nil, state != .normal { return 1 }
    if state.contains(.disabled), adjustsImageWhenDisabled { return 0.5 }
    if state.contains(.highlighted), adjustsImageWhenHighlighted { return 0.5 }
    return 1
  }

  private func drawTitle(
    _ view: borrowing DrawnView, _ state: ControlState, on canvas: inout Canvas
  ) {
    guard let text = title.lookedUp(state), !text.isEmpty,
      let place = part(PartReference("titleLabel"), bounds: view.bounds, in: view.context)
    else { return }
    var style = LineStyle(shownFont, titleColor(view, state), truncation: .truncatingMiddle)
    if let color = titleShadowColor.lookedUp(state) {
      // UILabel's own offset is (0, -1); a button's is zero until it is set (UIButton.h).
      style.shadow = (color, .zero)
    }
    let area = view.bounds.inset(by: contentEdgeInsets)
    let width = min(place.width, max(0, area.width))
    let x = place.width > area.width ? area.minX : place.minX
    canvas.line(text, in: Rect(x, place.minY, width, place.height), style)
  }

  /// Source: UIKit facts 2.4 (recalled: 0.2 while pressed, gray of 0.35 black while disabled).
  private func titleColor(_ view: borrowing DrawnView, _ state: ControlState) -> Color {
    let isSystem = buttonType != .custom
    if let own = titleColor[state], state != .normal { return own }
    let normal = titleColor[.normal] ?? (isSystem ? view.tint : Palette.white)
    guard isSystem, view.context.os >= 7 else { return normal }
    if state.contains(.disabled) { return Color(white: 0, alpha: 0.35) }
    return state.contains(.highlighted) ? normal.faded(by: 0.2) : normal
  }

  /// iOS 6's rounded white button; recalled.
  private func drawRoundedRect(
    _ view: borrowing DrawnView, _ isPressed: Bool, on canvas: inout Canvas
  ) {
    let inside = view.bounds.inset(by: EdgeInsets(0.5, 0.5, 0.5, 0.5))
    let shape = Path(inside, radius: 9.5)
    canvas.fill(shape, isPressed ? Color(bytes: 1, 127, 234) : Palette.white)
    canvas.stroke(shape, Color(white: 0.67), width: 1)
  }

  /// The ring with an i or a plus; its lines are recalled from their looks.
  private func drawSign(
    _ view: borrowing DrawnView, _ color: Color, on canvas: inout Canvas
  ) {
    let size = Metrics.size(buttonType, os: view.context.os) ?? view.bounds.size
    let side = min(size.width, size.height)
    let rect = Rect(
      view.bounds.midX - side / 2, view.bounds.midY - side / 2, side, side
    ).inset(by: EdgeInsets(0.5, 0.5, 0.5, 0.5))
    canvas.stroke(Path(oval: rect), color, width: 1)
    let middle = rect.center
    if buttonType == .contactAdd {
      let half = side * 0.25
      canvas.fill(Rect(middle.x - half, middle.y - 0.5, 2 * half, 1), color)
      canvas.fill(Rect(middle.x - 0.5, middle.y - half, 1, 2 * half), color)
    } else {
      let dot = side * 0.1
      canvas.fill(
        Path(oval: Rect(middle.x - dot / 2, rect.minY + side * 0.2, dot, dot)), color)
      canvas.fill(
        Rect(middle.x - side * 0.035, rect.minY + side * 0.38, side * 0.07, side * 0.36), color)
    }
  }
}
