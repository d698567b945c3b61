// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel
import DioramaText

/// A view that shows text in one line or several.
package struct UILabel: ViewClass, Equatable {
  /// Setting it drops the looks of `attributedText`.
  package var text: String? {
    didSet {
      guard !run.isFollowing else { return }
      run.isFollowing = true
      attributedText = nil
      run.isFollowing = false
    }
  }
  /// Setting it sets `text`; null where only a plain text was set.
  package var attributedText: AttributedText? {
    didSet {
      guard !run.isFollowing else { return }
      run.isFollowing = true
      text = attributedText?.string
      run.isFollowing = false
    }
  }
  package var font = Font.system(17)
  package var textColor = Color(white: 0)
  package var highlightedTextColor: Color?
  package var shadowColor: Color?
  package var shadowOffset = Offset(0, -1)
  package var textAlignment = TextAlignment.left
  package var lineBreakMode = LineBreakMode.byTruncatingTail
  package var numberOfLines = 1
  package var adjustsFontSizeToFitWidth = false
  package var minimumScaleFactor = 0.0 {
    didSet { minimumScaleFactor = min(max(minimumScaleFactor, 0), 1) }
  }
  package var baselineAdjustment = BaselineAdjustment.alignBaselines
  package var preferredMaxLayoutWidth = 0.0
  package var isEnabled = true
  package var isHighlighted = false
  private var run = Run()

  /// Which of the two texts the other one follows, while one is set.
  private struct Run: Equatable { var isFollowing = false }

  package init() {}

  package enum TextAlignment: String, PropertyEnum {
    case left, center, right, justified, natural
    package static let typeName = "NSTextAlignment"
    package static let prefixes = ["UITextAlignment"]

    package var layout: DioramaText.TextAlignment {
      switch self {
      case .left: .left
      case .center: .center
      case .right: .right
      case .justified: .justified
      case .natural: .natural
      }
    }
  }

  package enum LineBreakMode: String, PropertyEnum {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
    case byTruncatingMiddle
    package static let typeName = "NSLineBreakMode"
    package static let prefixes = ["NSLineBreak"]

    package var layout: DioramaText.LineBreakMode {
      switch self {
      case .byWordWrapping: .wordWrapping
      case .byCharWrapping: .characterWrapping
      case .byClipping: .clipping
      case .byTruncatingHead: .truncatingHead
      case .byTruncatingTail: .truncatingTail
      case .byTruncatingMiddle: .truncatingMiddle
      }
    }
  }

  package enum BaselineAdjustment: String, PropertyEnum {
    case alignBaselines, alignCenters, none
    package static let typeName = "UIBaselineAdjustment"
    package static let prefixes: [String] = []
  }
}

// MARK: - Declaration

extension UILabel {
  package static let name = "UILabel"
  package static let summary = "Shows text that cannot be edited."
  package static let superclassName: String? = "UIView"

  /// Source of the defaults: UIKit facts 2.3, recorded fact T9.
  package static let schema = Schema<Self> {
    viewMethods()
    PropertySpec(
      "text", \.text, "What it shows; null shows nothing. Setting it drops attributedText."
    ).serving(as: .caption)
    PropertySpec(
      "attributedText", \.attributedText,
      "What it shows, in stretches with looks of their own; what one leaves out is the label's."
    ).serving(as: .caption)
    PropertySpec("font", \.font, "Font of the text.").serving(as: .font)
    PropertySpec("textColor", \.textColor, "Color of the text.").serving(as: .textColor)
    PropertySpec(
      "highlightedTextColor", \.highlightedTextColor, "Color of the text while highlighted.")
    PropertySpec("shadowColor", \.shadowColor, "Color of a copy drawn below the text; no blur.")
    PropertySpec(
      "shadowOffset", \.shadowOffset, "Where the shadow is; used only with a shadow color.",
      source: .documented("UILabel"))
    PropertySpec(
      "textAlignment", \.textAlignment, "Where the text sits from left to right.",
      eraDefault: { $0 >= 9 ? .string("natural") : nil }, source: .documented("UIKit facts 2.3"))
    PropertySpec(
      "lineBreakMode", \.lineBreakMode, "How text too long for its line ends.")
    PropertySpec(
      "numberOfLines", \.numberOfLines, "Most lines of text; 0 is any number.",
      source: .documented("UILabel"))
    PropertySpec(
      "adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth,
      "Whether the font shrinks so that the text fits.")
    PropertySpec(
      "minimumScaleFactor", \.minimumScaleFactor, "How far the font may shrink; 0 is no limit.",
      outside: .clamps(0...1),
      source: .recalled("documented as no scaling, in practice no lower limit; UIKit facts 2.3"))
    PropertySpec(
      "baselineAdjustment", \.baselineAdjustment, "Where shrunk text sits from top to bottom.")
    PropertySpec(
      "preferredMaxLayoutWidth", \.preferredMaxLayoutWidth,
      "The width at which text of several lines wraps.", source: .documented("UILabel.h"))
    PropertySpec(
      "isEnabled", \.isEnabled, "Whether the text is drawn in full strength.",
      aliases: ["enabled"])
    PropertySpec(
      "isHighlighted", \.isHighlighted, "Whether the highlighted color is used.",
      aliases: ["highlighted"])
    questions()
  }

  package static let examples = [
    Example("A title", "text: Settings\nfont: bold 20\nsizeToFit: true"),
    Example(
      "Two lines", "text: As much as two lines hold\nnumberOfLines: 2\nframe: [0, 0, 160, 50]"),
    Example(
      "Two looks", "attributedText: [ 'Plain, ', { text: bold, font: bold 17, color: red } ]"),
  ]
  package static let parts: [PartDescription] = []
  /// Source: UIKit facts 2.3 (documented).
  package static let isInteractiveByDefault = false

  /// Source: UIKit facts 2.3 (recalled).
  package static func viewTraits(os: Int) -> ViewTraits {
    var traits = ViewTraits()
    traits.contentMode = .redraw
    return traits
  }
}
