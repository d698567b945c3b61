// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaDrawing
import DioramaModel
import DioramaText

extension UILabel {
  /// Recalled: the text of a label that is not enabled is gray.
  private static let disabledColor = Color(white: 0.56)

  package func draw(_ view: borrowing DrawnView, on canvas: inout Canvas) {
    let drawn = drawn(in: view.bounds, view.context)
    guard !drawn.layout.lines.isEmpty else { return }
    if let shadowColor {
      let origin = Point(
        drawn.origin.x + shadowOffset.dx, drawn.origin.y + shadowOffset.dy)
      canvas.text(drawn.layout, at: origin) { _ in shadowColor }
    }
    let runs = attributedText?.runs ?? []
    drawGrounds(drawn, runs, on: &canvas)
    let plain = isEnabled ? shownTextColor : Self.disabledColor
    canvas.text(drawn.layout, at: drawn.origin) { tag in
      guard runs.indices.contains(tag), isEnabled else { return plain }
      return runs[tag].color ?? plain
    }
    drawLines(drawn, runs, plain, on: &canvas)
  }

  /// What is behind stretches of the text.
  private func drawGrounds(
    _ drawn: DrawnLabel, _ runs: [AttributedText.Run], on canvas: inout Canvas
  ) {
    guard runs.contains(where: { $0.backgroundColor != nil }) else { return }
    each(drawn) { line, run in
      guard runs.indices.contains(run.tag), let color = runs[run.tag].backgroundColor else {
        return
      }
      canvas.fill(
        Rect(
          drawn.origin.x + run.x, drawn.origin.y + line.rect.minY, run.width, line.rect.height),
        color)
    }
  }

  /// Lines under and through stretches of the text; their places and widths, in parts of the font's
  /// size, are our choice.
  private func drawLines(
    _ drawn: DrawnLabel, _ runs: [AttributedText.Run], _ plain: Color, on canvas: inout Canvas
  ) {
    let isDecorated = runs.contains {
      ($0.underlineStyle ?? .none) != .none || ($0.strikethroughStyle ?? .none) != .none
    }
    guard isDecorated else { return }
    each(drawn) { line, run in
      guard runs.indices.contains(run.tag) else { return }
      let looks = runs[run.tag]
      let size = run.font.size
      let baseline = drawn.origin.y + line.baseline
      for (style, place) in [
        (looks.underlineStyle, baseline + size * 0.1),
        (looks.strikethroughStyle, baseline - size * 0.28),
      ] {
        guard let style, style != .none else { continue }
        let thickness = max(size * 0.05, canvas.pixel) * (style == .thick ? 2 : 1)
        for line in 0..<(style == .double ? 2 : 1) {
          canvas.fill(
            Rect(
              drawn.origin.x + run.x, place + Double(line) * 2 * thickness, run.width, thickness),
            looks.color ?? plain)
        }
      }
    }
  }

  private func each(_ drawn: DrawnLabel, _ body: (TextLine, VisualRun) -> Void) {
    for line in drawn.layout.lines {
      for run in drawn.layout.visualRuns(of: line) { body(line, run) }
    }
  }
}
