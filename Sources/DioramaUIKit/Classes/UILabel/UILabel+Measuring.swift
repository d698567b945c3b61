// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel
import DioramaText

// MARK: - Measuring

extension UILabel {
  /// On one line, or in `preferredMaxLayoutWidth`; autoshrink changes nothing (recorded facts T1, T3).
  package func intrinsicSize(in context: borrowing MeasureContext) -> IntrinsicSize {
    IntrinsicSize(
      numberOfLines != 1 && preferredMaxLayoutWidth > 0
        ? wrappedSize(preferredMaxLayoutWidth, context) : naturalSize(context))
  }

  /// One line ignores the width it is given (recorded fact T2); no width is any width.
  package func sizeThatFits(_ size: Size, in context: borrowing MeasureContext) -> Size {
    numberOfLines != 1 && size.width > 0
      ? wrappedSize(size.width, context) : naturalSize(context)
  }

  package func fixedSize(in context: borrowing MeasureContext) -> Size? { nil }
  package func initialSize(in context: borrowing MeasureContext) -> Size? { nil }

  package func part(
    _ part: PartReference, bounds: Rect, in context: borrowing MeasureContext
  ) -> Rect? { nil }

  /// Of the lines that its line ends make.
  private func naturalSize(_ context: borrowing MeasureContext) -> Size {
    let metrics = TextMetrics(os: context.os)
    if attributedText == nil {
      guard let text, !text.isEmpty else { return .zero }
      if !text.unicodeScalars.contains(where: \.endsLine) {
        return metrics.labelSize(of: text, font: font, scale: context.scale)
      }
    }
    var room = TextLayout.Room()
    room.maximumLines = max(0, numberOfLines)
    // What is left out by the number of lines leaves no ellipsis behind.
    let layout = TextLayout(styledText(mode: .wordWrapping), in: room, metrics)
    return roundedUp(layout.size, context)
  }

  private func wrappedSize(_ width: Double, _ context: borrowing MeasureContext) -> Size {
    var room = TextLayout.Room(width: width)
    room.maximumLines = max(0, numberOfLines)
    let layout = TextLayout(styledText(), in: room, TextMetrics(os: context.os))
    let size = roundedUp(layout.size, context)
    return Size(min(size.width, width), size.height)
  }

  private func roundedUp(_ size: Size, _ context: borrowing MeasureContext) -> Size {
    Size(max(0, context.roundedUp(size.width)), max(0, context.roundedUp(size.height)))
  }

  /// The text with its looks, over the label's own.
  /// - Parameter mode: For every paragraph; nil is as they say.
  package func styledText(mode: DioramaText.LineBreakMode? = nil) -> StyledText {
    var paragraph = ParagraphStyle()
    paragraph.alignment = textAlignment.layout
    paragraph.lineBreakMode = lineBreakMode.layout
    let text =
      attributedText?.styled(font: font, paragraph: paragraph)
      ?? StyledText(text ?? "", font: font, paragraph: paragraph)
    return mode.map { text.broken(by: $0) } ?? text
  }
}

// MARK: - Questions

extension UILabel {
  static func questions() -> [SchemaPart<Self>] {
    [
      .method(
        MethodSpec(
          measuring: "textRect", [], answers: .rect,
          "Where its text may be in the bounds; a higher text stands out at both ends."
        ) { (label: Self, _, surroundings) in
          .rect(label.textRect(in: surroundings.bounds, surroundings.context))
        }),
      .method(
        MethodSpec(
          measuring: "shownLines", [], answers: .list(.text),
          "What each of its lines shows, with the ellipsis of a truncated one."
        ) { (label: Self, _, surroundings) in
          .list(
            label.drawn(in: surroundings.bounds, surroundings.context).layout.shownLines.map {
              .string($0)
            })
        }),
      .method(
        MethodSpec(
          measuring: "fontScale", [], answers: .double,
          "How far its font is shrunk so that the text fits; 1 is not at all."
        ) { (label: Self, _, surroundings) in
          .double(label.drawn(in: surroundings.bounds, surroundings.context).scale)
        }),
    ]
  }

  /// UIKit's textRect(forBounds:limitedToNumberOfLines:) (recorded facts T3 to T6).
  package func textRect(in bounds: Rect, _ context: borrowing MeasureContext) -> Rect {
    let needed = neededSize(in: bounds, context)
    var rect = Rect(
      bounds.minX, bounds.minY, min(needed.width, bounds.width), min(needed.height, bounds.height))
    if needed.height > bounds.height {
      let y = bounds.minY + (bounds.height - needed.height) / 2
      rect.origin.y = (y * context.scale + 0.5).rounded(.down) / context.scale
    }
    return rect
  }

  /// One line too long fills the bounds, or is truncated (T6).
  private func neededSize(in bounds: Rect, _ context: borrowing MeasureContext) -> Size {
    guard numberOfLines == 1 else {
      return bounds.width > 0 ? wrappedSize(bounds.width, context) : .zero
    }
    let natural = naturalSize(context)
    if natural.width <= bounds.width { return natural }
    switch lineBreakMode {
    case .byWordWrapping, .byCharWrapping, .byClipping: return Size(bounds.width, natural.height)
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
      return Size(wrappedSize(bounds.width, context).width, natural.height)
    }
  }
}
