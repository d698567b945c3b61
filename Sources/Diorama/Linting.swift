// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaLint
import DioramaModel
import DioramaReading
import DioramaReport

extension Workspace {
  /// Every finding of scenes and scripts that no comment suppresses, each file read once.
  package mutating func lint(_ paths: [String]) -> [Diagnostic] {
    suppressing(found(in: paths), of: paths).told
  }

  /// Every finding of scenes and scripts, as `lint(_:)` finds them, on up to `jobs` threads.
  package mutating func lint(_ paths: [String], jobs: Int) -> [Diagnostic] {
    suppressing(found(in: paths, jobs: jobs), of: paths).told
  }

  /// What lint has to tell of scenes and scripts, merged and in order.
  ///
  /// - Parameter cache: Where to look for what was found before, and to keep what is found now.
  package mutating func lintReport(
    _ paths: [String], jobs: Int = 1, cache: LintCache? = nil
  ) -> LintReport {
    let all: Found
    if let cache {
      all = found(in: paths, jobs: jobs, cache: cache)
    } else {
      all = found(in: paths, jobs: jobs)
    }
    let (told, suppressed) = suppressing(all, of: paths)
    return LintReport(
      findings: mergeDuplicates(told), suppressed: mergeDuplicates(suppressed),
      sources: sources, paths: paths)
  }

  /// Every finding of some paths.
  struct Found {
    var findings: [Diagnostic]
    /// The paths about which not every rule could say something.
    var unsound: Set<String>
  }

  func found(in share: LintShare) -> Found {
    Found(findings: share.entries.flatMap(\.findings) + share.late, unsound: share.unsound)
  }

  mutating func found(in paths: [String]) -> Found {
    found(in: share(paths.enumerated().map { (place: $0, path: $1) }, Self.mayPlay(paths)))
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
        if loaded.script == nil || loaded.scene?.scene == nil { share.unsound.insert(path) }
        if let scene = loaded.scene { players[key(scene.path), default: []].append(loaded) }
      case .project: findings = loadProject(path).findings
      case .scene, .other:
        let loaded = loadScene(path)
        findings = judged(loaded.findings, of: path)
        if mayPlay {
          scenes.append((key(path), loaded))
        } else {
          // Nothing more is asked of it, and the next one finds its memory warm; the only one may be run.
          judgeUnused(loaded, scripts: [], into: &share)
          if paths.count > 1 { forgetScenes() }
        }
      }
      progress?.add()
      share.entries.append(
        LintShare.Entry(place: place, files: first..<sources.count, findings: findings))
    }
    let read = sources.count
    for (key, loaded) in scenes {
      judgeUnused(loaded, scripts: players[key] ?? [], into: &share)
    }
    share.lateFiles = read..<sources.count
    share.scenes = Set(scenes.map(\.key)).union(players.keys)
    return share
  }

  /// Tells of unused names, or that not all is known about a scene.
  private mutating func judgeUnused(
    _ loaded: LoadedScene, scripts: [LoadedScript], into share: inout LintShare
  ) {
    share.late += judgeUnused(loaded, scripts: scripts)
    let isSound =
      loaded.scene != nil && scripts.allSatisfy { $0.script != nil }
      && !loaded.findings.contains { $0.rule == ReadingRule.tooManyFindings.rawValue }
    if !isSound { share.unsound.insert(loaded.path) }
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
    guard named == .other, path != "-" || isHeld(path),
      let bytes = try? bytes(path, limits),
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
