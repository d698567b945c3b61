// SPDX-License-Identifier: MIT
import DioramaCore

/// Measures text from the built-in tables of one iOS version; no font of the machine is read.
package struct TextMetrics: Sendable {
  private let era: TextEra

  /// - Parameter os: Major iOS version. Below 7 measures as 7, above 14 as 14.
  package init(os: Int) { era = TextEra(os: os) }

  /// What measuring with `font` needs; keep it to measure many texts of one font.
  ///
  /// A size that is not a positive number gives the default of 14 points: UIKit answers with a
  /// default size as well.
  package func measuring(_ font: Font) -> MeasuringFont {
    MeasuringFont(table(for: font).table, size: Self.size(of: font), era: era)
  }

  private static func size(of font: Font) -> Double {
    font.size > 0 && font.size.isFinite ? font.size : 14
  }
}

// MARK: - Which table

extension TextMetrics {
  /// The table that stands for a font by name, and whether it is the font's own.
  package func nearestTable(forFontNamed name: String) -> NearestTable {
    NearestTable(fontNamed: name, weight: .regular, system: era.systemFamily)
  }

  /// The table that `font` is measured with; italics measure as upright and are never exact.
  package func table(for font: Font) -> NearestTable {
    var nearest: NearestTable
    switch font.family {
    case .system, .style:
      nearest = NearestTable(table: systemTable(font.weight), isExact: true)
    case .named(let name):
      nearest = NearestTable(fontNamed: name, weight: font.weight, system: era.systemFamily)
    }
    if font.isItalic { nearest.isExact = false }
    return nearest
  }

  /// Whether `font` is measured with its own advances, not with those of the nearest table.
  package func isKnown(font: Font) -> Bool { table(for: font).isExact }

  /// The family whose table measures `font`: `HelveticaNeue` or `SanFrancisco`.
  package func resolvedFamilyName(of font: Font) -> String {
    table(for: font).table.family.rawValue
  }

  /// The weight of the face that measures `font`, whatever the font's name calls it.
  package func weight(of font: Font) -> Font.Weight {
    switch table(for: font).table {
    case .sanFrancisco(let weight): weight
    case .interface(let face), .helveticaNeue(let face): face.weight
    }
  }

  private func systemTable(_ weight: Font.Weight) -> MetricTable {
    switch era.systemFamily {
    case .helveticaNeue: .interface(HelveticaNeueFace(system: weight))
    case .sanFrancisco: .sanFrancisco(weight)
    }
  }
}

// MARK: - Measuring

extension TextMetrics {
  /// Unrounded width of `text` on one line, in points; linear in its length, allocates nothing.
  package func width(of text: String, font: Font) -> Double {
    measuring(font).width(of: text)
  }

  /// Unrounded height of one line, in points: ascender, descender and leading.
  package func lineHeight(of font: Font) -> Double {
    Self.size(of: font) * table(for: font).table.vertical.lineHeight
  }

  /// Points above the baseline.
  package func ascender(of font: Font) -> Double {
    Self.size(of: font) * table(for: font).table.vertical.ascender
  }

  /// Points below the baseline, positive (UIFont's own is negative).
  package func descender(of font: Font) -> Double {
    Self.size(of: font) * table(for: font).table.vertical.descender
  }

  /// Points between lines.
  package func leading(of font: Font) -> Double {
    Self.size(of: font) * table(for: font).table.vertical.leading
  }

  /// Size of `text` on one line as a label asks for it, rounded up to device pixels.
  ///
  /// Empty text has no size at all, by choice, like UIKit as far as is known.
  /// - Parameter scale: Pixels a point; not positive counts as 1.
  package func labelSize(of text: String, font: Font, scale: Double) -> Size {
    guard !text.isEmpty else { return .zero }
    let scale = scale > 0 && scale.isFinite ? scale : 1
    return Size(
      roundedUp(width(of: text, font: font), scale: scale),
      roundedUp(lineHeight(of: font), scale: scale))
  }

  /// Size of a title as a system button uses it, rounded up to whole points, without padding.
  ///
  /// UIKit's button is at least 30 points wide and 12 higher than this. Empty text: zero.
  package func buttonTitleSize(of text: String, font: Font) -> Size {
    labelSize(of: text, font: font, scale: 1)
  }
}

/// The next pixel boundary up; what exceeds one by a thousandth of a point is noise.
private func roundedUp(_ points: Double, scale: Double) -> Double {
  max(0, ((points - 0.001) * scale).rounded(.up) / scale)
}
