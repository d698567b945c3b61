// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaDrawing
import DioramaModel

// MARK: - Drawing

extension UIProgressView {
  package func draw(_ view: borrowing DrawnView, on canvas: inout Canvas) {
    let bounds = view.bounds
    // The bar style has square ends, since it lies at a bar's edge; recalled.
    let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
    if canvas.size(of: trackImage) != .zero {
      canvas.image(trackImage, in: bounds, tint: view.tint)
    } else {
      let none = progressViewStyle == .bar ? Palette.clear : Palette.track
      canvas.fill(Path(bounds, radius: radius), trackTintColor ?? none)
    }
    let filled = Rect(
      bounds.minX, bounds.minY, bounds.width * Double(progress), bounds.height)
    guard filled.width > 0 else { return }
    if canvas.size(of: progressImage) != .zero {
      canvas.image(progressImage, in: filled, tint: view.tint)
    } else {
      canvas.fill(Path(filled, radius: radius), progressTintColor ?? view.tint)
    }
  }
}
