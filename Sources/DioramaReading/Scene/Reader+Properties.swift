// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

extension Reader {
  /// Reads the keys of an object: its properties, actions and load steps.
  ///
  /// What stands later counts: the appearance of its classes, a class of the author's own, its
  /// styles, its description, and what each use of a template adds.
  mutating func readObject(_ draft: ObjectDraft) {
    owner = draft.object
    captured = draft.added.map { capturedLocals(of: $0) } ?? []
    locals = captured
    readingHandler = draft.added.flatMap { additionHandlers[$0] }
    let start = scene.settings.count
    settingsStart = start
    objectStart = start
    defer {
      owner = nil
      locals = []
      captured = []
      readingHandler = nil
      scene.objects[draft.object.offset].settings = start..<scene.settings.count
    }
    let info = catalog.classes[scene.objects[draft.object.offset].classIndex]
    let isView = info.isView
    if isView || !definitions.appearances.isEmpty { readCommonLooks(draft.object) }
    readImpliedObjects(of: draft.object)
    if draft.isTitle { return readTitle(of: draft) }
    readKeys(of: draft.part, draft)
    for overlay in draft.overlays { readKeys(of: overlay, draft) }
    for property in info.required {
      checkRequired(property, info.properties[property].facts, draft.object)
    }
  }

  /// What UIKit makes no object without.
  private mutating func checkRequired(
    _ index: Int, _ facts: PropertyFacts, _ object: ObjectID
  ) {
    let setting = scene.settings[objectStart...].last { Int($0.property) == index }
    if let setting {
      guard case .literal(.null) = setting.source else { return }
    } else if ([facts.name] + facts.aliases).contains(where: { isDescribed($0, of: object) }) {
      // What stands there could not be read, which is told already.
      return
    }
    guard let reason = facts.isRequired else { return }
    let record = scene.objects[object.offset]
    report(
      .missingKey, "'\(record.id)' needs \(Self.withArticle("'\(facts.name)'")): \(reason)",
      at: setting?.valueSpan ?? record.span)
  }

  /// One description of an object, over those read before.
  mutating func readKeys(of part: SourcePart, _ draft: ObjectDraft) {
    inside(part.place) { reader in
      if !reader.definitions.styles.isEmpty,
        let styles = reader.tree.entry(of: part.node, "styles")
      {
        reader.readStyles(styles.value, of: draft)
      }
      reader.settingsStart = reader.scene.settings.count
      reader.readEntries(of: part.node, draft)
      reader.dropOverridden(draft.object)
    }
  }

  private mutating func readEntries(of node: NodeID, _ draft: ObjectDraft) {
    if hasTooManyFindings || isTooLarge { return }
    let classIndex = scene.objects[draft.object.offset].classIndex
    for entry in tree.entries(of: node) {
      guard tree.kind(of: entry.key) == .scalar else {
        report(.wrongType, "a key is a text, not a list or mapping", at: entry.key)
        continue
      }
      if catalog.classes[classIndex].isView {
        readViewKey(entry, draft.object, classIndex)
      } else {
        readObjectKey(entry, draft.object, classIndex)
      }
    }
  }

