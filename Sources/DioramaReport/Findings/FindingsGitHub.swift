// SPDX-License-Identifier: MIT
import DioramaCore

/// Findings as commands that GitHub's runners turn into annotations, one a line.
///
///     ::warning file=a.scene.yaml,line=3,col=7,endLine=3,endColumn=14,title=no-effect::'onImage' has …
package func findingsGitHub(_ report: LintReport) -> String {
  var text = ""
  for finding in report.findings {
    let place = report.sources.location(of: finding.span)
    var properties = [("file", place.path), ("line", "\(place.line)")]
    // Columns mean something inside one line only.
    if place.line == place.endLine {
      properties += [
        ("col", "\(place.column)"), ("endLine", "\(place.endLine)"),
        ("endColumn", "\(place.endColumn)"),
      ]
    } else {
      properties.append(("endLine", "\(place.endLine)"))
    }
    properties.append(("title", "diorama \(finding.rule)"))
    let list = properties.map { "\($0)=\(GitHubCommand.property($1))" }.joined(separator: ",")
    text += "::\(GitHubCommand.name(finding.severity)) \(list)::"
    text += GitHubCommand.message(finding.message) + "\n"
  }
  return text
}

/// How texts stand in a command of a runner.
private enum GitHubCommand {
  static func name(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  static func message(_ text: String) -> String { escaped(text, besides: []) }

  static func property(_ text: String) -> String { escaped(text, besides: [":", ","]) }

  private static func escaped(_ text: String, besides signs: Set<Unicode.Scalar>) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "%" || scalar == "\r" || scalar == "\n" || signs.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        escaped.append(contentsOf: "%\(digits.count < 2 ? "0" : "")\(digits)".unicodeScalars)
      } else {
        escaped.append(OneLine.shown(scalar))
      }
    }
    return String(escaped)
  }
}
