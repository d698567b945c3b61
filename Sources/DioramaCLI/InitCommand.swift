// SPDX-License-Identifier: MIT
import Diorama

/// `diorama init`.
enum InitCommand: Command {
  static var declaration: CommandDeclaration {
    CommandDeclaration(
      section: .documents,
      summary: "write a starter project: a scene, its script, a project file",
      about: """
        Writes a settings screen for a current iPhone, a script that plays it, and a project file.
        Nothing is written where one of them is there already.
        """,
      operands: [
        OperandDeclaration(
          "FOLDER", "one folder", count: .optional, hint: .folder, "where the files are written (.)"
        )
      ],
      exitCodes: [
        (.fine, "the project was written"), (.invalid, "files are in the way or cannot be written"),
      ],
      examples: ["diorama init", "diorama init settings"])
  }

  static func run(_ options: Options) throws(UsageError) -> ExitCode {
    let folder = options.operands.first ?? ""
    func path(_ name: String) -> String { folder.isEmpty ? name : Files.join(folder, name) }
    let files = StarterProject.files.map { (path: path($0.name), text: $0.text) }
    let taken = files.map(\.path).filter { Files.kind(of: $0) != .missing }
    guard taken.isEmpty else {
      Terminal.error(
        "diorama init: nothing was written, because these are there already:\n"
          + taken.map { "  \($0)\n" }.joined())
      return .invalid
    }
    for (index, file) in files.enumerated() {
      do throws(Files.Failure) {
        try Files.write(Array(file.text.utf8), to: file.path)
      } catch {
        for written in files[..<index] { try? Files.remove(written.path) }
        Terminal.error("diorama init: '\(file.path)' was not written: \(error.reason)\n")
        return .invalid
      }
    }
    let script = path(StarterProject.scriptName)
    Terminal.print(
      files.map { "\($0.path)\n" }.joined()
        + "\nNow play the script, and record what it shows:\n\n  diorama replay \(script)\n"
        + "  diorama snapshot record \(script)\n")
    return .fine
  }
}
