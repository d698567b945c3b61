// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel
import DioramaReport

/// Classes with their properties and other keys.
extension SchemaBuilder {
  /// The era whose defaults are told.
  private static let era = 7

  /// Makes the definition of a class, by its name.
  mutating func describe(_ name: String) {
    guard let info = catalog.info(named: name) else { return }
    _ = definition(name) { $0.description(of: info) }
  }

  private mutating func description(of info: ClassInfo) -> JSON {
    var members: [JSON.Member] = []
    for key in ViewKey.allCases where stands(key, on: info) {
      members.append(JSON.Member(key.rawValue, described(form(key, of: info), key.summary)))
    }
    for callback in info.callbacks {
      members.append(JSON.Member(callback.name, described(actions(), callback.summary)))
    }
    if info.isController { members += controllerKeys(info) }
    let known = members.map(\.key)
    members += properties(of: info).filter { !known.contains($0.key) }
    return .of([
      "title": .string(info.name), "description": .string(info.summary),
      "properties": .object(members), "additionalProperties": .bool(false),
    ])
  }

  /// Whether objects of a class have a key beside their properties.
  private func stands(_ key: ViewKey, on info: ClassInfo) -> Bool {
    switch key {
    case .type, .id, .styles, .when, .lifetime: true
    case .subviews, .sizeToFit, .roundFrame, .layer: info.isView
    case .actions: info.isControl
    case .delegate: info.delegateMethods.contains { $0.role == .delegate }
    case .dataSource: info.delegateMethods.contains { $0.role == .dataSource }
    case .components: info.type is any ComponentsClass.Type
    case .sections, .row: info.tableType != nil
    case .view: info.isController
    case .use, .with, .each, .as: false
    }
  }

  private mutating func form(_ key: ViewKey, of info: ClassInfo?) -> JSON {
    switch key {
    case .type, .use, .as: Self.anyText
    case .id:
      .pattern(SchemaPattern.either("^[A-Za-z_][A-Za-z0-9_]*$", SchemaPattern.template))
    case .subviews:
      .list(of: object(.init("UIView")), or: "null")
    case .actions: events()
    case .sizeToFit, .roundFrame: .of(["type": .string("boolean")])
    case .styles: form(.oneOrMore(.name))
    case .layer: layer()
    case .delegate, .dataSource:
      delegate(
        of: info.map { [$0] } ?? Array(catalog.classes),
        roles: [key == .delegate ? .delegate : .dataSource])
    case .components: components()
    case .sections:
      .list(of: keys(.section), or: "null")
    case .row: object(.init("UITableViewCell", standard: "UITableViewCell", .row))
    case .lifetime:
      literal(
        .enumeration(
          EnumDescription(
            name: "lifetime", cases: SceneObject.Lifetime.allCases.map(\.rawValue))))
    case .with: .of(["type": .types("object", "null")])
    case .each: .bool(true)
    case .when: form(.either([.literal(.bool), .expression]))
    case .view:
      info?.controllerType.map { type in
        object(.init(type.viewClassName, standard: type.viewClassName))
      } ?? object(.init("UIView", standard: "UIView"))
    }
  }

  private mutating func events() -> JSON {
    definition("events") { builder in
      let actions = builder.actions()
      let names = ControlEvents.named.map(\.name)
      return Self.closed(names.map { JSON.Member($0, actions) }).with([
        "patternProperties": .of([
          "^UIControlEvent(\(names.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: "|")))$":
            actions
        ])
      ])
    }
  }

  private mutating func layer() -> JSON {
    definition("layer") { builder in
      // `masksToBounds` is a property of the view itself under another name.
      let properties = builder.catalog.info(named: Self.baseView)?.properties.map(\.facts) ?? []
      return Self.closed(
        properties.flatMap { facts in
          ([facts.name] + facts.aliases).filter { $0.hasPrefix(LayerTraits.prefix) }.map { name in
            JSON.Member(
              String(name.dropFirst(LayerTraits.prefix.count)),
              builder.described(builder.setting(facts.kind), facts.summary))
          }
        })
    }
  }

  private mutating func components() -> JSON {
    definition("components") { builder in
      .of([
        "type": .string("array"),
        "items": .anyOf([
          builder.value(.list(.text)), builder.keys(.component), builder.expression,
        ]),
      ])
    }
  }

  private mutating func controllerKeys(_ info: ClassInfo) -> [JSON.Member] {
    let actions = actions()
    let hooks = info.controllerType?.lifecycle ?? []
    return [
      JSON.Member(
        "lifecycle",
        described(
          Self.closed(hooks.map { JSON.Member($0.name, actions) }),
          "What runs as the controller comes and goes.")),
      JSON.Member(
        "notifications",
        .of([
          "description": .string("What runs at notifications while it is shown, by their names."),
          "type": .string("object"), "additionalProperties": actions,
        ])),
    ]
  }

