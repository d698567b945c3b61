// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// What files declare for reuse: templates, styles, appearance, stand-ins for classes.
extension Reader {
  mutating func readTemplates(_ node: NodeID) {
    for entry in mapping(node, "a mapping of names to templates") {
      let name = tree.string(of: entry.key)
      guard Identifier.isValid(name) else {
        report(.invalidID, "'\(name)' cannot name a template", at: entry.key)
        continue
      }
      var parameters: [Template.Parameter] = []
      var view: NodeID?
      for part in mapping(entry.value, "a template: a mapping with 'parameters' and 'view'") {
        switch tree.string(of: part.key) {
        case "parameters": parameters = readTemplateParameters(part.value)
        case "view": view = part.value
        case let key:
          reportUnknown(
            .unknownKey, "a template has no '\(key)'", key, among: KeySet.template.names,
            at: part.key)
        }
      }
      guard let view else {
        if tree.kind(of: entry.value) == .mapping {
          report(.missingKey, "a template needs a 'view'", at: entry.key)
        }
        hiddenIDs.insert(name)
        continue
      }
      let template = Template(
        name: name, parameters: parameters, view: SourcePart(node: view, place: place),
        span: tree.span(of: entry.key))
      // A file's own definition stands before those it includes.
      definitions.templateIndexes[name] = definitions.templates.count
      definitions.templates.append(template)
    }
  }

  private mutating func readTemplateParameters(_ node: NodeID) -> [Template.Parameter] {
    var parameters: [Template.Parameter] = []
    for entry in mapping(node, "a mapping of names to types") {
      let name = tree.string(of: entry.key)
      guard Identifier.isValid(name), name != "index" else {
        report(.invalidID, "'\(name)' cannot name a parameter here", at: entry.key)
        continue
      }
      noteShadowing(name, entry.key)
      var type: ParameterType?
      var standard: SourcePart?
      if tree.kind(of: entry.value) == .mapping {
        for part in mapping(entry.value, "a parameter") {
          switch tree.string(of: part.key) {
          case "type": type = parameterType(part.value)
          case "default": standard = SourcePart(node: part.value, place: place)
          case let key:
            reportUnknown(
              .unknownKey, "a parameter has no '\(key)'", key, among: KeySet.parameter.names,
              at: part.key)
          }
        }
        if tree.value(of: entry.value, "type") == nil {
          report(.missingKey, "a parameter needs a 'type'", at: entry.key)
        }
      } else {
        type = parameterType(entry.value)
      }
      parameters.append(
        Template.Parameter(
          name: name, type: type ?? .string, standard: standard, span: tree.span(of: entry.key)))
    }
    return parameters
  }

  private mutating func parameterType(_ node: NodeID) -> ParameterType? {
    let cases = EnumDescription(
      name: "parameter types", cases: ParameterType.allCases.map(\.rawValue),
      aliases: ParameterType.aliases)
    guard case .string(let name)? = literal(node, .enumeration(cases)) else { return nil }
    return ParameterType(rawValue: name)
  }

  mutating func readStyles(_ node: NodeID) {
    for entry in mapping(node, "a mapping of names to styles") {
      let name = tree.string(of: entry.key)
      for part in mapping(entry.value, "a style: a mapping of properties to values") {
        let key = tree.string(of: part.key)
        guard !Self.looks.contains(key), !isKnownProperty(key) else { continue }
        if reportIfLater(key, part.key) { continue }
        reportUnknown(
          .unknownProperty, "no class has a property '\(key)'", key,
          among: advises ? catalog.classes.flatMap { $0.properties.map(\.facts.name) } : [],
          at: part.key)
      }
      definitions.styles[name] = Definitions.Style(
        part: SourcePart(node: entry.value, place: place), span: tree.span(of: entry.key))
    }
  }

  /// Keys of a look that are no properties.
  private static let looks = [ViewKey.layer, .sizeToFit, .roundFrame].map(\.rawValue)

  func isKnownProperty(_ name: String) -> Bool {
    catalog.classes.contains { $0.property(named: name) != nil }
  }

