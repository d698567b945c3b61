// SPDX-License-Identifier: MIT
import DioramaCore

/// Findings for people: each with its source, notes and fixes, and a last line that counts them.
///
/// - Parameter fileCount: How many files were checked, those without findings included.
package func findingsText(
  _ findings: [Diagnostic], sources: SourceFiles, fileCount: Int
) -> String {
  let frame = SourceFrame(sources: sources)
  var text = ""
  for finding in sortedForReport(findings) {
    let location = sources.location(of: finding.span)
    text += headLine(finding, location) + "\n"
    if !location.path.isEmpty { frame.append(finding.span, line: location.line, to: &text) }
    for note in finding.notes {
      if let span = note.span { text += position(sources.location(of: span)) + ": " }
      text += "note: \(OneLine.text(note.message))\n"
    }
    for fix in finding.fixes {
      text += "help: \(OneLine.text(fix.title))\(remark(on: fix.applicability))\n"
      frame.append(fix, to: &text)
    }
    text += "\n"
  }
  return text + FindingCounts(findings).summary(fileCount: fileCount) + "\n"
}

/// Findings with one line for each, for editors and scripts; nothing where there are none.
package func findingsConcise(_ findings: [Diagnostic], sources: SourceFiles) -> String {
  var text = ""
  for finding in sortedForReport(findings) {
    text += headLine(finding, sources.location(of: finding.span)) + "\n"
  }
  return text
}

/// `path:line:column: error: message [rule]`.
private func headLine(_ finding: Diagnostic, _ location: SourceLocation) -> String {
  "\(position(location)): \(finding.severity.name): \(OneLine.text(finding.message)) [\(finding.rule)]"
}

private func position(_ location: SourceLocation) -> String {
  "\(OneLine.text(location.path)):\(location.line):\(location.column)"
}

private func remark(on applicability: Fix.Applicability) -> String {
  switch applicability {
  case .safe: ""
  case .unsafe: " (may change what the scene does)"
  case .shown: " (by hand)"
  }
}
