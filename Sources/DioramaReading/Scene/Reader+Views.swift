// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Where a view is put, and what it is called there without an id of its own.
struct ViewSite {
  var parent: Int32
  /// The path of what holds it: `view` gives `view.subviews[0]`.
  var path: String
  var role: Role
  /// How many views have been put here.
  var count = 0
  var presence = SceneObject.Presence.present
  /// The view that an action adds, where the site is in one.
  var added: ObjectID?

  enum Role { case rootView, subview, free, added, owned }

  /// The id of the next view here, where it has none of its own.
  var nextID: String {
    switch role {
    case .rootView, .owned: path
    case .subview: presence == .absent ? "\(path).subviews[absent]" : "\(path).subviews[\(count)]"
    case .free, .added: "\(path)[\(count)]"
    }
  }
}

/// The structural keys of one mapping that describes a view.
private struct ViewKeys {
  var part: SourcePart
  var type: SourceTree.NodeID?
  var id: SourceTree.NodeID?
  var subviews: SourceTree.NodeID?
  var actions: SourceTree.NodeID?
  var lifetime: SourceTree.NodeID?
  var each: SourceTree.Entry?
  var use: SourceTree.Entry?
  var when: SourceTree.NodeID?
  /// Other keys whose values are mappings: a view may stand there.
  var mappings: [SourceTree.Entry] = []
}

extension Reader {
  /// A view and all inside it, parents before children; `each`, `use` and `when` expand here.
  mutating func collectView(_ node: NodeID, _ site: inout ViewSite) {
    if let part = substitute(for: node) {
      return inside(part.place) { reader in reader.collectView(part.node, &site) }
    }
    guard tree.kind(of: node) == .mapping else {
      if !reportMissingSpace(node) { wrongType("a view", node) }
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
      if site.role == .rootView, presence == .absent {
        report(.wrongPlace, "a controller always has its view: 'when' stands on others", at: node)
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
      switch Self.viewKeys.find(tree.content(of: entry.key), hash: tree.hash(ofKey: entry.key)) {
      case ViewKey.type.index: keys.type = entry.value
      case ViewKey.id.index: keys.id = entry.value
      case ViewKey.subviews.index: keys.subviews = entry.value
      case ViewKey.actions.index: keys.actions = entry.value
      case ViewKey.lifetime.index: keys.lifetime = entry.value
      case ViewKey.each.index: keys.each = entry
      case ViewKey.use.index: keys.use = entry
      case ViewKey.when.index: keys.when = entry.value
      case nil where tree.kind(of: entry.value) == .mapping: keys.mappings.append(entry)
      default: break
      }
    }
    return keys
  }

  /// Makes the object of a view whose description is found; `overlays` are its uses, outermost first.
  private mutating func collect(
    _ keys: ViewKeys, _ overlays: [ViewKeys], _ wanted: SceneObject.Presence,
    _ site: inout ViewSite
  ) {
    let isRoot = site.role == .rootView
    let typed = overlays.first { $0.type != nil } ?? keys
    var name = "UIView"
    var custom: Int?
    if let type = typed.type {
      let known = inside(typed.part.place) { $0.className(type, mustBe: .view) }
      guard let known else { return hideIDs(of: keys.part.node) }
      (name, custom) = known
    } else if !isRoot {
      return reportNoType(keys.part.node)
    }
    let named = overlays.first { $0.id != nil } ?? keys
    var id: String?
    if let given = named.id {
      id = inside(named.part.place) { $0.readID(given, isRootView: isRoot) }
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
      span: span ?? tree.span(of: keys.part.node), hasOwnID: id != nil, presence: presence)
    guard let object = made else { return }
    if let custom { scene.objects[object.offset].customClass = Int16(custom) }
    if let lifetime { scene.objects[object.offset].lifetime = lifetime }
    if presence != .absent || site.presence == .absent { site.count += 1 }
    var draft = ObjectDraft(object: object, part: keys.part, role: .view)
    if !overlays.isEmpty { draft.overlays = overlays.reversed().map(\.part) }
    draft.added = site.role == .added ? object : site.added
    drafts.append(draft)
    var inner = ViewSite(
      parent: Int32(object.index), path: scene.objects[object.offset].id, role: .subview)
    inner.presence = presence
    inner.added = draft.added
    for part in [keys] + overlays.reversed()
    where part.subviews != nil || part.actions != nil || !part.mappings.isEmpty {
      inside(part.part.place) { reader in
        reader.collectOwned(part.mappings, of: object, draft)
        if let list = part.subviews { reader.collectList(list, &inner) }
        if let actions = part.actions { reader.collectAdditions(actions) }
      }
    }
  }

  /// Views described where a property refers to one: a field's left view.
  private mutating func collectOwned(
    _ entries: [SourceTree.Entry], of object: ObjectID, _ draft: ObjectDraft
  ) {
    let info = catalog.classes[scene.objects[object.offset].classIndex]
    for entry in entries {
      guard let property = info.lookup.find(tree.content(of: entry.key)),
        case .reference = info.properties[property].facts.kind.unwrapped
      else { continue }
      var site = ViewSite(
        parent: Int32(object.index),
        path: "\(scene.objects[object.offset].id).\(info.properties[property].facts.name)",
        role: .owned)
      site.presence = scene.objects[object.offset].presence
      site.added = draft.added
      let first = ObjectID(scene.objects.count)
      collectView(entry.value, &site)
      guard scene.objects.count > first.offset else { continue }
      ownedViews[SourcePart(node: tree.resolved(entry.value), place: place)] = first
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

  private mutating func reportNoType(_ node: NodeID) {
    let entries = tree.entries(of: node)
    hideIDs(of: node)
    if let key = entries.first(where: { LaterNames.viewKeys.contains(tree.string(of: $0.key)) })?
      .key
    {
      return reportLater("'\(tree.string(of: key))'", at: key)
    }
    report(.missingKey, "a view needs a 'type'", at: entries.first?.key ?? node)
  }

  private mutating func readLifetime(_ node: NodeID) -> SceneObject.Lifetime? {
    let cases = EnumDescription(
      name: "lifetime", cases: SceneObject.Lifetime.allCases.map(\.rawValue))
    guard case .string(let name)? = literal(node, .enumeration(cases)) else { return nil }
    return SceneObject.Lifetime(rawValue: name)
  }
}
