// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaText
import Testing

/// Sizes that the project's research states, each from Interface Builder files.
@Suite struct StatedExamples {
  /// One measured string of uikit-facts 7.5: the width of a label, or the least and the most.
  struct Measured: Sendable, CustomTestStringConvertible {
    var text: String
    var size: Double
    var weight = Font.Weight.regular
    var os: Int
    var scale: Double
    var width: Double
    /// How far the tables are from the statement today.
    var off = 0.0

    var testDescription: String { "\(text) \(size) \(weight) iOS \(os) @\(scale)x" }
  }

  static let measured = [
    // Column Helvetica Neue: whole points of iOS 7 and 8 files.
    Measured(text: "Label", size: 17, os: 7, scale: 1, width: 42, off: 1),
    Measured(text: "Name", size: 17, os: 7, scale: 1, width: 46),
    Measured(text: "Label1", size: 17, os: 7, scale: 1, width: 52),
    Measured(text: "Hello World", size: 17, os: 7, scale: 1, width: 89),
    Measured(text: "Cross Dissolve", size: 17, os: 7, scale: 1, width: 114),
    Measured(text: "Diagonal Wipe", size: 17, os: 7, scale: 1, width: 112),
    Measured(text: "This is a label", size: 17, os: 7, scale: 1, width: 104),
    Measured(text: "First View Controller", size: 17, os: 7, scale: 1, width: 155, off: 1),
    Measured(text: "Second View Controller", size: 17, os: 7, scale: 1, width: 180),
    Measured(text: "Modal View Controller", size: 17, os: 7, scale: 1, width: 169),
    Measured(text: "100", size: 17, os: 7, scale: 1, width: 29),
    // Column San Francisco, pixels of a 2x canvas. It does not tell versions apart; 41.5 for
    // "Label" is of iOS 14 and later (text-shared.csv has 42 before).
    Measured(text: "Label", size: 17, os: 14, scale: 2, width: 41.5),
    Measured(text: "Label", size: 17, weight: .bold, os: 11, scale: 2, width: 44.5),
    Measured(text: "Label", size: 15, os: 11, scale: 2, width: 37.5),
    Measured(text: "Label", size: 16, os: 11, scale: 2, width: 39.5),
    Measured(text: "Label", size: 14, os: 11, scale: 2, width: 35.5),
    Measured(text: "Name", size: 17, os: 11, scale: 2, width: 45),
    Measured(text: "Hello World", size: 17, os: 11, scale: 2, width: 88.5),
    Measured(text: "Cross Dissolve", size: 17, os: 11, scale: 1, width: 113),
    Measured(text: "Diagonal Wipe", size: 17, os: 11, scale: 1, width: 111),
    Measured(text: "0", size: 17, os: 11, scale: 2, width: 10.5),
    Measured(text: "Status", size: 17, os: 14, scale: 2, width: 49),
    Measured(text: "Title", size: 17, os: 11, scale: 2, width: 33.5),
    Measured(text: "Title", size: 16, os: 11, scale: 2, width: 31.5),
    Measured(text: "Title", size: 14, os: 11, scale: 2, width: 28.5),
    Measured(text: "Subtitle", size: 11, os: 11, scale: 2, width: 40.5),
    // And of a 3x canvas.
    Measured(text: "Label", size: 17, os: 14, scale: 3, width: 41.33, off: 0.34),
    Measured(text: "System", size: 17, os: 14, scale: 3, width: 56.67, off: 0.34),
    Measured(text: "Developer", size: 17, os: 14, scale: 3, width: 77.67),
    Measured(text: "Publish Date", size: 17, os: 14, scale: 3, width: 95.67, off: 0.34),
    Measured(text: "Title", size: 17, weight: .bold, os: 14, scale: 3, width: 36.33),
  ]

  @Test("Labels are as wide as uikit-facts 7.5 says", arguments: measured)
  func measuredLabel(_ row: Measured) {
    let size = TextMetrics(os: row.os)
      .labelSize(of: row.text, font: .system(row.size, row.weight), scale: row.scale)
    #expect(abs(size.width - row.width) <= row.off + 0.005, "got \(size.width)")
  }

