// SPDX-License-Identifier: MIT
import DioramaCore

/// The families that there are metric tables for.
package enum MetricFamily: String, Hashable, Sendable {
  case helveticaNeue = "HelveticaNeue"
  case sanFrancisco = "SanFrancisco"
}

/// One set of advances and vertical metrics.
package enum MetricTable: Hashable, Sendable {
  /// The system font of iOS 7 and 8, which is tracked by size.
  case interface(HelveticaNeueFace)
  /// A face that a program names, such as HelveticaNeue-Bold: no tracking.
  case helveticaNeue(HelveticaNeueFace)
  case sanFrancisco(Font.Weight)

  package var family: MetricFamily {
    switch self {
    case .interface, .helveticaNeue: .helveticaNeue
    case .sanFrancisco: .sanFrancisco
    }
  }

  /// The face as the tables call it: `regular`, `interfaceBold`, `semibold`, …
  package var face: String {
    switch self {
    case .interface(let face), .helveticaNeue(let face): "\(face)"
    case .sanFrancisco(let weight): weight.name
    }
  }
}

/// The faces of Helvetica Neue, numbered as the rows of its table.
package enum HelveticaNeueFace: Int, Hashable, Sendable {
  case ultraLight, thin, light, regular, medium
  /// The system's bold in iOS 7 and 8, a medium weight made for interfaces.
  case interfaceBold
  case bold

  package var weight: Font.Weight {
    switch self {
    case .ultraLight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .regular: .regular
    case .medium: .medium
    // Nearer to bold than to regular in its looks; recalled.
    case .interfaceBold: .semibold
    case .bold: .bold
    }
  }

  /// The named face nearest to a weight.
  init(named weight: Font.Weight) {
    switch weight {
    case .ultraLight: self = .ultraLight
    case .thin: self = .thin
    case .light: self = .light
    case .regular: self = .regular
    case .medium, .semibold: self = .medium
    case .bold, .heavy, .black: self = .bold
    }
  }

  /// The face nearest to a weight of the system font: `bold` gives the interface's own medium.
  init(system weight: Font.Weight) {
    switch weight {
    case .ultraLight: self = .ultraLight
    case .thin: self = .thin
    case .light: self = .light
    case .regular: self = .regular
    case .medium, .semibold, .bold: self = .interfaceBold
    case .heavy, .black: self = .bold
    }
  }
}

// MARK: - Vertical metrics

/// Distances of a face as shares of its point size.
struct VerticalMetrics: Equatable {
  /// From the baseline up, from the baseline down (positive), and between lines.
  let ascender: Double
  let descender: Double
  let leading: Double

  var lineHeight: Double { ascender + descender + leading }
}

extension MetricTable {
  /// Line heights are estimated from stored label frames (Documentation/text-metrics.md).
  ///
  /// How a named face's height divides above and below the baseline is a choice: all keep the
  /// descender of the system face.
  var vertical: VerticalMetrics {
    switch self {
    // (1950 + 494) / 2048; 4372 frames, all but 234 agree.
    case .sanFrancisco:
      VerticalMetrics(ascender: 1950 / 2048, descender: 494 / 2048, leading: 0)
    // 753 frames, all but 9 agree; the division is recalled.
    case .interface: VerticalMetrics(ascender: 0.952, descender: 0.213, leading: 0.028)
    case .helveticaNeue(let face): Self.named(lineHeight: Self.lineHeight(of: face))
    }
  }

  private static func named(lineHeight: Double) -> VerticalMetrics {
    VerticalMetrics(ascender: lineHeight - 0.213, descender: 0.213, leading: 0)
  }

  private static func lineHeight(of face: HelveticaNeueFace) -> Double {
    switch face {
    case .regular: 1.165  // 8 frames
    case .bold: 1.192  // 5 frames
    case .light, .thin: 1.18  // 24 and 2 frames, about
    case .ultraLight: 1.18  // choice: as thin
    case .medium, .interfaceBold: 1.192  // choice: as bold
    }
  }
}
