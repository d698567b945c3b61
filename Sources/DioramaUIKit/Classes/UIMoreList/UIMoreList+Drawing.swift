// SPDX-License-Identifier: MIT
import DioramaModel

// MARK: - Drawing

extension UIMoreList {
  package func draw(_ view: borrowing DrawnView, on canvas: inout Canvas) {}
}
