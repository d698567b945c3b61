// SPDX-License-Identifier: MIT
import DioramaCore

/// Lines of source below a finding, with their numbers in a gutter.
struct SourceFrame {
  static let width = 100

  let sources: SourceFiles
  var paint = Paint.plain

  /// The line a span begins on, and carets below what it covers of it.
  ///
  ///       7 |       isOm: true
  ///         |       ^^^^
  func append(
    _ span: SourceSpan, line: Int, as role: Paint.Role, to text: inout String
  ) {
    let number = Self.number(line)
    let clipped = ClippedLine(span, in: sources, width: Self.width - number.count - 3)
    let blank = String(repeating: " ", count: number.count)
    text += Self.row("\(paint("\(number) |", .gutter)) \(clipped.text)")
    text += paint(blank + " |", .gutter) + " " + String(repeating: " ", count: clipped.markStart)
    text += paint(String(repeating: "^", count: clipped.markLength), role) + "\n"
  }

  /// What the edits of a fix make of the lines they touch, at most a few of them.
  ///
  ///       7 +       isOn: true
  func append(_ fix: Fix, to text: inout String) {
    let groups = EditGroup.groups(of: fix.edits, in: sources)
    for group in groups.prefix(Self.mostGroups) { append(group, to: &text) }
    let rest = groups.count - Self.mostGroups
    if rest > 0 { text += "      and \(rest) more place\(rest == 1 ? "" : "s")\n" }
  }

  private static let mostGroups = 3
  private static let mostLines = 6

  private func append(_ group: EditGroup, to text: inout String) {
    if group.isDeletion {
      let number = Self.number(group.line)
      let clipped = ClippedLine(
        group.span, in: sources, width: Self.width - number.count - 3)
      text += Self.row("\(paint("\(number) -", .removed)) \(clipped.text)")
      return
    }
    let lines = group.result.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.prefix(Self.mostLines).enumerated() {
      let number = Self.number(group.line + index)
      let kept = index == 0 ? min(group.keptBefore, line.utf8.count) : 0
      let split = line.utf8.index(line.startIndex, offsetBy: kept)
      let clipped = ClippedLine(
        before: String(line[..<split]), marked: "", after: String(line[split...]),
        width: Self.width - number.count - 3, hasMoreBefore: index == 0 && group.hasMoreBefore,
        hasMoreAfter: index == lines.count - 1 && group.hasMoreAfter)
      text += Self.row("\(paint("\(number) +", .added)) \(clipped.text)")
    }
    if lines.count > Self.mostLines { text += "      …\n" }
  }

  private static func number(_ line: Int) -> String {
    let digits = String(line)
    return String(repeating: " ", count: max(0, 5 - digits.count)) + digits
  }

  /// A line without spaces at its end.
  private static func row(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line + "\n"
  }
}

/// Edits that stand close together, and what they make of their lines.
struct EditGroup {
  /// Where the first edit begins and the last one ends.
  private(set) var span: SourceSpan
  /// The line the first edit begins on.
  private(set) var line: Int
  private(set) var result: String
  /// Bytes of `result` that stand before the first edit.
  private(set) var keptBefore: Int
  private(set) var hasMoreBefore = false
  private(set) var hasMoreAfter = false
  private(set) var isDeletion: Bool

  /// Bytes of the surroundings that are shown, and that may lie between edits of one group.
  private static let reach = 800

  static func groups(of edits: [Fix.Edit], in sources: SourceFiles) -> [EditGroup] {
    let sorted = edits.enumerated().sorted {
      let (a, b) = ($0.element.span, $1.element.span)
      return (a.file.index, a.start, a.end, $0.offset) < (b.file.index, b.start, b.end, $1.offset)
    }.map(\.element)
    var runs: [[Fix.Edit]] = []
    for edit in sorted {
      if let last = runs.last?.last, last.span.file == edit.span.file,
        Int(edit.span.start) - Int(last.span.end) < reach,
        sources.location(of: edit.span).line <= sources.location(of: last.span).endLine + 1
      {
        runs[runs.count - 1].append(edit)
      } else {
        runs.append([edit])
      }
    }
    return runs.compactMap { EditGroup($0, in: sources) }
  }

  private init?(_ edits: [Fix.Edit], in sources: SourceFiles) {
    guard let first = edits.first?.span, let last = edits.last?.span else { return nil }
    let file = first.file
    span = SourceSpan(file: file, start: Int(first.start), end: Int(last.end))
    let location = sources.location(of: span)
    line = location.line
    let before = sources.lineRange(file, location.line)
    let after = sources.lineRange(file, location.endLine)
    let start = Int(first.start)
    let from = sources.scalarStart(file, from: max(before.lowerBound, start - Self.reach))
    result = sources.text(file, min(from, start)..<start)
    keptBefore = result.utf8.count
    hasMoreBefore = from > before.lowerBound
    var place = start
    for edit in edits {
      let next = max(place, Int(edit.span.start))
      result += sources.text(file, place..<next) + edit.replacement
      place = max(next, Int(edit.span.end))
    }
    let to = sources.scalarStart(file, from: min(after.upperBound, place + Self.reach))
    result += sources.text(file, place..<max(place, to))
    hasMoreAfter = to < after.upperBound
    isDeletion = result.allSatisfy(\.isWhitespace)
  }
}
