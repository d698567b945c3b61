// SPDX-License-Identifier: MIT
import DioramaCore

extension SourceTree {
  /// One key of a mapping and its value.
  package struct Entry {
    package var key: NodeID
    package var value: NodeID
  }

  /// The entries of a mapping in source order, those of merge keys (`<<`) last where not overridden.
  package func entries(of node: NodeID) -> [Entry] {
    var entries: [Entry] = []
    var hasMerge = false
    entries.reserveCapacity(itemCount(of: node) / 2)
    forEachOwnEntry(of: node) { entry in
      if isMergeKey(entry.key) { hasMerge = true } else { entries.append(entry) }
    }
    if hasMerge {
      var known = Set(entries.map { string(of: $0.key) })
      addMerged(into: &entries, known: &known, of: node, depth: 0)
    }
    return entries
  }

  /// Calls `body` for each entry that stands in the mapping itself, merge keys included.
  package func forEachOwnEntry(of node: NodeID, _ body: (Entry) -> Void) {
    let map = resolved(node)
    guard nodes[Int(map.index)].kind == .mapping else { return }
    var index = map.index + 1
    let end = nodes[Int(map.index)].next
    while index < end {
      let value = next(after: index)
      body(Entry(key: NodeID(Int(index)), value: NodeID(Int(value))))
      index = next(after: value)
    }
  }

  /// The value of a key that is a plain name, or nil.
  package func value(of node: NodeID, _ key: StaticString) -> NodeID? {
    entry(of: node, key)?.value
  }

  package func entry(of node: NodeID, _ key: StaticString) -> Entry? {
    entries(of: node).first { kind(of: $0.key) == .scalar && matches($0.key, key) }
  }

  package func isMergeKey(_ key: NodeID) -> Bool {
    nodes[Int(key.index)].kind == .scalar && style(of: key) == .plain && matches(key, "<<")
  }

  private func addMerged(
    into entries: inout [Entry], known: inout Set<String>, of node: NodeID, depth: Int
  ) {
    guard depth < 16 else { return }
    var sources: [NodeID] = []
    forEachOwnEntry(of: node) { entry in
      guard isMergeKey(entry.key) else { return }
      sources += kind(of: entry.value) == .sequence ? items(of: entry.value) : [entry.value]
    }
    for source in sources {
      forEachOwnEntry(of: source) { entry in
        if !isMergeKey(entry.key), known.insert(string(of: entry.key)).inserted {
          entries.append(entry)
        }
      }
      addMerged(into: &entries, known: &known, of: source, depth: depth + 1)
    }
  }
}
