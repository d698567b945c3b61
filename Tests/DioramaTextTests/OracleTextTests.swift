// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaText
import Foundation
import Testing

/// Every label and plain button of the shared Interface Builder rows against the tables.
@Suite struct OracleTextTests {
  /// Share of rows, in percent, that a band has to reach within half a point and a point.
  ///
  /// What was reached on the day of writing, rounded down: raise them, never lower them.
  /// Helvetica Neue's semibold rows are one repository's headlines, narrower than even regular.
  static let floors: [String: (half: Double, one: Double)] = [
    "HelveticaNeue UIButton all": (71, 80),
    "HelveticaNeue UIButton bold < 20": (20, 20),
    "HelveticaNeue UIButton regular < 20": (92, 100),
    "HelveticaNeue UIButton regular >= 20": (66, 100),
    "HelveticaNeue UILabel all": (84, 92),
    "HelveticaNeue UILabel bold < 20": (100, 100),
    "HelveticaNeue UILabel regular < 20": (89, 97),
    "HelveticaNeue UILabel regular >= 20": (88, 100),
    "HelveticaNeue UILabel semibold < 20": (0, 0),
    "SanFrancisco UIButton all": (93, 100),
    "SanFrancisco UIButton bold < 20": (66, 100),
    "SanFrancisco UIButton medium < 20": (100, 100),
    "SanFrancisco UIButton regular < 20": (95, 100),
    "SanFrancisco UIButton regular >= 20": (45, 100),
    "SanFrancisco UIButton semibold < 20": (100, 100),
    "SanFrancisco UILabel all": (97, 99),
    "SanFrancisco UILabel black >= 20": (100, 100),
    "SanFrancisco UILabel bold < 20": (96, 100),
    "SanFrancisco UILabel bold >= 20": (96, 100),
    "SanFrancisco UILabel heavy < 20": (100, 100),
    "SanFrancisco UILabel light < 20": (83, 100),
    "SanFrancisco UILabel light >= 20": (100, 100),
    "SanFrancisco UILabel medium < 20": (100, 100),
    "SanFrancisco UILabel medium >= 20": (83, 100),
    "SanFrancisco UILabel regular < 20": (97, 99),
    "SanFrancisco UILabel regular >= 20": (89, 98),
    "SanFrancisco UILabel semibold < 20": (98, 99),
    "SanFrancisco UILabel semibold >= 20": (100, 100),
    "SanFrancisco UILabel thin >= 20": (100, 100),
  ]

  private struct Score {
    var rows = 0
    var half = 0
    var one = 0

    mutating func add(error: Double) {
      rows += 1
      if error <= 0.505 { half += 1 }
      if error <= 1.005 { one += 1 }
    }

    func percent(_ count: Int) -> Double {
      (Double(count) * 1000 / Double(rows)).rounded(.down) / 10
    }
  }

  @Test func widthsOfSharedRows() throws {
    guard let rows = SharedData.rows("text-shared.csv") else { return }
    var scores: [String: Score] = [:]
    var seen: Set<[String]> = []
    for row in rows {
      guard let measured = Self.measure(row), seen.insert(measured.key).inserted else { continue }
      for band in measured.bands { scores[band, default: Score()].add(error: measured.error) }
    }
    print("text-shared.csv: \(seen.count) distinct of \(rows.count) rows measured")
    for (band, score) in scores.sorted(by: { $0.key < $1.key }) {
      let (half, one) = (score.percent(score.half), score.percent(score.one))
      print("\(band): \(score.rows) rows, within 0.5 pt \(half) %, within 1 pt \(one) %")
      let floor = try #require(Self.floors[band], "no floor for \(band)")
      #expect(half >= floor.half, "\(band) within half a point")
      #expect(one >= floor.one, "\(band) within a point")
    }
    #expect(seen.count > 1500)
  }

  private struct Measured {
    var key: [String]
    var bands: [String]
    var error: Double
  }

