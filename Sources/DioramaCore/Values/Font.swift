// SPDX-License-Identifier: MIT

/// A font as a scene names it; which metrics measure it depends on the era.
package struct Font: Hashable, Sendable {
  /// Which family: the system's, a named face, or a text style of Dynamic Type.
  package enum Family: Hashable, Sendable {
    case system
    case named(String)
    case style(String)
  }

  package var family: Family
  /// Point size; what a text style resolves to where `family` is one.
  package var size: Double
  package var weight: Weight
  package var isItalic: Bool

  package init(_ family: Family, size: Double, weight: Weight = .regular, isItalic: Bool = false) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }

  package static func system(_ size: Double, _ weight: Weight = .regular) -> Font {
    Font(.system, size: size, weight: weight)
  }

  /// UIFont's weights, thinnest first; the number is the one metric tables interpolate by.
  package enum Weight: Int, CaseIterable, Sendable {
    case ultraLight = 100
    case thin = 200
    case light = 300
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
    case heavy = 800
    case black = 900

    package var name: String { "\(self)" }

    package init?(named name: String) {
      guard let weight = Self.allCases.first(where: { $0.name == name }) else { return nil }
      self = weight
    }
  }
}
