// SPDX-License-Identifier: MIT
import DioramaCore

/// Findings as JSON, as the language's section on commands lays it down. Ends with a line end.
package func findingsJSON(
  _ findings: [Diagnostic], sources: SourceFiles, fileCount: Int
) -> String {
  let counts = FindingCounts(findings)
  var writer = JSONWriter()
  writer.beginObject()
  writer.beginList("findings")
  for finding in sortedForReport(findings) { writer.item(json(finding, sources)) }
  writer.end()
  writer.member(
    "summary",
    .object([
      JSON.Member("files", .int(fileCount)), JSON.Member("errors", .int(counts.errors)),
      JSON.Member("warnings", .int(counts.warnings)), JSON.Member("notes", .int(counts.notes)),
    ]))
  writer.end()
  return writer.text + "\n"
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
