// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

extension UISlider {
  /// Numbers of UISlider by era.
  package enum Metrics {
    /// Source: stored frames: 23 on iOS 6 (and the seeds), 31 on 7-18 (265 files), 34 on 26 (one).
    package static func height(os: Int) -> Double {
      switch os {
      case ..<7: 23
      case 7..<26: 31
      default: 34
      }
    }

    /// Source: UIKit facts 2.6 (recalled): the image with its shadow; 23 x 23 in the seeds' era.
    package static func thumb(os: Int) -> Size {
      switch os {
      case ..<7: Size(23, 23)
      case 7..<26: Size(31, 31)
      default: Size(37, 24)
      }
    }

    /// Source: UIKit facts 2.6 (recalled); iOS 6: the seeds' 9 point track images.
    package static func trackHeight(os: Int) -> Double {
      switch os {
      case ..<7: 9
      case 7..<13: 2
      default: 4
      }
    }

    /// Source: seed.
    package static let thinTrack = PropertyFacts.EraAdvice(
      from: 7, "the track is 1 point high, so pictures look bad: use tints")

    /// Recalled: the track ends this far inside the bounds.
    package static let trackInset = 2.0

    /// Between a value image and the track; our choice.
    package static let imageGap = 5.0

    /// Seconds that an animated move over the whole range takes; velocity is fixed (UISlider.h), the
    /// number is our choice.
    package static let fullTravel = 0.5
  }
}

// MARK: - Numbers

extension UISlider: MeasuredClass {
  package static var numbers: [NamedNumber] {
    [
      NamedNumber(
        "height", number: Metrics.height, "points", .observed("stored frames of each iOS")),
      NamedNumber("thumb", size: Metrics.thumb, .recalled("UIKit facts 2.6")),
      NamedNumber("track", number: Metrics.trackHeight, "points", .recalled("UIKit facts 2.6")),
      NamedNumber(
        "inset of the track", "\(DecimalText.report(Metrics.trackInset)) points",
        .recalled("UIKit facts 2.6")),
      NamedNumber(
        "gap beside value images", "\(DecimalText.report(Metrics.imageGap)) points",
        .choice("nothing is known")),
      NamedNumber(
        "animated move over the whole range", "\(DecimalText.report(Metrics.fullTravel)) s",
        .choice("documented is that the speed is fixed")),
    ]
  }
}
