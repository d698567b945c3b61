// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaLint
import DioramaModel
import DioramaReading
import DioramaReport

extension Workspace {
  /// Every finding of scenes and scripts that no comment suppresses, each file read once.
  package mutating func lint(_ paths: [String]) -> [Diagnostic] {
    suppressing(findings(of: paths)).told
  }

  /// What lint has to tell of scenes and scripts, merged and in order.
  package mutating func lintReport(_ paths: [String]) -> LintReport {
    let found = suppressing(findings(of: paths))
    var comments: [Diagnostic: SuppressedFinding] = [:]
    for item in found.suppressed where comments[item.finding] == nil {
      comments[item.finding] = item
    }
    return LintReport(
      findings: mergeDuplicates(found.told),
      suppressed: mergeDuplicates(found.suppressed.map(\.finding)).compactMap { comments[$0] },
      sources: sources, paths: paths)
  }

  /// Every finding, and the paths about which some rules could not say anything.
  ///
  /// What a scene declares and does not use itself is told at last: its scripts may use it.
  private mutating func findings(of paths: [String]) -> FoundInPaths {
    var found = FoundInPaths(paths: paths)
    var scenes: [LoadedScene] = []
    var players: [String: [LoadedScript]] = [:]
    for path in paths {
      switch kind(of: path) {
      case .script:
        let loaded = loadScript(path)
        found.findings += judged(loaded.findings, of: path)
        if loaded.script == nil || loaded.scene?.scene == nil { found.unsound.insert(path) }
        if let scene = loaded.scene { players[Self.key(scene.path), default: []].append(loaded) }
      case .project: found.findings += loadProject(path).findings
      case .scene, .other:
        let loaded = loadScene(path)
        found.findings += judged(loaded.findings, of: path)
        scenes.append(loaded)
      }
    }
    for scene in scenes {
      let scripts = players[Self.key(scene.path)] ?? []
      let isSound =
        scene.scene != nil && scripts.allSatisfy { $0.script != nil }
        && !scene.findings.contains { $0.rule == ReadingRule.tooManyFindings.rawValue }
      if !isSound { found.unsound.insert(scene.path) }
      found.findings += judgeUnused(scene, scripts: scripts)
    }
    return found
  }

  private struct FoundInPaths {
    var paths: [String]
    var findings: [Diagnostic] = []
    var unsound: Set<String> = []
  }

  /// Takes out what comments suppress, and adds what is wrong with the comments.
  private mutating func suppressing(
    _ found: FoundInPaths
  ) -> (told: [Diagnostic], suppressed: [SuppressedFinding]) {
    var table = SuppressionTable(sources, limits: limits)
    guard !table.isEmpty else { return (found.findings, []) }
    var suppressed: [SuppressedFinding] = []
    var told = found.findings.filter { finding in
      guard let item = table.suppress(finding) else { return true }
      suppressed.append(item)
      return false
    }
    for path in found.paths {
      let own = table.findings(in: path, isSound: !found.unsound.contains(path))
      if !own.isEmpty { told += judged(own, of: path) }
    }
    return (told, suppressed)
  }

  /// One name for the paths of one file.
  private static func key(_ path: String) -> String { Files.real(path) ?? path }

  /// Where a file has errors, what it uses is not known, and nothing is told.
  private mutating func judgeUnused(
    _ loaded: LoadedScene, scripts: [LoadedScript]
  ) -> [Diagnostic] {
    guard let reading = loaded.reading, let scene = loaded.scene,
      scripts.allSatisfy({ $0.script != nil })
    else { return [] }
    let project = project(for: loaded.path)
    let names = unusedNames(
      in: scene, declared: reading.declared.unused(besides: scripts.map(\.used)),
      scripts: scripts.compactMap(\.script), asksForIDs: project.asks(UnusedID.rule))
    return judged(DioramaLint.judge(names, by: unusedRules), of: loaded.path)
  }

  /// A script is known by its name, or by what it holds where the name says nothing.
  private func kind(of path: String) -> Discovery.Kind {
    let named = Discovery.kind(of: path)
    guard named == .other, path != "-",
      let bytes = try? Files.read(path, limit: limits.fileSize),
      let text = try? SourceText(bytes)
    else { return named }
    let (tree, _) = TreeBuilder.build(text, file: FileID(0), limits: limits)
    guard let root = tree.root else { return .other }
    return tree.value(of: root, "steps") != nil && tree.value(of: root, "scene") != nil
      ? .script : .scene
  }
}

/// Every rule that lint knows, in the order `explain` and the reference list them.
package let allRules: [Rule] = {
  var rules = ReadingRule.allCases.map(\.rule)
  let others =
    lintRules.map { $0.rule } + unusedRules.map { $0.rule } + scriptRules.map { $0.rule }
  for rule in others where !rules.contains(where: { $0.slug == rule.slug }) {
    rules.append(rule)
  }
  return rules
}()
