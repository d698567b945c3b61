// SPDX-License-Identifier: MIT
import Diorama
import DioramaReport

/// `diorama fmt`.
enum FmtCommand: Command {
  static var declaration: CommandDeclaration {
    CommandDeclaration(
      section: .checking, summary: "lay scenes, scripts and project files out evenly",
      about: """
        Lays YAML files out evenly and keeps all that they say: comments, quotes, order.
        """,
      operands: [
        OperandDeclaration(
          "PATH", "a path", count: .any, hint: .sources,
          "files, which may be any YAML, and folders that are searched for scenes, scripts and project files; '-' reads standard input and prints the result (.)"
        )
      ],
      groups: [
        OptionGroup(
          "Formatting",
          [
            .flag("--check", "writes nothing; lists the files that would change"),
            .flag("--diff", "writes nothing; prints what would change"),
          ])
      ],
      exitCodes: [
        (.fine, "fine"), (.findings, "with --check a file would change"),
        (.invalid, "a file cannot be read or written"),
      ],
      examples: ["diorama fmt scenes", "diorama fmt --check --diff"])
  }

  static func run(_ options: Options) throws(UsageError) -> ExitCode {
    let isWriting = !options.has("--check") && !options.has("--diff")
    let found = Discovery.files(options.operands.isEmpty ? ["."] : options.operands)
    var workspace = Workspace()
    var code = ExitCode.fine
    var (changed, failed, kept) = (0, 0, 0)
    for path in found.files + found.missing {
      let file = workspace.format(path)
      guard isSound(file, workspace, options.paint(.error)) else {
        code = max(code, .invalid)
        failed += 1
        continue
      }
      if file.changes { changed += 1 }
      if isWriting, path == "-" {
        Terminal.print(file.new)
      } else if isWriting, file.changes {
        guard write(file) == .fine else {
          code = max(code, .invalid)
          changed -= 1
          kept += 1
          continue
        }
      } else if file.changes {
        if options.has("--diff") {
          Terminal.print(
            unifiedDiff(old: file.old, new: file.new, path: path, paint: options.paint()))
        } else {
          Terminal.print("\(path)\n")
        }
        if options.has("--check") { code = max(code, .findings) }
      }
    }
    if found.files != ["-"] {
      let count = found.files.count + found.missing.count
      let verb = isWriting ? "changed" : "would change"
      let rest =
        (failed == 0 ? "" : ", \(failed) not read") + (kept == 0 ? "" : ", \(kept) not written")
      Terminal.error("\(count) file\(count == 1 ? "" : "s"), \(changed) \(verb)\(rest)\n")
    }
    return code
  }

  /// Tells on standard error why a file is left alone.
  private static func isSound(
    _ file: FormattedFile, _ workspace: Workspace, _ paint: Paint
  ) -> Bool {
    if !file.findings.isEmpty {
      Terminal.error(
        findingsText(file.findings, sources: workspace.sources, fileCount: 1, paint: paint))
      return false
    }
    guard let problem = file.problem else { return true }
    Terminal.error("\(problem)\n")
    return false
  }

  private static func write(_ file: FormattedFile) -> ExitCode {
    do throws(Files.Failure) {
      try Files.replace(file.path, with: file.new)
      Terminal.print("\(file.path)\n")
      return .fine
    } catch {
      Terminal.error("diorama fmt: '\(file.path)' was not written: \(error.reason)\n")
      return .invalid
    }
  }
}
