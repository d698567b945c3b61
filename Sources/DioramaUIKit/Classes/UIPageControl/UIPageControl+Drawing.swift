// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaDrawing
import DioramaModel

// MARK: - Drawing

extension UIPageControl {
  /// The most dots that are drawn; more would stand closer than a pixel on any screen.
  private static let mostDots = 2000

  package func draw(_ view: borrowing DrawnView, on canvas: inout Canvas) {
    let count = min(numberOfPages, Self.mostDots)
    guard count > 0 else { return }
    let os = view.context.os
    // Dots of 7, 16 from one to the next (UIKit facts 2.9); from iOS 14 on 8 and 18, recalled.
    let (side, step) = os < 14 ? (7.0, 16.0) : (8.0, 18.0)
    let width = Double(count - 1) * step + side
    let left = view.bounds.midX - width / 2
    for page in 0..<count {
      let isCurrent = page == run.displayedPage
      let color =
        isCurrent
        ? currentPageIndicatorTintColor ?? Palette.white
        : pageIndicatorTintColor ?? Palette.white.faded(by: Metrics.dotAlpha(os: os))
      let middle = Point(left + Double(page) * step + side / 2, view.bounds.midY)
      let image =
        isCurrent
        ? run.currentImages[page] ?? preferredCurrentPageIndicatorImage
          ?? run.images[page] ?? preferredIndicatorImage
        : run.images[page] ?? preferredIndicatorImage
      let size = canvas.size(of: image)
      if size != .zero {
        canvas.image(
          image,
          in: Rect(
            middle.x - size.width / 2, middle.y - size.height / 2, size.width, size.height),
          tint: color, isTemplate: true)
      } else {
        canvas.fill(
          Path(oval: Rect(middle.x - side / 2, middle.y - side / 2, side, side)), color)
      }
    }
  }
}