  /// The properties of a class under all their names, the older ones not offered by editors.
  private mutating func properties(of info: ClassInfo) -> [JSON.Member] {
    let defaults = EraDefaults(of: info)
    let common = info.isView && info.name != Self.baseView ? baseProperties() : [:]
    var members: [JSON.Member] = []
    for (index, property) in info.properties.enumerated() where property.facts.access != .readOnly {
      let facts = property.facts
      if facts.name.hasPrefix(LayerTraits.prefix) { continue }
      let schema = setting(facts.kind)
      var own = described(schema, Self.text(facts))
      if let json = defaults.json(of: index, era: Self.era) { own = own.with(["default": json]) }
      // What is as in every view stands there.
      let isCommon = common[facts.name] == own
      members.append(
        JSON.Member(
          facts.name, isCommon ? .ref("\(Self.baseView)/properties/\(facts.name)") : own))
      for alias in facts.aliases where !alias.hasPrefix(LayerTraits.prefix) {
        members.append(
          JSON.Member(
            alias,
            described(schema, "The older spelling of `\(facts.name)`.").with([
              "deprecated": .bool(true), "doNotSuggest": .bool(true),
            ])))
      }
    }
    return members
  }

  /// The class whose properties all views have.
  private static let baseView = "UIView"

  /// What the definition of a plain view says of each property.
  private mutating func baseProperties() -> [String: JSON] {
    guard let info = catalog.info(named: Self.baseView) else { return [:] }
    describe(Self.baseView)
    if common.isEmpty {
      for member in properties(of: info) { common[member.key] = member.value }
    }
    return common
  }

  /// What editors show of a property.
  private static func text(_ facts: PropertyFacts) -> String {
    var text = facts.summary
    if let era = facts.introduced { text += " New in iOS \(era)." }
    if let era = facts.noEffectFrom { text += " Without effect from iOS \(era) on." }
    return text
  }

  /// Properties of any class, each of the kinds that it has in one.
  mutating func anyProperties(_ keys: [ViewKey]) -> JSON {
    var members: [String: [JSON]] = [:]
    func add(_ name: String, _ schema: JSON) {
      if members[name]?.contains(schema) != true { members[name, default: []].append(schema) }
    }
    for info in catalog.classes {
      for property in info.properties
      where property.facts.access != .readOnly && !property.facts.name.hasPrefix(LayerTraits.prefix)
      {
        let schema = setting(property.facts.kind)
        for name in [property.facts.name] + property.facts.aliases
        where !name.hasPrefix(LayerTraits.prefix) {
          add(name, schema)
        }
      }
      for callback in info.callbacks where !keys.isEmpty { add(callback.name, actions()) }
      guard info.isController, !keys.isEmpty else { continue }
      for member in controllerKeys(info) { add(member.key, member.value) }
    }
    for key in keys { add(key.rawValue, form(key, of: nil)) }
    return .of([
      "type": .string("object"),
      "properties": .object(
        members.sorted { $0.key < $1.key }.map { JSON.Member($0.key, .anyOf($0.value)) }),
      "additionalProperties": .bool(false),
    ])
  }

  /// What a style may give.
  mutating func look() -> JSON {
    definition("look") { $0.anyProperties([.layer, .sizeToFit, .roundFrame]) }
  }

  /// Properties by class, or by a class of the author's own.
  mutating func appearance() -> JSON {
    let look = look()
    return .of([
      "type": .string("object"),
      "propertyNames": .of([
        "anyOf": .list([
          .enumeration(
            catalog.classes.filter { !$0.isSystemView && !$0.isAbstract }.map(\.name)),
          .pattern("^(?!UI)"),
        ])
      ]), "additionalProperties": look,
    ])
  }

  /// The names that keys of a mapping of properties may have.
  func lookNames(besides keys: [String]) -> JSON {
    var names = Set(keys)
    for info in catalog.classes {
      for property in info.properties {
        names.formUnion([property.facts.name] + property.facts.aliases)
      }
    }
    names.formUnion([ViewKey.layer, .sizeToFit, .roundFrame].map(\.rawValue))
    return .enumeration(names.sorted())
  }

  /// Methods of a delegate with what each does or answers, or the name of a delegate.
  mutating func delegate(of classes: [ClassInfo], roles: [DelegateMethod.Role]) -> JSON {
    var members: [String: [JSON]] = [:]
    var summaries: [String: String] = [:]
    for info in classes {
      for method in info.delegateMethods where roles.contains(method.role) {
        let schema = answer(method)
        // A selector of one argument may stand without its colon, and with Swift's `(_:)`.
        let others = method.selectors.flatMap { selector -> [String] in
          guard selector.hasSuffix(":") else { return [selector] }
          let bare = String(selector.dropLast())
          return [selector, bare, bare + "(_:)"]
        }
        for name in [method.name] + others where members[name]?.contains(schema) != true {
          members[name, default: []].append(schema)
        }
        summaries[method.name] = method.summary
      }
    }
    let methods = members.sorted { $0.key < $1.key }.map { name, schemas in
      let schema = JSON.anyOf(schemas)
      return JSON.Member(
        name,
        summaries[name].map { described(schema, $0) } ?? schema.with(["doNotSuggest": .bool(true)]))
    }
    return .ofObjects(Self.closed(methods), others: .of(["type": .string("string")]))
  }

  private mutating func answer(_ method: DelegateMethod) -> JSON {
    guard let kind = method.answer else { return actions() }
    return .anyOf([value(kind), actions()])
  }
}
