// SPDX-License-Identifier: MIT
import DioramaCore

extension TextMetrics {
  /// The font of a text style by name; nil for a style that `os` does not know.
  package static func font(
    forTextStyle name: String, contentSizeCategory: ContentSizeCategory, os: Int
  ) -> Font? {
    guard let style = TextStyle(rawValue: name), style.firstOS <= os else { return nil }
    return style.font(contentSizeCategory, os: os)
  }

  /// Names of the text styles that `os` knows, largest first.
  package static func styleNames(os: Int) -> [String] {
    TextStyle.known(os: os).map(\.rawValue)
  }
}
