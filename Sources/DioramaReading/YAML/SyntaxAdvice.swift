// SPDX-License-Identifier: MIT
import DioramaCore

/// Turns libyaml's words for a broken file into what is wrong and what to do.
enum SyntaxAdvice {
  static func finding(
    problem: String, context: String, at byte: Int, contextAt: Int?, in text: SourceText,
    file: FileID
  ) -> Diagnostic {
    let place = Place(byte: min(byte, text.bytes.count), context: contextAt, text: text, file: file)
    if let found = commentTrap(place) ?? quoteTrap(place) ?? expressionTrap(place) ?? tab(place)
      ?? quote(problem, context, place)
      ?? colon(problem, place) ?? indentation(problem, context, place)
      ?? special(problem, place)
    {
      return found
    }
    let words = [context, problem].filter { !$0.isEmpty }.joined(separator: ": ")
    return make("this is not YAML: \(words)", place.here)
  }

  /// A place in broken text and the line around it.
  private struct Place {
    let byte: Int
    let context: Int?
    let text: SourceText
    let file: FileID

    func span(_ start: Int, _ end: Int) -> SourceSpan {
      SourceSpan(file: file, start: start, end: min(max(end, start), text.bytes.count))
    }

    /// One character at the place.
    var here: SourceSpan { span(byte, byte + 1) }

    private static let longestLine = 10_000

    var isControl: Bool { byte < text.bytes.count && text.bytes[byte] < 0x20 }

    /// The line of a place, as far as anyone reads one.
    func line(around offset: Int) -> Range<Int> {
      var start = min(offset, text.bytes.count)
      let first = max(0, start - Self.longestLine)
      while start > first, text.bytes[start - 1] != 0x0A { start -= 1 }
      var end = min(offset, text.bytes.count)
      let last = min(text.bytes.count, end + Self.longestLine)
      while end < last, text.bytes[end] != 0x0A, text.bytes[end] != 0x0D { end += 1 }
      return start..<max(start, end)
    }

    /// The line above another; empty where that is the first.
    func line(before line: Range<Int>) -> Range<Int> {
      line.lowerBound == 0 ? 0..<0 : self.line(around: line.lowerBound - 1)
    }

    func first(_ pattern: String, in range: Range<Int>) -> Int? {
      let wanted = Array(pattern.utf8)
      guard range.count >= wanted.count else { return nil }
      return (range.lowerBound...(range.upperBound - wanted.count)).first {
        text.bytes[$0..<($0 + wanted.count)].elementsEqual(wanted)
      }
    }
  }

  private static func make(
    _ message: String, _ span: SourceSpan, notes: [String] = [], fixes: [Fix] = []
  ) -> Diagnostic {
    Diagnostic(
      ReadingRule.yamlSyntax.rule, message, at: span,
      notes: notes.map { Diagnostic.Note($0) }, fixes: fixes)
  }

  /// `{ backgroundColor: #FF0000 }`: the rest of the line became a comment.
  private static func commentTrap(_ place: Place) -> Diagnostic? {
    for offset in [place.byte, place.context ?? place.byte, max(0, place.byte - 1)] {
      let line = place.line(around: offset)
      for start in line where place.text.bytes[start] == 0x23 {
        guard start > line.lowerBound, place.text.bytes[start - 1] == 0x20,
          !isQuoted(start, line, place)
        else { continue }
        let digits = place.text.bytes[(start + 1)..<line.upperBound].prefix { byte in
          (0x30...0x39).contains(byte) || (0x41...0x46).contains(byte)
            || (0x61...0x66).contains(byte)
        }
        guard [3, 6, 8].contains(digits.count) else { break }
        let span = place.span(start, start + 1 + digits.count)
        let written = "#" + String(decoding: digits, as: UTF8.self)
        return make(
          "'\(written)' and all after it is a comment here: quote the color", span,
          fixes: [Fix("quote the color", replacing: span, with: "\"\(written)\"")])
      }
    }
    return nil
  }

