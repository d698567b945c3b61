// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Parts that nothing uses are checked all the same.
extension Reader {
  /// Reads each template that is not used as if it were, with stand-ins for its arguments.
  mutating func checkUnusedTemplates() {
    let used = usedNames
    for (index, template) in definitions.templates.enumerated()
    where !used.contains(.template(template.name))
      && definitions.templateIndexes[template.name] == index
    {
      guard let made = standIns(for: template, index) else { continue }
      let copy = add(made, at: template.view.node)
      var site = ViewSite(parent: -1, path: "unused", role: .free)
      site.presence = .absent
      let before = usedNames
      inside(SourcePart.Place(tree: template.view.place.tree, environment: copy)) { reader in
        reader.collectView(template.view.node, &site)
      }
      // What only an unused part uses is unused as well.
      usedNames = before
    }
  }

  /// An argument of each parameter's type; nil where one cannot stand in for a real one.
  private mutating func standIns(for template: Template, _ index: Int) -> Environment? {
    var made = Environment()
    made.outer = 0
    made.template = index
    made.note = Diagnostic.Note("the template '\(template.name)' is not used", at: template.span)
    for parameter in template.parameters {
      switch parameter.type {
      case .string: made.add(parameter.name, .value(.string), .string("text"))
      case .number: made.add(parameter.name, .value(.double), .double(1))
      case .bool: made.add(parameter.name, .value(.bool), .bool(true))
      case .color: made.add(parameter.name, .value(.color), .color(Color(white: 0)))
      case .font: made.add(parameter.name, .value(.font), .font(.system(17)))
      case .list: made.add(parameter.name, .value(.list(.dyn)), .list([]))
      case .image, .reference, .actions, .view:
        // A part or an object of the scene has no stand-in.
        return nil
      }
    }
    return made
  }

  /// The ids that arguments gave: known once every object is.
  mutating func checkReferences() {
    for reference in references where object(named: reference.id) == nil {
      if hiddenIDs.contains(reference.id) { continue }
      inside(reference.part.place) { reader in
        reader.reportUnknown(
          .unknownReference, "no object has the id '\(reference.id)'", reference.id,
          among: reader.ids.first(500), at: reference.part.node)
      }
    }
  }
}
