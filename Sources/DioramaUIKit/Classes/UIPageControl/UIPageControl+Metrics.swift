// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

extension UIPageControl {
  /// Numbers of UIPageControl by era.
  package enum Metrics {
    /// The room that a number of dots needs.
    ///
    /// Source: stored frames: 3 pages 39 x 37 and 4 pages 55 x 37 up to iOS 13, so 16 n - 9 (dots of 7,
    /// 9 apart). From 14 on 3 pages are 121.33 x 28 on iOS 14, 115.5 x 26 on 15, 116.5 x 26 on 16; that
    /// each page more adds 18 there is recalled.
    package static func size(pages: Int, os: Int) -> Size {
      let count = Double(max(0, pages))
      switch os {
      case ..<14: return Size(max(0, 16 * count - 9), 37)
      case 14: return Size(364.0 / 3 + (count - 3) * pitch, 28)
      case 15: return Size(115.5 + (count - 3) * pitch, 26)
      default: return Size(116.5 + (count - 3) * pitch, 26)
      }
    }

    fileprivate static let pitch = 18.0

    /// Of the white of a dot that is not the current page's.
    ///
    /// Source: UIKit facts 5.3 (recalled); from iOS 14 on recalled.
    static func dotAlpha(os: Int) -> Double { os < 14 ? 0.2 : 0.3 }

    package static let dotColor =
      "white, alpha \(DecimalText.report(dotAlpha(os: 7))), from iOS 14 "
      + DecimalText.report(dotAlpha(os: 14))
    package static let currentDotColor = "white"
  }
}

// MARK: - Numbers

extension UIPageControl: MeasuredClass {
  package static var numbers: [NamedNumber] {
    [
      NamedNumber(
        "size of three pages", size: { Metrics.size(pages: 3, os: $0) },
        .observed("stored frames of each iOS")),
      NamedNumber(
        "width of one page more from iOS 14 on", "\(DecimalText.report(Metrics.pitch)) points",
        .recalled("UIKit facts 2.9")),
    ]
  }
}