  private mutating func reportIfLater(_ key: String, _ node: NodeID) -> Bool {
    guard LaterNames.properties.contains(key) || LaterNames.viewKeys.contains(key) else {
      return false
    }
    reportLater("'\(key)'", at: node)
    return true
  }

  /// `appearance: { UISlider: { minimumTrackTintColor: red } }`.
  mutating func readAppearance(_ node: NodeID) {
    for entry in mapping(node, "a mapping of classes to properties") {
      guard let known = className(entry.key, mustBe: nil) else { continue }
      guard let info = catalog.info(named: known.name) else { continue }
      checkProperties(of: entry.value, info, "an appearance: a mapping of properties to values")
      definitions.appearances.append(
        Definitions.Appearance(
          className: tree.string(of: entry.key),
          part: SourcePart(node: entry.value, place: place)))
    }
  }

  /// Keys that no object of the class could have.
  private mutating func checkProperties(
    of node: NodeID, _ info: ClassInfo, _ what: String, besides: [String] = []
  ) {
    repeats = true
    defer { repeats = false }
    for part in mapping(node, what) {
      let key = tree.string(of: part.key)
      guard !Self.looks.contains(key), !besides.contains(key), info.property(named: key) == nil
      else { continue }
      if reportIfLater(key, part.key) { continue }
      reportUnknown(
        .unknownProperty, "'\(key)' is not a property of \(info.name)", key,
        among: info.properties.map(\.facts.name), at: part.key)
    }
  }

  /// `classes: { RatingView: { is: UIView, … } }`: each after the class it stands on.
  mutating func readClasses(_ node: NodeID) {
    let entries = mapping(node, "a mapping of names to classes")
    var places: [String: Int] = [:]
    for (index, entry) in entries.enumerated() { places[tree.string(of: entry.key)] = index }
    var marks = [UInt8](repeating: 0, count: entries.count)
    for start in entries.indices {
      // From a class to those it stands on, and back.
      var chain: [Int] = []
      var next: Int? = start
      while let index = next, marks[index] == 0 {
        marks[index] = 1
        chain.append(index)
        let base = tree.value(of: entries[index].value, "is").map { tree.string(of: $0) }
        next = base.flatMap { catalog.info(named: $0) == nil ? places[$0] : nil }
      }
      let isCircle = next.map { marks[$0] == 1 } ?? false
      let isDeep = chain.count > Self.deepestClass
      for index in chain.reversed() {
        marks[index] = 2
        let name = tree.string(of: entries[index].key)
        if isCircle {
          report(.wrongType, "the class '\(name)' stands on itself", at: entries[index].key)
          hiddenIDs.insert(name)
        } else if isDeep {
          report(
            .tooDeep, "classes stand on each other more than \(Self.deepestClass) deep",
            at: entries[index].key)
          hiddenIDs.insert(name)
        } else {
          readClass(entries[index])
        }
      }
    }
  }

  /// Classes of one's own on top of each other.
  private static let deepestClass = 100

  private mutating func readClass(_ entry: SourceTree.Entry) {
    let name = tree.string(of: entry.key)
    guard Identifier.isValid(name), catalog.info(named: name) == nil else {
      return report(.invalidID, "'\(name)' cannot name a class of one's own", at: entry.key)
    }
    guard tree.kind(of: entry.value) == .mapping, let base = tree.entry(of: entry.value, "is")
    else {
      hiddenIDs.insert(name)
      return report(.missingKey, "a class says which one it 'is'", at: entry.key)
    }
    guard let known = className(base.value, mustBe: nil),
      let index = catalog.index(of: known.name)
    else {
      hiddenIDs.insert(name)
      return
    }
    checkProperties(
      of: entry.value, catalog.classes[index], "a class: a mapping with 'is' and properties",
      besides: ["is"])
    scene.customClasses.append(
      CustomClass(name: name, classIndex: index, span: tree.span(of: entry.key)))
    definitions.classParts.append(SourcePart(node: entry.value, place: place))
    definitions.classBases.append(known.custom)
  }
}
