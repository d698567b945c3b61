// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

extension UIButton {
  /// Numbers of UIButton by type and era.
  package enum Metrics {
    /// Source: UIKit facts 2.4 (15 in files made by Interface Builder; 18: buttonFontSize).
    package static let systemFontSize = 15.0
    package static let customFontSize = 18.0

    /// Above and below a title. Source: recorded fact B2.
    package static let padding = 6.0

    /// An empty button. Source: recorded fact B1 (custom); UIKit facts 2.4 (system, 30 x 30).
    package static func smallest(_ type: ButtonType) -> Size {
      type == .custom ? Size(30, 34) : Size(30, 30)
    }

    /// The types that are a picture. Source: stored frames: 22 x 22 up to iOS 12, 25 x 24 on 13 and
    /// 14, 20 x 20 on 15, 25.667 from 16 on.
    package static func size(_ type: ButtonType, os: Int) -> Size? {
      switch type {
      case .custom, .system, .roundedRect: nil
      case .detailDisclosure, .infoLight, .infoDark, .contactAdd:
        switch os {
        case ..<13: Size(22, 22)
        case 13...14: Size(25, 24)
        case 15: Size(20, 20)
        default: Size(77.0 / 3, 77.0 / 3)
        }
      }
    }
  }
}

// MARK: - Numbers

extension UIButton: MeasuredClass {
  package static var numbers: [NamedNumber] {
    [
      NamedNumber(
        "font of the system type", "\(DecimalText.report(Metrics.systemFontSize)) points",
        .observed("Interface Builder files; UIKit facts 2.4")),
      NamedNumber(
        "font of the custom type", "\(DecimalText.report(Metrics.customFontSize)) points",
        .recalled("buttonFontSize; UIKit facts 2.4")),
      NamedNumber(
        "above and below a title", "\(DecimalText.report(Metrics.padding)) points",
        .observed("recorded fact B2")),
      NamedNumber(
        "smallest system button", size: { _ in Metrics.smallest(.system) },
        .observed("Interface Builder files; UIKit facts 2.4")),
      NamedNumber(
        "smallest custom button", size: { _ in Metrics.smallest(.custom) },
        .oneObservation("recorded fact B1")),
      NamedNumber(
        "size of info and detail buttons",
        size: { Metrics.size(.infoLight, os: $0) ?? Metrics.smallest(.system) },
        .observed("stored frames of each iOS")),
    ]
  }
}
