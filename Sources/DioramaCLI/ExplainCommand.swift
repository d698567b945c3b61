// SPDX-License-Identifier: MIT
import Diorama
import DioramaCore
import DioramaReference

/// `diorama explain`.
enum ExplainCommand {
  static func run(_ arguments: [String]) throws(UsageError) -> ExitCode {
    let options = try Options(arguments, values: ["--os"])
    let topic = try options.single("a topic")
    let era = options.value("--os").flatMap { Int($0) } ?? 7
    guard (6...26).contains(era) else { throw UsageError("'--os' takes 6 to 26") }
    let workspace = Workspace()
    if let text = explain(
      topic, catalog: workspace.catalog, rules: allRules, steps: workspace.steps, era: era)
    {
      Terminal.print(text)
      return .fine
    }
    let near = nearTopics(
      topic, catalog: workspace.catalog, rules: allRules, steps: workspace.steps)
    let advice = near.isEmpty ? "" : "; near it are \(near.joined(separator: ", "))"
    Terminal.error("diorama explain: nothing is called '\(topic)'\(advice)\n")
    return .invalid
  }
}

/// `diorama reference`.
enum ReferenceCommand {
  static func run(_ arguments: [String]) throws(UsageError) -> ExitCode {
    let options = try Options(arguments, values: ["--out"], flags: ["--check"])
    guard let folder = options.value("--out") else { throw UsageError("'--out' is missing") }
    let workspace = Workspace()
    let pages =
      referenceMarkdown(catalog: workspace.catalog, rules: allRules, steps: workspace.steps)
      + referenceSchemas(SchemaSource(workspace))
    var code = ExitCode.fine
    for page in pages {
      let path = Files.join(folder, page.path)
      let current = try? Files.read(path, limit: 16 << 20)
      if current == Array(page.text.utf8) { continue }
      if options.has("--check") {
        Terminal.print("\(path): not current\n")
        code = .findings
        continue
      }
      do throws(Files.Failure) {
        try Files.write(Array(page.text.utf8), to: path)
      } catch {
        Terminal.error("diorama reference: '\(path)' was not written: \(error.reason)\n")
        return .invalid
      }
    }
    return code
  }
}