  @Test(
    "System buttons of 15 points are as wide as uikit-facts 7.5 says",
    arguments: [
      ("Button", 7, 46.0), ("Change Color", 7, 95), ("Push", 7, 35),
      ("Find Route", 7, 75), ("Dismiss", 7, 54), ("Generate", 7, 63), ("Take Photo", 7, 77),
      ("Show Answer", 7, 94), ("Button", 11, 46), ("Present", 11, 53),
      ("Dismiss", 11, 54), ("Push", 11, 35), ("Cancel", 11, 48), ("Done", 11, 37),
      ("Play", 11, 30), ("Play", 7, 30),
    ])
  func measuredButton(_ title: String, _ os: Int, _ width: Double) {
    let size = TextMetrics(os: os).buttonTitleSize(of: title, font: .system(15))
    #expect(max(30, size.width) == width)
    #expect(size.height + 12 == 30)
  }

  /// Today's wrong results: uikit-facts 7.5 has 67 and 48.
  @Test(arguments: [("Long Text", 68.0), ("Search", 49)])
  func buttonsThatAreAPointTooWideOnIOS7(_ title: String, _ width: Double) {
    #expect(TextMetrics(os: 7).buttonTitleSize(of: title, font: .system(15)).width == width)
  }

  @Test(
    "Label heights are those of uikit-facts 7.2, in both families",
    arguments: [
      (11.0, 13.5, 13.33), (12, 14.5, 14.33), (13, 16, 15.67), (14, 17, 17), (15, 18, 18),
      (16, 19.5, 19.33), (17, 20.5, 20.33), (18, 21.5, 21.67), (20, 24, 24), (22, 26.5, 26.33),
      (24, 29, 28.67), (28, 33.5, 33.67), (30, 36, 36), (34, 41, 40.67), (36, 43, 43),
      (70, 84, 83.67),
    ])
  func labelHeights(_ size: Double, _ at2x: Double, _ at3x: Double) {
    for os in [7, 11, 26] {
      let metrics = TextMetrics(os: os)
      let heights = [2.0, 3.0].map {
        metrics.labelSize(of: "Ag", font: .system(size), scale: $0).height
      }
      #expect(heights[0] == at2x)
      #expect(abs(heights[1] - at3x) < 0.005)
    }
  }

  /// uikit-facts 7.2 prints 59.67 for 3x; 179.004 pixels round up to 180, as line-heights.csv says.
  @Test func fiftyPointsAreSixtyHighAtThreeTimes() {
    let size = TextMetrics(os: 13).labelSize(of: "Ag", font: .system(50), scale: 3)
    #expect(size.height == 60)
  }

  /// METRICS.md, Findings: San Francisco's digits, regular, cut for small text.
  @Test func digitsAreProportional() {
    let font = TextMetrics(os: 11).measuring(.system(12))
    let advances = [629, 467, 608, 639, 634, 614, 627, 575, 627, 631]
    for (digit, advance) in advances.enumerated() {
      let width = font.width(of: "\(digit)")
      #expect(abs(width - 12 * (Double(advance) - 0.3) / 1000) < 1e-9)
    }
  }

  /// METRICS.md, "Line heights": ratios of the named faces.
  @Test(arguments: [
    ("HelveticaNeue", 1.165), ("HelveticaNeue-Bold", 1.192), ("HelveticaNeue-Light", 1.18),
    ("HelveticaNeue-Thin", 1.18),
  ])
  func namedFacesHaveTheirOwnLineHeight(_ name: String, _ ratio: Double) {
    let metrics = TextMetrics(os: 7)
    let font = Font(.named(name), size: 100)
    #expect(abs(metrics.lineHeight(of: font) - ratio * 100) < 1e-9)
    let sum =
      metrics.ascender(of: font) + metrics.descender(of: font) + metrics.leading(of: font)
    #expect(abs(sum - ratio * 100) < 1e-9)
  }

  @Test func verticalMetricsOfTheSystemFonts() {
    let old = TextMetrics(os: 7)
    #expect(abs(old.ascender(of: .system(1000)) - 952) < 1e-9)
    #expect(abs(old.descender(of: .system(1000)) - 213) < 1e-9)
    #expect(abs(old.leading(of: .system(1000)) - 28) < 1e-9)
    let new = TextMetrics(os: 9)
    #expect(new.ascender(of: .system(2048)) == 1950)
    #expect(new.descender(of: .system(2048)) == 494)
    #expect(new.leading(of: .system(2048)) == 0)
  }
}
