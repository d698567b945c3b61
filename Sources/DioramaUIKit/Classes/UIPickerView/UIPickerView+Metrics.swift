// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

extension UIPickerView {
  /// Numbers of UIPickerView.
  package enum Metrics {
    /// Of a row where the delegate does not answer; recalled (UIKit facts 2.14).
    package static let rowHeight = 32.0

    /// Source: UIKit facts 2.14 (stored frames); recorded fact S13.
    package static let size = Size(320, 216)

    /// The height that a picker takes of one it is given: one of three up to iOS 8, any from iOS 9.
    ///
    /// Source of the three: UIKit facts 2.14 (stored frames, recalled); of the nearest: our choice.
    package static func height(_ wanted: Double, os: Int) -> Double {
      guard os < 9 else { return wanted }
      let allowed = [162.0, 180, 216]
      return allowed.min { abs($0 - wanted) < abs($1 - wanted) } ?? size.height
    }
  }
}

// MARK: - Numbers

extension UIPickerView: MeasuredClass {
  package static var numbers: [NamedNumber] {
    [
      NamedNumber(
        "size", size: { _ in Metrics.size }, .observed("stored frames; recorded fact S13")),
      NamedNumber(
        "height of a row", "\(DecimalText.report(Metrics.rowHeight)) points",
        .recalled("UIKit facts 2.14")),
      NamedNumber(
        "heights up to iOS 8", "162, 180 or 216 points",
        .observed("stored frames; UIKit facts 2.14")),
    ]
  }
}
