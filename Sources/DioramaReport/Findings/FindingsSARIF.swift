// SPDX-License-Identifier: MIT
import DioramaCore

/// Findings as SARIF 2.1.0, the exchange format of static analysis. Ends with a line end.
package func findingsSARIF(_ report: LintReport, _ style: FindingStyle) -> String {
  let log = SARIFLog(report, style)
  var writer = JSONWriter()
  writer.beginObject()
  writer.member("$schema", .string(SARIFLog.schema))
  writer.member("version", .string("2.1.0"))
  writer.beginList("runs")
  writer.beginObject()
  writer.member("tool", log.tool)
  writer.member("columnKind", .string("unicodeCodePoints"))
  writer.member(
    "originalUriBaseIds",
    .object([
      JSON.Member(
        SARIFLog.base,
        .object([
          JSON.Member("description", SARIFLog.message("The folder that the command ran in."))
        ]))
    ]))
  writer.beginList("results")
  let prints = Fingerprints(report.findings + report.suppressed.map(\.finding), report.sources)
  for (index, finding) in report.findings.enumerated() {
    writer.item(log.result(finding, print: prints[index], suppressed: nil))
  }
  for (index, item) in report.suppressed.enumerated() {
    writer.item(
      log.result(
        item.finding, print: prints[report.findings.count + index], suppressed: item))
  }
  writer.end()
  writer.end()
  writer.end()
  writer.end()
  return writer.text + "\n"
}

/// The parts of one log.
private struct SARIFLog {
  static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  /// The folder that relative paths begin in.
  static let base = "SRCROOT"

  private let sources: SourceFiles
  private let style: FindingStyle
  /// The rules of all results, in the order of their names.
  private let slugs: [String]
  private let places: [String: Int]

