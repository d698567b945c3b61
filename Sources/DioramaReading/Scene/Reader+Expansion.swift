// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Copies of parts of a file: loops, templates, and what their parameters stand for.
extension Reader {
  /// Reads something that stands in another file or copy, and comes back.
  mutating func inside<T>(_ other: SourcePart.Place, _ body: (inout Reader) -> T) -> T {
    let outer = place
    enter(other)
    let result = body(&self)
    enter(outer)
    return result
  }

  private mutating func enter(_ other: SourcePart.Place) {
    if other.tree != place.tree { tree = trees[other.tree] }
    place = other
  }

  var environment: Int { place.environment }

  /// The part of the file that a scalar `${name}` stands for, where the name is such a parameter.
  mutating func substitute(for node: NodeID) -> SourcePart? {
    guard environment > 0, tree.kind(of: node) == .scalar else { return nil }
    let content = tree.content(of: node)
    let first = content.startIndex
    guard content.count > 3, content[first] == 0x24, content[first + 1] == 0x7B,
      content[content.endIndex - 1] == 0x7D
    else { return nil }
    // A name and nothing else, with room around it at most.
    let inner = content.dropFirst(2).dropLast()
    guard let start = inner.firstIndex(where: { $0 != 0x20 }),
      let end = inner.lastIndex(where: { $0 != 0x20 }),
      inner[start...end].allSatisfy({ $0 >= 0x30 && $0 != 0x3A && $0 < 0x7B })
    else { return nil }
    let name = String(decoding: inner[start...end], as: UTF8.self)
    guard let index = environments[environment].index(of: name),
      case .part(let part) = environments[environment].bindings[index]
    else { return nil }
    noteUse(ofParameter: name)
    return part
  }

  /// Whether the scene has become too large to expand it further; told once.
  mutating func isFull(at node: NodeID) -> Bool {
    environment > 0 && countCopy(at: node)
  }

  /// Counts one more reading of a part of a file; whether there were too many, which is told once.
  ///
  /// - Parameter weight: How much of the limit it takes; 4 is a whole copy.
  mutating func countCopy(at node: NodeID, weight: Int = 4) -> Bool {
    expansions += weight
    let limits = ReadingLimits.standard
    let isLarge = environment > 0 && scene.objects.count > limits.objects
    guard expansions > limits.copies * 4 || isLarge else { return false }
    if !isTooLarge {
      isTooLarge = true
      report(
        .tooManyNodes,
        "the scene expands to more than \(limits.objects) objects or \(limits.copies) copies",
        at: node)
    }
    return true
  }

  /// `each: list, as: name, view: {…}`: a copy of the view for each item.
  mutating func expandEach(
    _ each: SourceTree.Entry, _ node: NodeID, _ site: inout ViewSite
  ) {
    let entries = mapping(node, "a loop")
    var name: String?
    var view: NodeID?
    var condition: NodeID?
    for entry in entries {
      switch tree.string(of: entry.key) {
      case "each": break
      case "as":
        guard let given = plainText(entry.value, "a name") else { continue }
        guard Identifier.isValid(given) else {
          report(.invalidID, "'\(given)' cannot name an item", at: entry.value)
          continue
        }
        name = given
        noteShadowing(given, entry.value)
      case "view": view = entry.value
      case "when": condition = entry.value
      case let key:
        reportUnknown(
          .unknownKey, "a loop has no '\(key)'", key, among: KeySet.loop.names,
          at: entry.key)
      }
    }
    guard let view else {
      return report(.missingKey, "'each' needs the 'view' it repeats", at: each.key)
    }
    if site.isFixed || site.role == .added || site.role == .owned {
      return report(.wrongPlace, "one view stands here, not several", at: each.key)
    }
    guard let items = items(of: each.value) else { return hideIDs(of: node) }
    noteExpansion(
      of: SourcePart(node: view, place: place),
      Diagnostic.Note("this loop makes copies of it", at: tree.span(of: each.key)))
    if items.isEmpty { noteUses(in: view) }
    let outer = place
    for (index, item) in items.enumerated() {
      guard !isFull(at: node) else { return }
      var made = environments[environment]
      if let name { made.add(name, .value(Self.type(of: item)), item) }
      made.add("index", .value(.int), .int(Int64(index)))
      made.outer = environment
      made.template = nil
      made.note = Diagnostic.Note("in copy \(index) of this loop", at: tree.span(of: each.key))
      enter(SourcePart.Place(tree: outer.tree, environment: add(made, at: node)))
      let isLeftOut = condition.map { readStaticCondition($0) == false } ?? false
      let presence = site.presence
      if isLeftOut { site.presence = .absent }
      collectView(view, &site)
      site.presence = presence
      enter(outer)
    }
  }

