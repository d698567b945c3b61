// SPDX-License-Identifier: MIT

/// The reader's preferred text size, smallest first, as UIKit spells the cases.
package enum ContentSizeCategory: String, CaseIterable, Hashable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Place among all categories, 0 for the smallest.
  var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
