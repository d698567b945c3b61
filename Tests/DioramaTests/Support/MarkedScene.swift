// SPDX-License-Identifier: MIT
import DioramaCore

/// A text with marks that say what lint finds in the line above them.
///
/// `#   ^^^^ error unknown-property` means the columns above the carets, `# line warning no-effect`
/// the whole line; where `//` begins comments, marks begin with it. Every finding must be marked, and every mark found.
struct MarkedScene {
  private(set) var marks: [Mark] = []

  struct Mark: Hashable {
    var line: Int
    /// From 1; nil for a whole line.
    var columns: Range<Int>?
    var severity: String
    var rule: String
  }

  init(_ text: String) {
    var target = 0
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if let mark = Self.mark(line, target: target) {
        marks.append(mark)
      } else {
        target = index + 1
      }
    }
  }

  private static func mark(_ line: Substring, target: Int) -> Mark? {
    let comment = line.drop { $0 == " " }
    guard let sign = ["#", "//"].first(where: comment.hasPrefix) else { return nil }
    let words = comment.dropFirst(sign.count).split(separator: " ")
    guard words.count == 3, Severity.allCases.map(\.name).contains(String(words[1])) else {
      return nil
    }
    if words[0] == "line" {
      return Mark(
        line: target, columns: nil, severity: String(words[1]), rule: String(words[2]))
    }
    guard words[0].allSatisfy({ $0 == "^" }), let first = line.firstIndex(of: "^") else {
      return nil
    }
    let start = line[..<first].unicodeScalars.count + 1
    return Mark(
      line: target, columns: start..<start + words[0].count, severity: String(words[1]),
      rule: String(words[2]))
  }

  /// Whether a line is a mark.
  static func isMark(_ line: some StringProtocol) -> Bool {
    mark(Substring(line), target: 0) != nil
  }

  /// The text without its marks.
  static func unmarked(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).filter { !isMark($0) }
      .joined(separator: "\n")
  }

  /// What marks and findings do not agree on, one a line; empty where they agree.
  func disagreements(with findings: [Diagnostic], _ sources: SourceFiles) -> String {
    var open = marks
    var lines: [String] = []
    for finding in findings {
      let place = sources.location(of: finding.span)
      let found = open.firstIndex { $0.matches(finding, place) }
      if let found {
        open.remove(at: found)
      } else {
        let columns = "\(place.line):\(place.column)-\(place.endColumn)"
        let kind = "\(finding.severity.name) \(finding.rule)"
        lines.append("unmarked \(columns) \(kind): \(finding.message)")
      }
    }
    lines += open.map { "not found \($0.line) \($0.severity) \($0.rule)" }
    return lines.joined(separator: "\n")
  }
}

extension MarkedScene.Mark {
  func matches(_ finding: Diagnostic, _ place: SourceLocation) -> Bool {
    guard finding.rule == rule, finding.severity.name == severity, place.line == line else {
      return false
    }
    guard let columns else { return true }
    guard columns.lowerBound == place.column else { return false }
    return place.endLine > place.line
      || columns.upperBound == max(place.endColumn, place.column + 1)
  }
}

/// What a marked scene's marks and lint do not agree on; empty where they agree.
func disagreements(
  _ scene: String, rules: String = "", beside files: [String: String] = [:]
) -> String {
  let linted = LintedText(scene: scene, rules: rules, beside: files)
  return MarkedScene(scene).disagreements(with: linted.findings, linted.sources)
}

/// What the marks of a script's steps and lint do not agree on.
func disagreements(ofSteps steps: String, on scene: String, header: String = "") -> String {
  let text = scriptText(steps, header)
  let linted = LintedText(script: text, on: scene)
  return MarkedScene(text).disagreements(with: linted.findings, linted.sources)
}

/// A scene, its marks taken out, after every safe fix of lint; overlapping edits: the first counts.
func fixed(_ scene: String) -> String {
  let linted = LintedText(scene: MarkedScene.unmarked(scene))
  let text = String(decoding: applyingFixes(linted.findings, to: linted.bytes), as: UTF8.self)
  return scene.contains("diorama:") ? text : String(text.dropLast("\ndiorama: 1\n".count))
}

/// The bytes after every safe fix of the findings.
func applyingFixes(_ findings: [Diagnostic], to bytes: [UInt8]) -> [UInt8] {
  let edits = findings.compactMap { finding in
    finding.fixes.first { $0.applicability == .safe }
  }.flatMap(\.edits).sorted { ($0.span.start, $0.span.end) < ($1.span.start, $1.span.end) }
  var result: [UInt8] = []
  var at = 0
  for edit in edits where Int(edit.span.start) >= at {
    result += bytes[at..<Int(edit.span.start)]
    result += Array(edit.replacement.utf8)
    at = Int(edit.span.end)
  }
  return result + bytes[at...]
}
