// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import DioramaText

// MARK: - Measuring

extension UIButton {
  package func intrinsicSize(in context: borrowing MeasureContext) -> IntrinsicSize {
    IntrinsicSize(fittingSize(context))
  }

  package func sizeThatFits(_ size: Size, in context: borrowing MeasureContext) -> Size {
    fittingSize(context)
  }

  package func fixedSize(in context: borrowing MeasureContext) -> Size? { nil }

  /// The types that are a picture come in its size.
  package func initialSize(in context: borrowing MeasureContext) -> Size? {
    pictureSize(context)
  }

  /// Rounded up to whole pixels, as sizes of controls are (UIKit facts 4.2).
  private func pictureSize(_ context: borrowing MeasureContext) -> Size? {
    Metrics.size(buttonType, os: context.os).map {
      Size(context.roundedUp($0.width), context.roundedUp($0.height))
    }
  }

  package static func standardSize(in context: borrowing MeasureContext) -> Size? {
    Metrics.smallest(.system)
  }

  /// Source: UIKit facts 2.4; recorded facts B1 (empty: 30 x 34) and B2 (title + 6 + 6).
  private func fittingSize(_ context: borrowing MeasureContext) -> Size {
    if let fixed = pictureSize(context) { return fixed }
    let title = titleSize(context)
    let image = imageSize(context)
    if title == nil, let image, contentEdgeInsets == .zero { return image }
    let smallest = Metrics.smallest(buttonType)
    let content = Size(
      (title?.width ?? 0) + (image?.width ?? 0), max(title?.height ?? 0, image?.height ?? 0))
    if contentEdgeInsets != .zero {
      return Size(
        content.width + contentEdgeInsets.left + contentEdgeInsets.right,
        content.height + contentEdgeInsets.top + contentEdgeInsets.bottom)
    }
    guard title != nil else { return smallest }
    return Size(
      max(smallest.width, content.width),
      max(title.map { $0.height + 2 * Metrics.padding } ?? 0, content.height))
  }

  private func titleSize(_ context: borrowing MeasureContext) -> Size? {
    guard let text = title.lookedUp(control.state), !text.isEmpty else { return nil }
    return TextMetrics(os: context.os).buttonTitleSize(of: text, font: shownFont)
  }

  private func imageSize(_ context: borrowing MeasureContext) -> Size? {
    context.images.size(of: image.lookedUp(control.state))
  }

  var shownFont: Font {
    font ?? .system(buttonType == .custom ? Metrics.customFontSize : Metrics.systemFontSize)
  }

  package func part(
    _ part: PartReference, bounds: Rect, in context: borrowing MeasureContext
  ) -> Rect? {
    let rects = contentRects(bounds, context)
    return switch part.name {
    case "titleLabel": rects.title
    case "imageView": rects.image
    default: nil
    }
  }

  /// Image left, title right, no gap, together placed by the content alignment.
  ///
  /// Source: recorded fact B4; the edge insets shift what was placed (UIButton.h).
  private func contentRects(
    _ bounds: Rect, _ context: borrowing MeasureContext
  ) -> (image: Rect?, title: Rect?) {
    let area = bounds.inset(by: contentEdgeInsets)
    let image = imageSize(context)
    let title = titleSize(context)
    let width = (image?.width ?? 0) + (title?.width ?? 0)
    let x =
      switch control.contentHorizontalAlignment {
      case .left, .leading, .fill: area.minX
      case .right, .trailing: area.maxX - width
      case .center: area.midX - width / 2
      }
    let imageRect = image.map {
      Rect(x, placed($0.height, in: area), $0.width, $0.height).shifted(by: imageEdgeInsets)
    }
    let titleRect = title.map {
      Rect(x + (image?.width ?? 0), placed($0.height, in: area), $0.width, $0.height)
        .shifted(by: titleEdgeInsets)
    }
    return (imageRect, titleRect)
  }

  private func placed(_ height: Double, in area: Rect) -> Double {
    switch control.contentVerticalAlignment {
    case .top, .fill: area.minY
    case .bottom: area.maxY - height
    case .center: area.midY - height / 2
    }
  }
}

extension Rect {
  /// Moved by half the difference of opposite insets, as content held in the middle is.
  fileprivate func shifted(by insets: EdgeInsets) -> Rect {
    offset(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }
}
