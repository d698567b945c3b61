// SPDX-License-Identifier: MIT
import DioramaCore

/// Colors that UIKit draws with where nothing else is set.
///
/// Source where a line says no other: UIKit facts 5.1 and 5.3.
enum Palette {
  static let white = Color(white: 1)
  static let black = Color(white: 0)
  static let clear = Color(white: 0, alpha: 0)

  /// A switch that is on (several times observed).
  static func green(os: Int) -> Color {
    os < 13 ? Color(bytes: 76, 217, 100) : Color(bytes: 52, 199, 89)
  }

  /// The border of a switch that is off (recalled).
  static let switchBorder = Color(bytes: 229, 229, 229)
  /// Tracks of sliders and progress views (recalled).
  static let track = Color(bytes: 183, 183, 183)
  /// Fills behind what may be chosen, from iOS 13 on (several times observed: tertiarySystemFill).
  static let fill = Color(bytes: 118, 118, 128, 31)
  /// Of tables (recalled; iOS 13: several times observed).
  static func separator(os: Int) -> Color {
    os < 13 ? Color(bytes: 200, 199, 204) : Color(bytes: 60, 60, 67, 74)
  }
  /// Text that stands for a missing one (recalled; iOS 13: several times observed).
  static func placeholder(os: Int) -> Color {
    os < 13 ? Color(bytes: 199, 199, 205) : Color(bytes: 60, 60, 67, 76)
  }
  /// Behind grouped tables (several times observed).
  static func grouped(os: Int) -> Color {
    os < 13 ? Color(bytes: 239, 239, 244) : Color(bytes: 242, 242, 247)
  }
  /// Second lines and values of cells (iOS 7 palette, several times observed; that cells use it: recalled).
  static let gray = Color(bytes: 142, 142, 147)
  /// What cannot be used (recalled: 0.57 white).
  static let disabled = Color(white: 0.57)
  /// A row that is chosen (recalled).
  static let selection = Color(bytes: 217, 217, 217)
  /// Buttons that destroy (iOS 7 palette, several times observed).
  static let red = Color(bytes: 255, 59, 48)

  /// How much of a control is left while it is not enabled; recalled.
  static let disabledOpacity = 0.5
}
