// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaDrawing

/// Where the files of fonts are: in the folders that set-up puts them, never by a setting of the machine.
package struct FontFile: Hashable, Sendable {
  package var path: String

  /// Fonts that stand for UIKit's, and one for what they lack.
  package enum Kind: CaseIterable, Sendable {
    case inter, nimbusSans, dejaVu

    package init(_ family: GlyphRun.Family) {
      switch family {
      case .sanFrancisco: self = .inter
      case .helveticaNeue: self = .nimbusSans
      }
    }

    package var name: String {
      switch self {
      case .inter: "Inter"
      case .nimbusSans: "Nimbus Sans"
      case .dejaVu: "DejaVu Sans"
      }
    }

    /// Debian's package.
    package var package: String {
      switch self {
      case .inter: "fonts-inter"
      case .nimbusSans: "fonts-urw-base35"
      case .dejaVu: "fonts-dejavu-core"
      }
    }

    private var folders: [String] {
      switch self {
      case .inter: ["opentype/inter", "truetype/inter"]
      case .nimbusSans: ["opentype/urw-base35"]
      case .dejaVu: ["truetype/dejavu"]
      }
    }

    /// The weights that there are files of, lightest first.
    private var weights: [(weight: Int, plain: String, italic: String)] {
      switch self {
      case .inter:
        [
          (100, "Inter-Thin", "Inter-ThinItalic"),
          (200, "Inter-ExtraLight", "Inter-ExtraLightItalic"),
          (300, "Inter-Light", "Inter-LightItalic"),
          (400, "Inter-Regular", "Inter-Italic"),
          (500, "Inter-Medium", "Inter-MediumItalic"),
          (600, "Inter-SemiBold", "Inter-SemiBoldItalic"),
          (700, "Inter-Bold", "Inter-BoldItalic"),
          (800, "Inter-ExtraBold", "Inter-ExtraBoldItalic"),
          (900, "Inter-Black", "Inter-BlackItalic"),
        ]
      case .nimbusSans:
        [
          (400, "NimbusSans-Regular", "NimbusSans-Italic"),
          (700, "NimbusSans-Bold", "NimbusSans-BoldItalic"),
        ]
      case .dejaVu:
        // The package has no slanted ones.
        [(400, "DejaVuSans", "DejaVuSans"), (700, "DejaVuSans-Bold", "DejaVuSans-Bold")]
      }
    }

    /// The paths where the file of the nearest weight may be; of two as near the lighter one.
    package func candidates(
      _ weight: Font.Weight, isItalic: Bool, roots: [String] = FontFile.roots
    ) -> [String] {
      let nearest = weights.min {
        abs($0.weight - weight.rawValue) < abs($1.weight - weight.rawValue)
      }
      guard let nearest else { return [] }
      let name = isItalic ? nearest.italic : nearest.plain
      return roots.flatMap { root in
        folders.flatMap { folder in
          [".otf", ".ttf"].map { "\(root)/\(folder)/\(name)\($0)" }
        }
      }
    }
  }

  /// Debian's folder of fonts.
  package static let roots = ["/usr/share/fonts"]
}
