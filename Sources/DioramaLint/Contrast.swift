// SPDX-License-Identifier: MIT
import DioramaCore

extension Color {
  /// WCAG 2's contrast of two opaque colors: 1 for equal ones, 21 for black on white.
  ///
  /// Source: WCAG 2.1, "contrast ratio" and "relative luminance".
  func contrast(with other: Color) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private var luminance: Double {
    func linear(_ component: Float) -> Double {
      let value = min(max(Double(component), 0), 1)
      return value <= 0.03928
        ? value / 12.92
        : ExactMath.exponential(2.4 * ExactMath.logarithm((value + 0.055) / 1.055))
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The nearest color towards black or white that has a contrast on `ground`.
  func readable(on ground: Color, _ ratio: Double) -> Color {
    let end =
      Color(white: 0).contrast(with: ground) > Color(white: 1).contrast(with: ground)
      ? Color(white: 0) : Color(white: 1)
    for step in 1..<100 {
      var veil = end
      veil.alpha = Float(Double(step) / 100)
      let mixed = veil.over(self)
      if mixed.contrast(with: ground) >= ratio { return mixed }
    }
    return end
  }
}
