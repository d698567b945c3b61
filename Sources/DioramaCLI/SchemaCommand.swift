// SPDX-License-Identifier: MIT
import Diorama
import DioramaReading
import DioramaReference

/// `diorama schema`.
enum SchemaCommand: Command {
  static var declaration: CommandDeclaration {
    let kinds = SchemaKind.allCases.map(\.rawValue)
    return CommandDeclaration(
      section: .documents, summary: "print the JSON Schema of scenes, scripts, projects or reports",
      about: """
        Prints the JSON Schema (draft 2020-12) of scenes, scripts, project files or reports, for
        editors that complete and check YAML. A file names its schema in a comment:
        '# yaml-language-server: $schema=scene.schema.json'.
        """,
      operands: [
        OperandDeclaration(
          kinds.joined(separator: "|"), "a schema", count: .optional, hint: .words(kinds),
          "what is described (scene)")
      ],
      exitCodes: [(.fine, "the schema was printed")],
      examples: [
        "diorama schema > scene.schema.json", "diorama schema replay > replay.schema.json",
      ])
  }

  static func run(_ options: Options) throws(UsageError) -> ExitCode {
    let operand = options.operands.first ?? SchemaKind.scene.rawValue
    guard let kind = SchemaKind(rawValue: operand) else {
      let known = SchemaKind.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("there is no schema '\(operand)': one of \(known)")
    }
    Terminal.print(schemaJSON(kind, SchemaSource(Workspace())))
    return .fine
  }
}

extension SchemaSource {
  /// Everything that this build declares.
  init(_ workspace: Workspace) {
    self.init(
      catalog: workspace.catalog, steps: workspace.steps, rules: allRules,
      limits: ProjectLimit.allCases.map {
        Limit(name: $0.rawValue, summary: $0.summary, standard: $0.standard)
      })
  }
}
