// SPDX-License-Identifier: MIT

/// A text style of Dynamic Type, as UIKit spells the cases.
package enum TextStyle: String, CaseIterable, Hashable, Sendable {
  case largeTitle, title1, title2, title3, headline, body, callout
  case subheadline, footnote, caption1, caption2

  /// The first major iOS version that knows the style.
  package var firstOS: Int {
    switch self {
    case .largeTitle: 11
    case .title1, .title2, .title3, .callout: 9
    case .headline, .body, .subheadline, .footnote, .caption1, .caption2: 7
    }
  }

  /// The styles that `os` knows.
  package static func known(os: Int) -> [TextStyle] { allCases.filter { $0.firstOS <= os } }
}

// MARK: - Fonts

extension TextStyle {
  /// The style's font; styles that `os` does not know yet answer all the same.
  package func font(_ category: ContentSizeCategory, os: Int) -> Font {
    Font(.style(rawValue), size: size(category, os: os), weight: weight(os: os))
  }

  /// Headlines are bold in Helvetica Neue and semibold in San Francisco.
  private func weight(os: Int) -> Font.Weight {
    guard self == .headline else { return .regular }
    return os < 9 ? .bold : .semibold
  }

  /// Points. Before iOS 11 only body text grows on into the accessibility sizes, by choice.
  private func size(_ category: ContentSizeCategory, os: Int) -> Double {
    let stopsGrowing = os < 11 && self != .body
    let last = ContentSizeCategory.extraExtraExtraLarge.index
    return sizes[stopsGrowing ? min(category.index, last) : category.index]
  }

  /// Sizes by category: the seven ordinary ones, then the five of accessibility.
  ///
  /// Ordinary sizes of `large`: many published copies; the other columns and body: recalled.
  /// The other styles' accessibility sizes: recalled from Apple's published typography tables.
  private var sizes: [Double] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }
}
