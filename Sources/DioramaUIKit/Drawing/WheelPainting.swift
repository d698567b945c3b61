// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaDrawing
import DioramaModel
import DioramaText

/// The wheels of a picker: rows that bend away from the middle one, and what marks that.
struct WheelPainting {
  var bank: WheelBank
  var columns: [ClosedRange<Double>]
  var title: (_ row: Int, _ wheel: Int) -> String?
  /// Of the text in a column.
  var alignment: (_ wheel: Int) -> TextAlignment = { _ in .center }
  /// Of a row that can be chosen.
  var isEnabled: (_ row: Int, _ wheel: Int) -> Bool = { _, _ in true }

  /// Never more are seen of a wheel at either side of its middle.
  private static let reach = 5
  /// The size of titles (UIKit facts 2.14, recalled), and the inset of their text.
  private static let font = Font.system(23)
  private static let inset = 9.0

  func draw(in view: borrowing DrawnView, on canvas: inout Canvas) {
    let bounds = view.bounds
    guard bounds.height > 0, bounds.width > 0 else { return }
    let os = view.context.os
    let middle = bank.wheels.first?.rowHeight ?? UIPickerView.Metrics.rowHeight
    let band = Rect(
      bounds.minX, bounds.midY - middle / 2 - 1, bounds.width, min(middle + 2, bounds.height))
    if os < 7 { drawFrame(view, on: &canvas) }
    if os >= 14 {
      // A pill instead of two lines; recalled.
      let pill = band.inset(by: EdgeInsets(0, 9, 0, 9))
      canvas.fill(Path(pill, radius: 8), Palette.fill)
    }
    canvas.begin(Group(clip: Path(bounds)))
    for (index, wheel) in bank.wheels.enumerated() where columns.indices.contains(index) {
      draw(wheel, index, in: bounds, on: &canvas)
    }
    canvas.end()
    if (7..<14).contains(os) {
      for y in [band.minY, band.maxY - canvas.pixel] {
        canvas.fill(
          Rect(bounds.minX, y, bounds.width, canvas.pixel), Color(white: 0, alpha: 0.2))
      }
    } else if os < 7 {
      canvas.fill(band, Color(bytes: 80, 100, 160, 70))
    }
  }

  private func draw(_ wheel: Wheel, _ index: Int, in bounds: Rect, on canvas: inout Canvas) {
    guard wheel.rows > 0, wheel.row >= 0, wheel.rowHeight > 0 else { return }
    let column = columns[index]
    let width = column.upperBound - column.lowerBound
    let middle = Int((wheel.offset / wheel.rowHeight).rounded().clamped(to: -1e9...1e9))
    var met: Set<Int> = []
    for step in -Self.reach...Self.reach {
      let turned = middle + step
      let row = wheel.isCyclic ? (turned % wheel.rows + wheel.rows) % wheel.rows : turned
      guard met.insert(row).inserted, let seen = wheel.seen(row, length: bounds.height),
        let text = title(row, index)
      else { continue }
      let height = wheel.rowHeight
      let squeeze = seen.height / height
      let distance = abs(seen.top + seen.height / 2 - bounds.height / 2)
      // Only the chosen row is black; how the others pale is recalled.
      let color: Color =
        !isEnabled(row, index)
        ? Color(white: 0.8)
        : distance < height / 2
          ? Palette.black : Color(white: 0.5, alpha: max(0.15, 0.85 * squeeze))
      let place = AffineTransform.scale(1, squeeze).then(
        .translation(column.lowerBound, bounds.minY + seen.top + seen.height / 2))
      canvas.group(Group(transform: place)) { canvas in
        let inset = min(Self.inset, width / 2)
        canvas.line(
          text, in: Rect(inset, -height / 2, max(0, width - 2 * inset), height),
          LineStyle(Self.font, color, alignment(index)))
      }
    }
  }

  /// iOS 6's frame around white wheels; recalled.
  private func drawFrame(_ view: borrowing DrawnView, on canvas: inout Canvas) {
    canvas.fill(view.bounds, Color(bytes: 40, 42, 56))
    for column in columns {
      let rect = Rect(
        column.lowerBound + 2, view.bounds.minY + 10, column.upperBound - column.lowerBound - 4,
        view.bounds.height - 20)
      canvas.fill(rect, Palette.white)
    }
  }
}
