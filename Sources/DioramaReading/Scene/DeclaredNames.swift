// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// What a scene's own file declares for reuse and never uses: the rules decide what to say of it.
package struct DeclaredNames: Sendable {
  /// Templates, styles, handlers, parameters, in the order of the file.
  package var unused: [Entry] = []

  package struct Entry: Sendable {
    /// `template`, `style`, …
    package var kind: String
    package var name: String
    package var span: SourceSpan
  }

  package init() {}
}

extension Reader {
  /// What the scene's own file declares and nothing uses; files that are included serve others too.
  var declaredNames: DeclaredNames {
    var names = DeclaredNames()
    func add(_ kind: String, _ name: String, _ span: SourceSpan, _ used: UsedName) {
      guard span.file == scene.file, !usedNames.contains(used) else { return }
      names.unused.append(.init(kind: kind, name: name, span: span))
    }
    for template in definitions.templates {
      add("template", template.name, template.span, .template(template.name))
      guard usedNames.contains(.template(template.name)) else { continue }
      for parameter in template.parameters {
        add(
          "parameter", parameter.name, parameter.span,
          .parameter(template: template.name, parameter.name))
      }
    }
    for (name, style) in definitions.styles { add("style", name, style.span, .style(name)) }
    for handler in scene.handlers {
      add("handler", handler.name, handler.span, .handler(handler.name))
      for parameter in handler.parameters {
        add(
          "parameter", parameter, handler.span,
          .parameter(template: "handler \(handler.name)", parameter))
      }
    }
    for custom in scene.customClasses {
      add("class", custom.name, custom.span, .customClass(custom.name))
    }
    names.unused.sort { ($0.span.start, $0.name) < ($1.span.start, $1.name) }
    return names
  }

  /// Notes that a name of the expansion or of a handler is read.
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
}
