// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

extension UISegmentedControl {
  /// Numbers of UISegmentedControl by era.
  package enum Metrics {
    /// Source: stored frames of iOS 7-12 (29) and 13 on (32); iOS 6: recalled.
    package static func height(os: Int) -> Double {
      switch os {
      case ..<7: 44
      case 7..<13: 29
      default: 32
      }
    }

    /// Source: UIKit facts 2.7 (inferred from stored frames): 14 up to iOS 12, about 20 from 13, where
    /// 19 gives the stored widths 131 and 197 to the point.
    package static func margin(os: Int) -> Double { os < 13 ? 14 : 19 }

    /// Source: UIKit facts 2.7: one point between segments.
    package static let divider = 1.0

    /// Recalled.
    package static let fontSize = 13.0
  }
}

// MARK: - Numbers

extension UISegmentedControl: MeasuredClass {
  package static var numbers: [NamedNumber] {
    [
      NamedNumber(
        "height", number: Metrics.height, "points", .observed("stored frames of each iOS")),
      NamedNumber(
        "room beside a title", number: Metrics.margin, "points",
        .recalled("inferred from stored frames; UIKit facts 2.7")),
      NamedNumber(
        "font", "\(DecimalText.report(Metrics.fontSize)) points", .recalled("UIKit facts 2.7")),
    ]
  }
}
