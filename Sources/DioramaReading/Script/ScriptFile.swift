// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// The path of the scene that a script plays on, as the script names it.
///
/// Nil where it names none, or none that could be inside a folder, which reading it tells.
package func scenePath(of tree: SourceTree) -> (path: String, span: SourceSpan)? {
  guard let root = tree.root, let entry = tree.entry(of: root, "scene"),
    tree.kind(of: entry.value) == .scalar,
    Reader.isRelativePath(tree.string(of: entry.value))
  else { return nil }
  return (tree.string(of: entry.value), tree.span(of: entry.value))
}

/// Reads a script against its scene; a nil scene leaves the steps unchecked.
package func readScript(
  _ tree: SourceTree, scene: SceneReading?, catalog: Catalog, steps: [any Step.Type]
) -> (script: Script?, findings: [Diagnostic]) {
  guard let reading = scene, let typed = reading.scene else {
    var reader = Reader(tree: tree, catalog: catalog, scene: Scene(file: tree.file))
    _ = reader.readScriptHeader()
    return (nil, reader.findings)
  }
  var reader = Reader(tree: tree, catalog: catalog, scene: typed)
  reader.ids = reading.ids
  reader.suggestedIDs = reading.ids.first(500)
  reader.handlerIndexes = reading.handlers
  reader.steps = steps
  guard let header = reader.readScriptHeader() else { return (nil, reader.findings) }
  let made = header.steps.map { reader.readSteps($0) } ?? []
  let isUsable = !reader.findings.contains { $0.severity == .error }
  let script = Script(
    file: tree.file, name: header.name, devices: header.devices, steps: made, scene: reader.scene)
  return (isUsable ? script : nil, reader.findings)
}

extension Reader {
  struct ScriptHeader {
    var name: String?
    var devices: [Device] = []
    var steps: NodeID?
  }

  static let scriptKeys = ["diorama", "scene", "name", "devices", "steps"]

  /// Everything of a script but its steps.
  mutating func readScriptHeader() -> ScriptHeader? {
    guard let root = documentRoot(Self.scriptKeys, what: "a script") else { return nil }
    var header = ScriptHeader()
    var hasScene = false
    for entry in mapping(root, "a script") {
      switch tree.string(of: entry.key) {
      case "diorama": break
      case "scene":
        hasScene = true
        _ = readPath(entry.value)
      case "name": header.name = plainText(entry.value, "a name")
      case "devices":
        guard tree.kind(of: entry.value) == .sequence else {
          wrongType("a list of devices", entry.value)
          continue
        }
        header.devices = tree.items(of: entry.value).compactMap { readDevice($0) }
      case "steps":
        if tree.kind(of: entry.value) == .sequence {
          header.steps = entry.value
        } else if !isNull(entry.value) {
          wrongType("a list of steps", entry.value)
        }
      case let key where LaterNames.scriptKeys.contains(key):
        reportLater("'\(key)'", at: entry.key)
      case let key:
        reportUnknown(
          .unknownKey, "a script has no '\(key)'", key, among: Self.scriptKeys, at: entry.key)
      }
    }
    if !hasScene {
      report(.missingKey, "a script needs 'scene: NAME.scene.yaml'", at: firstKey(root))
    }
    if header.steps == nil, tree.value(of: root, "steps") == nil {
      report(.missingKey, "a script needs 'steps'", at: firstKey(root))
    }
    return header
  }

  private func firstKey(_ root: NodeID) -> NodeID { tree.entries(of: root).first?.key ?? root }
}
