// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Where an object is put, and what it is called there without an id of its own.
struct ViewSite {
  var parent: Int32
  /// The class that what stands here is of, or inherits from; nil where any object may stand.
  var expected: String? = "UIView"
  /// The path of what holds it: `view` gives `view.subviews[0]`.
  var path: String
  var role: Role
  /// How many views have been put here.
  var count = 0
  var presence = SceneObject.Presence.present
  /// The view that an action adds, where the site is in one.
  var added: ObjectID?

  enum Role {
    /// The window's controller.
    case root
    /// The view of a controller.
    case controllerView
    case subview, free, added
    /// What a property refers to; `listed` where it is one of several.
    case owned, listed
  }

  /// Whether exactly one object stands here, come what may.
  var isFixed: Bool { role == .root || role == .controllerView }

  /// Whether what stands here without an id can be named by the way to it.
  var isNamedByPath: Bool {
    switch role {
    case .controllerView: path != "view"
    case .owned, .listed: true
    case .root, .subview, .free, .added: false
    }
  }

  /// The id of the next object here, where it has none of its own.
  var nextID: String {
    switch role {
    case .root, .controllerView, .owned: path
    case .listed: presence == .absent ? "\(path)[absent]" : "\(path)[\(count)]"
    case .subview: presence == .absent ? "\(path).subviews[absent]" : "\(path).subviews[\(count)]"
    case .free, .added: "\(path)[\(count)]"
    }
  }
}

/// The structural keys of one mapping that describes an object.
struct ViewKeys {
  var part: SourcePart
  var type: SourceTree.NodeID?
  var id: SourceTree.NodeID?
  var subviews: SourceTree.NodeID?
  var actions: SourceTree.Entry?
  var sections: SourceTree.NodeID?
  var row: SourceTree.NodeID?
  var lifetime: SourceTree.NodeID?
  var each: SourceTree.Entry?
  var use: SourceTree.Entry?
  var when: SourceTree.NodeID?
  var view: SourceTree.NodeID?
  /// Other keys whose values are mappings or lists: objects may stand there.
  var structures: [SourceTree.Entry] = []
}

extension Reader {
  /// A view and all inside it, parents before children; `each`, `use` and `when` expand here.
  mutating func collectView(_ node: NodeID, _ site: inout ViewSite) {
    if let part = substitute(for: node) {
      return inside(part.place) { reader in reader.collectView(part.node, &site) }
    }
    guard tree.kind(of: node) == .mapping else {
      if !reportMissingSpace(node) { wrongType(site.what, node) }
      return
    }
    guard !isFull(at: node) else { return }
    var keys = keys(of: node)
    if let each = keys.each { return expandEach(each, node, &site) }
    if keys.use == nil, keys.when == nil { return collect(keys, [], site.presence, &site) }
    var overlays: [ViewKeys] = []
    var presence = site.presence
    while true {
      if let when = keys.when {
        let isMet = inside(keys.part.place) { $0.readStaticCondition(when) }
        if isMet == false { presence = .absent }
      }
      if site.isFixed, presence == .absent {
        report(.wrongPlace, "\(site.what) is always here: 'when' stands on others", at: node)
        presence = .present
      }
      guard let use = keys.use else { break }
      guard let inner = inside(keys.part.place, { $0.description(use, keys.part.node) }) else {
        return hideIDs(of: node)
      }
      overlays.append(keys)
      keys = inner
    }
    let home = keys.part.place
    inside(home) { reader in reader.collect(keys, overlays, presence, &site) }
  }

  /// The description of a view that a template gives.
  private mutating func description(
    _ use: SourceTree.Entry, _ node: NodeID
  ) -> ViewKeys? {
    guard var part = instantiate(use, node) else { return nil }
    return inside(part.place) { reader in
      if let other = reader.substitute(for: part.node) { part = other }
      return reader.inside(part.place) { reader -> ViewKeys? in
        guard reader.tree.kind(of: part.node) == .mapping else {
          reader.wrongType("a view", part.node)
          return nil
        }
        return reader.keys(of: part.node)
      }
    }
  }

  private func keys(of node: NodeID) -> ViewKeys {
    var keys = ViewKeys(part: SourcePart(node: node, place: place))
    for entry in tree.entries(of: node) where tree.kind(of: entry.key) == .scalar {
      switch viewKey(entry) {
      case .type: keys.type = entry.value
      case .id: keys.id = entry.value
      case .subviews: keys.subviews = entry.value
      case .actions: keys.actions = entry
      case .sections: keys.sections = entry.value
      case .row: keys.row = entry.value
      case .lifetime: keys.lifetime = entry.value
      case .each: keys.each = entry
      case .use: keys.use = entry
      case .when: keys.when = entry.value
      case .view: keys.view = entry.value
      case nil where tree.kind(of: tree.resolved(entry.value)) != .scalar:
        keys.structures.append(entry)
      default: break
      }
    }
    return keys
  }