  private mutating func readViewKey(
    _ entry: SourceTree.Entry, _ object: ObjectID, _ classIndex: Int
  ) {
    if let key = viewKey(entry) {
      switch key {
      case .type, .id, .subviews, .use, .with, .when: break
      case .styles:
        // Read before the other keys, which count more, where there are any styles.
        if definitions.styles.isEmpty { readUnknownStyles(entry.value) }
      case .each, .as, .view: readUnknownKey(entry, catalog.classes[classIndex], [])
      case .lifetime: readLifetimeKey(entry, object)
      case .layer: readLayer(entry.value, object, classIndex)
      case .delegate: readDelegate(entry, object, catalog.classes[classIndex], .delegate)
      case .dataSource: readDelegate(entry, object, catalog.classes[classIndex], .dataSource)
      case .components: readComponents(entry, object, catalog.classes[classIndex])
      case .sections: readSections(entry, object, catalog.classes[classIndex])
      case .row: readRowKey(entry, object, catalog.classes[classIndex])
      case .actions: readControlActions(entry, object, classIndex)
      case .sizeToFit: readLoadStep(entry, .sizeToFit, object)
      case .roundFrame: readLoadStep(entry, .roundFrame, object)
      }
    } else if let property = catalog.classes[classIndex].lookup.find(
      tree.content(of: entry.key), hash: tree.hash(ofKey: entry.key))
    {
      readProperty(property, entry, object, classIndex)
    } else if !readSpecialKey(
      tree.string(of: entry.key), entry, object, catalog.classes[classIndex])
    {
      readUnknownKey(entry, catalog.classes[classIndex], LaterNames.viewKeys)
    }
  }

  /// One key of an object that is no view: a controller, a bar button, a gesture recognizer.
  private mutating func readObjectKey(
    _ entry: SourceTree.Entry, _ object: ObjectID, _ classIndex: Int
  ) {
    let info = catalog.classes[classIndex]
    let name = tree.string(of: entry.key)
    if readSpecialKey(name, entry, object, info) { return }
    switch ViewKey(rawValue: name) {
    case .type?, .id?, .use?, .with?, .when?: break
    case .styles? where definitions.styles.isEmpty: readUnknownStyles(entry.value)
    case .styles?: break
    case .lifetime?: readLifetimeKey(entry, object)
    case .view? where info.isController: break
    case .delegate? where info.property(named: name) == nil:
      readDelegate(entry, object, info, .delegate)
    default:
      if let property = info.lookup.find(tree.content(of: entry.key)) {
        readProperty(property, entry, object, classIndex)
      } else {
        readUnknownKey(entry, info, [])
      }
    }
  }

  /// The lists of actions of a controller or of a class that runs some by itself.
  private mutating func readSpecialKey(
    _ name: String, _ entry: SourceTree.Entry, _ object: ObjectID, _ info: ClassInfo
  ) -> Bool {
    if let callback = info.callbacks.first(where: { $0.name == name }) {
      readCallback(callback, entry, object, info)
      return true
    }
    guard info.isController else { return false }
    switch name {
    case "notifications": readNotifications(entry.value, object)
    case "lifecycle": readLifecycle(entry.value, object, info)
    default: return false
    }
    return true
  }

  /// `action: […]` of a bar button or a gesture recognizer.
  private mutating func readCallback(
    _ callback: Callback, _ entry: SourceTree.Entry, _ object: ObjectID, _ info: ClassInfo
  ) {
    locals = captured + [Local(name: "sender", type: .object(className: info.name))]
    for argument in callback.arguments {
      locals.append(Local(name: argument.label, type: argument.kind.expressionType))
    }
    var made = Listener(
      object: object, trigger: .callback(callback.name), actions: readActions(entry.value),
      span: tree.span(of: entry.key))
    locals = captured
    made.captured = captured.count
    scene.listeners.append(made)
  }

  /// The references to objects that the class has without a word.
  private mutating func readImpliedObjects(of object: ObjectID) {
    guard !impliedObjects.isEmpty, let implied = impliedObjects[object] else { return }
    let span = scene.objects[object.offset].span
    for (property, value) in implied {
      scene.settings.append(
        Setting(property: property, source: .literal(value), keySpan: span, valueSpan: span))
    }
  }

  /// One key of a style, an appearance or a class: a property, or the layer's.
  mutating func readLook(_ entry: SourceTree.Entry, _ object: ObjectID, _ classIndex: Int) {
    if tree.matches(entry.key, "layer") { return readLayer(entry.value, object, classIndex) }
    if tree.matches(entry.key, "sizeToFit") { return readLoadStep(entry, .sizeToFit, object) }
    if tree.matches(entry.key, "roundFrame") { return readLoadStep(entry, .roundFrame, object) }
    let info = catalog.classes[classIndex]
    if let property = info.lookup.find(tree.content(of: entry.key)) {
      readProperty(property, entry, object, classIndex)
    } else if isKnownProperty(tree.string(of: entry.key)) {
      // What no class has is told where the style is declared.
      readUnknownKey(entry, info, LaterNames.viewKeys)
    }
  }

