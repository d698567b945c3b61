// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

// MARK: - Drawing

extension UIImageView {
  package func draw(_ view: borrowing DrawnView, on canvas: inout Canvas) {
    let size = canvas.size(of: shownImage)
    guard size != .zero else { return }
    let rect = view.traits.contentMode.rect(of: size, in: view.bounds)
    canvas.image(shownImage, in: rect, tint: view.tint)
  }
}
