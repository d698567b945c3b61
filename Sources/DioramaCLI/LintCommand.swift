// SPDX-License-Identifier: MIT
import Diorama
import DioramaCore
import DioramaReport

/// `diorama lint`.
enum LintCommand {
  enum Format: String, CaseIterable { case text, concise, json }

  static func run(_ arguments: [String]) throws(UsageError) -> ExitCode {
    let options = try Options(
      arguments, values: ["--format"], flags: ["--strict"],
      later: ["--output", "--fix", "--unsafe", "--diff", "--changed-since", "--statistics"])
    let format: Format = try options.choice(
      "--format", default: .text, later: ["sarif", "github", "junit"])
    let found = Discovery.files(options.operands.isEmpty ? ["."] : options.operands)
    var workspace = Workspace()
    // A path with nothing there is read like the others, and found missing.
    let findings = mergeDuplicates(
      workspace.lint(found.files + found.missing, jobs: Parallel.cores))
    let count = found.files.count + found.missing.count
    switch format {
    case .text:
      Terminal.print(findingsText(findings, sources: workspace.sources, fileCount: count))
    case .concise: Terminal.print(findingsConcise(findings, sources: workspace.sources))
    case .json:
      Terminal.print(findingsJSON(findings, sources: workspace.sources, fileCount: count))
    }
    if !found.missing.isEmpty { return .invalid }
    let worst: Severity = options.has("--strict") ? .warning : .error
    return findings.contains { $0.severity >= worst } ? .findings : .fine
  }
}