  /// The row's prediction; nil for rows that say nothing about a system font's plain text.
  private static func measure(_ row: [String: String]) -> Measured? {
    func column(_ name: String) -> String { row[name] ?? "" }
    guard column("system") == "1", column("script") == "latin", column("italic") == "0",
      column("what") == "text", column("config").isEmpty, column("insets").isEmpty,
      let size = Double(column("size")), let stored = Double(column("width")),
      let weight = Font.Weight(named: column("weight")), let os = Int(column("era").dropFirst(3))
    else { return nil }
    let metrics = TextMetrics(os: os)
    let font = Font.system(size, weight)
    let kind = column("class")
    let width: Double
    switch kind {
    case "UILabel":
      // A file without a device: whole points on iOS 7, else pixels of a 2x canvas (METRICS.md).
      let scale = Double(column("scale")) ?? (os < 8 ? 1 : 2)
      width = metrics.labelSize(of: column("text"), font: font, scale: scale).width
    case "UIButton":
      width = max(30, metrics.buttonTitleSize(of: column("text"), font: font).width)
    default: return nil
    }
    let family = metrics.resolvedFamilyName(of: font)
    let key = [column("text"), column("size"), column("weight"), column("width"), "\(os)", kind]
    let band = "\(family) \(kind) \(weight) \(size < 20 ? "< 20" : ">= 20")"
    return Measured(
      key: key, bands: [band, "\(family) \(kind) all"], error: abs(width - stored))
  }

  /// Widths that a second program, written from METRICS.md's formula alone, gives (os, points).
  @Test(arguments: [
    ("  modify terrain  ", Font.system(18, .regular), 11, 131.3424),
    ("99 Days", Font.system(15, .regular), 10, 56.3415),
    ("99 Days", Font.system(13, .regular), 15, 49.6665),
    ("ADD CASE NOTE", Font.system(15, .regular), 8, 119.22),
    ("Button", Font.system(14, .semibold), 15, 45.0968),
    ("Button", Font.system(15, .medium), 15, 46.797),
    ("Button", Font.system(17, .semibold), 13, 53.5568),
    ("Cancel", Font.system(15, .bold), 10, 50.322),
    ("Cancel", Font.system(15, .bold), 8, 48.96),
    ("Cancel", Font.system(17, .bold), 13, 56.2768),
    ("Cancel", Font.system(17, .bold), 14, 56.0116),
    ("Play Again", Font.system(24, .regular), 11, 108.0),
    ("Play Again", Font.system(24, .regular), 15, 107.5789091),
    ("Play Again", Font.system(24, .regular), 7, 110.832),
    ("Play Again", Font.system(24, .regular), 9, 111.696),
    ("Start Recording", Font.system(18, .medium), 12, 129.873),
    ("100Kg", Font.system(17, .light), 13, 47.3535),
    ("A touch of genius.", Font.system(28, .medium), 10, 230.4008),
    ("A touch of genius.", Font.system(28, .medium), 11, 223.5464),
    ("Built-in transitions", Font.system(19, .light), 10, 151.7973333),
    ("Color", Font.system(17, .semibold), 8, 42.908),
    ("Content", Font.system(50, .bold), 16, 187.35),
    ("CustomView example", Font.system(16, .medium), 10, 159.3546667),
    ("Distortion Unit", Font.system(21, .bold), 10, 146.118),
    ("Filter Demo", Font.system(21, .bold), 11, 112.7385),
    ("Green", Font.system(36, .black), 9, 110.298),
    ("HeroDebugPlugin", Font.system(22, .semibold), 10, 181.6723333),
    ("HeroDebugPlugin", Font.system(22, .semibold), 11, 177.3493333),
    ("Keep Right", Font.system(17, .semibold), 10, 86.615),
    ("Place picker", Font.system(36, .light), 11, 181.7064),
    ("Place picker", Font.system(36, .light), 9, 187.668),
    ("UNKNOWN", Font.system(40, .thin), 11, 191.708),
  ])
  func theFormula(_ text: String, _ font: Font, _ os: Int, _ width: Double) {
    #expect(abs(TextMetrics(os: os).width(of: text, font: font) - width) < 1e-6)
  }
}
