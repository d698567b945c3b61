// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// The reference as Markdown files, made from the declarations and nothing else.
///
/// A page for each class, rule, step and action, and an index. Paths are relative to the folder of the
/// reference, and everything is in the order of the declarations.
package func referenceMarkdown(
  catalog: Catalog, rules: [Rule], steps: [any Step.Type], era: Int = 7
) -> [(path: String, text: String)] {
  var files = [("index.md", index(catalog: catalog, rules: rules, steps: steps))]
  files += catalog.classes.map { info in
    ("classes/\(info.name).md", Markdown(Page(info, in: catalog, era: era)).text)
  }
  files += steps.map { ("steps/\($0.name).md", Markdown(Page($0)).text) }
  files += ActionName.allCases.map { ("actions/\($0.rawValue).md", Markdown(Page($0)).text) }
  files += rules.map { ("rules/\($0.slug).md", Markdown(Page($0)).text) }
  return files.map { (path: $0.0, text: $0.1) }
}

/// The schemas as files of the reference's folder, for editors to point at.
package func referenceSchemas(_ source: SchemaSource) -> [(path: String, text: String)] {
  SchemaKind.allCases.map { kind in
    ("schema/\(kind.rawValue).schema.json", schemaJSON(kind, source))
  }
}

private func index(catalog: Catalog, rules: [Rule], steps: [any Step.Type]) -> String {
  var text = "# Reference\n\n## Classes\n\n"
  for info in catalog.classes {
    text += "- [\(info.name)](classes/\(info.name).md): \(Markdown.escaped(info.summary))\n"
  }
  text += "\n## Steps\n\n"
  for step in steps { text += link(step.name, "steps", step.summary) }
  text += "\n## Actions\n\n"
  for action in ActionName.allCases {
    text += link(action.rawValue, "actions", action.summary)
  }
  text += "\n## Rules\n\n"
  for rule in rules { text += link(rule.slug, "rules", rule.explanation) }
  text += "\n## Schemas\n\n"
  for kind in SchemaKind.allCases {
    let path = "schema/\(kind.rawValue).schema.json"
    text += "- [\(kind.rawValue)](\(path)): \(Markdown.escaped(kind.summary))\n"
  }
  return text
}

/// A line of the index.
private func link(_ name: String, _ folder: String, _ summary: String) -> String {
  "- [\(name)](\(folder)/\(name).md): \(Markdown.escaped(summary))\n"
}
