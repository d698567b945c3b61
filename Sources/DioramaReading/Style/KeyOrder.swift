// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// The order in which the reference lists the keys of scenes and objects.
struct KeyOrder {
  private let tree: SourceTree
  private let catalog: Catalog

  init(_ tree: SourceTree, _ catalog: Catalog) {
    self.tree = tree
    self.catalog = catalog
  }

  /// The first key of a mapping that stands too late, with a fix that orders them all.
  func finding(_ mapping: SourceTree.NodeID) -> Diagnostic? {
    var keys: [SourceTree.Entry] = []
    var isPlain = true
    tree.forEachOwnEntry(of: mapping) { entry in
      keys.append(entry)
      if tree.nodes[Int(entry.key.index)].kind != .scalar || tree.isMergeKey(entry.key) {
        isPlain = false
      }
    }
    guard isPlain, keys.count > 1, let rank = ranking(of: mapping, keys) else { return nil }
    let names = keys.map { tree.string(of: $0.key) }
    let ranks = names.map(rank)
    guard let late = ranks.indices.dropFirst().first(where: { ranks[$0] < ranks[$0 - 1] }) else {
      return nil
    }
    let before = names.indices.first { ranks[$0] > ranks[late] } ?? 0
    let order = ranks.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    return Diagnostic(
      ReadingRule.unorderedKeys.rule, "'\(names[late])' comes before '\(names[before])'",
      at: tree.span(of: keys[late].key),
      fixes: sorted(mapping, keys, order).map { [$0] } ?? [])
  }

  /// How late a key stands; nil for a mapping whose keys have no order.
  private func ranking(
    of mapping: SourceTree.NodeID, _ keys: [SourceTree.Entry]
  ) -> ((String) -> Int)? {
    if mapping == tree.root, keys.contains(where: { tree.matches($0.key, "diorama") }) {
      let known =
        keys.contains { tree.matches($0.key, "steps") } ? Reader.scriptKeys : Reader.sceneKeys
      return { known.firstIndex(of: $0) ?? known.count }
    }
    guard let type = keys.first(where: { tree.matches($0.key, "type") }),
      let info = catalog.info(named: tree.string(of: type.value))
    else { return nil }
    return { name in Self.rank(name, info) }
  }

  /// What an object is, its properties as the class declares them, what it does, what it holds.
  private static func rank(_ name: String, _ info: ClassInfo) -> Int {
    let first = ["type", "use", "with", "each", "as", "when", "id", "lifetime", "styles"]
    let last = [
      "layer", "components", "sections", "row", "dataSource", "delegate", "action", "actions",
      "notifications", "lifecycle", "view", "subviews",
    ]
    if let place = first.firstIndex(of: name) { return place }
    if let place = last.firstIndex(of: name) { return 100_000 + place }
    return 100 + (info.property(named: name) ?? 90_000)
  }

  // MARK: - Fixing

  /// The entries in another order, each with the comments above it and behind it.
  private func sorted(
    _ mapping: SourceTree.NodeID, _ keys: [SourceTree.Entry], _ order: [Int]
  ) -> Fix? {
    let bytes = tree.text.bytes
    let node = tree.resolved(mapping)
    guard node == mapping, tree.nodes[Int(node.index)].style == .block,
      let start = keys.first.map({ Int(tree.span(of: $0.key).start) }),
      let end = keys.last.map({ lineEnd(realEnd(of: $0.value)) }), start < end,
      // An alias has to stay behind what it names.
      !bytes[start..<end].contains(0x26), !bytes[start..<end].contains(0x2A)
    else { return nil }
    var begins = [start]
    for entry in keys.dropLast() {
      let end = lineEnd(realEnd(of: entry.value))
      guard end < bytes.count else { return nil }
      begins.append(end + 1)
    }
    begins.append(end)
    let indent = start - lineStart(start)
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    for index in keys.indices {
      guard begins[index] <= begins[index + 1] else { return nil }
      var text = String(decoding: bytes[begins[index]..<begins[index + 1]], as: UTF8.self)
      while text.last?.isNewline == true { text.removeLast() }
      if index == 0 { text = margin + text }
      // Blank lines and comments that stand elsewhere belong to more than one entry.
      let isEven = text.split(separator: "\n", omittingEmptySubsequences: false).first.map {
        $0.hasPrefix(margin) && $0.dropFirst(indent).first.map { !$0.isWhitespace } ?? false
      }
      guard isEven == true else { return nil }
      lines.append(text)
    }
    let isWindows = bytes[start..<end].contains(0x0D)
    let text = order.map { lines[$0] }.joined(separator: isWindows ? "\r\n" : "\n")
    return Fix(
      "put the keys in order", replacing: SourceSpan(file: tree.file, start: start, end: end),
      with: String(text.dropFirst(indent)))
  }

  /// Where a value really ends: block collections end only where something else begins.
  private func realEnd(of node: SourceTree.NodeID) -> Int {
    var current = node
    while true {
      let record = tree.nodes[Int(current.index)]
      guard record.kind == .mapping || record.kind == .sequence, record.style == .block,
        record.next > current.index + 1
      else { return Int(record.end) }
      // The last child: the one after which nothing of the collection comes.
      var child = current.index + 1
      while tree.next(after: child) < record.next { child = tree.next(after: child) }
      current = SourceTree.NodeID(Int(child))
    }
  }

  private func lineEnd(_ offset: Int) -> Int {
    let bytes = tree.text.bytes
    // A block text ends with its last line.
    if offset > 0, offset <= bytes.count, bytes[offset - 1] == 0x0A { return offset - 1 }
    return bytes[min(offset, bytes.count)...].firstIndex(of: 0x0A) ?? bytes.count
  }

  private func lineStart(_ offset: Int) -> Int {
    (tree.text.bytes[..<offset].lastIndex(of: 0x0A) ?? -1) + 1
  }
}
