// SPDX-License-Identifier: MIT
import DioramaModel

// MARK: - Drawing

extension UIScrollView: OverdrawingClass {
  package func draw(_ view: borrowing DrawnView, on canvas: inout Canvas) {}

  package func drawAbove(_ view: borrowing DrawnView, on canvas: inout Canvas) {
    canvas.scrollIndicators(scroll, in: view.bounds)
  }
}
