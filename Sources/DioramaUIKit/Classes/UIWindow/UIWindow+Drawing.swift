// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaDrawing
import DioramaLocale
import DioramaModel
import DioramaText

// MARK: - Drawing

/// The status bar; all its places and sizes are recalled.
extension UIWindow: OverdrawingClass, StatusBarClass {
  package var statusBar: StatusBarLook? {
    get { run.statusBar }
    set { run.statusBar = newValue }
  }

  package func draw(_ view: borrowing DrawnView, on canvas: inout Canvas) {}

  package func drawAbove(_ view: borrowing DrawnView, on canvas: inout Canvas) {
    guard let statusBar, statusBar.height > 0 else { return }
    let context = view.context
    let bar = Rect(view.bounds.minX, view.bounds.minY, view.bounds.width, statusBar.height)
    if context.os < 7 { canvas.fill(bar, Palette.black) }
    let color = statusBar.isLight || context.os < 7 ? Palette.white : Palette.black
    let clock = context.formats.format(
      statusBar.moment, date: .none, time: .short, in: context.zone)
    if context.idiom == .phone, statusBar.height > 24 {
      drawBesideNotch(bar, clock, color, on: &canvas)
    } else {
      drawInLine(bar, clock, color, view, on: &canvas)
    }
  }

  private func drawInLine(
    _ bar: Rect, _ clock: String, _ color: Color, _ view: borrowing DrawnView,
    on canvas: inout Canvas
  ) {
    let context = view.context
    let isPad = context.idiom == .pad
    let font = Font.system(12)
    let bold = Font.system(12, context.os < 7 ? .bold : context.os < 9 ? .medium : .semibold)
    // Pads have the time at the left from iOS 12 on.
    if isPad, context.os >= 12 {
      canvas.line(
        clock, in: Rect(bar.minX + 20, bar.minY, 200, bar.height), LineStyle(font, color, .left))
      drawWaves(at: Point(bar.maxX - 54, bar.midY + 4), color, on: &canvas)
    } else {
      canvas.line(clock, in: bar, LineStyle(bold, color))
      var x = bar.minX + 6
      if isPad {
        canvas.line(
          "iPad", in: Rect(x, bar.minY, 30, bar.height), LineStyle(font, color, .left))
        x += 30
      } else {
        x = drawSignal(Rect(x, bar.minY, 34, bar.height), color, os: context.os, on: &canvas)
        canvas.line(
          Self.carrier, in: Rect(x + 4, bar.minY, 46, bar.height), LineStyle(font, color, .left))
        x += 50
      }
      drawWaves(at: Point(x + 8, bar.midY + 4), color, on: &canvas)
    }
    drawBattery(Rect(bar.maxX - 30, bar.midY - 5, 22, 10), color, on: &canvas)
  }

  private static let carrier = "Carrier"

  private func drawBesideNotch(
    _ bar: Rect, _ clock: String, _ color: Color, on canvas: inout Canvas
  ) {
    // The clock of such a bar is short: without AM and PM.
    let short = clock.split(whereSeparator: { $0 == " " || $0 == "\u{202F}" }).first.map(
      String.init)
    let middle = bar.maxY - 22
    canvas.line(
      short, in: Rect(bar.minX + 21, middle - 10, 54, 20), LineStyle(.system(15, .semibold), color))
    let right = bar.maxX - 14
    drawBattery(Rect(right - 25, middle - 5.5, 22, 11), color, on: &canvas)
    drawWaves(at: Point(right - 38, middle + 4.5), color, on: &canvas)
    for index in 0..<4 {
      let height = 4 + Double(index) * 2.2
      canvas.fill(
        Path(Rect(right - 66 + Double(index) * 4.6, middle + 5 - height, 3, height), radius: 0.8),
        color)
    }
  }

  /// Dots up to iOS 10, then bars; where they end.
  private func drawSignal(
    _ area: Rect, _ color: Color, os: Int, on canvas: inout Canvas
  ) -> Double {
    if (7..<11).contains(os) {
      for index in 0..<5 {
        let x = area.minX + Double(index) * 7
        canvas.fill(Path(oval: Rect(x, area.midY - 2.75, 5.5, 5.5)), color)
      }
      return area.minX + 34
    }
    for index in 0..<4 {
      let height = 4 + Double(index) * 2
      canvas.fill(
        Path(
          Rect(area.minX + Double(index) * 4.5, area.midY + 5 - height, 3, height), radius: 0.5),
        color)
    }
    return area.minX + 17
  }

  /// Of a wireless network: a point and two arcs above it.
  private func drawWaves(at foot: Point, _ color: Color, on canvas: inout Canvas) {
    canvas.fill(
      Path(polygon: [
        foot, Point(foot.x - 2, foot.y - 2.4), Point(foot.x, foot.y - 3.2),
        Point(foot.x + 2, foot.y - 2.4),
      ]), color)
    for radius in [5.2, 8.2] {
      let (dx, dy) = (radius * 0.68, radius * 0.733)
      var arc = Path()
      arc.move(to: Point(foot.x - dx, foot.y - dy))
      arc.curve(
        to: Point(foot.x + dx, foot.y - dy), Point(foot.x - dx * 0.4, foot.y - radius * 1.09),
        Point(foot.x + dx * 0.4, foot.y - radius * 1.09))
      canvas.stroke(arc, color, width: 1.8)
    }
  }

  /// Full.
  private func drawBattery(_ rect: Rect, _ color: Color, on canvas: inout Canvas) {
    let shell = rect.inset(by: EdgeInsets(0.5, 0.5, 0.5, 0.5))
    canvas.stroke(Path(shell, radius: 2), color.faded(by: 0.6), width: 1)
    canvas.fill(Path(rect.inset(by: EdgeInsets(2, 2, 2, 2)), radius: 0.8), color)
    canvas.fill(
      Path(Rect(rect.maxX + 0.7, rect.midY - 1.8, 1.4, 3.6), radius: 0.7), color.faded(by: 0.6))
  }
}
