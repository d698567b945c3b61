// SPDX-License-Identifier: MIT
import DioramaCore

/// Findings as JSON, as the language's section on commands lays it down. Ends with a line end.
package func findingsJSON(_ report: LintReport, _ style: FindingStyle = FindingStyle()) -> String {
  let counts = FindingCounts(report.findings)
  var writer = JSONWriter()
  writer.beginObject()
  writer.beginList("findings")
  for finding in report.findings { writer.item(json(finding, report.sources)) }
  writer.end()
  var summary = [
    JSON.Member("files", .int(report.paths.count)), JSON.Member("errors", .int(counts.errors)),
    JSON.Member("warnings", .int(counts.warnings)), JSON.Member("notes", .int(counts.notes)),
  ]
  if !report.suppressed.isEmpty {
    summary.append(JSON.Member("suppressed", .int(report.suppressed.count)))
  }
  if report.fixedCount > 0 { summary.append(JSON.Member("fixed", .int(report.fixedCount))) }
  writer.member("summary", .object(summary))
  switch style.detail {
  case .findings: break
  case .statistics:
    writer.member(
      "statistics",
      .list(
        RuleCount.counts(report.findings).map { count in
          .object([
            JSON.Member("rule", .string(count.rule)),
            JSON.Member("level", .string(count.severity.name)),
            JSON.Member("count", .int(count.count)),
            JSON.Member("fixable", .int(count.fixable)),
          ])
        }))
  }
  writer.end()
  return writer.text + "\n"
}

/// One finding as JSON on each line, and nothing else: for tools that read while lint runs.
package func findingsJSONLines(_ report: LintReport) -> String {
  var text = ""
  for finding in report.findings {
    json(finding, report.sources).appendInline(to: &text)
    text += "\n"
  }
  return text
}

/// Findings alone as JSON, where no comment suppresses anything.
package func findingsJSON(
  _ findings: [Diagnostic], sources: SourceFiles, fileCount: Int
) -> String {
  findingsJSON(
    LintReport(
      findings: sortedForReport(findings), sources: sources,
      paths: Array(repeating: "", count: fileCount)))
}

private func json(_ finding: Diagnostic, _ sources: SourceFiles) -> JSON {
  let location = sources.location(of: finding.span)
  return .object(
    [
      JSON.Member("rule", .string(finding.rule)),
      JSON.Member("level", .string(finding.severity.name)),
      JSON.Member("message", .string(finding.message)),
      JSON.Member("file", .string(location.path)),
    ] + lines(location) + [
      JSON.Member("notes", .list(finding.notes.map { json($0, sources) })),
      JSON.Member(
        "fixes", .list(finding.fixes.map { json($0, of: finding.span.file, sources) })),
    ])
}

private func json(_ note: Diagnostic.Note, _ sources: SourceFiles) -> JSON {
  let message = JSON.Member("message", .string(note.message))
  guard let span = note.span else { return .object([message]) }
  let location = sources.location(of: span)
  return .object([message, JSON.Member("file", .string(location.path))] + lines(location))
}

private func json(_ fix: Fix, of file: FileID, _ sources: SourceFiles) -> JSON {
  let edits = fix.edits.map { edit -> JSON in
    let location = sources.location(of: edit.span)
    let path =
      edit.span.file == file ? [] : [JSON.Member("file", .string(location.path))]
    return .object(
      path + lines(location) + [JSON.Member("replacement", .string(edit.replacement))])
  }
  return .object([
    JSON.Member("title", .string(fix.title)),
    JSON.Member("applicability", .string(fix.applicability.rawValue)),
    JSON.Member("edits", .list(edits)),
  ])
}

private func lines(_ location: SourceLocation) -> [JSON.Member] {
  [
    JSON.Member("line", .int(location.line)), JSON.Member("column", .int(location.column)),
    JSON.Member("endLine", .int(location.endLine)),
    JSON.Member("endColumn", .int(location.endColumn)),
  ]
}
