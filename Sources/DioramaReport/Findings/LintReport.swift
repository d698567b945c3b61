// SPDX-License-Identifier: MIT
import DioramaCore

/// What one run of lint has to tell.
package struct LintReport: Sendable {
  /// Merged, in the order of reports.
  package var findings: [Diagnostic]
  /// What comments of the files keep from being told, in the order of reports.
  package var suppressed: [SuppressedFinding]
  package var sources: SourceFiles
  /// The paths that were checked, those without findings included.
  package var paths: [String]
  /// Findings that fixes have mended in this run.
  package var fixedCount = 0

  package init(
    findings: [Diagnostic], suppressed: [SuppressedFinding] = [], sources: SourceFiles,
    paths: [String]
  ) {
    self.findings = findings
    self.suppressed = suppressed
    self.sources = sources
    self.paths = paths
  }

  /// `2 errors, 1 warning in 3 files (1 suppressed)`.
  package var summary: String {
    var notes: [String] = []
    if fixedCount > 0 { notes.append("\(fixedCount) fixed") }
    if !suppressed.isEmpty { notes.append("\(suppressed.count) suppressed") }
    let found = FindingCounts(findings).summary(fileCount: paths.count)
    return notes.isEmpty ? found : "\(found) (\(notes.joined(separator: ", ")))"
  }
}

/// A finding that a comment of its file suppresses.
package struct SuppressedFinding: Hashable, Sendable {
  package var finding: Diagnostic
  /// Why, in the comment's words; may be empty.
  package var reason: String
  package var comment: SourceSpan

  package init(_ finding: Diagnostic, reason: String, comment: SourceSpan) {
    self.finding = finding
    self.reason = reason
    self.comment = comment
  }
}
