// SPDX-License-Identifier: MIT
import Diorama
import DioramaCore
import DioramaReference

/// `diorama explain`.
enum ExplainCommand: Command {
  static var declaration: CommandDeclaration {
    CommandDeclaration(
      section: .checking,
      summary: "what a rule, class, property, step or action means",
      about: "Prints what a rule, class, CLASS.PROPERTY, CLASS.method, step or action means.",
      operands: [
        OperandDeclaration("TOPIC", "a topic", hint: .topic, "a name of the language, or a rule")
      ],
      groups: [
        OptionGroup(
          "What is shown", [.value("--os", "VERSION", default: "7", "the defaults of another era")])
      ],
      exitCodes: [(.fine, "the topic was explained"), (.invalid, "there is no such topic")],
      examples: ["diorama explain small-touch-target", "diorama explain UISlider.value"])
  }

  static func run(_ options: Options) throws(UsageError) -> ExitCode {
    let topic = options.operands[0]
    let era = try options.number("--os", in: 6...26) ?? 7
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
enum ReferenceCommand: Command {
  static var declaration: CommandDeclaration {
    CommandDeclaration(
      section: .documents, summary: "write the reference as Markdown",
      about: "Writes the reference of classes, rules, steps and actions as Markdown.",
      groups: [
        OptionGroup(
          "Output",
          [
            .value("--out", "FOLDER", hint: .folder, "where the pages are written"),
            .flag("--check", "writes nothing; exit 1 where a page is not current"),
          ])
      ],
      exitCodes: [
        (.fine, "the pages are current"), (.findings, "with --check: a page is not current"),
        (.invalid, "a page could not be written"),
      ],
      examples: ["diorama reference --out Documentation/reference"])
  }

  static func run(_ options: Options) throws(UsageError) -> ExitCode {
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
