// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaDrawing
import DioramaText

/// One line of text as a class asks for it.
package struct LineStyle: Sendable {
  package var font: Font
  package var color: Color
  package var alignment: TextAlignment
  package var truncation: LineBreakMode
  package var shadow: (color: Color, offset: Offset)?

  package init(
    _ font: Font, _ color: Color, _ alignment: TextAlignment = .center,
    truncation: LineBreakMode = .truncatingTail
  ) {
    self.font = font
    self.color = color
    self.alignment = alignment
    self.truncation = truncation
  }
}

extension Canvas {
  /// The lines of a layout whose top left corner is at `origin`.
  ///
  /// Baselines stand on whole pixels; our choice, since no letter is hinted.
  ///
  /// - Parameter color: Of the run with a tag.
  package mutating func text(
    _ layout: TextLayout, at origin: Point, color: (_ tag: Int) -> Color
  ) {
    let metrics = TextMetrics(os: context.os)
    for line in layout.lines {
      let baseline = ((origin.y + line.baseline) * context.scale).rounded() / context.scale
      for run in layout.visualRuns(of: line) {
        let color = color(run.tag)
        guard color.alpha > 0, !run.text.isEmpty else { continue }
        var glyphs = GlyphRun(
          run.text, face: metrics.face(of: run.font), color: color, baseline: baseline,
          places: run.places.map { origin.x + $0 }, end: origin.x + run.x + run.width)
        glyphs.isRightToLeft = run.isRightToLeft
        append(.text(glyphs))
      }
    }
  }

  /// One line in the middle of a rect's height.
  package mutating func line(_ text: String?, in rect: Rect, _ style: LineStyle) {
    lines(text, in: rect, style, most: 1)
  }

  /// Lines in the middle of a rect's height, as many as fit.
  package mutating func lines(
    _ text: String?, in rect: Rect, _ style: LineStyle, most: Int
  ) {
    guard let text, !text.isEmpty, rect.width > 0 else { return }
    var paragraph = ParagraphStyle()
    paragraph.alignment = style.alignment
    paragraph.lineBreakMode = style.truncation
    var room = TextLayout.Room(width: rect.width)
    room.height = max(rect.height, 0)
    room.maximumLines = most
    room.isRightToLeft = context.layoutDirection == .rightToLeft
    let layout = TextLayout(
      StyledText(text, font: style.font, paragraph: paragraph), in: room,
      TextMetrics(os: context.os))
    let origin = Point(rect.minX, rect.midY - layout.size.height / 2)
    if let shadow = style.shadow {
      self.text(
        layout, at: Point(origin.x + shadow.offset.dx, origin.y + shadow.offset.dy)
      ) { _ in shadow.color }
    }
    self.text(layout, at: origin) { _ in style.color }
  }
}

extension TextMetrics {
  /// Which glyphs a font is drawn with: the family whose advances place them.
  package func face(of font: Font) -> GlyphRun.Face {
    let family: GlyphRun.Family =
      switch table(for: font).table.family {
      case .helveticaNeue: .helveticaNeue
      case .sanFrancisco: .sanFrancisco
      }
    var name: String?
    if case .named(let given) = font.family { name = given }
    return GlyphRun.Face(
      family, name: name, weight: weight(of: font), isItalic: font.isItalic,
      size: font.size > 0 && font.size.isFinite ? font.size : 14)
  }
}
