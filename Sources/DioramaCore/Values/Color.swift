// SPDX-License-Identifier: MIT

/// A color in the RGB space of UIColor: four components, each 0...1.
package struct Color: Hashable, Sendable {
  package var red: Float
  package var green: Float
  package var blue: Float
  package var alpha: Float

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Float(red)
    self.green = Float(green)
    self.blue = Float(blue)
    self.alpha = Float(alpha)
  }

  package init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// From four bytes, 0...255.
  package init(bytes red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
    self.init(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255,
      alpha: Double(alpha) / 255)
  }

  /// From hue, saturation and brightness, each 0...1.
  package init(hue: Double, saturation: Double, brightness: Double, alpha: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    let whole = sector.rounded(.down)
    let part = sector - whole
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * part)
    let rising = brightness * (1 - saturation * (1 - part))
    let (red, green, blue) =
      switch Int(whole) {
      case 0: (brightness, rising, low)
      case 1: (falling, brightness, low)
      case 2: (low, brightness, rising)
      case 3: (low, falling, brightness)
      case 4: (rising, low, brightness)
      default: (brightness, low, falling)
      }
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// `#RRGGBBAA`: each component in 255ths, halves down.
  ///
  /// Source for the rounding: recorded fact S19 (gray 127, orange 255 127 0, dark gray 85).
  package var hex: String {
    var text = "#"
    for component in [red, green, blue, alpha] {
      let byte = UInt8(max(0, min(255, (Double(component) * 255 - 0.5001).rounded(.up))))
      text += String(byte >> 4, radix: 16, uppercase: true)
      text += String(byte & 15, radix: 16, uppercase: true)
    }
    return text
  }
}

extension Color {
  /// The color with its alpha over an opaque one.
  package func over(_ ground: Color) -> Color {
    let share = Double(alpha)
    func mixed(_ top: Float, _ bottom: Float) -> Double {
      Double(top) * share + Double(bottom) * (1 - share)
    }
    return Color(
      red: mixed(red, ground.red), green: mixed(green, ground.green),
      blue: mixed(blue, ground.blue))
  }

  /// With its alpha multiplied.
  package func faded(by opacity: Double) -> Color {
    var color = self
    color.alpha = Float(Double(alpha) * opacity)
    return color
  }
}

extension Color {
  /// What a tint looks like behind an alert: its luminance as gray, with the same alpha.
  ///
  /// UIKit's own formula is not published; this is a choice (UIKit facts 5.2).
  package var dimmed: Color {
    let gray = 0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue)
    return Color(white: gray, alpha: Double(alpha))
  }
}
