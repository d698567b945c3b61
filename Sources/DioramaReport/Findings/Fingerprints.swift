// SPDX-License-Identifier: MIT
import DioramaCore

/// A name for each finding that stays while lines above it come and go: its rule, file, line's text
/// and message, and a number where several are alike.
struct Fingerprints {
  private var prints: [String] = []

  init(_ findings: [Diagnostic], _ sources: SourceFiles) {
    var counts: [String: Int] = [:]
    prints.reserveCapacity(findings.count)
    for finding in findings {
      let line = sources.lineText(finding.span.file, sources.location(of: finding.span).line)
      let words = line.prefix(Self.longest).split(separator: " ").joined(separator: " ")
      var base = ContentHash()
      for part in [finding.rule, sources.path(of: finding.span.file), words, finding.message] {
        base.add(part)
      }
      let text = base.text
      let count = counts[text, default: 0]
      counts[text] = count + 1
      if count > 0 { base.add(String(count)) }
      prints.append(count == 0 ? text : base.text)
    }
  }

  /// Scalars of a line that count.
  private static let longest = 400

  subscript(index: Int) -> String { prints[index] }
}
