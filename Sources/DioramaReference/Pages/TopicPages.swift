// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

extension Page {
  init(_ rule: Rule) {
    self.init(title: rule.slug, summary: rule.explanation)
    facts = [
      Fact(name: "kind", text: "rule"),
      Fact(
        name: "level",
        text: rule.severity.name
          + (rule.isOptIn ? ", off unless '.diorama.yaml' gives a level" : "")),
    ]
    if !rule.badExample.isEmpty {
      add("Wrong", [.example(title: "", yaml: rule.badExample)])
    }
    if !rule.goodExample.isEmpty {
      add("Right", [.example(title: "", yaml: rule.goodExample)])
    }
  }

  init(_ step: any Step.Type) {
    self.init(title: step.name, summary: step.summary)
    facts = [Fact(name: "kind", text: "step")]
    add("Arguments", [.entries(step.arguments.map { Self.entry($0, of: step.name) })])
    add(
      "Examples",
      step.examples.map { .example(title: $0.title, yaml: YAMLItem.text($0.yaml)) })
  }

  init(_ action: ActionName) {
    let form = action.form
    self.init(title: action.rawValue, summary: action.summary)
    facts = [Fact(name: "kind", text: "action")]
    if form.keySets.isEmpty { facts.append(Fact(name: "takes", text: form.text)) }
    for set in form.keySets { addKeys(of: set, "Keys") }
    if let besides = action.besides { addKeys(of: besides, "Beside it") }
    add("Example", [.example(title: "", yaml: YAMLItem.text(action.example))])
  }

  /// One property, method or part of a class; nil where it has none of the name.
  init?(_ member: String, of info: ClassInfo, era: Int) {
    let members = MemberEntries(of: info, era: era)
    if let index = info.property(named: member) {
      self.init(members.property(index), kind: "property", of: info)
    } else if let index = info.method(named: member) {
      let method = info.methods[index]
      self.init(
        MemberEntries.method(method), kind: method.answer == nil ? "method" : "question", of: info)
    } else if let part = info.viewType?.parts.first(where: { $0.name == member }) {
      self.init(MemberEntries.part(part), kind: "part", of: info)
    } else {
      return nil
    }
  }

  private init(_ entry: Entry, kind: String, of info: ClassInfo) {
    self.init(title: "\(info.name).\(entry.name)", summary: entry.summary)
    facts = [Fact(name: "kind", text: kind)]
    if !entry.form.isEmpty { facts.append(Fact(name: "form", text: entry.form)) }
    notes = entry.notes
  }

  private static func entry(_ argument: StepArgument, of step: String) -> Entry {
    let role =
      switch argument.role {
      case .optional: ""
      case .required: "; required"
      case .optionalMain: "; or the value itself: '\(step): …'"
      case .main: "; required, or the value itself: '\(step): …'"
      }
    return Entry(
      name: argument.name, form: argument.kind.text + role, summary: argument.summary)
  }
}

extension StepArgument.Kind {
  fileprivate var text: String {
    switch self {
    case .target: "a target"
    case .targetOf(let className): "the id of a \(className)"
    case .targetOfOne(let names): "the id of a \(names.joined(separator: " or a "))"
    case .place: "a point of the screen, or a target"
    case .offset: "a distance [dx, dy]"
    case .seconds: "a duration"
    case .count: "a whole number"
    case .text: "text"
    case .choice(let names): "one of \(names.joined(separator: ", "))"
    case .value: "a value or an expression"
    case .condition: "a condition, '${…}'"
    case .steps: "a list of steps"
    case .expectations: "expressions and what they must give"
    case .lines: "lines of the log"
    case .events: "events"
    case .eventFilter: "which events to look at"
    case .formats: "names of outputs"
    case .number: "a number"
    case .tree: "a view with properties and subviews"
    case .script: "the path of a script"
    case .range: ValueKind.range.name
    }
  }
}
