// SPDX-License-Identifier: MIT
import Diorama
import DioramaCore
import DioramaModel
import DioramaReference

/// `diorama completions`.
enum CompletionsCommand: Command {
  enum Shell: String, CaseIterable { case bash, zsh, fish }

  /// Words that scripts ask for when they are needed, as they are many.
  enum WordList: String, CaseIterable { case topics, devices }

  static var declaration: CommandDeclaration {
    let shells = Shell.allCases.map(\.rawValue)
    return CommandDeclaration(
      section: .shell, summary: "print what completes command lines in a shell",
      about: """
        Prints a script for a shell: commands, options and their choices, files by their kind, devices
        and the topics of 'explain'.
        """,
      operands: [
        OperandDeclaration(
          shells.joined(separator: "|"), "a shell", count: .optional, hint: .words(shells),
          "which shell"
        )
      ],
      groups: [
        OptionGroup(
          "What is printed",
          [
            .choice(
              "--words", WordList.self, placeholder: "LIST", default: nil,
              "prints a list of words instead, one a line")
          ])
      ],
      exitCodes: [(.fine, "printed")],
      examples: [
        "diorama completions bash > /etc/bash_completion.d/diorama",
        "diorama completions zsh > ~/.zfunc/_diorama",
        "diorama completions fish > ~/.config/fish/completions/diorama.fish",
      ])
  }

  static func run(_ options: Options) throws(UsageError) -> ExitCode {
    if let list: WordList = options.choiceIfAny("--words") {
      Terminal.print(words(list).map { "\($0)\n" }.joined())
      return .fine
    }
    guard options.operands.count == 1, let name = options.operands.first,
      let shell = Shell(rawValue: name)
    else { throw UsageError("one of bash, zsh, fish is needed") }
    let commands = Subcommand.allCases.map {
      CompletedCommand(name: $0.rawValue, declaration: $0.type.declaration)
    }
    switch shell {
    case .bash: Terminal.print(bashCompletion(commands))
    case .zsh: Terminal.print(zshCompletion(commands))
    case .fish: Terminal.print(fishCompletion(commands))
    }
    return .fine
  }

  private static func words(_ list: WordList) -> [String] {
    switch list {
    case .devices: return Device.profiles.map(\.name)
    case .topics:
      let workspace = Workspace()
      return topicNames(catalog: workspace.catalog, rules: allRules, steps: workspace.steps)
    }
  }
}

/// A command as completion sees it.
struct CompletedCommand {
  var name: String
  var declaration: CommandDeclaration

  var options: [OptionDeclaration] { declaration.options.filter { !$0.isLater } }

  /// The spellings of an option, the long one first.
  static func names(_ option: OptionDeclaration) -> [String] {
    [option.name] + (option.short.map { [$0] } ?? [])
  }
}

extension Hint {
  /// How files end that fit; nil where no file is meant.
  var endings: [String]? {
    switch self {
    case .scene: [".scene.yaml"]
    case .script, .scripts: [".replay.yaml"]
    case .source, .sources: [".scene.yaml", ".replay.yaml"]
    case .file: []
    case .nothing, .folder, .device, .topic, .words, .outputs: nil
    }
  }
}
