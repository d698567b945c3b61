// SPDX-License-Identifier: MIT
import DioramaCore

/// How often one rule has found something.
struct RuleCount: Equatable, Sendable {
  var rule: String
  var severity: Severity
  var count = 0
  /// Those with a fix that is applied unasked.
  var fixable = 0

  /// The most frequent first; of equal ones by their names.
  static func counts(_ findings: [Diagnostic]) -> [RuleCount] {
    var counts: [String: RuleCount] = [:]
    for finding in findings {
      var count =
        counts[finding.rule] ?? RuleCount(rule: finding.rule, severity: finding.severity)
      count.count += 1
      count.severity = max(count.severity, finding.severity)
      if finding.fixes.contains(where: { $0.applicability == .safe }) { count.fixable += 1 }
      counts[finding.rule] = count
    }
    return counts.values.sorted { ($1.count, $0.rule) < ($0.count, $1.rule) }
  }
}

/// A table of counts by rule, most first; `*` where a safe fix is known for all of them.
///
///     12  warning  small-touch-target
///      3  error    unknown-property *
package func statisticsText(_ report: LintReport) -> String {
  let counts = RuleCount.counts(report.findings)
  let width = counts.map { String($0.count).count }.max() ?? 0
  let level = counts.map { $0.severity.name.count }.max() ?? 0
  return counts.map { count in
    let number = String(count.count)
    let name = count.severity.name
    return String(repeating: " ", count: width - number.count) + number + "  " + name
      + String(repeating: " ", count: level - name.count + 2) + count.rule
      + (count.fixable == count.count ? " *\n" : "\n")
  }.joined()
}
