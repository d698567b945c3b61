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
      Terminal.error(Help.overview)
      return .usage
    }
    switch first {
    case "--version", "-V":
      Terminal.print("diorama \(version)\n")
      return .fine
    case "--help", "-h", "help":
      let topic = arguments.dropFirst().first.flatMap(Subcommand.init(rawValue:))
      Terminal.print(topic.map(Help.text) ?? Help.overview)
      return .fine
    default: break
    }
    guard let command = Subcommand(rawValue: first) else { return unknown(first) }
    let rest = Array(arguments.dropFirst())
    if rest.contains("--help") || rest.contains("-h") {
      Terminal.print(Help.text(command))
      return .fine
    }
    do throws(UsageError) {
      return try command.run(rest)
    } catch {
      Terminal.error("diorama \(first): \(error.message)\n")
      Terminal.error("see 'diorama \(first) --help'\n")
      return .usage
    }
  }

  private static func unknown(_ name: String) -> ExitCode {
    if Subcommand.later.contains(name) {
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
  case lint, fmt, tree, eval, replay, track, snapshot, explain, `init`, reference, schema

  /// Commands that a later version brings.
  static let later = ["test", "render", "check", "import"]

  func run(_ arguments: [String]) throws(UsageError) -> ExitCode {
    switch self {
    case .lint: try LintCommand.run(arguments)
    case .fmt: try FmtCommand.run(arguments)
    case .tree: try TreeCommand.run(arguments)
    case .eval: try EvalCommand.run(arguments)
    case .replay: try ReplayCommand.run(arguments)
    case .track: try TrackCommand.run(arguments)
    case .snapshot: try SnapshotCommand.run(arguments)
    case .explain: try ExplainCommand.run(arguments)
    case .`init`: try InitCommand.run(arguments)
    case .reference: try ReferenceCommand.run(arguments)
    case .schema: try SchemaCommand.run(arguments)
    }
  }
}
