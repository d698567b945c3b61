// SPDX-License-Identifier: MIT
import DioramaCore
import Testing

/// Source of the names' values: UIKit facts 5.1.
@Suite struct ColorTests {
  @Test(arguments: [
    ("red", "#FF0000FF"), ("redColor", "#FF0000FF"), ("clear", "#00000000"),
    ("darkGray", "#555555FF"), ("lightGrayColor", "#AAAAAAFF"), ("systemRed", "#FF3B30FF"),
    ("groupTableViewBackground", "#EFEFF4FF"),
  ])
  func `names of UIColor, with and without Color`(name: String, hex: String) {
    #expect(Color(named: name)?.hex == hex)
  }

  @Test(arguments: [
    ("#F00", "#FF0000FF"), ("#1a2B3c", "#1A2B3CFF"), ("#11223344", "#11223344"),
  ])
  func `hexadecimal forms`(text: String, hex: String) {
    #expect(Color(hex: text)?.hex == hex)
  }

  @Test(arguments: ["#FF", "#FFFFF", "#GGGGGG", "FF0000", "#", "reddish", "Red"])
  func `what is no color`(text: String) {
    #expect(Color(hex: text) == nil)
    #expect(Color(named: text) == nil)
  }

  @Test(
    arguments: [
      (0.0, 1.0, 1.0, "#FF0000FF"), (1.0 / 3, 1, 1, "#00FF00FF"), (2.0 / 3, 1, 1, "#0000FFFF"),
      (0.5, 0, 0.2, "#333333FF"), (1, 1, 1, "#FF0000FF"),
    ] as [(Double, Double, Double, String)])
  func `hue, saturation and brightness`(
    hue: Double, saturation: Double, brightness: Double, hex: String
  ) {
    #expect(Color(hue: hue, saturation: saturation, brightness: brightness).hex == hex)
  }
}
