// SPDX-License-Identifier: MIT

/// A command of `diorama`: what it takes, and what it does with that.
///
/// A new command is a type that conforms, and a case of `Subcommand`; nothing else names it.
protocol Command {
  /// Made anew whenever it is asked for, and only for the command that is run or described.
  static var declaration: CommandDeclaration { get }

  static func run(_ options: Options) throws(UsageError) -> ExitCode
}

/// All that is said about the command line of one command.
///
/// Parsing (`Options`), `--help`, shell completions and man pages are made of it. A new option is one
/// more line in a group of its command:
///
///     OptionGroup("Output", [
///       .flag("--strict", "warnings count as errors"),
///       .choice("--format", Format.self, default: .text, "how findings are printed"),
///       .outputs("--output", Format.self, "writes the findings into a file, too"),
///       .value("--jobs", short: "-j", "N", "how many at once"),
///       .later("--cache"),
///     ])
///
/// and is asked for by its name in `run`: `options.has("--strict")`, `options.choice("--format")`,
/// `options.outputs("--output")`, `options.value("--jobs")`, `options.all(…)`. Asking for a name that
/// is not declared is our own mistake and stops the process.
struct CommandDeclaration {
  /// Where `diorama --help` lists it.
  var section: Section
  /// What the command does, in the imperative, without a full stop.
  var summary: String
  /// Paragraphs with empty lines between them; other line ends are spaces.
  var about: String
  var operands: [OperandDeclaration] = []
  /// How operands are told from options.
  var operandKind = OperandKind.paths
  var groups: [OptionGroup] = []
  /// The options that every command has.
  static let common = OptionGroup(
    "General",
    [
      .choice(
        "--color", ColorChoice.self, placeholder: "WHEN", default: .auto,
        "color on a terminal, unless NO_COLOR is set"),
      .flag("--help", short: "-h", "prints this help"),
    ])
  /// In ascending order; 64 for a wrong command line is added.
  var exitCodes: [(code: ExitCode, meaning: String)] = [(.fine, "fine")]
  /// Command lines that work, without a prompt.
  var examples: [String] = []

  enum Section: String, CaseIterable {
    case checking = "Checking"
    case running = "Running"
    case documents = "Documents"
    case shell = "Shell"
  }

  var allGroups: [OptionGroup] { groups + [Self.common] }

  /// Every option, those of later versions included.
  var options: [OptionDeclaration] { allGroups.flatMap(\.options) }

  /// Every code it ends with.
  var allExitCodes: [(code: ExitCode, meaning: String)] {
    let usage = "the command line is wrong"
    return exitCodes.contains { $0.code == .usage } ? exitCodes : exitCodes + [(.usage, usage)]
  }
}

/// Options that help lists below one title.
struct OptionGroup {
  var title: String
  var options: [OptionDeclaration]

  init(_ title: String, _ options: [OptionDeclaration]) {
    self.title = title
    self.options = options
  }
}

/// What is asked for by position.
struct OperandDeclaration {
  /// In capitals, or the words to choose from with `|` between them.
  var placeholder: String
  /// With its article, as messages name it: "a scene".
  var what: String
  var count = Count.one
  var hint: Hint
  var help: String

  enum Count { case one, optional, oneOrMore, any }

  init(
    _ placeholder: String, _ what: String, count: Count = .one, hint: Hint = .nothing,
    _ help: String
  ) {
    self.placeholder = placeholder
    self.what = what
    self.count = count
    self.hint = hint
    self.help = help
  }

  /// As usage lines show it: `SCENE`, `PATH…`, `[PATH…]`.
  var usage: String {
    switch count {
    case .one: placeholder
    case .optional: "[\(placeholder)]"
    case .oneOrMore: placeholder + "…"
    case .any: "[\(placeholder)…]"
    }
  }
}

/// What completion offers for a value or an operand.
enum Hint: Equatable {
  case nothing
  case file
  case folder
  case scene
  case script
  /// A scene or a script.
  case source
  /// Scenes, scripts, project files and folders that hold them.
  case sources
  /// Scripts or folders that hold some.
  case scripts
  case device
  /// What `explain` knows.
  case topic
  case words([String])
  /// `FORMAT=FILE` with one of these formats.
  case outputs([String])

  /// Words that stand for the whole value, or before its `=`.
  var words: [String] {
    switch self {
    case .words(let words), .outputs(let words): words
    default: []
    }
  }
}
