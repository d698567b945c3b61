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
      case .script: findings += loadScript(path).findings
      case .scene, .other: findings += loadScene(path).findings
      }
    }
    return findings
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
