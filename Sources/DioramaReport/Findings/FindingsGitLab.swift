// SPDX-License-Identifier: MIT
import DioramaCore

/// Findings as GitLab's report of code quality: a list of issues. Ends with a line end.
package func findingsGitLab(_ report: LintReport) -> String {
  let prints = Fingerprints(report.findings, report.sources)
  if report.findings.isEmpty { return "[]\n" }
  var writer = JSONWriter()
  writer.beginList()
  for (index, finding) in report.findings.enumerated() {
    let place = report.sources.location(of: finding.span)
    writer.item(
      .object([
        JSON.Member("description", .string(finding.message)),
        JSON.Member("check_name", .string(finding.rule)),
        JSON.Member("fingerprint", .string(prints[index])),
        JSON.Member("severity", .string(severity(finding.severity))),
        JSON.Member(
          "location",
          .object([
            JSON.Member("path", .string(place.path)),
            JSON.Member(
              "lines",
              .object([
                JSON.Member("begin", .int(place.line)), JSON.Member("end", .int(place.endLine)),
              ])),
          ])),
      ]))
  }
  writer.end()
  return writer.text + "\n"
}

/// One of GitLab's five words.
private func severity(_ severity: Severity) -> String {
  switch severity {
  case .error: "major"
  case .warning: "minor"
  case .note: "info"
  }
}