  private mutating func readUnknownKey(
    _ entry: SourceTree.Entry, _ info: ClassInfo, _ later: [String]
  ) {
    let name = tree.string(of: entry.key)
    if later.contains(name) || LaterNames.properties.contains(name) {
      return reportLater("'\(name)'", at: entry.key)
    }
    if reportsPlaceInView(entry.key, info) { return }
    // Lists of names are long; nobody is advised after many mistakes.
    let names =
      !advises
      ? []
      : info.properties.filter { $0.facts.access != .readOnly }.flatMap {
        [$0.facts.name] + $0.facts.aliases
      } + info.callbacks.map(\.name) + ViewKey.allCases.map(\.rawValue)
    reportUnknown(
      .unknownProperty, "'\(name)' is not a property of \(info.name)", name, among: names,
      at: entry.key)
  }

  /// What a controller does not have but its view, which stands under `view`.
  mutating func reportsPlaceInView(_ key: NodeID, _ info: ClassInfo) -> Bool {
    let name = tree.string(of: key)
    guard let view = info.controllerType.flatMap({ catalog.info(named: $0.viewClassName) }),
      view.property(named: name) != nil
        || view.tableType != nil && ["sections", "row", "dataSource"].contains(name)
    else { return false }
    report(.unknownProperty, "'\(name)' is the view's: it belongs under 'view'", at: key)
    return true
  }

  private mutating func readLoadStep(
    _ entry: SourceTree.Entry, _ step: SceneObject.LoadSteps, _ object: ObjectID
  ) {
    guard case .bool(let on)? = literal(entry.value, .bool) else { return }
    if on { scene.objects[object.offset].steps.insert(step) }
  }

  private mutating func readLifetimeKey(_ entry: SourceTree.Entry, _ object: ObjectID) {
    if scene.objects[object.offset].parent < 0 { return }
    report(.wrongPlace, "only what stands under 'objects' has a lifetime", at: entry.key)
  }

  /// `layer: { cornerRadius: 8 }`.
  private mutating func readLayer(_ node: NodeID, _ object: ObjectID, _ classIndex: Int) {
    let info = catalog.classes[classIndex]
    for entry in mapping(node, "a mapping of layer properties to values") {
      let name = tree.string(of: entry.key)
      guard let property = info.property(named: LayerTraits.prefix + name) else {
        reportUnknown(
          .unknownProperty, "a layer has no '\(name)'", name, among: LayerField.names,
          at: entry.key)
        continue
      }
      readProperty(property, entry, object, classIndex)
    }
  }

  mutating func readProperty(
    _ index: Int, _ entry: SourceTree.Entry, _ object: ObjectID, _ classIndex: Int
  ) {
    let info = catalog.classes[classIndex]
    let kind = info.kinds[index]
    if info.readOnly[index] {
      return report(
        .readOnly, "'\(tree.string(of: entry.key))' can be read but not written", at: entry.key)
    }
    checkOverridden(index, entry, since: settingsStart)
    guard let source = readSetting(entry.value, kind, index, info) else {
      scene.objects[object.offset].steps.insert(.isPartlyRead)
      return
    }
    if case .record = kind.unwrapped, !isTaken(source, index, info) {
      return wrongType(kind.name, entry.value)
    }
    if info.mayBeLater[index] { checkLater(index, classIndex, source, entry) }
    scene.settings.append(
      Setting(
        property: index, source: source, keySpan: tree.span(of: entry.key),
        valueSpan: tree.span(of: entry.value)))
  }

