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
    for item in items {
      guard !countCopy(at: item, weight: 1), let name = staticText(item, "the name of a style")
      else {
        continue
      }
      guard let style = definitions.styles[name] else {
        reportUnknown(
          .unknownReference, "there is no style '\(name)'", name,
          among: definitions.styles.keys.sorted(), at: item)
        continue
      }
      usedNames.insert(.style(name))
      let note = Diagnostic.Note("the style '\(name)' is used here", at: tree.span(of: item))
      noteExpansion(of: style.part, note)
      extraNotes.append(note)
      readLayerOfKeys(style.part, draft.object)
      extraNotes.removeLast()
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

  /// A value for some states leaves the others as they were, as UIKit's setters do.
  private mutating func mergeStates(_ object: ObjectID, _ first: Int) {
    let info = catalog.classes[scene.objects[object.offset].classIndex]
    for later in settingsStart..<scene.settings.count {
      let property = scene.settings[later].property
      guard case .perState = info.kinds[Int(property)],
        case .literal(let new) = scene.settings[later].source,
        let earlier = (first..<settingsStart).last(where: {
          scene.settings[$0].property == property
        }),
        case .literal(let old) = scene.settings[earlier].source
      else { continue }
      var merged = Self.states(old)
      for entry in Self.states(new).entries { merged[entry.key] = entry.value }
      scene.settings[later].source = .literal(.map(merged))
    }
  }

  /// A value for each state; a plain one is the normal state's.
  private static func states(_ value: Value) -> ValueMap {
    if case .map(let map) = value { return map }
    var map = ValueMap()
    map[.string(ControlState([]).name)] = value
    return map
  }

  /// Of two values for one property the later counts.
  mutating func dropOverridden(_ object: ObjectID) {
    let first = objectStart
    guard settingsStart > first, settingsStart < scene.settings.count else { return }
    mergeStates(object, first)
    let given = Set(scene.settings[settingsStart...].map(\.property))
    let kept = scene.settings[first..<settingsStart].filter { !given.contains($0.property) }
    guard kept.count < settingsStart - first else { return }
    scene.settings.replaceSubrange(first..<settingsStart, with: kept)
  }
}
