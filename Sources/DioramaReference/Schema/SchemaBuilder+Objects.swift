// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import DioramaReport

/// Places where objects are described.
extension SchemaBuilder {
  /// An object at a place: a loop, a use of a template, or one of a class that `type` names.
  mutating func object(_ place: Form.ObjectPlace) -> JSON {
    definition("object.\(Self.name(place))") { $0.made(place) }
  }

  private mutating func made(_ place: Form.ObjectPlace) -> JSON {
    let names = allowed(at: place)
    let isOpen =
      place.className == nil
      || catalog.classes.contains { info in
        info.name != place.className && isKind(info, of: place.className)
      }
    var types = [
      JSON.enumeration(
        names.map { name in (name, catalog.info(named: name)?.summary ?? "") })
    ]
    if isOpen { types.append(.pattern(Self.ownClass)) }
    var classes = names.map { name in
      JSON.of([
        "if": Self.isOfType(.of(["const": .string(name)])), "then": .ref(name),
      ])
    }
    for name in names { describe(name) }
    if isOpen {
      classes.append(
        .of(["if": Self.isOfType(.pattern(Self.ownClass)), "then": anyObject()]))
    }
    classes.append(
      .of([
        "if": .of(["type": .string("object"), "not": .of(["required": .strings(["type"])])]),
        "then": standard(of: place),
      ]))
    // A text stands for a row, or is a parameter that stands for the whole object.
    let whole: JSON =
      place.role == .row
      ? .of(["type": .types("object", "string", "number", "boolean")])
      : .of([
        "type": .types("object", "string"), "pattern": .string(SchemaPattern.expression),
      ])
    return whole.with([
      "properties": .of([
        "type": described(.anyOf(types), ViewKey.type.summary)
      ]),
      "if": Self.has(.each), "then": loop(place),
      "else": .of([
        "if": Self.has(.use), "then": use(),
        "else": .of(["allOf": .list(classes)]),
      ]),
    ])
  }

  /// A class of the author's own, whose name does not begin as UIKit's do, or a parameter.
  private static let ownClass = SchemaPattern.either(
    "^(?!UI)[A-Za-z_][A-Za-z0-9_]*$", SchemaPattern.template)

  private static func isOfType(_ type: JSON) -> JSON {
    .of([
      "type": .string("object"), "properties": .of(["type": type]),
      "required": .strings(["type"]),
    ])
  }

  private static func has(_ key: ViewKey) -> JSON {
    .of(["type": .string("object"), "required": .strings([key.rawValue])])
  }

  private mutating func standard(of place: Form.ObjectPlace) -> JSON {
    if place.role == .template { return anyObject() }
    let standard = place.standard ?? (place.role == .row ? place.className : nil)
    guard let name = standard, catalog.info(named: name) != nil else {
      return .of(["required": .strings(["type"])])
    }
    describe(name)
    return .ref(name)
  }

  private mutating func loop(_ place: Form.ObjectPlace) -> JSON {
    var set = KeySet.loop
    set.name += " at \(Self.name(place))"
    set.keys = set.keys.map { key in
      var key = key
      if key.name == "view" { key.form = .object(place) }
      return key
    }
    return keys(set)
  }

  /// A use of a template, with what it adds to the description.
  private mutating func use() -> JSON {
    definition("object.use") { builder in
      builder.anyProperties(
        [.use, .with, .when, .id, .type, .styles, .lifetime]
          + [.subviews, .actions, .sizeToFit, .roundFrame, .layer, .delegate, .dataSource]
          + [.components, .sections, .row, .view])
    }
  }

  /// An object of a class that the scene itself declares, or of one that a parameter names.
  private mutating func anyObject() -> JSON {
    definition("object.any") { builder in
      builder.anyProperties(
        ViewKey.allCases.filter { ![.use, .with, .each, .as].contains($0) })
    }
  }

  /// The classes that may be named at a place.
  private func allowed(at place: Form.ObjectPlace) -> [String] {
    catalog.classes.filter { info in
      isKind(info, of: place.className) && !info.isSystemView && !info.isAbstract
        && (place.role == .free || place.role == .template || !info.isFreeView)
    }.map(\.name)
  }

  private func isKind(_ info: ClassInfo, of expected: String?) -> Bool {
    switch expected {
    case "UIView"?: info.isView
    case "UIViewController"?: info.isController
    // A header or footer may be any view that says what it is.
    case let name? where isTableEdge(name): info.isView
    case let name?: catalog.isKind(info.name, of: name)
    case nil: true
    }
  }

  private func isTableEdge(_ name: String) -> Bool {
    catalog.classes.contains { $0.tableType?.edgeClass == name }
  }

  private static func name(_ place: Form.ObjectPlace) -> String {
    let role =
      switch place.role {
      case .owned: ""
      case .free: ".free"
      case .row: ".row"
      case .template: ".template"
      }
    return (place.className ?? "all") + role + (place.standard.map { ".or-\($0)" } ?? "")
  }
}
