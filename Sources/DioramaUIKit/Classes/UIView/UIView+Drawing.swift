// SPDX-License-Identifier: MIT
import DioramaModel

// MARK: - Drawing

extension UIView {
  /// Nothing of its own: background, border and shadow are every view's.
  package func draw(_ view: borrowing DrawnView, on canvas: inout Canvas) {}
}

extension UIControl {
  package func draw(_ view: borrowing DrawnView, on canvas: inout Canvas) {}
}
