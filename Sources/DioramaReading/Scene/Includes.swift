// SPDX-License-Identifier: MIT
import DioramaCore

/// A file that another one includes, by the path it gives.
package struct IncludeUse: Sendable {
  package var path: String
  package var span: SourceSpan
}

extension SourceTree {
  /// The files that a scene, or a file that it includes, brings in: `include: [file, …]`.
  package var includes: [IncludeUse] {
    guard let root, kind(of: root) == .mapping, let entry = entry(of: root, "include") else {
      return []
    }
    let items = kind(of: entry.value) == .sequence ? self.items(of: entry.value) : [entry.value]
    return items.compactMap { use($0) }
  }

  /// The scripts that the steps of a script bring in: `- include: file`.
  package var includedScripts: [IncludeUse] {
    guard let root, kind(of: root) == .mapping, let steps = value(of: root, "steps") else {
      return []
    }
    let list = nodes[Int(resolved(steps).index)]
    guard list.kind == .sequence else { return [] }
    var found: [IncludeUse] = []
    var index = resolved(steps).index + 1
    while index + 1 < list.next {
      var value = NodeID(Int(index) + 1)
      if kind(of: value) == .mapping, let file = self.value(of: value, "file") { value = file }
      if nodes[Int(index)].kind == .scalar, matches(NodeID(Int(index)), "include"),
        let use = use(value)
      {
        found.append(use)
      }
      index += 1
    }
    return found
  }

  /// The table of strings that a scene names instead of giving its texts; nil where it does not.
  package var stringsTable: IncludeUse? {
    guard let root, kind(of: root) == .mapping, let entry = entry(of: root, "strings") else {
      return nil
    }
    return use(entry.value)
  }

  private func isNull(_ node: NodeID) -> Bool {
    style(of: node) == .plain && CoreScalar(content(of: node)) == .null
  }

  private func use(_ node: NodeID) -> IncludeUse? {
    guard kind(of: node) == .scalar, content(of: node).count > 0, !isNull(node) else { return nil }
    return IncludeUse(path: string(of: node), span: span(of: node))
  }
}
