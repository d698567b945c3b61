// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

extension UIStepper {
  /// Numbers of UIStepper by era.
  package enum Metrics {
    /// Source: recorded fact S2 and stored frames of each era (94 x 29 on iOS 7-12, 94 x 32 from 13 on);
    /// iOS 6: recalled.
    package static func size(os: Int) -> Size {
      switch os {
      case ..<7: Size(94, 27)
      case 7..<13: Size(94, 29)
      default: Size(94, 32)
      }
    }

    /// How long a held half waits for its next step after `repeats` of them.
    ///
    /// Recalled: the first comes after half a second, further ones as often and then faster (UIKit
    /// facts 2.8); where it becomes faster, and how fast, is our choice.
    package static func pause(after repeats: Int) -> VirtualTime {
      switch repeats {
      case ..<5: VirtualTime(seconds: 0.5)
      case 5..<10: VirtualTime(seconds: 0.25)
      default: VirtualTime(seconds: 0.1)
      }
    }
  }
}

// MARK: - Numbers

extension UIStepper: MeasuredClass {
  package static var numbers: [NamedNumber] {
    [
      NamedNumber(
        "size", size: Metrics.size, .observed("recorded fact S2, stored frames of each iOS")),
      NamedNumber(
        "first repeat", "after \(DecimalText.report(Metrics.pause(after: 0).seconds)) s",
        .recalled("UIKit facts 2.8")),
      NamedNumber(
        "fastest repeat", "every \(DecimalText.report(Metrics.pause(after: 10).seconds)) s",
        .choice("that it becomes faster is documented")),
    ]
  }
}
