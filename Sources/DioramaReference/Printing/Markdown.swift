// SPDX-License-Identifier: MIT

/// Pages as Markdown.
struct Markdown {
  private(set) var text = ""

  /// - Parameter level: How many `#` the page's own heading has.
  init(_ page: Page, level: Int = 1) {
    heading(page.title, level)
    text += Self.escaped(page.summary) + "\n"
    if !page.facts.isEmpty || !page.notes.isEmpty { text += "\n" }
    for fact in page.facts { text += "- \(fact.name): \(Self.escaped(fact.text))\n" }
    for note in page.notes { text += "- \(Self.escaped(note))\n" }
    for section in page.sections {
      text += "\n"
      heading(section.title, level + 1)
      for (index, block) in section.body.enumerated() {
        if index > 0 { text += "\n" }
        append(block)
      }
    }
  }

  private mutating func heading(_ title: String, _ level: Int) {
    text += String(repeating: "#", count: level) + " \(Self.escaped(title))\n\n"
  }

  private mutating func append(_ block: Page.Block) {
    switch block {
    case .paragraph(let paragraph): text += Self.escaped(paragraph) + "\n"
    case .entries(let entries):
      for entry in entries {
        text += "- `\(entry.name)`\(entry.form.isEmpty ? "" : ": \(Self.escaped(entry.form))")\n"
        text += "  <br>\(Self.escaped(entry.summary))\n"
        for note in entry.notes { text += "  - \(Self.escaped(note))\n" }
      }
    case .example(let title, let yaml):
      if !title.isEmpty { text += "\(Self.escaped(title)):\n\n" }
      text += "```yaml\n\(yaml)\n```\n"
    }
  }

  /// Text in which nothing is taken for a mark.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      if "\\*_<>[]#$|".contains(character) { escaped += "\\" }
      escaped.append(character)
    }
    return escaped
  }
}
