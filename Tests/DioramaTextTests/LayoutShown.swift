// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaText

/// What is laid out by tests in one font, and where.
struct TestLayout {
  var os = 9
  var size = 17.0
  var width = 150.0
  var height = Double.infinity
  var lines = 0
  var mode = LineBreakMode.wordWrapping
  var alignment = TextAlignment.natural
  var isRightToLeft = false
  var paragraph = ParagraphStyle()

  var metrics: TextMetrics { TextMetrics(os: os) }

  var room: TextLayout.Room {
    var room = TextLayout.Room(width: width)
    room.height = height
    room.maximumLines = lines
    room.isRightToLeft = isRightToLeft
    return room
  }

  func styled(_ text: String) -> StyledText {
    var style = paragraph
    style.lineBreakMode = mode
    style.alignment = alignment
    return StyledText(text, font: .system(size), paragraph: style)
  }

  func layout(_ text: String) -> TextLayout { TextLayout(styled(text), in: room, metrics) }
  func shown(_ text: String) -> [String] { layout(text).shownLines }
  func measure(_ text: String) -> Double { metrics.width(of: text, font: .system(size)) }
}