  /// Whether a mapping with the right keys is also a value: no range that ends before it begins.
  private func isTaken(_ source: ValueSource, _ index: Int, _ info: ClassInfo) -> Bool {
    guard case .literal(let value) = source, case .own(let slot) = info.properties[index].storage
    else { return true }
    var made: any ObjectClass = info.type.init()
    return (try? made.set(slot, to: value)) ?? true
  }

  /// The same property under two names: `isOn` and `on`.
  private mutating func checkOverridden(
    _ index: Int, _ entry: SourceTree.Entry, since start: Int
  ) {
    for setting in scene.settings[start...] where Int(setting.property) == index {
      return report(
        .duplicateKey, "'\(tree.string(of: entry.key))' gives the same property once more",
        at: entry.key, notes: [Diagnostic.Note("the first one is here", at: setting.keySpan)])
    }
  }

  /// A value that asks for what this version cannot do.
  private mutating func checkLater(
    _ index: Int, _ classIndex: Int, _ source: ValueSource, _ entry: SourceTree.Entry
  ) {
    guard case .literal(let value) = source,
      catalog.classes[classIndex].properties[index].facts.isLater?(value) == true
    else { return }
    reportLater(
      "'\(tree.string(of: entry.key)): \(tree.string(of: entry.value))'", at: entry.value)
  }

  private mutating func readControlActions(
    _ entry: SourceTree.Entry, _ object: ObjectID, _ classIndex: Int
  ) {
    let info = catalog.classes[classIndex]
    guard info.isControl else {
      return report(
        .unknownProperty, "a \(info.name) is no control and sends no events", at: entry.key)
    }
    for listener in mapping(entry.value, "a mapping of events to actions") {
      let name = tree.string(of: listener.key)
      let events = ControlEvents(named: name)
      if events == nil {
        reportUnknown(
          .unknownEvent, "UIControl has no event '\(name)'", name,
          among: ControlEvents.named.map(\.name), at: listener.key)
      }
      locals =
        captured + [
          Local(name: "sender", type: .object(className: info.name)),
          Local(name: "event", type: .string),
        ]
      let actions = readActions(listener.value)
      locals = captured
      var made = Listener(
        object: object, trigger: .control(events ?? []), actions: actions,
        span: tree.span(of: listener.key))
      made.captured = captured.count
      scene.listeners.append(made)
    }
  }

  /// `notifications: { UIKeyboardDidShow: […] }`, observed while the controller is shown.
  private mutating func readNotifications(_ node: NodeID, _ object: ObjectID) {
    for entry in mapping(node, "a mapping of notifications to actions") {
      locals = [
        Local(name: "sender", type: type(ofController: object)),
        Local(name: "userInfo", type: .dyn),
      ]
      let actions = readActions(entry.value)
      locals = []
      scene.listeners.append(
        Listener(
          object: object,
          trigger: .notification(NotificationName.plain(tree.string(of: entry.key))),
          actions: actions, span: tree.span(of: entry.key)))
    }
  }

  private func type(ofController object: ObjectID) -> ExpressionType {
    .object(className: catalog.classes[scene.objects[object.offset].classIndex].name)
  }

  private mutating func readLifecycle(_ node: NodeID, _ object: ObjectID, _ info: ClassInfo) {
    let known = info.controllerType?.lifecycle ?? []
    for entry in mapping(node, "a mapping of lifecycle methods to actions") {
      let name = tree.string(of: entry.key)
      guard let hook = known.first(where: { $0.name == name }) else {
        reportUnknown(
          .unknownEvent, "a controller has no '\(name)'", name, among: known.map(\.name),
          at: entry.key)
        continue
      }
      locals = [Local(name: "sender", type: type(ofController: object))]
      for argument in hook.arguments {
        locals.append(Local(name: argument.label, type: argument.kind.expressionType))
      }
      let actions = readActions(entry.value)
      locals = []
      scene.listeners.append(
        Listener(
          object: object, trigger: .lifecycle(name), actions: actions,
          span: tree.span(of: entry.key)))
    }
  }
}