  /// `"${a ? "x" : "y"}"`: a double quote inside double quotes ends them.
  private static func quoteTrap(_ place: Place) -> Diagnostic? {
    for offset in [place.byte, max(0, place.byte - 1)] {
      let line = place.line(around: offset)
      guard let start = place.first("\"${", in: line) else { continue }
      let rest = Array(place.text.bytes[(start + 1)..<line.upperBound])
      guard let length = expressionLength(rest), rest[..<length].contains(0x22),
        !rest[..<length].contains(0x5C)
      else { continue }
      let written = String(decoding: rest[..<length], as: UTF8.self)
      let quoted =
        "'"
        + written.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
        + "'"
      let isClosed = length < rest.count && rest[length] == 0x22
      let span = place.span(start, start + 1 + length + (isClosed ? 1 : 0))
      return make(
        "a double quote inside double quotes ends the text: put the expression in single quotes",
        span, fixes: [Fix("use single quotes outside", replacing: span, with: quoted)])
    }
    return nil
  }

  /// An unquoted `${…}` that holds what YAML reads as its own: `: `, ` #`, `,`, `[`, `{`, quotes.
  private static func expressionTrap(_ place: Place) -> Diagnostic? {
    for offset in [place.byte, place.context ?? place.byte, max(0, place.byte - 1)] {
      let line = place.line(around: offset)
      guard let start = place.first("${", in: line) else { continue }
      let before = start > line.lowerBound ? place.text.bytes[start - 1] : 0x20
      guard before != 0x27, before != 0x22, !isQuoted(start, line, place) else { continue }
      let rest = Array(place.text.bytes[start..<line.upperBound])
      guard let length = expressionLength(rest) else { continue }
      let written = String(decoding: rest[..<length], as: UTF8.self)
      let quoted =
        "'"
        + written.split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: "''") + "'"
      let span = place.span(start, start + length)
      return make(
        "YAML reads a part of this expression as its own: quote this expression", span,
        notes: ["': ', ' #' and, inside [ ] or { }, commas and braces end an unquoted text"],
        fixes: [Fix("quote the expression", replacing: span, with: quoted)])
    }
    return nil
  }

  /// The bytes of a `${…}` up to its closing brace, strings inside it skipped.
  private static func expressionLength(_ bytes: [UInt8]) -> Int? {
    var depth = 0
    var quote: UInt8 = 0
    for (index, byte) in bytes.enumerated() {
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == 0x22 || byte == 0x27 {
        quote = byte
      } else if byte == 0x7B {
        depth += 1
      } else if byte == 0x7D {
        depth -= 1
        if depth == 0 { return index + 1 }
      }
    }
    return nil
  }

  private static func isQuoted(_ offset: Int, _ line: Range<Int>, _ place: Place) -> Bool {
    var quote: UInt8 = 0
    for index in line.lowerBound..<offset {
      let byte = place.text.bytes[index]
      if quote == 0, byte == 0x27 || byte == 0x22 {
        quote = byte
      } else if byte == quote {
        quote = 0
      }
    }
    return quote != 0
  }

  private static func tab(_ place: Place) -> Diagnostic? {
    let line = place.line(around: place.byte)
    var index = line.lowerBound
    while index < line.upperBound, [0x20, 0x09].contains(place.text.bytes[index]) {
      if place.text.bytes[index] == 0x09 {
        var end = index
        while end < line.upperBound, place.text.bytes[end] == 0x09 { end += 1 }
        let span = place.span(index, end)
        return make(
          "a tab cannot indent YAML: use spaces", span,
          fixes: [
            Fix(
              "replace each tab by two spaces", replacing: span,
              with: String(repeating: "  ", count: end - index), applicability: .unsafe)
          ])
      }
      index += 1
    }
    guard place.byte < place.text.bytes.count, place.text.bytes[place.byte] == 0x09 else {
      return nil
    }
    return make(
      "a tab cannot stand here: use spaces", place.here,
      fixes: [Fix("replace the tab by a space", replacing: place.here, with: " ")])
  }

  private static func quote(_ problem: String, _ context: String, _ place: Place) -> Diagnostic? {
    guard context.contains("quoted scalar") else { return nil }
    if problem.contains("unexpected end of stream") || problem.contains("document indicator") {
      let start = place.context ?? place.byte
      let mark = start < place.text.bytes.count ? place.text.bytes[start] : 0x22
      return make(
        "this quote is never closed: add \(mark == 0x27 ? "'" : "\"") at the end of the text",
        place.span(start, place.line(around: start).upperBound))
    }
    if problem.contains("escape") {
      return make(
        "in double quotes a backslash begins an escape, and this one is unknown: write \\\\, or use single quotes",
        place.here)
    }
    return nil
  }

  private static func colon(_ problem: String, _ place: Place) -> Diagnostic? {
    guard problem.contains("could not find expected ':'") else {
      guard problem.contains("mapping values are not allowed") else { return nil }
      let line = place.line(around: place.byte)
      guard let first = place.first(": ", in: line), first < place.byte else {
        if let found = missingSpace(in: place.line(before: line), place) { return found }
        return make(
          "a ':' cannot stand here: is the line indented as its neighbours are, and has the line above a ':'?",
          place.here)
      }
      let value = place.span(first + 2, line.upperBound)
      return make(
        "this text holds ': ', which YAML reads as a key: quote the whole text", value,
        fixes: [Fix("quote the text", replacing: value, with: singleQuoted(value, place))])
    }
    let line = place.line(around: place.context ?? place.byte)
    if let found = missingSpace(in: line, place) { return found }
    return make(
      "this line is no 'key: value': a ':' is missing, or the line is indented wrongly",
      place.span(firstNonSpace(line, place), line.upperBound))
  }

  /// The first ':' of a line, where something other than a space follows it.
  private static func missingSpace(in line: Range<Int>, _ place: Place) -> Diagnostic? {
    guard let colon = line.first(where: { place.text.bytes[$0] == 0x3A }),
      colon + 1 < line.upperBound, place.text.bytes[colon + 1] != 0x20
    else { return nil }
    let span = place.span(colon, colon + 1)
    return make(
      "a space is missing after the ':'", span,
      fixes: [Fix("add a space", replacing: span, with: ": ")])
  }

  private static func indentation(
    _ problem: String, _ context: String, _ place: Place
  ) -> Diagnostic? {
    if problem.contains("did not find expected key") || problem.contains("expected '-' indicator")
      || problem.contains("block sequence entries are not allowed")
      || problem.contains("block mapping keys are not allowed")
      || problem.contains("did not find expected <document start>")
    {
      let line = place.line(around: place.byte)
      let start = firstNonSpace(line, place)
      let from = place.context.map { ", which began at line \(lineNumber($0, place))," } ?? ""
      return make(
        "this line is indented neither as a part of the block above\(from) nor as its neighbour",
        place.span(start, max(start + 1, line.upperBound)))
    }
    if problem.contains("expected ',' or") {
      let open = place.context ?? place.byte
      let mark = open < place.text.bytes.count ? place.text.bytes[open] : 0x5B
      return make(
        "this '\(mark == 0x7B ? "{" : "[")' is never closed, or a ',' is missing before line \(lineNumber(place.byte, place))",
        place.span(open, open + 1),
        notes: ["inside [ ] and { } each text with ', ', ': ', braces or brackets must be quoted"])
    }
    return nil
  }

  private static func special(_ problem: String, _ place: Place) -> Diagnostic? {
    if problem.contains("control characters") || problem.contains("character") && place.isControl {
      return make("YAML forbids this control character", place.here)
    }
    if problem.contains("cannot start any token") {
      return make(
        "a text cannot begin with this character: quote the text",
        place.span(place.byte, place.line(around: place.byte).upperBound))
    }
    return nil
  }

  private static func firstNonSpace(_ line: Range<Int>, _ place: Place) -> Int {
    line.first { place.text.bytes[$0] != 0x20 } ?? line.lowerBound
  }

  private static func lineNumber(_ offset: Int, _ place: Place) -> Int {
    place.text.bytes[..<min(offset, place.text.bytes.count)].count { $0 == 0x0A } + 1
  }

  private static func singleQuoted(_ span: SourceSpan, _ place: Place) -> String {
    let written = String(
      decoding: place.text.bytes[Int(span.start)..<Int(span.end)], as: UTF8.self)
    return "'"
      + written.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
      + "'"
  }
}
