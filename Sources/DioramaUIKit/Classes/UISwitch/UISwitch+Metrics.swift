// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

extension UISwitch {
  /// Numbers of UISwitch by era.
  package enum Metrics {
    /// Source: recorded fact S1 (79 x 27 on iOS 5-6, 51 x 31 on 7-25, 63 x 28 on 26), confirmed by
    /// the stored frames of each era.
    package static func size(os: Int) -> Size {
      switch os {
      case ..<7: Size(79, 27)
      case 7..<26: Size(51, 31)
      default: Size(63, 28)
      }
    }

    /// How far a finger moves before it drags the knob; recalled: UIKit's pan hysteresis.
    package static let dragThreshold = 10.0

    /// Source: UIKit facts 5.3 (iOS 7: 76, 217, 100; iOS 13: 52, 199, 89).
    package static let onColor =
      "green: \(Palette.green(os: 7).hex.dropLast(2)), from iOS 13 "
      + Palette.green(os: 13).hex.dropLast(2)
  }
}

// MARK: - Numbers

extension UISwitch: MeasuredClass {
  package static var numbers: [NamedNumber] {
    [
      NamedNumber(
        "size", size: Metrics.size, .observed("recorded fact S1, stored frames of each iOS")),
      NamedNumber(
        "drag threshold", "\(DecimalText.report(Metrics.dragThreshold)) points",
        .recalled("the slop of pans")),
    ]
  }
}
