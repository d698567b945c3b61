// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaDrawing
import DioramaModel
import DioramaText

// MARK: - Drawing

extension UITextView: OverdrawingClass {
  /// The lines in sight, each by itself.
  package func draw(_ view: borrowing DrawnView, on canvas: inout Canvas) {
    guard let flow = run.flow else { return }
    let origin = Point(
      textContainerInset.left + Metrics.linePadding, textContainerInset.top)
    let first = flow.line(at: view.bounds.minY - origin.y)
    let last = flow.line(at: view.bounds.maxY - origin.y)
    let selection = input.editor.selection
    guard first <= last else { return }
    for line in first...last {
      let range = flow.range(ofLine: line)
      if input.isFirstResponder, !selection.isEmpty {
        drawSelection(selection, range, view, on: &canvas)
      }
      var text = input.editor.substring(range)
      while text.last?.isNewline == true { text.removeLast() }
      let rect = flow.rect(ofLine: line).offset(dx: origin.x, dy: origin.y)
      canvas.line(
        text, in: Rect(rect.minX, rect.minY, .infinity, rect.height),
        LineStyle(shownFont, textColor ?? Palette.black, .left, truncation: .clipping))
    }
    if input.isFirstResponder, selection.isEmpty, let caret = caretRect(at: selection.end) {
      canvas.fill(caret, view.tint)
    }
  }

  /// The part of the selection on one line.
  private func drawSelection(
    _ selection: TextRange, _ line: TextRange, _ view: borrowing DrawnView,
    on canvas: inout Canvas
  ) {
    let start = max(selection.location, line.location)
    let end = min(selection.end, line.end)
    guard start < end, let rect = firstRect(of: TextRange(start, end - start)) else { return }
    canvas.fill(rect, view.tint.faded(by: 0.2))
  }

  package func drawAbove(_ view: borrowing DrawnView, on canvas: inout Canvas) {
    canvas.scrollIndicators(scroll, in: view.bounds)
  }
}
