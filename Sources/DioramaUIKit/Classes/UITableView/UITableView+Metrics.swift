// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import DioramaText

extension UITableView {
  /// Numbers of UITableView.
  package enum Metrics {
    /// Of a row where nobody says otherwise (UIKit facts 2.19, stored frames).
    package static let rowHeight = 44.0

    /// Of a header or footer with text in a plain table (UIKit facts 2.19, recalled).
    package static func plainEdge(os: Int) -> Double { os < 8 ? 22 : 28 }

    /// Above the first section of a grouped table, without text and with a line of it
    /// (UIKit facts 2.19, recalled).
    package static let firstHeader = (empty: 35.0, line: 55.5)
    /// Between sections of a grouped table, above and below each (UIKit facts 2.19, recalled).
    package static let groupedEdge = (empty: 18.0, line: 38.0)

    /// Of the text of headers and footers in a grouped table; recalled.
    package static let edgeFont = Font.system(13)
    /// Beside the text of headers and footers (the separator's inset of iOS 7, recalled).
    package static let edgeMargin = 15.0
  }

  /// How high a header or footer is that nobody gives a height.
  ///
  /// Text of a grouped table that takes more lines adds the height of each.
  func edgeHeight(
    _ text: String?, isFirstHeader: Bool, width: Double, _ context: borrowing MeasureContext
  ) -> Double {
    guard style != .plain else {
      return text == nil ? 0 : Metrics.plainEdge(os: context.os)
    }
    let room = isFirstHeader ? Metrics.firstHeader : Metrics.groupedEdge
    guard let text, !text.isEmpty else { return room.empty }
    var area = TextLayout.Room(width: max(1, width - 2 * Metrics.edgeMargin))
    area.isRightToLeft = context.layoutDirection == .rightToLeft
    var paragraph = ParagraphStyle()
    paragraph.lineBreakMode = .wordWrapping
    let styled = StyledText(text, font: Metrics.edgeFont, paragraph: paragraph)
    let layout = TextLayout(styled, in: area, TextMetrics(os: context.os))
    let lines = max(1, layout.lines.count)
    let more = layout.size.height / Double(lines) * Double(lines - 1)
    return room.line + context.roundedUp(more)
  }
}

// MARK: - Numbers

extension UITableView: MeasuredClass {
  package static var numbers: [NamedNumber] {
    [
      NamedNumber(
        "height of a row", "\(DecimalText.report(Metrics.rowHeight)) points",
        .observed("Interface Builder files; UIKit facts 2.19")),
      NamedNumber(
        "header or footer with text, plain", number: Metrics.plainEdge, "points",
        .recalled("UIKit facts 2.19")),
      NamedNumber(
        "first header, grouped",
        "\(DecimalText.report(Metrics.firstHeader.empty)) points, with text "
          + DecimalText.report(Metrics.firstHeader.line),
        .recalled("UIKit facts 2.19")),
      NamedNumber(
        "other headers and footers, grouped",
        "\(DecimalText.report(Metrics.groupedEdge.empty)) points, with text "
          + DecimalText.report(Metrics.groupedEdge.line),
        .recalled("UIKit facts 2.19")),
    ]
  }
}
