// SPDX-License-Identifier: MIT
import Diorama
import DioramaCore
import DioramaReport

/// `diorama lint`.
enum LintCommand: Command {
  enum Format: String, CaseIterable { case text, concise, json }

  static var declaration: CommandDeclaration {
    CommandDeclaration(
      section: .checking, summary: "check scenes and scripts",
      about: """
        Checks scenes and scripts for everything that can be known before they run.
        """,
      operands: [
        OperandDeclaration(
          "PATH", "a path", count: .any, hint: .sources,
          "files, and folders that are searched for *.scene.yaml and *.replay.yaml; '-' reads a scene from standard input (.)"
        )
      ],
      groups: [
        OptionGroup(
          "Findings",
          [
            .flag("--strict", "warnings count as errors"),
            .later("--fix"), .later("--unsafe"), .later("--diff"), .later("--changed-since"),
          ]),
        OptionGroup(
          "Output",
          [
            .choice(
              "--format", Format.self, default: .text, later: ["sarif", "github", "junit"],
              "how findings are printed"),
            .later("--output"), .later("--statistics"),
          ]),
      ],
      exitCodes: [
        (.fine, "no finding at error level"),
        (.findings, "findings at error level, or warnings with --strict"),
        (.invalid, "a path is missing"),
      ],
      examples: ["diorama lint scenes", "diorama lint --format json volume.scene.yaml"])
  }

  static func run(_ options: Options) throws(UsageError) -> ExitCode {
    let format: Format = options.choice("--format")
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
