// SPDX-License-Identifier: MIT
import DioramaCore

/// A font with its metric table looked up: what measuring a character needs.
///
/// Cheap to make; make one and keep it where many texts of one font are measured.
package struct MeasuringFont: Sendable {
  let size: Double
  let tables: FamilyTables
  /// Where the advances of the cut for small text and of that for large text begin.
  let textRow: Int
  let displayRow: Int
  /// How much of the advance comes from the cut for large text, 0...1.
  let displayShare: Double
  /// 1/1000 em after each character, the last one included.
  package let tracking: Double
  /// How far kerning is from that of the regular weight (0) towards that of bold (1).
  let boldShare: Double
  /// Points added after each character beside the font's own spacing.
  private(set) var kern = 0.0

  package init(_ table: MetricTable, size: Double, era: TextEra) {
    self.size = size
    switch table {
    case .interface(let face), .helveticaNeue(let face):
      tables = .helveticaNeue
      textRow = tables.row(face.rawValue)
      displayRow = textRow
      displayShare = 0
      boldShare = 0
      if case .interface = table {
        tracking = TrackingSet.helveticaNeue.tracking(at: size)
      } else {
        tracking = 0
      }
    case .sanFrancisco(let weight):
      tables = .sanFrancisco
      let row = weight.rawValue / 100 - 1
      textRow = tables.row(row)
      displayRow = tables.row(Font.Weight.allCases.count + row)
      displayShare = era.displayShare(at: size)
      boldShare = Double(weight.rawValue - 400) / 300
      tracking = era.sanFranciscoTracking.tracking(at: size)
    }
  }
}

extension MeasuringFont {
  /// The font with `points` added after each character, the last one included.
  package func kerned(by points: Double) -> MeasuringFont {
    var font = self
    font.kern = points.isFinite ? points : 0
    return font
  }

  /// Unrounded width of `text` on one line, in points; linear in its length.
  package func width(of text: String) -> Double {
    var line = LineMeasure(self)
    for scalar in text.unicodeScalars { line.append(scalar) }
    return line.width
  }

  /// As for a whole string.
  package func width(of text: Substring) -> Double {
    var line = LineMeasure(self)
    for scalar in text.unicodeScalars { line.append(scalar) }
    return line.width
  }

  /// Advance of a picture in 1/1000 em; few observations (Documentation/text-metrics.md).
  package var emojiAdvance: Double {
    switch size {
    case ..<17: 1350
    case ..<35: 1350 + (1140 - 1350) * (size - 17) / (35 - 17)
    case ..<120: 1140 + (1000 - 1140) * (size - 35) / (120 - 35)
    default: 1000
    }
  }
}

/// The generations of the system font.
package enum TextEra: Sendable {
  /// iOS 7 and 8: Helvetica Neue. iOS 6 used Helvetica and measures the same here, by choice.
  case helveticaNeue
  /// iOS 9 and 10: San Francisco in two cuts that change at 20 points.
  case twoCuts
  /// iOS 11 to 13: the cuts with a tighter large one.
  case tightCuts
  /// iOS 14 and later: one variable font.
  case variable

  init(os: Int) {
    switch os {
    case ..<9: self = .helveticaNeue
    case ..<11: self = .twoCuts
    case ..<14: self = .tightCuts
    default: self = .variable
    }
  }

  var systemFamily: MetricFamily {
    switch self {
    case .helveticaNeue: .helveticaNeue
    case .twoCuts, .tightCuts, .variable: .sanFrancisco
    }
  }

  /// San Francisco by name before iOS 9 measures as in iOS 9, by choice.
  var sanFranciscoTracking: TrackingSet {
    switch self {
    case .helveticaNeue, .twoCuts: .sanFrancisco9
    case .tightCuts: .sanFrancisco11
    case .variable: .sanFrancisco14
    }
  }

  func displayShare(at size: Double) -> Double {
    switch self {
    case .helveticaNeue, .twoCuts, .tightCuts: size < 20 ? 0 : 1
    case .variable: min(max((size - 17) / 11, 0), 1)
    }
  }
}
