// SPDX-License-Identifier: MIT
import DioramaExpressions
import DioramaModel

/// The properties, methods and parts of one class as entries.
struct MemberEntries {
  let info: ClassInfo
  /// The era whose defaults come first.
  let era: Int
  private let defaults: EraDefaults

  init(of info: ClassInfo, era: Int) {
    self.info = info
    self.era = era
    defaults = EraDefaults(of: info)
  }

  /// A property by its index in the class.
  func property(_ index: Int) -> Page.Entry {
    let facts = info.properties[index].facts
    var form = facts.kind.name
    if facts.access == .readOnly {
      form += "; read only"
    } else {
      form += "; default \(defaults.text(of: index, era: era))"
      if facts.access == .atCreation { form += "; fixed once it is made" }
    }
    return Page.Entry(
      name: facts.name, form: form, summary: facts.summary, notes: Self.notes(facts))
  }

  /// The text of a property's default in the eras.
  func defaultText(_ index: Int) -> String { defaults.text(of: index, era: era) }

  static func method(_ method: MethodFacts) -> Page.Entry {
    let parameters = method.parameters.map { parameter in
      let usual = parameter.defaultValue.map { ", default \(InputForm.text($0))" } ?? ""
      return "\(parameter.label): \(parameter.kind.name)\(usual)"
    }
    let labels = method.parameters.map(\.label)
    guard let answer = method.answer else {
      let filled = labels.map { "\($0): …" }.joined(separator: ", ")
      return Page.Entry(
        name: method.name, form: parameters.joined(separator: "; "), summary: method.summary,
        notes: ["call: { ID.\(method.name): {\(filled.isEmpty ? "" : " \(filled) ")} }"])
    }
    return Page.Entry(
      name: method.name, form: (parameters + ["answers \(answer.name)"]).joined(separator: "; "),
      summary: method.summary,
      notes: ["${\(method.name)(\((["ID"] + labels).joined(separator: ", ")))}"])
  }

  static func part(_ part: PartDescription) -> Page.Entry {
    switch part.takesIndex {
    case .no: Page.Entry(name: part.name, form: "ID.\(part.name)", summary: part.summary)
    case .yes: Page.Entry(name: part.name, form: "ID.\(part.name)[…]", summary: part.summary)
    }
  }

  private static func notes(_ facts: PropertyFacts) -> [String] {
    var notes: [String] = []
    if let cases = facts.kind.cases { notes.append("cases: \(cases.joined(separator: ", "))") }
    if !facts.aliases.isEmpty {
      notes.append("also written: \(facts.aliases.joined(separator: ", "))")
    }
    switch facts.outside {
    case .nothing: break
    case .clamps(let range):
      let ends = InputForm.text(
        .list([.double(range.lowerBound), .double(range.upperBound)]))
      notes.append("UIKit holds it to the range \(ends)")
    case .clampsToLimits: notes.append("UIKit holds it to limits that other properties give")
    case .takesOnly(let numbers, let instead):
      let listed = InputForm.text(.list(numbers.map { .double($0) }))
      notes.append(
        "UIKit takes one of \(listed), and \(InputForm.text(.double(instead))) for any other")
    }
    if let drawn = facts.drawnDefault { notes.append("while null it is drawn as \(drawn)") }
    if let era = facts.introduced { notes.append("new in iOS \(era)") }
    if let era = facts.noEffectFrom { notes.append("without effect from iOS \(era) on") }
    if facts.isLater != nil { notes.append("not every value is supported yet") }
    switch facts.animation {
    case .none: break
    case .replacing(let since), .adding(let since):
      let era = since > 0 ? " from iOS \(since) on" : ""
      notes.append("UIView animation moves it gradually\(era)")
    }
    if let source = facts.source { notes.append("source: \(source.description)") }
    return notes
  }
}

extension ValueKind {
  /// The cases of an enumeration, wherever the kind has one inside.
  fileprivate var cases: [String]? {
    switch self {
    case .enumeration(let description), .options(let description): description.cases
    case .perState(let kind), .list(let kind), .optional(let kind), .named(let kind),
      .perItem(let kind):
      kind.cases
    case .bool, .int, .double, .float, .text, .color, .font, .image, .point, .size, .rect,
      .insets, .offset, .transform, .seconds, .date, .range, .textOrImage, .reference,
      .intrinsicSize, .record, .outline:
      nil
    }
  }
}
