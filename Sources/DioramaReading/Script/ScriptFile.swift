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

/// A script that another one includes.
package struct IncludedScript: Sendable {
  package var tree: SourceTree
  /// Where it is included.
  package var span: SourceSpan

  package init(tree: SourceTree, span: SourceSpan) {
    self.tree = tree
    self.span = span
  }
}

/// Reads a script against its scene; a nil scene leaves the steps unchecked.
///
/// - Returns: Also the names of the scene that its steps use, of those that expansion resolves.
package func readScript(
  _ tree: SourceTree, included: [IncludedScript] = [], scene: SceneReading?, catalog: Catalog,
  steps: [any Step.Type]
) -> (script: Script?, findings: [Diagnostic], used: Set<UsedName>) {
  guard let reading = scene, let typed = reading.scene else {
    var reader = Reader(tree: tree, catalog: catalog, scene: Scene(file: tree.file))
    _ = reader.readScriptHeader()
    return (nil, reader.findings, [])
  }
  var reader = Reader(tree: tree, catalog: catalog, scene: typed)
  reader.goOn(from: reading)
  reader.steps = steps
  reader.includedScripts = included
  guard let header = reader.readScriptHeader() else { return (nil, reader.findings, []) }
  reader.scriptDevices =
    header.devices.isEmpty ? [typed.device.name] : header.devices.map(\.name)
  let made = header.steps.map { reader.readSteps($0) } ?? []
  reader.readAddedObjects()
  reader.reportShadowing()
  let isUsable = !reader.findings.contains { $0.severity == .error }
  let script = Script(
    file: tree.file, name: header.name, variations: header.combinations, named: header.named,
    steps: made, scene: reader.scene)
  return (isUsable ? script : nil, reader.findings, reader.usedNames)
}

extension Reader {
  /// Takes over what the scene declares, so that steps may use it.
  mutating func goOn(from reading: SceneReading) {
    ids = reading.ids
    suggestedIDs = reading.ids.first(500)
    handlerIndexes = reading.handlers
    computedIndexes = reading.computed
    strings = reading.strings
    additionCount = scene.objects.count { $0.isMadeAnew }
    definitions = reading.definitions
    guard !reading.trees.isEmpty else { return }
    // Places of the scene's definitions count its files; the script's own come after them.
    trees = reading.trees + [tree]
    place = SourcePart.Place(tree: trees.count - 1, environment: 0)
  }

  /// What views that steps add say of themselves.
  mutating func readAddedObjects() {
    var next = 0
    while next < drafts.count {
      readObject(drafts[next])
      next += 1
    }
    drafts = []
  }

  /// The steps of the file that an `include` names.
  mutating func readIncludedSteps(_ node: NodeID) -> [ScriptStep]? {
    guard readPath(node) != nil else { return nil }
    let span = tree.span(of: node)
    guard let index = includedScripts.firstIndex(where: { $0.span == span }) else { return nil }
    trees.append(includedScripts[index].tree)
    includeSites[includedScripts[index].tree.file] = span
    return inside(SourcePart.Place(tree: trees.count - 1, environment: 0)) { reader in
      guard let header = reader.readScriptHeader(), let steps = header.steps else { return [] }
      return reader.readSteps(steps)
    }
  }
}
