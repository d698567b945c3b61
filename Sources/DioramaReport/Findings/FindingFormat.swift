// SPDX-License-Identifier: MIT
import DioramaCore

/// How the findings of lint are written.
package enum FindingFormat: String, CaseIterable, Sendable {
  case text, concise, json
  case jsonLines = "json-lines"
  case sarif, github, gitlab, junit, checkstyle

  /// Whether the format has a place for counts by rule.
  package var takesStatistics: Bool {
    switch self {
    case .text, .concise, .json: true
    case .jsonLines, .sarif, .github, .gitlab, .junit, .checkstyle: false
    }
  }
}

/// What formats tell besides findings.
package struct FindingStyle: Sendable {
  package var paint = Paint.plain
  /// Where rules are explained, by their slugs.
  package var rules: [String: Rule] = [:]
  /// The tool's own version.
  package var version = ""
  /// From which level on a finding makes a run fail.
  package var failing = Severity.error
  /// Counts by rule instead of findings; in JSON beside them.
  package var detail = Detail.findings

  /// Whether a last line counts what was found, even where that is nothing.
  package var summary = Summary.shown

  package enum Detail: Sendable { case findings, statistics }

  package enum Summary: Sendable { case shown, hidden }

  package init() {}
}

extension LintReport {
  /// The whole output in one format, with a line end.
  package func text(as format: FindingFormat, _ style: FindingStyle) -> String {
    switch format {
    case .text:
      switch style.detail {
      case .findings: findingsText(self, style)
      case .statistics: statisticsText(self) + lastLine(style)
      }
    case .concise:
      switch style.detail {
      case .findings: findingsConcise(findings, sources: sources, paint: style.paint)
      case .statistics: statisticsText(self)
      }
    case .json: findingsJSON(self, style)
    case .jsonLines: findingsJSONLines(self)
    case .sarif: findingsSARIF(self, style)
    case .github: findingsGitHub(self)
    case .gitlab: findingsGitLab(self)
    case .junit: findingsJUnit(self, style)
    case .checkstyle: findingsCheckstyle(self)
    }
  }

  /// What texts for people end with.
  func lastLine(_ style: FindingStyle) -> String {
    switch style.summary {
    case .shown: summary + "\n"
    case .hidden: ""
    }
  }
}
