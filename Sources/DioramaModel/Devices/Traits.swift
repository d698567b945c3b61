import DioramaCore
// SPDX-License-Identifier: MIT
import DioramaLocale

/// Which way the interface reads.
package enum LayoutDirection: String, CaseIterable, Sendable {
  case leftToRight, rightToLeft

  /// The direction of a locale's script.
  ///
  /// Source: the languages that UIKit mirrors its interface for; recalled.
  package init(locale: String) {
    self = Locale(locale).isRightToLeft ? .rightToLeft : .leftToRight
  }
}

/// How much room an axis has, as UIKit's traits say it.
package enum SizeClass: String, CaseIterable, Sendable { case compact, regular }

extension Device {
  /// Whether it is one of the phones that are wide enough to be regular in landscape.
  ///
  /// Source: Apple's interface guidelines, device size classes: the 5.5-inch phones and, of the later
  /// ones, those 414 points wide or more; recalled.
  private var isLargePhone: Bool { idiom == .phone && portraitSize.width >= 414 }

  /// Source: Apple's interface guidelines, device size classes; recalled.
  package func horizontalSizeClass(in orientation: Orientation) -> SizeClass {
    idiom == .pad || orientation.isLandscape && isLargePhone ? .regular : .compact
  }

  /// Source: Apple's interface guidelines, device size classes; recalled.
  package func verticalSizeClass(in orientation: Orientation) -> SizeClass {
    idiom == .phone && orientation.isLandscape ? .compact : .regular
  }
}
