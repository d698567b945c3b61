// SPDX-License-Identifier: MIT
import Diorama
import DioramaReading
import DioramaReference

/// `diorama schema`.
enum SchemaCommand {
  static func run(_ arguments: [String]) throws(UsageError) -> ExitCode {
    let options = try Options(arguments)
    let operand =
      options.operands.isEmpty ? SchemaKind.scene.rawValue : try options.single("a schema")
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
