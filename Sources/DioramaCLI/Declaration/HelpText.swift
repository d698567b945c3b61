// SPDX-License-Identifier: MIT

/// What `--help` prints, made of declarations.
struct HelpText {
  /// Columns of a line, at most.
  static let width = 100

  private let name: String
  private let command: CommandDeclaration

  init(_ subcommand: Subcommand) {
    name = subcommand.rawValue
    command = subcommand.type.declaration
  }

  var text: String {
    var text = "Usage: \(command.usage(name))\n"
    for paragraph in command.paragraphs { text += "\n" + Self.wrapped(paragraph, indent: 0) }
    let operands = command.operands.map { ($0.usage, $0.help) }
    if !operands.isEmpty { text += "\nArguments\n" + Self.table(operands) }
    for group in command.allGroups {
      let rows = group.options.filter { !$0.isLater }.map { ($0.usage, $0.description) }
      if !rows.isEmpty { text += "\n\(group.title)\n" + Self.table(rows) }
    }
    let codes = command.allExitCodes.map { ("\($0.code.rawValue)", $0.meaning) }
    text += "\nExit codes\n" + Self.table(codes)
    if !command.examples.isEmpty {
      text += "\nExamples\n" + command.examples.map { "  \($0)\n" }.joined()
    }
    return text
  }
}

// MARK: - All commands

extension HelpText {
  /// What `diorama --help` prints.
  static func overview() -> String {
    var text = """
      Diorama \(Main.version): UIKit screens in YAML, laid out, played and snapshot-tested without a Mac.

      Usage: diorama COMMAND [OPTIONS] [ARGUMENTS]

      """
    let all = Subcommand.allCases.map { (name: $0.rawValue, command: $0.type.declaration) }
    let width = all.map { row($0).0.unicodeScalars.count }.max() ?? 0
    for section in CommandDeclaration.Section.allCases {
      let rows = all.filter { $0.command.section == section }.map(row)
      if !rows.isEmpty { text += "\n\(section.rawValue)\n" + table(rows, width: width) }
    }
    return text + """

      General
        -h, --help [COMMAND]  prints this help, or that of a command, as 'diorama COMMAND --help' does
        -V, --version         prints the version

      Exit codes: 0 fine, 1 findings, failures or mismatches, 2 invalid input, 64 usage.

      """
  }

  private static func row(_ entry: (name: String, command: CommandDeclaration)) -> (String, String)
  {
    let operands = entry.command.operands.map(\.usage)
    return (([entry.name] + operands).joined(separator: " "), entry.command.summary)
  }
}

// MARK: - Layout

extension HelpText {
  /// Terms in one column, what they mean in another; long terms have a line of their own.
  private static func table(_ rows: [(String, String)], width: Int? = nil) -> String {
    let widest = 26
    let fitting = rows.map { $0.0.unicodeScalars.count }.filter { $0 <= widest }
    let column = width ?? fitting.max() ?? widest
    var text = ""
    for (term, meaning) in rows {
      let length = term.unicodeScalars.count
      let lines = wrapped(meaning, indent: column + 4)
      if length <= column {
        let padding = String(repeating: " ", count: column - length + 2)
        text += "  " + term + padding + lines.dropFirst(column + 4)
      } else {
        text += "  \(term)\n" + lines
      }
    }
    return text
  }

  /// Lines of at most `width` columns, words kept whole.
  static func wrapped(_ text: String, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    var (lines, line) = ("", "")
    for word in text.split(separator: " ") {
      let length = line.unicodeScalars.count + word.unicodeScalars.count + 1
      if !line.isEmpty, indent + length > width {
        lines += margin + line + "\n"
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return lines + margin + line + "\n"
  }
}

extension CommandDeclaration {
  /// The line that shows what may stand where.
  func usage(_ name: String) -> String {
    (["diorama", name, "[OPTIONS]"] + operands.map(\.usage)).joined(separator: " ")
  }

  /// What it does, each paragraph on one line.
  var paragraphs: [String] {
    var paragraphs: [String] = []
    var current: [Substring] = []
    let lines = about.split(separator: "\n", omittingEmptySubsequences: false)
    for line in lines + ["" as Substring] {
      if !line.isEmpty {
        current.append(line)
      } else if !current.isEmpty {
        paragraphs.append(current.joined(separator: " "))
        current = []
      }
    }
    return paragraphs
  }
}

extension OptionDeclaration {
  /// As help shows it: `-j, --jobs N`.
  var usage: String {
    (short.map { "\($0), " } ?? "    ") + name + (placeholder.map { " \($0)" } ?? "")
  }
}
