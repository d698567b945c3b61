// SPDX-License-Identifier: MIT
import DioramaCore

/// Findings for people: each with its source, notes and fixes, and a last line that counts them.
///
/// - Parameter fileCount: How many files were checked, those without findings included.
package func findingsText(
  _ findings: [Diagnostic], sources: SourceFiles, fileCount: Int, paint: Paint = .plain
) -> String {
  framedText(sortedForReport(findings), sources, paint)
    + FindingCounts(findings).summary(fileCount: fileCount) + "\n"
}

/// A report for people.
package func findingsText(_ report: LintReport, _ style: FindingStyle = FindingStyle()) -> String {
  framedText(report.findings, report.sources, style.paint) + report.lastLine(style)
}

/// Findings with one line for each, for editors and scripts; nothing where there are none.
package func findingsConcise(
  _ findings: [Diagnostic], sources: SourceFiles, paint: Paint = .plain
) -> String {
  var text = ""
  for finding in sortedForReport(findings) {
    text += headLine(finding, sources.location(of: finding.span), paint) + "\n"
  }
  return text
}

private func framedText(
  _ findings: [Diagnostic], _ sources: SourceFiles, _ paint: Paint
) -> String {
  let frame = SourceFrame(sources: sources, paint: paint)
  var text = ""
  for finding in findings {
    let location = sources.location(of: finding.span)
    text += headLine(finding, location, paint) + "\n"
    if !location.path.isEmpty {
      frame.append(finding.span, line: location.line, as: role(finding.severity), to: &text)
    }
    for note in finding.notes {
      if let span = note.span { text += position(sources.location(of: span)) + ": " }
      text += "\(paint("note:", .note)) \(OneLine.text(note.message))\n"
    }
    for fix in finding.fixes {
      text +=
        "\(paint("help:", .help)) \(OneLine.text(fix.title))\(remark(on: fix.applicability))\n"
      frame.append(fix, to: &text)
    }
    text += "\n"
  }
  return text
}

/// `path:line:column: error: message [rule]`.
private func headLine(
  _ finding: Diagnostic, _ location: SourceLocation, _ paint: Paint
) -> String {
  let level = paint("\(finding.severity.name):", role(finding.severity))
  let message = paint(OneLine.text(finding.message), .strong)
  return "\(position(location)): \(level) \(message) \(paint("[\(finding.rule)]", .aside))"
}

private func role(_ severity: Severity) -> Paint.Role {
  switch severity {
  case .error: .error
  case .warning: .warning
  case .note: .note
  }
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
