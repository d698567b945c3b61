// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// What a scene's own file declares for reuse and never uses itself; scripts may still use it.
package struct DeclaredNames: Sendable {
  fileprivate var entries: [(name: DeclaredName, use: UsedName)] = []

  /// What none of the scripts uses either, in the order of the file.
  ///
  /// A parameter of what is unused itself is not told.
  package func unused(besides scripts: [Set<UsedName>]) -> [DeclaredName] {
    entries.filter { entry in !scripts.contains { $0.contains(entry.use) } }.map(\.name)
  }
}

extension Reader {
  /// What the scene's own file declares and nothing uses; files that are included serve others too.
  var declaredNames: DeclaredNames {
    var names = DeclaredNames()
    func add(_ name: DeclaredName, _ use: UsedName) {
      guard name.span.file == scene.file, !usedNames.contains(use) else { return }
      names.entries.append((name, use))
    }
    for template in definitions.templates {
      let use = UsedName.template(template.name)
      add(DeclaredName(.template, template.name, at: template.span), use)
      guard usedNames.contains(use) else { continue }
      for parameter in template.parameters {
        add(
          DeclaredName(
            .templateParameter, parameter.name, at: parameter.span, of: template.name),
          .parameter(template: template.name, parameter.name))
      }
    }
    for (name, style) in definitions.styles {
      add(DeclaredName(.style, name, at: style.span), .style(name))
    }
    for handler in scene.handlers {
      for (parameter, span) in zip(handler.parameters, handler.parameterSpans) {
        add(
          DeclaredName(.handlerParameter, parameter, at: span, of: handler.name),
          .parameter(template: "handler \(handler.name)", parameter))
      }
    }
    for custom in scene.customClasses {
      add(DeclaredName(.customClass, custom.name, at: custom.span), .customClass(custom.name))
    }
    names.entries.sort { $0.name.span.start < $1.name.span.start }
    return names
  }

  /// Notes that a name of the expansion is read.
  mutating func noteUse(ofParameter name: String) {
    var current: Int? = environment
    while let step = current {
      if let template = environments[step].template {
        usedNames.insert(
          .parameter(template: definitions.templates[template].name, name))
        return
      }
      current = environments[step].outer
    }
  }

  /// Notes that a parameter of the handler being read is read, or written through.
  mutating func noteUse(ofLocal name: String) {
    guard let readingHandler else { return }
    usedNames.insert(.parameter(template: "handler \(readingHandler)", name))
  }

  /// Notes what a part of the file would use that is copied no times at all.
  mutating func noteUses(in node: NodeID) {
    let record = tree.nodes[Int(tree.resolved(node).index)]
    guard record.kind == .mapping || record.kind == .sequence else { return }
    for index in (tree.resolved(node).index + 1)..<record.next {
      let item = NodeID(Int(index))
      guard tree.nodes[Int(index)].kind == .scalar else { continue }
      let text = tree.string(of: item)
      // Any scalar may name one of these: what is told as unused is surely so.
      if definitions.templateIndexes[text] != nil { usedNames.insert(.template(text)) }
      if definitions.styles[text] != nil { usedNames.insert(.style(text)) }
      if scene.customClasses.contains(where: { $0.name == text }) {
        usedNames.insert(.customClass(text))
      }
      guard environment > 0, hasExpression(item) else { continue }
      for name in environments[environment].names where text.contains(name) {
        noteUse(ofParameter: name)
      }
    }
  }
}
