// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// A file that a scene includes, directly or through another.
package struct IncludedFile: Sendable {
  package var tree: SourceTree
  /// Its folder as seen from the scene's, with `/` behind it; empty for the same.
  package var folder: String
  /// Where it is included.
  package var span: SourceSpan

  package init(tree: SourceTree, folder: String, span: SourceSpan) {
    self.tree = tree
    self.folder = folder
    self.span = span
  }
}

/// The files of a scene beside its own, as far as they could be read.
package struct SceneParts: Sendable {
  /// Each after those it includes itself.
  package var included: [IncludedFile]
  package var strings: StringTables
  /// The device of a scene that names none.
  package var device: Device?

  package init(included: [IncludedFile] = [], strings: StringTables = StringTables()) {
    self.included = included
    self.strings = strings
  }
}

/// A scene as read with what scripts need to go on from it.
package struct SceneReading: Sendable {
  /// Nil where the file has an error that leaves nothing to run.
  package let scene: Scene?
  /// What could be read, for the rules, even where the file has errors.
  package let partialScene: Scene?
  package let findings: [Diagnostic]
  /// What the scene declares for reuse, for the rules.
  package let declared: DeclaredNames
  let ids: IDTable
  let handlers: [String: Int]
  let computed: [String: Int]
  let strings: StringTables
  let definitions: Definitions
  /// The scene's files, where its definitions have parts in them.
  let trees: [SourceTree]

  /// - Parameter variation: What the run takes instead of what the file says.
  package init(
    tree: SourceTree, parts: SceneParts = SceneParts(), variation: Variation = .none,
    catalog: Catalog
  ) {
    var reader = Reader(tree: tree, catalog: catalog, scene: Scene(file: tree.file))
    reader.strings = parts.strings
    if let device = parts.device { reader.scene.device = device }
    reader.readSceneFile(parts.included, variation)
    findings = reader.findings
    let isUsable = !reader.findings.contains { $0.severity == .error }
    scene = isUsable ? reader.scene : nil
    partialScene = reader.scene.objects.isEmpty ? nil : reader.scene
    ids = reader.ids
    handlers = reader.handlerIndexes
    computed = reader.computedIndexes
    strings = reader.strings
    definitions = reader.definitions
    trees = reader.definitions.isEmpty ? [] : reader.trees
    declared = reader.declaredNames
  }
}

extension Reader {
  static let sceneKeys = KeySet.scene.names
  static let includedKeys = KeySet.included.names

  mutating func readSceneFile(_ included: [IncludedFile], _ variation: Variation) {
    guard let root = documentRoot(Self.sceneKeys, what: "a scene") else { return }
    trees += included.map(\.tree)
    let nodes = entries(of: root, among: Self.sceneKeys, "a scene")
    readHeader(nodes)
    if let include = nodes["include"] { checkIncludes(include.value) }
    scene.apply(variation)
    if let strings = nodes["strings"] { readStrings(strings.value) }
    if let classes = nodes["classes"] { readClasses(classes.value) }
    var handlers: [HandlerDraft] = []
    for (index, file) in included.enumerated() {
      includeSites[file.tree.file] = file.span
      inside(SourcePart.Place(tree: index + 1, environment: 0)) { reader in
        reader.readIncluded(file, &handlers)
      }
    }
    readDeclarations(nodes, folder: "", &handlers)
    if let state = nodes["state"] { readState(state.value) }
    if let computed = nodes["computed"] { nameComputed(computed.value) }
    collectObjects(nodes)
    checkUnusedTemplates()
    checkReferences()
    if let delegates = nodes["delegates"] { collectAdditions(delegates.value) }
    for handler in handlers {
      inside(handler.part.place) { $0.collectAdditions(handler.part.node) }
    }
    addKeyboard()
    suggestedIDs = ids.first(500)
    if let computed = nodes["computed"] { readComputed(computed.value) }
    if let delegates = nodes["delegates"] { readDelegates(delegates.value) }
    for handler in handlers { inside(handler.part.place) { $0.readHandler(handler) } }
    // Settings stand side by side for each object, so they are read in the objects' order.
    scene.settings.reserveCapacity(tree.nodes.count / 3)
    if let tint = nodes["tintColor"] { readWindowTint(tint) }
    readAddedObjects()
    reportShadowing()
    let isLive = scene.settings.contains { !$0.source.isLiteral } || !scene.computed.isEmpty
    guard isLive else { return }
    let plan = LoadPlan(scene, catalog: catalog)
    if let cycle = Diagnostic.bindingCycle(plan, scene, catalog) { findings.append(cycle) }
  }

