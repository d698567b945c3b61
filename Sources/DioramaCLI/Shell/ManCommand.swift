// SPDX-License-Identifier: MIT
import Diorama

/// `diorama man`.
enum ManCommand: Command {
  static var declaration: CommandDeclaration {
    CommandDeclaration(
      section: .shell, summary: "write the manual pages",
      about: "Writes diorama.1 and a page for each command, diorama-COMMAND.1.",
      groups: [
        OptionGroup(
          "Output", [.value("--out", "FOLDER", hint: .folder, "where the pages are written")])
      ],
      exitCodes: [(.fine, "written"), (.invalid, "a page could not be written")],
      examples: ["diorama man --out share/man/man1"])
  }

  static func run(_ options: Options) throws(UsageError) -> ExitCode {
    guard let folder = options.value("--out") else { throw UsageError("'--out' is missing") }
    var pages = [(name: "diorama.1", text: ManPage.overview)]
    for command in Subcommand.allCases {
      let page = ManPage(command.rawValue, command.type.declaration)
      pages.append(("diorama-\(command.rawValue).1", page.text))
    }
    for page in pages {
      if let problem = TestCommand.write(page.text, to: Files.join(folder, page.name)) {
        Terminal.error(problem)
        return .invalid
      }
    }
    return .fine
  }
}
