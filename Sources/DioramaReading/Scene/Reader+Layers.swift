// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// What gives an object properties beside its own description, the weakest first.
extension Reader {
  /// The appearance of the object's classes, then what a class of the author's own brings.
  mutating func readCommonLooks(_ object: ObjectID) {
    let record = scene.objects[object.offset]
    guard !definitions.appearances.isEmpty || record.customClass >= 0 else { return }
    var chain: [String] = []
    var name: String? = catalog.classes[record.classIndex].name
    while let step = name {
      chain.insert(step, at: 0)
      name = catalog.info(named: step)?.superclassName
    }
    if chain.first != "UIView" { chain.insert("UIView", at: 0) }
    repeats = true
    defer { repeats = false }
    let customs = customChain(Int(record.customClass))
    chain += customs.map { scene.customClasses[$0].name }
    for className in chain {
      for appearance in definitions.appearances where appearance.className == className {
        readLayerOfKeys(appearance.part, object)
      }
    }
    for custom in customs {
      readLayerOfKeys(definitions.classParts[custom], object, skipping: "is")
    }
  }

  /// A custom class after those it stands on.
  private mutating func customChain(_ index: Int) -> [Int] {
    guard scene.customClasses.indices.contains(index) else { return [] }
    usedNames.insert(.customClass(scene.customClasses[index].name))
    let base = definitions.classBases[index]
    return (base.map { customChain($0) } ?? []) + [index]
  }

  /// The styles that a description names, in its order.
  mutating func readStyles(_ node: NodeID, of draft: ObjectDraft) {
    let items = tree.kind(of: node) == .sequence ? tree.items(of: node) : [node]
    var looks: [(name: String, item: NodeID)] = []
    for item in items {
      guard let name = staticText(item, "the name of a style") else { continue }
      guard let style = definitions.styles[name] else {
        reportUnknown(
          .unknownReference, "there is no style '\(name)'", name,
          among: definitions.styles.keys.sorted(), at: item)
        continue
      }
      usedNames.insert(.style(name))
      extraNotes.append(
        Diagnostic.Note("the style '\(name)' is used here", at: tree.span(of: item)))
      readLayerOfKeys(style.part, draft.object)
      extraNotes.removeLast()
      looks.append((name, item))
    }
    if looks.count > 1 { noteRepeats(looks, of: draft.object) }
  }

  /// Notes which properties a style of a list gives once more; each list once.
  private mutating func noteRepeats(
    _ looks: [(name: String, item: NodeID)], of object: ObjectID
  ) {
    guard noted.insert(tree.span(of: looks[1].item)).inserted else { return }
    let classIndex = scene.objects[object.offset].classIndex
    var first: [Int: (style: String, span: SourceSpan)] = [:]
    for (name, item) in looks {
      guard let style = definitions.styles[name] else { continue }
      var repeats: [String: RepeatedLook] = [:]
      for (key, property, shown) in properties(of: style.part, classIndex) {
        if let earlier = first[property], earlier.style != name {
          repeats[
            earlier.style,
            default: RepeatedLook(
              style: name, earlier: earlier.style, properties: [], span: tree.span(of: item),
              earlierSpan: earlier.span)
          ].properties.append(shown)
        }
        first[property] = (name, key)
      }
      scene.repeatedLooks += repeats.values.sorted { $0.earlierSpan.start < $1.earlierSpan.start }
    }
  }

  /// The properties that a style gives to objects of a class, those of the layer among them.
  private func properties(
    of part: SourcePart, _ classIndex: Int
  ) -> [(key: SourceSpan, property: Int, name: String)] {
    let tree = trees[part.place.tree]
    let info = catalog.classes[classIndex]
    return tree.entries(of: part.node).flatMap { entry -> [(SourceSpan, Int, String)] in
      let isLayer = tree.matches(entry.key, "layer")
      let entries = isLayer ? tree.entries(of: entry.value) : [entry]
      return entries.compactMap { entry in
        let name = (isLayer ? LayerTraits.prefix : "") + tree.string(of: entry.key)
        return info.property(named: name).map {
          (tree.span(of: entry.key), $0, info.properties[$0].facts.name)
        }
      }
    }
  }

  /// Names of styles in a scene that has none.
  mutating func readUnknownStyles(_ node: NodeID) {
    for item in tree.kind(of: node) == .sequence ? tree.items(of: node) : [node] {
      guard let name = staticText(item, "the name of a style") else { continue }
      report(.unknownReference, "there is no style '\(name)': the scene has no 'styles'", at: item)
    }
  }

  private mutating func readLayerOfKeys(
    _ part: SourcePart, _ object: ObjectID, skipping skipped: String = ""
  ) {
    let classIndex = scene.objects[object.offset].classIndex
    inside(part.place) { reader in
      reader.settingsStart = reader.scene.settings.count
      for entry in reader.tree.entries(of: part.node)
      where reader.tree.kind(of: entry.key) == .scalar
        && reader.tree.string(of: entry.key) != skipped
      {
        reader.readLook(entry, object, classIndex)
      }
      reader.dropOverridden(object)
    }
  }

  /// Of two values for one property the later counts.
  mutating func dropOverridden(_ object: ObjectID) {
    let first = objectStart
    guard settingsStart > first, settingsStart < scene.settings.count else { return }
    let given = Set(scene.settings[settingsStart...].map(\.property))
    let kept = scene.settings[first..<settingsStart].filter { !given.contains($0.property) }
    guard kept.count < settingsStart - first else { return }
    scene.settings.replaceSubrange(first..<settingsStart, with: kept)
  }
}
