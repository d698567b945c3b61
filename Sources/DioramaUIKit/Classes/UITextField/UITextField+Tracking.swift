// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import DioramaText

// MARK: - Measuring

extension UITextField {
  /// The text or else the placeholder, and what the border needs around it.
  package func intrinsicSize(in context: borrowing MeasureContext) -> IntrinsicSize {
    let size = ownSize(in: context)
    return IntrinsicSize(size.width, size.height)
  }

  package func sizeThatFits(_ size: Size, in context: borrowing MeasureContext) -> Size {
    ownSize(in: context)
  }

  private func ownSize(in context: borrowing MeasureContext) -> Size {
    let metrics = TextMetrics(os: context.os)
    let shown = input.editor.isEmpty ? placeholder ?? "" : input.text
    let text = metrics.labelSize(of: shown, font: font, scale: context.scale)
    let line = context.roundedUp(metrics.lineHeight(of: font))
    let inset = Metrics.textInset(borderStyle)
    let height =
      borderStyle == .roundedRect
      // Larger fonts need more; how much is our choice.
      ? max(Metrics.roundedHeight(os: context.os), line + 9) : line + 2 * inset.height
    return Size(text.width + 2 * inset.width, height)
  }

  package func fixedSize(in context: borrowing MeasureContext) -> Size? { nil }
  package func initialSize(in context: borrowing MeasureContext) -> Size? { nil }

  /// The clear button is not larger than this either.
  package static func standardSize(in context: borrowing MeasureContext) -> Size? {
    Size(0, Metrics.roundedHeight(os: context.os))
  }

  package func part(
    _ part: PartReference, bounds: Rect, in context: borrowing MeasureContext
  ) -> Rect? {
    part.name == "clearButton" && showsClearButton ? clearButtonRect(bounds) : nil
  }
}

// MARK: - Events

extension UITextField {
  /// A tap begins editing; one on the clear button empties the field first.
  package mutating func handle(_ event: TrackingEvent, effects: inout Effects) {
    guard case .ended(let touch, let isInside) = event, isInside else { return }
    if showsClearButton, clearButtonRect(touch.bounds).contains(touch.location) {
      effects.edit(.clear)
    }
    effects.becomeFirstResponder()
  }
}
