// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Where an object is described, and whose property refers to it there.
struct OwnedPlace: Hashable {
  var part: SourcePart
  var owner: ObjectID?
}

/// Objects described where a property refers to them: a field's left view, a stack's controllers.
extension Reader {
  /// Makes the objects that the mappings and lists of an object's properties describe.
  mutating func collectOwned(
    _ entries: [SourceTree.Entry], of object: ObjectID, _ draft: ObjectDraft
  ) {
    let info = catalog.classes[scene.objects[object.offset].classIndex]
    for entry in entries {
      guard let property = info.lookup.find(tree.content(of: entry.key)) else {
        collectAdditions(entry.value)
        continue
      }
      let facts = info.properties[property].facts
      var site = ViewSite(
        parent: Int32(object.index),
        path: "\(scene.objects[object.offset].id).\(facts.name)", role: .owned)
      site.presence = scene.objects[object.offset].presence
      site.added = draft.added
      switch facts.kind.unwrapped {
      case .reference(let className):
        guard tree.kind(of: tree.resolved(entry.value)) == .mapping else { continue }
        site.expected = className
        collectOne(entry.value, &site)
      case .list(.reference(let className)):
        guard tree.kind(of: tree.resolved(entry.value)) == .sequence else { continue }
        site.expected = className
        site.role = .listed
        for item in tree.items(of: tree.resolved(entry.value)) {
          let isOne = substitute(for: item) != nil || tree.kind(of: tree.resolved(item)) == .mapping
          if isOne { collectOne(item, &site) } else { site.count += 1 }
        }
      default: collectAdditions(entry.value)
      }
    }
  }

  private mutating func collectOne(_ node: NodeID, _ site: inout ViewSite) {
    let first = scene.objects.count
    let parent = site.parent
    collectView(node, &site)
    var made: [ObjectID] = []
    for offset in first..<scene.objects.count where scene.objects[offset].parent == parent {
      scene.objects[offset].steps.insert(.isPlacedByOwner)
      if scene.objects[offset].presence != .absent || site.presence == .absent {
        made.append(ObjectID(offset))
      }
    }
    let key = OwnedPlace(
      part: SourcePart(node: tree.resolved(node), place: place), owner: ObjectID(Int(parent)))
    ownedObjects[key] = made
    if site.role == .listed { lastListed[ObjectID(Int(parent))] = key }
  }

  /// Objects that one of a class has without a word.
  mutating func addOwnedObjects(of object: ObjectID, _ info: ClassInfo) {
    for owned in info.ownedObjects {
      guard let property = info.property(named: owned.property) else { continue }
      if let count = owned.count {
        guard isDescribed(owned.given ?? owned.property, of: object) else { continue }
        addOwnedList(owned, property, count, of: object)
        continue
      }
      guard !isDescribed(owned.property, of: object) else { continue }
      let path = "\(scene.objects[object.offset].id).\(owned.property)"
      guard let made = addOwnedObject(owned.className, path, of: object) else { continue }
      impliedObjects[object, default: []].append((property, .object(made)))
    }
  }

  /// The objects of a list that its description leaves out; they stand with the last one of it.
  private mutating func addOwnedList(
    _ owned: OwnedObject, _ property: Int, _ count: Int, of object: ObjectID
  ) {
    let path = "\(scene.objects[object.offset].id).\(owned.property)"
    let described = scene.objects.indices[(object.offset + 1)...].count { offset in
      scene.objects[offset].parent == object.index
        && scene.objects[offset].steps.contains(.isPlacedByOwner)
        && catalog.isKind(
          catalog.classes[scene.objects[offset].classIndex].name, of: owned.className)
    }
    guard described < count else { return }
    let added = (described..<count).compactMap {
      addOwnedObject(owned.className, "\(path)[\($0)]", of: object)
    }
    if let last = lastListed[object] {
      ownedObjects[last, default: []] += added
    } else {
      impliedObjects[object, default: []].append((property, .list(added.map { .object($0) })))
    }
  }

  private mutating func addOwnedObject(
    _ className: String, _ path: String, of object: ObjectID
  ) -> ObjectID? {
    let record = scene.objects[object.offset]
    let made = addObject(
      className, id: path, parent: Int32(object.index), span: record.span, hasOwnID: false,
      presence: record.presence, isPath: true)
    if let made { scene.objects[made.offset].steps.formUnion([.isPlacedByOwner, .isImplied]) }
    return made
  }

  /// Whether the description of an object gives a property, or refers to another object for it.
  func isDescribed(_ property: String, of object: ObjectID) -> Bool {
    guard let draft = drafts.last(where: { $0.object == object }) else { return false }
    return ([draft.part] + draft.overlays).contains { part in
      let tree = trees[part.place.tree]
      return tree.entries(of: part.node).contains {
        tree.kind(of: $0.key) == .scalar && tree.string(of: $0.key) == property
      }
    }
  }

  /// The view of a controller: described under `view`, or a plain one.
  mutating func collectControllerView(
    _ parts: [ViewKeys], _ draft: ObjectDraft, _ isRoot: Bool
  ) {
    let record = scene.objects[draft.object.offset]
    let path = isRoot && !hasSeveralControllers ? "view" : "\(record.id).view"
    var site = ViewSite(
      parent: isRoot ? Int32(Scene.window.index) : Int32(draft.object.index), path: path,
      role: .controllerView)
    let className =
      catalog.classes[record.classIndex].controllerType?.viewClassName ?? "UIView"
    site.expected = className
    site.presence = record.presence
    site.added = draft.added
    let first = scene.objects.count
    if let part = parts.last(where: { $0.view != nil }), let view = part.view {
      inside(part.part.place) { $0.collectView(view, &site) }
    }
    if scene.objects.count == first {
      let span = SourceSpan(
        file: record.span.file, start: Int(record.span.start), end: Int(record.span.start))
      addObject(
        className, id: path, parent: site.parent, span: span, hasOwnID: false,
        presence: record.presence, isPath: path != "view")
    }
    guard scene.objects.count > first else { return }
    if !isRoot { scene.objects[first].steps.insert(.isPlacedByOwner) }
    scene.controllerViews[draft.object] = ObjectID(first)
    if catalog.classes[scene.objects[first].classIndex].name != "UIView" {
      scene.hasOtherControllerViews = true
    }
  }

  /// Whether the file describes more than one controller: then the view of each is called after it.
  mutating func countControllers(_ nodes: [String: SourceTree.Entry]) {
    guard let root = nodes["root"] else { return }
    var found = 0
    for entry in [root, nodes["objects"]].compactMap(\.self) {
      let node = tree.resolved(entry.value)
      let end = max(tree.nodes[Int(node.index)].next, node.index + 1)
      for index in node.index..<end - 1 where tree.nodes[Int(index)].kind == .scalar {
        let key = NodeID(Int(index))
        guard tree.matches(key, "type") else { continue }
        let name = tree.string(of: NodeID(Int(index) + 1))
        let custom = scene.customClasses.first { $0.name == name }
        let info = custom.map { catalog.classes[$0.classIndex] } ?? catalog.info(named: name)
        if info?.isController == true { found += 1 }
      }
    }
    hasSeveralControllers = found > 1
  }
}

extension ViewSite {
  /// What stands here, in words.
  var what: String {
    switch expected {
    case "UIView"?: "a view"
    case "UIViewController"?: "a controller"
    case let name?: "a \(name)"
    case nil: "an object"
    }
  }
}
