// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaLint
import DioramaModel
import DioramaReading

extension Workspace {
  /// Every finding of scenes and scripts, each file read once.
  package mutating func lint(_ paths: [String]) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    for path in paths {
      switch kind(of: path) {
      case .script: findings += judged(lintScript(path), of: path)
      case .project: findings += loadProject(path).findings
      case .scene, .other: findings += judged(loadScene(path).findings, of: path)
      }
    }
    return findings
  }

  /// A script's findings, with those that only some of its variations have.
  private mutating func lintScript(_ path: String) -> [Diagnostic] {
    let loaded = loadScript(path)
    var findings = loaded.findings
    guard let script = loaded.script else { return findings }
    var known = Set(findings.map { FindingPlace($0) })
    known.formUnion((loaded.scene?.findings ?? []).map { FindingPlace($0) })
    for variation in script.variations where variation != .none {
      for finding in read(loaded, in: variation).findings
      where
        (finding.severity == .error || finding.rule == ReadingRule.missingLocalization.rawValue)
        && known.insert(FindingPlace(finding)).inserted
      {
        findings.append(finding)
      }
    }
    return findings
  }

  private struct FindingPlace: Hashable {
    var rule: String
    var span: SourceSpan

    init(_ finding: Diagnostic) {
      rule = finding.rule
      span = finding.span
    }
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
  for rule in lintRules where !rules.contains(where: { $0.slug == rule.rule.slug }) {
    rules.append(rule.rule)
  }
  return rules
}()
