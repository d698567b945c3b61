// SPDX-License-Identifier: MIT
import DioramaDrawing
import DioramaModel

// MARK: - Drawing

extension UIPopoverPresentationController: OverdrawingClass {
  package func draw(_ view: borrowing DrawnView, on canvas: inout Canvas) {
    PopoverBubble(popover: popover).draw(in: view, on: &canvas)
  }

  package func drawAbove(_ view: borrowing DrawnView, on canvas: inout Canvas) {}

  package func contentShape(_ view: borrowing DrawnView) -> Path? {
    PopoverBubble(popover: popover).cut(in: view)
  }
}