  /// Makes the object whose description is found; `overlays` are its uses, outermost first.
  private mutating func collect(
    _ keys: ViewKeys, _ overlays: [ViewKeys], _ wanted: SceneObject.Presence,
    _ site: inout ViewSite
  ) {
    let typed = overlays.first { $0.type != nil } ?? keys
    guard let (name, custom) = className(typed, site, keys) else {
      return hideIDs(of: keys.part.node)
    }
    let named = overlays.first { $0.id != nil } ?? keys
    var id: String?
    if let given = named.id {
      let isView = site.role == .controllerView
      id = inside(named.part.place) { $0.readID(given, isRootView: isView) }
    }
    var presence = wanted
    var lifetime: SceneObject.Lifetime?
    if let node = keys.lifetime, site.role == .free { lifetime = readLifetime(node) }
    // What is made anew at each use is in no tree before.
    if lifetime == .use, presence == .present { presence = .template }
    let span = (named.id ?? typed.type).map { self.span($0, in: named.id != nil ? named : typed) }
    var own = site
    own.presence = presence
    let made = addObject(
      name, id: id ?? own.nextID, parent: site.parent,
      span: span ?? tree.span(of: keys.part.node), hasOwnID: id != nil, presence: presence,
      isPath: id == nil && site.isNamedByPath)
    guard let object = made else { return }
    if let custom { scene.objects[object.offset].customClass = Int16(custom) }
    scene.objects[object.offset].typeSpan = typed.type.map { self.span($0, in: typed) }
    if let lifetime { scene.objects[object.offset].lifetime = lifetime }
    if presence != .absent || site.presence == .absent { site.count += 1 }
    var draft = ObjectDraft(object: object, part: keys.part)
    if !overlays.isEmpty { draft.overlays = overlays.reversed().map(\.part) }
    draft.added = site.role == .added ? object : site.added
    drafts.append(draft)
    collectInside([keys] + overlays.reversed(), draft, site.role == .root)
  }

  /// The class of an object: its own, or the one that its place expects.
  private mutating func className(
    _ typed: ViewKeys, _ site: ViewSite, _ keys: ViewKeys
  ) -> (name: String, custom: Int?)? {
    if let type = typed.type {
      let found = inside(typed.part.place) { $0.className(type, mustBe: site.expected) }
      guard let found, site.role != .free, catalog.info(named: found.name)?.isFreeView == true
      else { return found }
      inside(typed.part.place) { reader in
        reader.report(
          .wrongPlace,
          "a \(found.name) stands in no view: declare it under 'objects' and bring it by 'show'",
          at: type)
      }
      return nil
    }
    switch site.role {
    case .controllerView: return (site.expected ?? "UIView", nil)
    case .owned, .listed:
      // Of some classes there are only kinds, which a type has to tell apart.
      if let name = site.expected, name != "UIView", let info = catalog.info(named: name),
        !info.needsType
      {
        return (name, nil)
      }
      reportNoType(keys.part.node, site)
      return nil
    case .root, .subview, .free, .added:
      reportNoType(keys.part.node, site)
      return nil
    }
  }

  /// The objects that an object holds: its view, what its properties describe, its subviews.
  private mutating func collectInside(
    _ parts: [ViewKeys], _ draft: ObjectDraft, _ isRoot: Bool
  ) {
    let object = draft.object
    let info = catalog.classes[scene.objects[object.offset].classIndex]
    if info.isController { collectControllerView(parts, draft, isRoot) }
    for part in parts where !part.structures.isEmpty {
      inside(part.part.place) { $0.collectOwned(part.structures, of: object, draft) }
    }
    for part in parts where info.property(named: "actions") != nil {
      guard let actions = part.actions else { continue }
      inside(part.part.place) { $0.collectOwned([actions], of: object, draft) }
    }
    addOwnedObjects(of: object, info)
    for part in parts where part.sections != nil || part.row != nil {
      inside(part.part.place) {
        $0.collectSections(part.sections, part.row, of: object, draft)
      }
    }
    var inner = ViewSite(
      parent: Int32(object.index), path: scene.objects[object.offset].id, role: .subview)
    inner.presence = scene.objects[object.offset].presence
    inner.added = draft.added
    for part in parts where part.subviews != nil || part.actions != nil {
      inside(part.part.place) { reader in
        if info.isView, let list = part.subviews { reader.collectList(list, &inner) }
        // Of an alert controller they are what it offers.
        guard let actions = part.actions, info.property(named: "actions") == nil else { return }
        reader.collectAdditions(actions.value)
      }
    }
  }

  private func span(_ node: NodeID, in keys: ViewKeys) -> SourceSpan {
    trees[keys.part.place.tree].span(of: node)
  }

  private mutating func collectList(_ node: NodeID, _ site: inout ViewSite) {
    if let part = substitute(for: node) {
      return inside(part.place) { reader in reader.collectList(part.node, &site) }
    }
    guard tree.kind(of: node) == .sequence else {
      if !isNull(node) { wrongType("a list of views", node) }
      return
    }
    for item in tree.items(of: node) { collectView(item, &site) }
  }

  private mutating func reportNoType(_ node: NodeID, _ site: ViewSite) {
    let entries = tree.entries(of: node)
    hideIDs(of: node)
    if let key = entries.first(where: { LaterNames.viewKeys.contains(tree.string(of: $0.key)) })?
      .key
    {
      return reportLater("'\(tree.string(of: key))'", at: key)
    }
    report(.missingKey, "\(site.what) needs a 'type'", at: entries.first?.key ?? node)
  }

  private mutating func readLifetime(_ node: NodeID) -> SceneObject.Lifetime? {
    let cases = EnumDescription(
      name: "lifetime", cases: SceneObject.Lifetime.allCases.map(\.rawValue))
    guard case .string(let name)? = literal(node, .enumeration(cases)) else { return nil }
    return SceneObject.Lifetime(rawValue: name)
  }
}
