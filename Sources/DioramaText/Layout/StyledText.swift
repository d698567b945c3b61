// SPDX-License-Identifier: MIT
import DioramaCore

/// Text and what measuring has to know of its looks; colors are kept by whoever draws.
package struct StyledText: Equatable, Sendable {
  package let units: [UInt16]
  /// In order of their ends; at least one, empty ones left out.
  package let runs: [Run]

  /// A stretch of one font and one paragraph style.
  package struct Run: Equatable, Sendable {
    /// Offset of the first code unit after it.
    package var end: Int
    package var font: Font
    /// Points added after each character.
    package var kern: Double
    /// Counts where the run holds the beginning of a paragraph.
    package var paragraph: ParagraphStyle
    /// The number that whoever made the text gave the run.
    package var tag: Int
  }

  package init(_ text: String, font: Font, paragraph: ParagraphStyle) {
    units = Array(text.utf16)
    runs = [Run(end: units.count, font: font, kern: 0, paragraph: paragraph, tag: 0)]
  }

  /// A stretch of text as it is given: runs are tagged with its number in the list.
  package struct Part: Equatable, Sendable {
    package var text: String
    package var font: Font
    package var kern: Double
    package var paragraph: ParagraphStyle

    package init(
      _ text: String, font: Font, kern: Double = 0, paragraph: ParagraphStyle = ParagraphStyle()
    ) {
      self.text = text
      self.font = font
      self.kern = kern
      self.paragraph = paragraph
    }
  }

  /// - Parameter empty: What an empty list is set in.
  package init(_ parts: [Part], empty: Font) {
    var units: [UInt16] = []
    var runs: [Run] = []
    for (tag, part) in parts.enumerated() where !part.text.isEmpty {
      units += part.text.utf16
      runs.append(
        Run(
          end: units.count, font: part.font, kern: part.kern, paragraph: part.paragraph, tag: tag))
    }
    if runs.isEmpty {
      let part = parts.first ?? Part("", font: empty)
      runs = [Run(end: 0, font: part.font, kern: part.kern, paragraph: part.paragraph, tag: 0)]
    }
    self.units = units
    self.runs = runs
  }

  private init(units: [UInt16], runs: [Run]) {
    self.units = units
    self.runs = runs
  }

  package var isEmpty: Bool { units.isEmpty }

  /// The same text with every font `scale` times as large.
  package func scaled(by scale: Double) -> StyledText {
    var runs = runs
    for index in runs.indices { runs[index].font.size *= scale }
    return StyledText(units: units, runs: runs)
  }

  /// The same text with every paragraph broken as `mode` says.
  package func broken(by mode: LineBreakMode) -> StyledText {
    var runs = runs
    for index in runs.indices { runs[index].paragraph.lineBreakMode = mode }
    return StyledText(units: units, runs: runs)
  }

  /// The run that holds `offset`; the last one at the end of the text.
  func run(at offset: Int) -> Run { runs[runIndex(at: offset)] }

  func runIndex(at offset: Int) -> Int {
    min(runs.matchingPrefix { $0.end <= offset }, runs.count - 1)
  }

  func fontRuns(_ metrics: TextMetrics) -> [FontRun] {
    runs.map { run in
      FontRun(metrics.measuring(run.font).kerned(by: run.kern), end: run.end)
    }
  }
}
