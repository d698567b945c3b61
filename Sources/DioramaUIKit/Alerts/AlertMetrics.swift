// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// Numbers of alerts and action sheets by era.
///
/// Source: UIKit facts 2.16 (recalled: alert 270 wide, rows 44); what is not there is recalled.
enum AlertMetrics {
  /// Recorded facts C10: 320 only on iOS 26. iOS 6: recalled.
  static func alertWidth(os: Int) -> Double {
    switch os {
    case ..<7: 284
    case 7..<26: 270
    default: 320
    }
  }

  static func rowHeight(_ style: AlertPanel.Style, os: Int) -> Double {
    style == .actionSheet && os >= 9 ? 57 : 44
  }

  /// From a sheet on a phone to the screen's edges, and between it and its cancel button.
  static func sheetMargin(os: Int) -> Double { os == 9 ? 10 : 8 }
  static let sheetGap = 8.0
  /// A sheet on a pad, which stands like a popover.
  static func popoverWidth(os: Int) -> Double { os < 8 ? 272 : 304 }
  /// Between such a sheet and what it comes from, where its arrow is.
  static let arrow = 13.0
  static let popoverMargin = 10.0

  static func titleFont(_ style: AlertPanel.Style, os: Int) -> Font {
    switch style {
    case .alert: .system(17, .bold)
    case .actionSheet: os < 8 ? .system(13) : .system(13, .semibold)
    }
  }

  static func messageFont(_ style: AlertPanel.Style, os: Int) -> Font {
    style == .alert && os < 8 ? .system(14) : .system(13)
  }

  /// Of an alert's buttons; that of the cancel or preferred button is bold.
  static func buttonFont(isBold: Bool) -> Font { .system(17, isBold ? .bold : .regular) }

  static let sideInset = 16.0
  static func topInset(_ style: AlertPanel.Style) -> Double { style == .alert ? 19 : 14 }
  static func bottomInset(_ style: AlertPanel.Style) -> Double { style == .alert ? 20 : 14 }
  /// Between title and message.
  static let textGap = 4.0
  /// Above the first field.
  static let fieldGap = 12.0
  static let fieldHeight = 30.0
  /// What an alert leaves of the screen above and below it.
  static let alertMargin = 8.0
  /// What remains of title and message where the buttons take the whole screen.
  static let smallestText = 44.0

  /// No screen shows more rows.
  static let mostRows = 200
  /// Nor more text than this.
  static let mostText = 4000
}
