// SPDX-License-Identifier: MIT

/// A manual page in the macros of man(7), made of a declaration.
struct ManPage {
  private let name: String
  private let command: CommandDeclaration

  init(_ name: String, _ command: CommandDeclaration) {
    self.name = name
    self.command = command
  }

  var text: String {
    var text = Self.head("diorama-\(name)", command.summary)
    text += ".SH SYNOPSIS\n.B diorama \(name)\n"
    let places = ["[OPTIONS]"] + command.operands.map(\.usage)
    text += Self.line(places.joined(separator: " "))
    text += ".SH DESCRIPTION\n"
    text += command.paragraphs.map(Self.line).joined(separator: ".PP\n")
    if !command.operands.isEmpty {
      text += ".SH ARGUMENTS\n"
      for operand in command.operands { text += Self.item(operand.usage, operand.help) }
    }
    text += ".SH OPTIONS\n"
    for group in command.allGroups {
      let options = group.options.filter { !$0.isLater }
      if options.isEmpty { continue }
      text += ".SS \(Self.escaped(group.title))\n"
      for option in options {
        let names = ([option.short].compactMap(\.self) + [option.name]).joined(separator: ", ")
        let value = option.placeholder.map { " \($0)" } ?? ""
        text += Self.item(names + value, option.description)
      }
    }
    text += ".SH EXIT STATUS\n"
    for (code, meaning) in command.allExitCodes { text += Self.item("\(code.rawValue)", meaning) }
    if !command.examples.isEmpty {
      text += ".SH EXAMPLES\n.EX\n" + command.examples.map(Self.line).joined() + ".EE\n"
    }
    return text + ".SH SEE ALSO\n.BR diorama (1)\n"
  }

  /// The page of the command as a whole.
  static var overview: String {
    var text = head("diorama", "UIKit screens in YAML, laid out, played and snapshot-tested")
    text += ".SH SYNOPSIS\n.B diorama\n" + line("COMMAND [OPTIONS] [ARGUMENTS]")
    text += ".SH DESCRIPTION\n"
    text += line("Reads screens of UIKit that are described in YAML, lays them out and plays them")
    text += line("with a virtual clock, without a Mac.")
    text += ".SH COMMANDS\n"
    for command in Subcommand.allCases {
      text += item(command.rawValue, command.type.declaration.summary)
    }
    text += ".SH ENVIRONMENT\n" + item("NO_COLOR", "when set, terminals get no color")
    let pages = Subcommand.allCases.map { ".BR diorama-\(escaped($0.rawValue)) (1)" }
    return text + ".SH SEE ALSO\n" + pages.joined(separator: ",\n") + "\n"
  }
}

// MARK: - Macros

extension ManPage {
  private static func head(_ name: String, _ summary: String) -> String {
    """
    .\\" Made by 'diorama man'.
    .TH \(name.uppercased()) 1 "" "Diorama \(Main.version)" "Diorama"
    .SH NAME
    \(escaped(name)) \\- \(escaped(summary))

    """
  }

  private static func item(_ term: String, _ meaning: String) -> String {
    ".TP\n.B \(escaped(term))\n\(line(meaning))"
  }

  /// One line of text that is no macro.
  private static func line(_ text: String) -> String {
    let escaped = escaped(text)
    return (escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" : "") + escaped + "\n"
  }

  /// Text with what roff reads differently written as its escapes.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "'": escaped += "\\(aq"
      case "`": escaped += "\\(ga"
      case "^": escaped += "\\(ha"
      case "~": escaped += "\\(ti"
      case "…": escaped += "..."
      case _ where !scalar.isASCII: escaped += "\\[u\(hexadecimal(scalar))]"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
