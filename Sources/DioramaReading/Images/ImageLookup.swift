// SPDX-License-Identifier: MIT
import DioramaModel

/// The files that UIImage(named:) looks for.
///
/// Source: UIKit facts 5.4: the scale before the device, and a wrong order is not found; which of
/// `@2x` and `~ipad` comes first is inferred there.
package enum ImageLookup {
  /// File names in the order they are tried, with the scale each is drawn at.
  package static func candidates(
    _ name: String, scale: Double, idiom: Device.Idiom
  ) -> [(file: String, scale: Double)] {
    let (base, suffix) = split(name)
    let device = idiom == .pad ? "~ipad" : "~iphone"
    var found: [(file: String, scale: Double)] = []
    // The screen's own scale first, then the others from the largest.
    let scales = [scale] + [3.0, 2.0, 1.0].filter { $0 != scale }
    for step in scales {
      let mark = step == 1 ? "" : step == 2 ? "@2x" : "@3x"
      found.append(("\(base)\(mark)\(device)\(suffix)", step))
      found.append(("\(base)\(mark)\(suffix)", step))
    }
    return found
  }

  /// Every file that any device could take for a name.
  package static func all(_ name: String) -> [(file: String, scale: Double)] {
    Device.Idiom.allCases.flatMap { candidates(name, scale: 2, idiom: $0) }
  }

  /// The extension may be left out for PNG.
  private static func split(_ name: String) -> (base: String, suffix: String) {
    for suffix in [".png", ".jpg", ".jpeg"] where name.hasSuffix(suffix) {
      return (String(name.dropLast(suffix.count)), suffix)
    }
    return (name, ".png")
  }
}
