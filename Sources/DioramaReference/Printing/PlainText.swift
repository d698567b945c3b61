// SPDX-License-Identifier: MIT

/// Pages as text for a terminal, in lines of at most 100 columns where words allow.
struct PlainText {
  private static let width = 100
  private(set) var text = ""

  init(_ page: Page) {
    text += page.title + "\n"
    append(page.summary, indent: 2)
    if !page.facts.isEmpty || !page.notes.isEmpty { text += "\n" }
    let column = page.facts.map(\.name.count).max() ?? 0
    for fact in page.facts {
      let label = fact.name + String(repeating: " ", count: column - fact.name.count + 2)
      append(fact.text, indent: 2, label: label)
    }
    for note in page.notes { append(note, indent: 2, label: "- ") }
    for section in page.sections {
      text += "\n\(section.title)\n"
      for block in section.body { append(block) }
    }
  }

  private mutating func append(_ block: Page.Block) {
    switch block {
    case .paragraph(let paragraph): append(paragraph, indent: 2)
    case .entries(let entries):
      for entry in entries {
        append(entry.form.isEmpty ? entry.name : "\(entry.name): \(entry.form)", indent: 2)
        append(entry.summary, indent: 6)
        for note in entry.notes { append(note, indent: 6, label: "- ") }
      }
    case .example(let title, let yaml):
      if !title.isEmpty { append("# " + title, indent: 2) }
      for line in yaml.split(separator: "\n", omittingEmptySubsequences: false) {
        text += line.isEmpty ? "\n" : "  \(line)\n"
      }
    }
  }

  /// A paragraph broken between words; lines after the first stand below the end of the label.
  private mutating func append(_ paragraph: String, indent: Int, label: String = "") {
    let margin = String(repeating: " ", count: indent)
    let rest = margin + String(repeating: " ", count: label.count)
    var line = margin + label
    var column = line.count
    var isStart = true
    for word in paragraph.split(whereSeparator: \.isWhitespace) {
      if !isStart, column + 1 + word.count > Self.width {
        text += line + "\n"
        line = rest
        column = rest.count
        isStart = true
      }
      line += (isStart ? "" : " ") + word
      column += (isStart ? 0 : 1) + word.count
      isStart = false
    }
    text += line + "\n"
  }
}
