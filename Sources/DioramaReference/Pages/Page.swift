// SPDX-License-Identifier: MIT

/// One topic of the reference, before it becomes text or Markdown.
struct Page: Sendable {
  var title: String
  /// One or more sentences.
  var summary: String
  /// Short facts: what it inherits from, how grave it is.
  var facts: [Fact] = []
  /// Remarks, each one line.
  var notes: [String] = []
  var sections: [Section] = []

  struct Fact: Sendable {
    var name: String
    var text: String
  }

  struct Section: Sendable {
    var title: String
    var body: [Block]
  }

  /// A piece of a section.
  enum Block: Sendable {
    case paragraph(String)
    case entries([Entry])
    /// YAML, with what it shows.
    case example(title: String, yaml: String)
  }

  /// A property, method, argument or part.
  struct Entry: Sendable {
    var name: String
    /// What it holds or takes, on one line.
    var form: String
    var summary: String
    var notes: [String] = []
  }

  /// Adds a section, unless there is nothing in it.
  mutating func add(_ title: String, _ body: [Block]) {
    let filled = body.filter { block in
      if case .entries(let entries) = block { return !entries.isEmpty }
      return true
    }
    if !filled.isEmpty { sections.append(Section(title: title, body: filled)) }
  }
}
