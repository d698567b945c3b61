// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaText

/// One stored frame of a text, and what our tables say of it.
struct OracleRow {
  let kind: String
  let text: String
  let font: Font
  let style: String
  let os: Int
  let width: Double
  let height: Double
  let lines: Int
  let lineBreak: String
  let isSystem: Bool
  /// Plain Latin text of a system font in a label or a button without configuration or insets.
  let isPlain: Bool
  let hasOwnHeight: Bool
  let scale: Double
  let repository: String

  init?(_ row: [String: String]) {
    func column(_ name: String) -> String { row[name] ?? "" }
    guard let size = Double(column("size")), let width = Double(column("width")),
      let height = Double(column("height")), let os = Int(column("era").dropFirst(3)),
      let weight = Font.Weight(named: column("weight").isEmpty ? "regular" : column("weight"))
    else { return nil }
    kind = column("class")
    text = column("text")
    font = .system(size, weight)
    style = column("style")
    self.os = os
    self.width = width
    self.height = height
    lines = Int(column("lines")) ?? 1
    lineBreak = column("lineBreak")
    isSystem = column("system") == "1"
    let isLabelOrButton = kind == "UILabel" || kind == "UIButton"
    isPlain =
      isSystem && isLabelOrButton && column("script") == "latin" && column("italic") == "0"
      && column("what") == "text" && column("config").isEmpty && column("insets").isEmpty
    hasOwnHeight = column("heightBasis") == "intrinsic"
    // A file without a device: whole points on iOS 7, else pixels of a 2x canvas (METRICS.md).
    scale = Double(column("scale")) ?? (os < 8 ? 1 : 2)
    repository = column("repo")
  }

  var size: Double { font.size }
  var metrics: TextMetrics { TextMetrics(os: os) }
  var group: String { "\(metrics.resolvedFamilyName(of: font)) \(kind)" }
  var band: String { "\(group) \(font.weight) \(size < 20 ? "< 20" : ">= 20")" }
  var key: [String] { [text, "\(size)", "\(font.weight)", "\(width)", "\(os)", kind] }
}

// MARK: - What the tables say

extension OracleRow {
  /// By pixels and by whole points: Interface Builder stored both.
  var heights: [Double] {
    let padding = kind == "UIButton" ? 12.0 : 0
    return [scale, 1].map { metrics.labelSize(of: "x", font: font, scale: $0).height + padding }
  }

  /// Whole points where the height shows that the frame was rounded to them, else pixels.
  private var unitOfHeight: Double {
    hasOwnHeight && height == heights[1] && height != heights[0] ? 1 : scale
  }

  /// Which unit a predicted width is rounded up to; buttons always take whole points.
  enum Unit { case pixel, asHeight }

  func predictedWidth(_ unit: Unit) -> Double {
    let scale = unit == .pixel ? scale : unitOfHeight
    return kind == "UIButton"
      ? max(30, metrics.buttonTitleSize(of: text, font: font).width)
      : metrics.labelSize(of: text, font: font, scale: scale).width
  }

  /// Lines in the stored width.
  var lineCount: Int {
    var paragraph = ParagraphStyle()
    paragraph.lineBreakMode = lineBreak == "wordWrap" ? .wordWrapping : .truncatingTail
    var room = TextLayout.Room(width: width)
    room.maximumLines = lines
    return TextLayout(StyledText(text, font: font, paragraph: paragraph), in: room, metrics).lines
      .count
  }

  /// Why a width is far off, where the row tells.
  var cause: String {
    if lines != 1 { return "may wrap: its label takes \(lines) lines" }
    if !hasOwnHeight { return "a frame set by hand: the height is not the text's either" }
    if metrics.resolvedFamilyName(of: font) == "HelveticaNeue", font.weight != .regular {
      return "a face of iOS 7 or 8 with few rows"
    }
    let unrounded = metrics.width(of: text, font: font)
    for os in [7, 9, 11, 14] where os != self.os {
      let other = TextMetrics(os: os).labelSize(of: text, font: font, scale: scale).width
      if abs(other - width) <= 0.5 { return "fits iOS \(os): left from another era" }
    }
    if width < unrounded - 2, width == width.rounded() {
      return "narrower than its text: truncated"
    }
    return "unknown"
  }
}

/// Errors of rows by band and by group.
struct OracleTable {
  struct Score {
    var rows = 0
    var half = 0
    var one = 0

    mutating func add(_ error: Double) {
      rows += 1
      if abs(error) <= 0.505 { half += 1 }
      if abs(error) <= 1.005 { one += 1 }
    }

    var halfShare: Double { 100 * Double(half) / Double(max(rows, 1)) }
    var oneShare: Double { 100 * Double(one) / Double(max(rows, 1)) }
  }

  private(set) var bands: [String: Score] = [:]
  private(set) var groups: [String: Score] = [:]
  private var outliers: [String] = []
  private var seen: Set<[String]> = []

  var count: Int { seen.count }

  /// Rows that say the same count once.
  mutating func add(_ row: OracleRow, _ unit: OracleRow.Unit) {
    guard seen.insert(row.key).inserted else { return }
    let error = row.predictedWidth(unit) - row.width
    bands[row.band, default: Score()].add(error)
    groups[row.group, default: Score()].add(error)
    if abs(error) > 2 {
      let stored = DecimalText.report(row.width)
      outliers.append(
        "\(row.kind) '\(row.text)' \(row.font.weight) \(row.size) iOS \(row.os): stored \(stored), "
          + "ours \(DecimalText.report(row.predictedWidth(unit))); \(row.cause)")
    }
  }

  func printBands() {
    printGroups()
    Self.print(bands)
  }

  func printGroups() { Self.print(groups) }

  private static func print(_ scores: [String: Score]) {
    for (name, score) in scores.sorted(by: { $0.key < $1.key }) {
      let half = DecimalText.report((score.halfShare * 10).rounded(.down) / 10)
      let one = DecimalText.report((score.oneShare * 10).rounded(.down) / 10)
      Swift.print("\(name): \(score.rows) rows, within 0.5 pt \(half) %, within 1 pt \(one) %")
    }
  }

  func printOutliers() {
    Swift.print("beyond 2 pt: \(outliers.count)")
    for line in outliers { Swift.print("  \(line)") }
  }
}
