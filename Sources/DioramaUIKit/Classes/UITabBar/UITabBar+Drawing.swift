// SPDX-License-Identifier: MIT
import DioramaModel

// MARK: - Drawing

extension UITabBar {
  package func draw(_ view: borrowing DrawnView, on canvas: inout Canvas) {}
}
