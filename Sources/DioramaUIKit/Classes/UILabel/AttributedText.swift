// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel
import DioramaText

/// Text in stretches of different looks; what a stretch leaves out is as its view says.
package struct AttributedText: PropertyValue {
  package var runs: [Run]

  package init(_ runs: [Run]) { self.runs = runs }

  package struct Run: Equatable, Sendable {
    package var text = ""
    package var font: Font?
    package var color: Color?
    package var backgroundColor: Color?
    package var underlineStyle: UnderlineStyle?
    package var strikethroughStyle: UnderlineStyle?
    /// Points after each character.
    package var kern: Double?
    package var paragraph: Paragraph?

    package init(_ text: String) { self.text = text }
  }

  package enum UnderlineStyle: String, PropertyEnum {
    case none, single, thick, double
    package static let typeName = "NSUnderlineStyle"
    package static let prefixes: [String] = ["NSUnderlineStyle"]
  }

  /// What a paragraph's first stretch says of it; NSParagraphStyle.
  package struct Paragraph: Equatable, Sendable {
    package var alignment: UILabel.TextAlignment?
    package var lineBreakMode: UILabel.LineBreakMode?
    /// The lengths by their names in points.
    package var lengths: [Length: Double] = [:]

    package init() {}
  }

  /// The lengths of a paragraph, in points; the multiple is a factor.
  package enum Length: String, CaseIterable, Sendable {
    case lineSpacing, paragraphSpacing, lineHeightMultiple, minimumLineHeight, maximumLineHeight
    case firstLineHeadIndent, headIndent, tailIndent

    fileprivate var path: WritableKeyPath<ParagraphStyle, Double> {
      switch self {
      case .lineSpacing: \.lineSpacing
      case .paragraphSpacing: \.paragraphSpacing
      case .lineHeightMultiple: \.lineHeightMultiple
      case .minimumLineHeight: \.minimumLineHeight
      case .maximumLineHeight: \.maximumLineHeight
      case .firstLineHeadIndent: \.firstLineHeadIndent
      case .headIndent: \.headIndent
      case .tailIndent: \.tailIndent
      }
    }
  }

  /// The whole text without its looks.
  package var string: String { runs.reduce(into: "") { $0 += $1.text } }
}

// MARK: - Measuring

extension AttributedText {
  /// - Parameters:
  ///   - font: Of stretches without their own.
  ///   - paragraph: Of what a stretch does not say of its paragraph.
  package func styled(font: Font, paragraph: ParagraphStyle) -> StyledText {
    StyledText(
      runs.map { run in
        StyledText.Part(
          run.text, font: run.font ?? font, kern: run.kern ?? 0,
          paragraph: run.paragraph?.style(over: paragraph) ?? paragraph)
      }, empty: font)
  }
}

extension AttributedText.Paragraph {
  fileprivate func style(over base: ParagraphStyle) -> ParagraphStyle {
    var style = base
    if let alignment { style.alignment = alignment.layout }
    if let lineBreakMode { style.lineBreakMode = lineBreakMode.layout }
    for length in AttributedText.Length.allCases {
      if let value = lengths[length], value.isFinite { style[keyPath: length.path] = value }
    }
    return style
  }
}
