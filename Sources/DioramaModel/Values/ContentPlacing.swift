// SPDX-License-Identifier: MIT
import DioramaCore

extension ViewTraits.ContentMode {
  /// Where content of a size is drawn in a view's bounds; what lies outside shows unless clipped.
  ///
  /// Source: UIKit facts 4.4: aspect fit takes the lesser of the two scales, aspect fill the greater,
  /// both centered; the positional modes keep the size. `redraw` draws anew over the whole bounds.
  package func rect(of content: Size, in bounds: Rect) -> Rect {
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit, .scaleAspectFill:
      guard content.width > 0, content.height > 0 else {
        return Rect(bounds.midX, bounds.midY, 0, 0)
      }
      let across = bounds.width / content.width
      let down = bounds.height / content.height
      let isNarrow = across < down
      // The side that decides the scale is the bounds' own, free of rounding.
      let size =
        isNarrow == (self == .scaleAspectFit)
        ? Size(bounds.width, content.height * across)
        : Size(content.width * down, bounds.height)
      return Rect(
        bounds.midX - size.width / 2, bounds.midY - size.height / 2, size.width, size.height)
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
      return Rect(
        horizontal.start(of: content.width, from: bounds.minX, length: bounds.width),
        vertical.start(of: content.height, from: bounds.minY, length: bounds.height),
        content.width, content.height)
    }
  }

  /// Whether content is resized, so that cap insets count (UIKit facts 4.4).
  package var isScaling: Bool {
    switch self {
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill: true
    case .redraw, .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft,
      .bottomRight:
      false
    }
  }

  private enum End {
    case near, middle, far

    func start(of content: Double, from start: Double, length: Double) -> Double {
      switch self {
      case .near: start
      case .middle: start + (length - content) / 2
      case .far: start + length - content
      }
    }
  }

  private var horizontal: End {
    switch self {
    case .left, .topLeft, .bottomLeft: .near
    case .right, .topRight, .bottomRight: .far
    default: .middle
    }
  }

  private var vertical: End {
    switch self {
    case .top, .topLeft, .topRight: .near
    case .bottom, .bottomLeft, .bottomRight: .far
    default: .middle
    }
  }
}
