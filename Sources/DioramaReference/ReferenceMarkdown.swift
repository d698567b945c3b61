// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// The reference as Markdown files, made from the declarations and nothing else.
///
/// A page for each class; one each for rules, steps and actions; an index. Paths are relative to
/// the folder of the reference, and everything is in the order of the declarations.
package func referenceMarkdown(
  catalog: Catalog, rules: [Rule], steps: [any Step.Type], era: Int = 7
) -> [(path: String, text: String)] {
  var files = [
    ("index.md", index(catalog: catalog, rules: rules, steps: steps)),
    ("rules.md", page("Rules", "What reading and lint find.", rules.map { Page($0) })),
    ("steps.md", page("Steps", "What scripts are made of.", steps.map { Page($0) })),
    (
      "actions.md",
      page("Actions", "What handlers are made of.", ActionName.allCases.map { Page($0) })
    ),
  ]
  files += catalog.classes.map { info in
    ("classes/\(info.name).md", Markdown(Page(info, in: catalog, era: era)).text)
  }
  return files.map { (path: $0.0, text: $0.1) }
}

/// Several topics on one page, one below the other.
private func page(_ title: String, _ summary: String, _ topics: [Page]) -> String {
  let head = Markdown(Page(title: title, summary: summary)).text
  return ([head] + topics.map { Markdown($0, level: 2).text }).joined(separator: "\n")
}

private func index(catalog: Catalog, rules: [Rule], steps: [any Step.Type]) -> String {
  var text = "# Reference\n\n## Classes\n\n"
  for info in catalog.classes {
    text += "- [\(info.name)](classes/\(info.name).md): \(Markdown.escaped(info.summary))\n"
  }
  text += "\n## Steps\n\n"
  for step in steps { text += link(step.name, "steps.md", step.summary) }
  text += "\n## Actions\n\n"
  for action in ActionName.allCases {
    text += link(action.rawValue, "actions.md", action.summary)
  }
  text += "\n## Rules\n\n"
  for rule in rules { text += link(rule.slug, "rules.md", rule.explanation) }
  return text
}

/// A line of the index; a heading's anchor is its text in lower case.
private func link(_ name: String, _ file: String, _ summary: String) -> String {
  "- [\(name)](\(file)#\(name.lowercased())): \(Markdown.escaped(summary))\n"
}
