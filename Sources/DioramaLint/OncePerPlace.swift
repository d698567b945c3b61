// SPDX-License-Identifier: MIT
import DioramaCore

/// Findings of one rule, of which the copies that a template or loop makes of one place are one.
struct OncePerPlace {
  private var told: Set<SourceSpan> = []

  init() {}

  /// Adds a finding where its place has none yet.
  mutating func add(_ finding: Diagnostic, to findings: inout [Diagnostic]) {
    if told.insert(finding.span).inserted { findings.append(finding) }
  }
}
