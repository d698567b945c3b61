// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaLint
import DioramaModel
import DioramaReading

extension Workspace {
  /// Every finding of scenes and scripts, each file read once.
  package mutating func lint(_ paths: [String]) -> [Diagnostic] {
    let share = share(paths.enumerated().map { (place: $0, path: $1) }, Self.mayPlay(paths))
    return share.entries.flatMap(\.findings) + share.late
  }

  /// Whether a script may be among files.
  static func mayPlay(_ paths: [String]) -> Bool {
    paths.contains { path in
      switch Discovery.kind(of: path) {
      case .scene, .project: false
      case .script, .other: true
      }
    }
  }

  /// What files give that belong together.
  ///
  /// What a scene declares and does not use itself is told at last: its scripts may use it.
  /// - Parameter mayPlay: Whether a script is among all the files of the run.
  mutating func share(_ paths: [(place: Int, path: String)], _ mayPlay: Bool) -> LintShare {
    var share = LintShare()
    var scenes: [(key: String, loaded: LoadedScene)] = []
    var players: [String: [LoadedScript]] = [:]
    for (place, path) in paths {
      let first = sources.count
      var findings: [Diagnostic]
      switch kind(of: path) {
      case .script:
        let loaded = loadScript(path)
        findings = judged(loaded.findings, of: path)
        if let scene = loaded.scene { players[key(scene.path), default: []].append(loaded) }
      case .project: findings = loadProject(path).findings
      case .scene, .other:
        let loaded = loadScene(path)
        findings = judged(loaded.findings, of: path)
        if mayPlay {
          scenes.append((key(path), loaded))
        } else {
          // Nothing more is asked of it, and the next one finds its memory warm.
          share.late += judgeUnused(loaded, scripts: [])
          forgetScenes()
        }
      }
      share.entries.append(
        LintShare.Entry(place: place, files: first..<sources.count, findings: findings))
    }
    let read = sources.count
    for (key, loaded) in scenes {
      share.late += judgeUnused(loaded, scripts: players[key] ?? [])
    }
    share.lateFiles = read..<sources.count
    share.scenes = Set(scenes.map(\.key)).union(players.keys)
    return share
  }

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
