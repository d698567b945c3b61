// SPDX-License-Identifier: MIT
import DioramaCore

/// The findings in the order of reports: by file, place and rule.
package func sortedForReport(_ findings: [Diagnostic]) -> [Diagnostic] {
  findings.enumerated().sorted {
    let (a, b) = ($0.element, $1.element)
    if a.span != b.span || a.rule != b.rule {
      return (a.span.file.index, a.span.start, a.rule, a.span.end)
        < (b.span.file.index, b.span.start, b.rule, b.span.end)
    }
    return $0.offset < $1.offset
  }.map(\.element)
}

/// Sorted, and one finding for those that say the same of the same place.
///
/// A file that is read for several scripts or devices gives the same findings each time. What is
/// kept has the gravest level and all the notes and fixes.
package func mergeDuplicates(_ findings: [Diagnostic]) -> [Diagnostic] {
  struct Statement: Hashable {
    var rule: String
    var span: SourceSpan
    var message: String
  }
  var places: [Statement: Int] = [:]
  var merged: [Diagnostic] = []
  for finding in findings {
    let statement = Statement(rule: finding.rule, span: finding.span, message: finding.message)
    guard let place = places[statement] else {
      places[statement] = merged.count
      merged.append(finding)
      continue
    }
    merged[place].severity = max(merged[place].severity, finding.severity)
    for note in finding.notes where !merged[place].notes.contains(note) {
      merged[place].notes.append(note)
    }
    for fix in finding.fixes where !merged[place].fixes.contains(fix) {
      merged[place].fixes.append(fix)
    }
  }
  return sortedForReport(merged)
}

/// The same of suppressed findings.
package func mergeDuplicates(_ suppressed: [SuppressedFinding]) -> [SuppressedFinding] {
  var comments: [SourceSpan: [SuppressedFinding]] = [:]
  for item in suppressed { comments[item.finding.span, default: []].append(item) }
  return mergeDuplicates(suppressed.map(\.finding)).map { finding in
    let item = comments[finding.span]?.first { $0.finding.rule == finding.rule }
    return SuppressedFinding(
      finding, reason: item?.reason ?? "", comment: item?.comment ?? finding.span)
  }
}

/// How many findings there are of each level.
package struct FindingCounts: Equatable, Sendable {
  package private(set) var errors = 0
  package private(set) var warnings = 0
  package private(set) var notes = 0

  package init(_ findings: some Sequence<Diagnostic>) {
    for finding in findings {
      switch finding.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .note: notes += 1
      }
    }
  }

  /// `2 errors, 1 warning in 3 files`; levels without findings are left out.
  package func summary(fileCount: Int) -> String {
    let parts = [(errors, "error"), (warnings, "warning"), (notes, "note")].filter { $0.0 > 0 }
    let found = parts.map { Self.counted($0.0, $0.1) }.joined(separator: ", ")
    return "\(found.isEmpty ? "no findings" : found) in \(Self.counted(fileCount, "file"))"
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