  init(_ report: LintReport, _ style: FindingStyle) {
    sources = report.sources
    self.style = style
    let used = Set(report.findings.map(\.rule) + report.suppressed.map(\.finding.rule))
    slugs = used.sorted()
    places = Dictionary(slugs.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  static func message(_ text: String) -> JSON {
    .object([JSON.Member("text", .string(text))])
  }

  var tool: JSON {
    .object([
      JSON.Member(
        "driver",
        .object([
          JSON.Member("name", .string("diorama")),
          JSON.Member("version", .string(style.version)),
          JSON.Member("rules", .list(slugs.map(rule))),
        ]))
    ])
  }

  private func rule(_ slug: String) -> JSON {
    guard let rule = style.rules[slug] else {
      return .object([JSON.Member("id", .string(slug))])
    }
    let first = rule.explanation.prefix(through: ". ") ?? rule.explanation
    return .object([
      JSON.Member("id", .string(slug)),
      JSON.Member("shortDescription", Self.message(first)),
      JSON.Member("fullDescription", Self.message(rule.explanation)),
      JSON.Member("help", help(rule)),
      JSON.Member(
        "defaultConfiguration",
        .object([JSON.Member("level", .string(rule.severity.name))])),
    ])
  }

  private func help(_ rule: Rule) -> JSON {
    var text = rule.explanation
    var markdown = rule.explanation
    for (title, example) in [("Wrong", rule.badExample), ("Right", rule.goodExample)]
    where !example.isEmpty {
      text += "\n\n\(title):\n\(example)"
      markdown += "\n\n\(title):\n\n```yaml\n\(example)\n```"
    }
    return .object([
      JSON.Member("text", .string(text)), JSON.Member("markdown", .string(markdown)),
    ])
  }

  func result(_ finding: Diagnostic, print: String, suppressed: SuppressedFinding?) -> JSON {
    var members = [
      JSON.Member("ruleId", .string(finding.rule)),
      JSON.Member("ruleIndex", .int(places[finding.rule] ?? 0)),
      JSON.Member("level", .string(finding.severity.name)),
      JSON.Member("message", Self.message(text(finding))),
      JSON.Member("locations", .list([location(finding.span)])),
      JSON.Member(
        "partialFingerprints", .object([JSON.Member("lineText/v1", .string(print))])),
    ]
    let related = finding.notes.filter { $0.span != nil }
    if !related.isEmpty {
      members.append(
        JSON.Member(
          "relatedLocations",
          .list(related.compactMap { note in note.span.map { location($0, note.message) } })))
    }
    if !finding.fixes.isEmpty {
      members.append(JSON.Member("fixes", .list(finding.fixes.map(fix))))
    }
    if let suppressed {
      members.append(JSON.Member("suppressions", .list([suppression(suppressed)])))
    }
    return .object(members)
  }

  /// The message with the notes that have no place of their own.
  private func text(_ finding: Diagnostic) -> String {
    ([finding.message] + finding.notes.filter { $0.span == nil }.map(\.message))
      .joined(separator: "\n")
  }

  private func suppression(_ item: SuppressedFinding) -> JSON {
    let reason =
      item.reason.isEmpty ? [] : [JSON.Member("justification", .string(item.reason))]
    return .object(
      [JSON.Member("kind", .string("inSource"))] + reason
        + [JSON.Member("location", location(item.comment))])
  }

  private func location(_ span: SourceSpan, _ message: String? = nil) -> JSON {
    let place = JSON.Member(
      "physicalLocation",
      .object([
        JSON.Member("artifactLocation", artifact(sources.path(of: span.file))),
        JSON.Member("region", region(span)),
      ]))
    return .object([place] + (message.map { [JSON.Member("message", Self.message($0))] } ?? []))
  }

  private func artifact(_ path: String) -> JSON {
    let uri = URIText.encoded(path == "-" ? "stdin" : path)
    if path.hasPrefix("/") { return .object([JSON.Member("uri", .string("file://" + uri))]) }
    return .object([
      JSON.Member("uri", .string(uri)), JSON.Member("uriBaseId", .string(Self.base)),
    ])
  }

  private func region(_ span: SourceSpan) -> JSON {
    let place = sources.location(of: span)
    return .object([
      JSON.Member("startLine", .int(place.line)), JSON.Member("startColumn", .int(place.column)),
      JSON.Member("endLine", .int(place.endLine)),
      JSON.Member("endColumn", .int(place.endColumn)),
    ])
  }

  private func fix(_ fix: Fix) -> JSON {
    var changes: [(file: FileID, replacements: [JSON])] = []
    for edit in fix.edits {
      let replacement = JSON.object([
        JSON.Member("deletedRegion", region(edit.span)),
        JSON.Member("insertedContent", Self.message(edit.replacement)),
      ])
      if let known = changes.firstIndex(where: { $0.file == edit.span.file }) {
        changes[known].replacements.append(replacement)
      } else {
        changes.append((edit.span.file, [replacement]))
      }
    }
    return .object([
      JSON.Member("description", Self.message(fix.title)),
      JSON.Member(
        "artifactChanges",
        .list(
          changes.map { change in
            .object([
              JSON.Member("artifactLocation", artifact(sources.path(of: change.file))),
              JSON.Member("replacements", .list(change.replacements)),
            ])
          })),
      JSON.Member(
        "properties",
        .object([JSON.Member("applicability", .string(fix.applicability.rawValue))])),
    ])
  }
}

extension String {
  /// The text up to the first `mark`, of the mark only its first character.
  fileprivate func prefix(through mark: String) -> String? {
    guard let range = firstRange(of: mark) else { return nil }
    return String(self[...range.lowerBound])
  }
}

/// Paths as references of URIs.
enum URIText {
  /// The path with all bytes written as `%41` that a path of a URI cannot have as they are.
  static func encoded(_ path: String) -> String {
    var text = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"), UInt8(ascii: "@"),
        UInt8(ascii: "+"), UInt8(ascii: ","), UInt8(ascii: "="):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += digits.count < 2 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return text
  }
}
