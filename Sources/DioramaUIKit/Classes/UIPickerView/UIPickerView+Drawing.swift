// SPDX-License-Identifier: MIT
import DioramaModel

// MARK: - Drawing

extension UIPickerView {
  package func draw(_ view: borrowing DrawnView, on canvas: inout Canvas) {
    WheelPainting(
      bank: run.bank, columns: columns(bounds: view.bounds),
      title: { row, component in title(ofRow: row, inComponent: component) }
    ).draw(in: view, on: &canvas)
  }
}
