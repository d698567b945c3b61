// SPDX-License-Identifier: MIT
import Diorama
import DioramaCore
import DioramaReport

/// `diorama lint`.
enum LintCommand: Command {
  static var declaration: CommandDeclaration {
    CommandDeclaration(
      section: .checking, summary: "check scenes and scripts",
      about: """
        Checks scenes and scripts for everything that can be known before they run.

        A comment '# diorama:disable-next-line RULE reason' keeps what a rule finds in the line below
        from being told; 'disable-line' is for its own line, 'disable-file' for the file.
        """,
      operands: [
        OperandDeclaration(
          "PATH", "a path", count: .any, hint: .sources,
          "files, and folders that are searched for *.scene.yaml and *.replay.yaml; '-' reads a scene from standard input (.)"
        )
      ],
      groups: [findings, fixing, output],
      exitCodes: [
        (.fine, "no finding at error level"),
        (
          .findings, "findings at error level, or warnings with --strict; --diff would change files"
        ),
        (.invalid, "a path is missing, or a file cannot be written"),
      ],
      examples: [
        "diorama lint scenes", "diorama lint --fix volume.scene.yaml",
        "diorama lint --output sarif=lint.sarif --format github scenes",
        "diorama lint --changed-since main scenes",
        "diorama lint --stdin-filename volume.scene.yaml - < volume.scene.yaml",
      ])
  }

  private static var findings: OptionGroup {
    OptionGroup(
      "Findings",
      [
        .flag("--strict", "warnings count as errors"),
        .value(
          "--changed-since", "REV",
          "only files that have changed since a commit, or use one that has; asks git"),
        .value(
          "--stdin-filename", "NAME",
          "what '-' is called in findings; scenes, includes and the project are looked for beside it"
        ),
        .value(
          "--cache", "FOLDER", hint: .folder,
          "keeps what was found there, for files that do not change"),
      ])
  }

  private static var fixing: OptionGroup {
    OptionGroup(
      "Fixing",
      [
        .flag("--fix", "applies safe fixes to the files; of '-' it prints the fixed text"),
        .flag("--unsafe", "also fixes that may change what a scene does"),
        .flag("--diff", "prints what --fix would change, and changes nothing"),
      ])
  }

  private static var output: OptionGroup {
    OptionGroup(
      "Output",
      [
        .choice(
          "--format", FindingFormat.self, default: .text, "how findings are printed"),
        .outputs("--output", FindingFormat.self, "also writes them into a file"),
        .flag("--statistics", "counts by rule instead of findings"),
        .flag("--quiet", short: "-q", "no last line, no progress"),
      ])
  }

  static func run(_ options: Options) throws(UsageError) -> ExitCode {
    var run = try LintRun(options)
    return try run.run()
  }
}
