// SPDX-License-Identifier: MIT
import Diorama

/// The `diorama` command: picks the subcommand and hands its exit code to the system.
@main
struct Main {
  static let version = "0.1.0"

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    Terminal.exit(run(arguments))
  }

  private static func run(_ arguments: [String]) -> ExitCode {
    guard let first = arguments.first else {
      Terminal.error(HelpText.overview())
      return .usage
    }
    switch first {
    case "--version", "-V":
      Terminal.print("diorama \(version)\n")
      return .fine
    case "--help", "-h", "help":
      guard let topic = arguments.dropFirst().first, !topic.hasPrefix("-") else {
        Terminal.print(HelpText.overview())
        return .fine
      }
      guard let command = Subcommand(rawValue: topic) else { return unknown(topic) }
      Terminal.print(HelpText(command).text)
      return .fine
    default: break
    }
    guard let command = Subcommand(rawValue: first) else { return unknown(first) }
    let rest = Array(arguments.dropFirst())
    if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      Terminal.print(HelpText(command).text)
      return .fine
    }
    do throws(UsageError) {
      return try command.type.run(Options(rest, of: command.type.declaration))
    } catch {
      Terminal.error("diorama \(first): \(error.message)\n")
      Terminal.error("see 'diorama \(first) --help'\n")
      return .usage
    }
  }

  private static func unknown(_ name: String) -> ExitCode {
    if name.hasPrefix("-") {
      Terminal.error("diorama: unknown option '\(name)'; options stand behind a command\n")
    } else if Subcommand.later.contains(name) {
      Terminal.error("diorama: '\(name)' is not supported yet\n")
    } else {
      let near = Names.nearest(
        to: name, among: Subcommand.allCases.map(\.rawValue) + Subcommand.later)
      let advice = near.map { "; did you mean '\($0)'?" } ?? ""
      Terminal.error("diorama: there is no command '\(name)'\(advice)\n")
    }
    Terminal.error("see 'diorama --help'\n")
    return .usage
  }
}

/// What the process ends with.
enum ExitCode: Int32, Comparable {
  case fine = 0
  /// Findings at error level, failed scripts, mismatches.
  case findings = 1
  /// Input that cannot be read or run.
  case invalid = 2
  case usage = 64
  case internalError = 70

  static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// The subcommands of this version.
enum Subcommand: String, CaseIterable {
  case lint, test, fmt, explain, tree, eval, replay, render, track, snapshot
  case `init`, schema, reference, completions, man

  /// Commands that a later version brings.
  static let later = ["check", "import"]

  var type: any Command.Type {
    switch self {
    case .lint: LintCommand.self
    case .fmt: FmtCommand.self
    case .test: TestCommand.self
    case .tree: TreeCommand.self
    case .eval: EvalCommand.self
    case .replay: ReplayCommand.self
    case .render: RenderCommand.self
    case .track: TrackCommand.self
    case .snapshot: SnapshotCommand.self
    case .explain: ExplainCommand.self
    case .`init`: InitCommand.self
    case .schema: SchemaCommand.self
    case .reference: ReferenceCommand.self
    case .completions: CompletionsCommand.self
    case .man: ManCommand.self
    }
  }
}
