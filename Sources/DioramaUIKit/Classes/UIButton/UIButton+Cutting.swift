// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import DioramaText

extension UIButton: TextShowingClass {
  /// The title of the normal state has what the content's insets and an image leave of the width.
  package func cutText(in bounds: Rect, _ context: borrowing MeasureContext) -> String? {
    guard let text = title[.normal], !text.isEmpty, bounds.width > 0 else { return nil }
    let image = context.images.size(of: self.image[.normal])?.width ?? 0
    let room = bounds.inset(by: contentEdgeInsets).width - image
    let metrics = TextMetrics(os: context.os)
    // Half a point is no letter.
    guard metrics.isKnown(font: shownFont),
      metrics.width(of: text, font: shownFont) > room + 0.5
    else { return nil }
    var paragraph = ParagraphStyle()
    paragraph.lineBreakMode = .truncatingMiddle
    var line = TextLayout.Room(width: room)
    line.maximumLines = 1
    let layout = TextLayout(
      StyledText(text, font: shownFont, paragraph: paragraph), in: line, metrics)
    return layout.shownLines.joined(separator: " ")
  }
}
