// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import DioramaText

extension UILabel: TextShowingClass {
  package func cutText(in bounds: Rect, _ context: borrowing MeasureContext) -> String? {
    guard bounds.width > 0, bounds.height > 0, !fitsAtOnce(in: bounds, context),
      knowsFonts(os: context.os)
    else { return nil }
    let layout = drawn(in: bounds, context).layout
    // What is clipped has no ellipsis; half a point is no letter.
    let isClipped = layout.lines.contains { $0.rect.width > bounds.width + 0.5 }
    guard layout.isTruncated || isClipped || layout.lines.contains(where: \.isTruncated) else {
      return nil
    }
    return layout.shownLines.joined(separator: " ")
  }

  /// Whether its text is measured with the advances of its own fonts.
  private func knowsFonts(os: Int) -> Bool {
    let metrics = TextMetrics(os: os)
    guard let attributedText else { return metrics.isKnown(font: font) }
    return attributedText.runs.allSatisfy { metrics.isKnown(font: $0.font ?? font) }
  }

  /// Whether one line of plain text is narrower than the bounds, as most are.
  private func fitsAtOnce(in bounds: Rect, _ context: borrowing MeasureContext) -> Bool {
    guard attributedText == nil else { return false }
    guard let text, !text.isEmpty else { return true }
    guard !text.unicodeScalars.contains(where: \.endsLine) else { return false }
    return TextMetrics(os: context.os).width(of: text, font: font) <= bounds.width
  }
}
