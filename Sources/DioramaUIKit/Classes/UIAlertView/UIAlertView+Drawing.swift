// SPDX-License-Identifier: MIT
import DioramaModel

// MARK: - Drawing

extension UIAlertView {
  package func draw(_ view: borrowing DrawnView, on canvas: inout Canvas) {
    panel.draw(in: view, on: &canvas)
  }
}