  /// What a scene and the files it includes may both declare.
  private mutating func readDeclarations(
    _ nodes: [String: SourceTree.Entry], folder: String, _ handlers: inout [HandlerDraft]
  ) {
    if let images = nodes["images"] { readImages(images.value, folder: folder) }
    if let styles = nodes["styles"] { readStyles(styles.value) }
    if let appearance = nodes["appearance"] { readAppearance(appearance.value) }
    if let templates = nodes["templates"] { readTemplates(templates.value) }
    if let named = nodes["handlers"] { handlers += nameHandlers(named.value) }
  }

  private mutating func readIncluded(_ file: IncludedFile, _ handlers: inout [HandlerDraft]) {
    guard let root = documentRoot(Self.includedKeys, what: "a file that is included") else {
      return
    }
    let nodes = entries(of: root, among: Self.includedKeys, "a file that is included")
    if let include = nodes["include"] { checkIncludes(include.value) }
    readDeclarations(nodes, folder: file.folder, &handlers)
  }

  /// `include: file` or `include: [file, …]`; who opens the files follows what is right.
  private mutating func checkIncludes(_ node: NodeID) {
    let items = tree.kind(of: node) == .sequence ? tree.items(of: node) : [node]
    for item in items {
      guard tree.kind(of: item) == .scalar, !isNull(item), !tree.content(of: item).isEmpty else {
        wrongType("the path of a file, or a list of such", item)
        continue
      }
    }
  }

  /// The entries of a file by key; a key that it cannot have is a finding.
  private mutating func entries(
    of root: NodeID, among known: [String], _ what: String
  ) -> [String: SourceTree.Entry] {
    var nodes: [String: SourceTree.Entry] = [:]
    for entry in tree.entries(of: root) where tree.kind(of: entry.key) == .scalar {
      let key = tree.string(of: entry.key)
      if known.contains(key) {
        nodes[key] = entry
      } else {
        if Self.sceneKeys.contains(key) {
          report(.wrongPlace, "\(what) has no '\(key)': only a scene has", at: entry.key)
        } else {
          reportUnknown(.unknownKey, "\(what) has no '\(key)'", key, among: known, at: entry.key)
        }
      }
    }
    return nodes
  }

  /// The document's mapping; a file that is empty or no mapping is a finding.
  mutating func documentRoot(_ keys: [String], what: String) -> NodeID? {
    guard let root = tree.root else {
      let empty = SourceSpan(file: tree.file, start: 0, end: 0)
      if findings.isEmpty {
        report(.emptyFile, "the file is empty: \(what) begins with 'diorama: 1'", at: empty)
      }
      return nil
    }
    guard tree.kind(of: root) == .mapping else {
      if isNull(root) {
        report(.emptyFile, "the file is empty: \(what) begins with 'diorama: 1'", at: root)
      } else {
        report(
          .wrongType, "\(what) is a mapping that begins with 'diorama: 1', found \(found(root))",
          at: root)
      }
      return nil
    }
    if let version = tree.entry(of: root, "diorama") {
      if scalar(version.value) != .int(1) {
        report(
          .languageVersion, "this build reads language version 1, found \(found(version.value))",
          at: version.value)
      }
    } else {
      let start = tree.span(of: root).start
      let place = SourceSpan(file: tree.file, start: Int(start), end: Int(start))
      report(
        .missingKey, "\(what) needs 'diorama: 1'",
        at: SourceSpan(file: tree.file, start: Int(start), end: Int(start) + 1),
        fixes: [Fix("add 'diorama: 1'", replacing: place, with: "diorama: 1\n")])
    }
    return root
  }

  private mutating func readWindowTint(_ entry: SourceTree.Entry) {
    guard let source = readValue(entry.value, .optional(.color)),
      let window = catalog.info(named: "UIWindow"),
      let property = window.property(named: "tintColor"), !scene.objects.isEmpty
    else { return }
    scene.settings.append(
      Setting(
        property: property, source: source, keySpan: tree.span(of: entry.key),
        valueSpan: tree.span(of: entry.value)))
    scene.objects[Scene.window.offset].settings = 0..<1
  }
}
