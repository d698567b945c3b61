// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Views that actions add: `add: { view: { type: UILabel, … } }`.
extension Reader {
  /// Makes the objects of the views that the actions in a part of the file add, so that their ids
  /// are known before any expression is read.
  mutating func collectAdditions(_ node: NodeID) {
    let record = tree.nodes[Int(tree.resolved(node).index)]
    guard record.kind == .mapping || record.kind == .sequence else { return }
    var index = tree.resolved(node).index + 1
    while index + 1 < record.next {
      let key = NodeID(Int(index))
      let value = NodeID(Int(index) + 1)
      if tree.nodes[Int(index)].kind == .scalar, tree.kind(of: value) == .mapping {
        if tree.matches(key, "add"), let view = tree.value(of: value, "view"),
          tree.kind(of: view) == .mapping
        {
          _ = addition(view)
        } else if tree.matches(key, "addBehavior"),
          let behavior = tree.value(of: value, "behavior"), tree.kind(of: behavior) == .mapping
        {
          _ = addition(behavior, expecting: "UIDynamicBehavior")
        }
      }
      index += 1
    }
  }

  /// The object that stands for a view or a behavior described inside an action.
  mutating func addition(_ node: NodeID, expecting className: String = "UIView") -> ObjectID? {
    let part = SourcePart(node: tree.resolved(node), place: place)
    if let known = additions[part] { return known }
    let object = ObjectID(scene.objects.count)
    var site = ViewSite(parent: -1, expected: className, path: "added", role: .added)
    site.count = additionCount
    additionCount += 1
    site.presence = .template
    collectView(node, &site)
    guard scene.objects.count > object.offset else { return nil }
    additions[part] = object
    return object
  }

  /// `add: { view: id or {…}, to: id, at: index or above: id or below: id }`.
  mutating func readAddition(_ node: NodeID) -> ActionBody? {
    var view: ObjectSource?
    var parent = scene.view(besides: owner).map { ObjectSource.object($0) } ?? .frontView
    var place: ViewAddition.Place?
    var hasView = false
    var isNew = false
    for entry in mapping(node, "a mapping with 'view' and 'to'") {
      let key = tree.string(of: entry.key)
      switch key {
      case "view":
        hasView = true
        view = readAddedView(entry.value)
        isNew = tree.kind(of: entry.value) == .mapping || substitute(for: entry.value) != nil
      case "to":
        guard let found = readViewReference(entry.value) else { return nil }
        parent = found
      case "at", "above", "below":
        if place != nil {
          report(.wrongType, "a view has one place: 'at', 'above' or 'below'", at: entry.key)
        }
        guard let found = readAdditionPlace(key, entry.value) else { return nil }
        place = found
      default:
        reportUnknown(
          .unknownKey, "'add' takes no '\(key)'", key,
          among: KeySet.addition.names,
          at: entry.key)
      }
    }
    if !hasView, tree.kind(of: node) == .mapping {
      report(.missingKey, "'add' needs the 'view' it adds", at: node)
    }
    return view.map {
      .add(ViewAddition(view: $0, parent: parent, place: place ?? .front, isNew: isNew))
    }
  }

  private mutating func readAdditionPlace(_ key: String, _ node: NodeID) -> ViewAddition.Place? {
    switch key {
    case "at":
      readValue(node, .int).flatMap { source in
        if let index = source.literalValue?.number, index < 0 {
          wrongType("a place from 0", node)
          return nil
        }
        return .index(source)
      }
    case "above": readViewReference(node).map { .above($0) }
    default: readViewReference(node).map { .below($0) }
    }
  }

  private mutating func readAddedView(_ node: NodeID) -> ObjectSource? {
    if let part = substitute(for: node) {
      return inside(part.place) { reader in reader.readAddedView(part.node) }
    }
    guard tree.kind(of: node) == .mapping else { return readViewReference(node) }
    guard let object = addition(node) else { return nil }
    additionLocals[object] = locals
    additionHandlers[object] = readingHandler
    return .object(object)
  }

  /// A view by its id, or a name of the list that holds one.
  mutating func readViewReference(_ node: NodeID) -> ObjectSource? {
    readObjectReference(node, "view") { $0.isView }
  }

  /// An object by its id, by the way to it, or by a name of the list that holds one.
  ///
  /// - Parameter what: What it must be, in a word or two, which `fits` decides.
  mutating func readObjectReference(
    _ node: NodeID, _ what: String, fits: (ClassInfo) -> Bool
  ) -> ObjectSource? {
    var name = ""
    if hasExpression(node), tree.kind(of: node) == .scalar {
      if let local = localObject(node) { return local }
      if let found = objectExpression(node) { return found }
      guard let text = staticText(node, "the id of a \(what)") else { return nil }
      name = text
    } else {
      guard let text = plainText(node, "the id of a \(what)") else { return nil }
      name = text
    }
    var path = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let written: WritePath?
    if path.count > 1, let object = object(named: name) {
      written = WritePath(
        object: .object(object), classIndex: scene.objects[object.offset].classIndex)
    } else if path.count > 1 {
      // The last name is a property that refers to the object.
      path.append("")
      written = writePath(&path, node)
      guard written == nil || path.count == 2 else {
        reportUnknown(
          .unknownReference, "no object has the id '\(name)'", name, among: suggestedIDs, at: node)
        return nil
      }
    } else {
      written = writePath(name, node)
    }
    guard let written else { return nil }
    if let index = written.classIndex, !fits(catalog.classes[index]) {
      report(
        .wrongType, "'\(name)' is a \(catalog.classes[index].name), not \(Self.withArticle(what))",
        at: node)
      return nil
    }
    return written.object
  }

  /// - Parameter noun: Possibly in quotes.
  static func withArticle(_ noun: String) -> String {
    (noun.first { $0 != "'" }.map { "aeio".contains($0) } == true ? "an " : "a ") + noun
  }

  /// An expression that gives an object while the scene runs: `${sender.superview}`.
  private mutating func objectExpression(_ node: NodeID) -> ObjectSource? {
    let before = (findings, scene.expressions.count, usedNames)
    if case .expression(let id)? = expressionSource(node, kind: nil) {
      switch scene.expressions[Int(id.index)].expression.type {
      case .object, .dyn: return .expression(id)
      default: break
      }
    }
    findings = before.0
    scene.expressions.removeLast(scene.expressions.count - before.1)
    usedNames = before.2
    return nil
  }

  /// `${name}` of a local value, or of a parameter that is a reference.
  private mutating func localObject(_ node: NodeID) -> ObjectSource? {
    let text = tree.string(of: node)
    guard text.hasPrefix("${"), text.hasSuffix("}") else { return nil }
    let name = String(text.dropFirst(2).dropLast())
    guard
      locals.contains(where: { $0.name == name }) || reference(named: name) != nil || name == "self"
    else { return nil }
    return writePath(name, node)?.object
  }

  /// The object that a parameter refers to.
  func reference(named name: String) -> ObjectID? {
    guard environment > 0, let index = environments[environment].index(of: name),
      case .reference(let id) = environments[environment].bindings[index]
    else { return nil }
    return object(named: id)
  }
}