  /// The items of a list, or 0, 1, 2… for a count.
  private mutating func items(of node: NodeID) -> [Value]? {
    let value: Value?
    if let part = substitute(for: node) {
      value = inside(part.place) { $0.staticValue(part.node) }
    } else {
      value = staticValue(node)
    }
    switch value {
    case .list(let items)?: return items
    case .map?:
      wrongType("a list, or how many copies there are", node)
      return nil
    case nil: return nil
    case let other?:
      guard let number = other.number, number >= 0, number <= 1e9, number == number.rounded() else {
        wrongType("a list, or how many copies there are", node)
        return nil
      }
      let count = min(Int(number), ReadingLimits.standard.copies + 1)
      return (0..<count).map { .int(Int64($0)) }
    }
  }

  static func type(of value: Value) -> ExpressionType {
    switch value {
    case .bool: .bool
    case .int: .int
    case .double: .double
    case .string: .string
    case .color: .color
    case .font: .font
    case .image: .image
    case .list: .list(.dyn)
    case .map: .map(.dyn, .dyn)
    default: .dyn
    }
  }

  /// Keeps an environment; one whose names have the types of the copy before shares its shape.
  mutating func add(_ made: Environment, at site: NodeID) -> Int {
    var made = made
    let key = ShapeKey(
      site: SourcePart(node: site, place: SourcePart.Place(tree: place.tree, environment: 0)),
      outer: environments[environment].shape)
    let types = made.types
    if let known = shapes[key], known.types == types {
      made.shape = known.shape
    } else {
      shapeCount += 1
      made.shape = shapeCount
      shapes[key] = (types, shapeCount)
    }
    environments.append(made)
    return environments.count - 1
  }

  struct ShapeKey: Hashable {
    var site: SourcePart
    var outer: Int
  }

  /// `when`: nil where the condition is wrong, which then counts as met.
  mutating func readStaticCondition(_ node: NodeID) -> Bool? {
    guard hasExpression(node) || tree.kind(of: node) != .scalar else {
      if case .bool(let isMet)? = literal(node, .bool) { return isMet }
      return nil
    }
    switch staticValue(node) {
    case .bool(let isMet)?: return isMet
    case nil: return nil
    case .some:
      report(.expressionType, "'when' is a condition: true or false", at: node)
      return nil
    }
  }

  /// The copy of a template that `use` names, with its arguments.
  mutating func instantiate(_ use: SourceTree.Entry, _ node: NodeID) -> SourcePart? {
    guard let name = staticText(use.value, "the name of a template") else { return nil }
    guard let index = definitions.templateIndexes[name] else {
      reportUnknown(
        .unknownReference, "there is no template '\(name)'", name,
        among: definitions.templates.map(\.name), at: use.value)
      return nil
    }
    usedNames.insert(.template(name))
    // With its parameters a template costs more than a plain copy.
    guard !countCopy(at: node, weight: 8) else { return nil }
    let template = definitions.templates[index]
    var chain = [template.name]
    var current: Int? = environment
    while let step = current {
      if let outer = environments[step].template { chain.append(definitions.templates[outer].name) }
      if environments[step].template == index {
        report(
          .templateCycle,
          "templates that use each other in a circle: \(chain.reversed().joined(separator: " uses "))",
          at: use.value)
        return nil
      }
      current = environments[step].outer
    }
    var made = Environment()
    made.outer = environment
    made.template = index
    let note = Diagnostic.Note(
      "the template '\(name)' is used here", at: tree.span(of: use.value))
    made.note = note
    noteExpansion(of: template.view, note)
    guard bind(template, tree.entry(of: node, "with"), use, &made) else { return nil }
    let copy = add(made, at: node)
    return SourcePart(
      node: template.view.node,
      place: SourcePart.Place(tree: template.view.place.tree, environment: copy))
  }
}
