// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaDrawing
import DioramaLocale
import DioramaModel
import DioramaText

// MARK: - Drawing

extension UIDatePicker {
  package func draw(_ view: borrowing DrawnView, on canvas: inout Canvas) {
    let columns = columns(bounds: view.bounds)
    let opacity = control.isEnabled ? 1 : Palette.disabledOpacity
    canvas.begin(Group(opacity: opacity))
    var wheels = WheelPainting(
      bank: run.bank, columns: columns,
      title: { row, wheel in title(ofRow: row, inComponent: wheel) })
    let kinds = self.wheels.wheels.map(\.kind)
    // Days and names of days stand at the right of their wheels, names of months at the left; recalled.
    wheels.alignment = { index in
      switch kinds[index] {
      case .month: .left
      case .date, .hour, .hours: .right
      default: .center
      }
    }
    let enabled = run.bank.wheels.map(\.enabledRows)
    wheels.isEnabled = { row, index in enabled[index]?.contains(row) ?? true }
    wheels.draw(in: view, on: &canvas)
    canvas.end()
  }
}
