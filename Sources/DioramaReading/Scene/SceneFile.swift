// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Reads a scene: its typed form as far as it can be made, and every finding of the file.
package func readScene(
  _ tree: SourceTree, catalog: Catalog
) -> (scene: Scene?, findings: [Diagnostic]) {
  let result = SceneReading(tree: tree, catalog: catalog)
  return (result.scene, result.findings)
}

/// A scene as read with what scripts need to go on from it.
package struct SceneReading: Sendable {
  /// Nil where the file has an error that leaves nothing to run.
  package let scene: Scene?
  /// What could be read, for the rules, even where the file has errors.
  package let partialScene: Scene?
  package let findings: [Diagnostic]
  let ids: IDTable
  let handlers: [String: Int]

  package init(tree: SourceTree, catalog: Catalog) {
    var reader = Reader(tree: tree, catalog: catalog, scene: Scene(file: tree.file))
    reader.readSceneFile()
    findings = reader.findings
    let isUsable = !reader.findings.contains { $0.severity == .error }
    scene = isUsable ? reader.scene : nil
    partialScene = reader.scene.objects.isEmpty ? nil : reader.scene
    ids = reader.ids
    handlers = reader.handlerIndexes
  }
}

extension Reader {
  /// The keys of a scene file, in the order the reference lists them.
  static let sceneKeys = [
    "diorama", "name", "device", "os", "orientation", "locale", "timeZone", "now", "tintColor",
    "state", "images", "handlers", "objects", "root", "view",
  ]

  mutating func readSceneFile() {
    guard let root = documentRoot(Self.sceneKeys + LaterNames.sceneKeys, what: "a scene") else {
      return
    }
    let entries = tree.entries(of: root).filter { tree.kind(of: $0.key) == .scalar }
    var nodes: [String: SourceTree.Entry] = [:]
    for entry in entries {
      let key = tree.string(of: entry.key)
      if LaterNames.sceneKeys.contains(key) {
        reportLater("'\(key)'", at: entry.key)
        if key == "classes" { declaresClasses = true }
        // What it would have brought is no finding of its own where it is used.
        hideIDs(of: entry.value)
        for name in tree.entries(of: entry.value) { hiddenIDs.insert(tree.string(of: name.key)) }
      } else if Self.sceneKeys.contains(key) {
        nodes[key] = entry
      } else {
        reportUnknown(
          .unknownKey, "a scene has no '\(key)'", key, among: Self.sceneKeys, at: entry.key)
      }
    }
    readHeader(nodes)
    if let images = nodes["images"] { readImages(images.value) }
    if let state = nodes["state"] { readState(state.value) }
    let drafts = collectObjects(nodes)
    suggestedIDs = ids.first(500)
    if let handlers = nodes["handlers"] { readHandlers(handlers.value) }
    // Settings stand side by side for each object, so they are read in the objects' order.
    scene.settings.reserveCapacity(tree.nodes.count / 3)
    if let tint = nodes["tintColor"] { readWindowTint(tint) }
    for draft in drafts { readObject(draft) }
    guard scene.settings.contains(where: { !$0.source.isLiteral }) else { return }
    let plan = LoadPlan(scene, catalog: catalog)
    if let cycle = Diagnostic.bindingCycle(plan, scene, catalog) { findings.append(cycle) }
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
