// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaDrawing
import DioramaModel
import DioramaText

// MARK: - Drawing

extension UITextField {
  package func draw(_ view: borrowing DrawnView, on canvas: inout Canvas) {
    drawBorder(view, on: &canvas)
    let area = editingRect(view.bounds) { view.size(of: $0) }
    canvas.group(Group(clip: Path(area))) { canvas in
      drawText(in: area, view, on: &canvas)
    }
    if showsClearButton { drawClearButton(clearButtonRect(view.bounds), on: &canvas) }
  }

  /// Source of the radius and the grays: recalled.
  private func drawBorder(_ view: borrowing DrawnView, on canvas: inout Canvas) {
    let bounds = view.bounds
    let picture = control.isEnabled ? background : disabledBackground ?? background
    switch borderStyle {
    case .none: canvas.image(picture, in: bounds, tint: view.tint)
    case .line:
      canvas.image(picture, in: bounds, tint: view.tint)
      let half = canvas.pixel / 2
      canvas.stroke(
        Path(bounds.inset(by: EdgeInsets(half, half, half, half))), Palette.black,
        width: canvas.pixel)
    case .bezel:
      canvas.fill(bounds, Palette.white)
      canvas.stroke(
        Path(bounds.inset(by: EdgeInsets(0.5, 0.5, 0.5, 0.5))), Color(white: 0.6), width: 1)
    case .roundedRect:
      let half = canvas.pixel / 2
      let shape = Path(bounds.inset(by: EdgeInsets(half, half, half, half)), radius: 5)
      canvas.fill(shape, control.isEnabled ? Palette.white : Color(white: 0.98))
      canvas.stroke(shape, Color(bytes: 204, 204, 204), width: canvas.pixel)
    }
  }

  private func drawText(in area: Rect, _ view: borrowing DrawnView, on canvas: inout Canvas) {
    let isEmpty = input.editor.isEmpty
    let shown =
      input.traits.isSecureTextEntry
      ? String(repeating: "•", count: input.text.count) : input.text
    let color = control.isEnabled ? textColor : textColor.faded(by: Palette.disabledOpacity)
    if isEmpty {
      canvas.line(
        placeholder, in: area,
        LineStyle(font, Palette.placeholder(os: view.context.os), textAlignment.layout))
    }
    guard input.isFirstResponder else {
      if !isEmpty {
        canvas.line(shown, in: area, LineStyle(font, color, textAlignment.layout))
      }
      return
    }
    drawEditing(shown, in: area, color, view, on: &canvas)
  }

  /// A text that is edited keeps its caret in sight.
  private func drawEditing(
    _ text: String, in area: Rect, _ color: Color, _ view: borrowing DrawnView,
    on canvas: inout Canvas
  ) {
    let measuring = TextMetrics(os: view.context.os).measuring(font)
    let units = Array(text.utf16)
    let carets = LineCarets(units[...], 0..<units.count, measuring)
    let isSecure = input.traits.isSecureTextEntry
    let selection = input.editor.selection
    let start = isSecure ? units.count : selection.location
    let end = isSecure ? units.count : selection.end
    let width = carets.positions.max() ?? 0
    let free = area.width - width - 2
    var x = area.minX
    switch textAlignment {
    case .center where free > 0: x += free / 2
    case .right where free > 0: x += free
    default: x += min(0, area.width - 2 - carets.x(of: end))
    }
    let height = TextMetrics(os: view.context.os).lineHeight(of: font)
    let top = area.midY - height / 2
    if start != end {
      let (from, to) = (carets.x(of: start), carets.x(of: end))
      canvas.fill(
        Rect(x + min(from, to), top, abs(to - from), height), view.tint.faded(by: 0.2))
    }
    canvas.line(
      text, in: Rect(x, area.minY, width + 1, area.height),
      LineStyle(font, color, .left, truncation: .clipping))
    if start == end {
      canvas.fill(Rect(x + carets.x(of: end), top, Self.caretWidth, height), view.tint)
    }
  }

  /// Points; recalled.
  private static let caretWidth = 2.0

  /// A gray disc with a cross; recalled.
  private func drawClearButton(_ rect: Rect, on canvas: inout Canvas) {
    let disc = rect.inset(by: EdgeInsets(2.5, 2.5, 2.5, 2.5))
    canvas.fill(Path(oval: disc), Color(bytes: 199, 199, 204))
    let arm = disc.width * 0.19
    for direction in [1.0, -1.0] {
      canvas.stroke(
        Path(polyline: [
          Point(disc.midX - arm, disc.midY - arm * direction),
          Point(disc.midX + arm, disc.midY + arm * direction),
        ]), Stroke(Palette.white, width: 1.25, hasRoundEnds: true))
    }
  }
}
