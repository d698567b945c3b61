// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// Reads YAML text into a tree, holding every limit before asking libyaml for more.
package enum TreeBuilder {
  /// The tree as far as it could be read, and what is wrong with the text.
  package static func build(
    _ text: SourceText, file: FileID, limits: ReadingLimits = .standard
  ) -> (tree: SourceTree, findings: [Diagnostic]) {
    var build = Build(file: file, text: text, limits: limits)
    unsafe text.bytes.withUnsafeBufferPointer { bytes in unsafe build.run(bytes) }
    return (build.tree, build.findings)
  }
}

/// The state of one reading.
private struct Build {
  var tree: SourceTree
  var findings: [Diagnostic] = []
  private let limits: ReadingLimits
  private var cursor: ByteCursor
  private var open: [Frame] = []
  private var keys = KeyCheck()
  private var anchors: [String: Anchor] = [:]
  /// Nodes so far with aliases written out.
  private var expanded = 0
  private var documents = 0
  private var hasTooManyKeys = false

  /// A collection whose end has not come.
  private struct Frame {
    var node: Int
    var anchor: String?
    /// `expanded` before it.
    var expandedBefore: Int
    /// Where its keys begin among those of all open mappings.
    var keysStart: Int
    var isMapping: Bool
    /// Where the last item so far ends, brackets and all.
    var itemsEnd: Int
  }

  private struct Anchor {
    var node: Int
    /// Nodes it stands for; nil while its collection is still open.
    var weight: Int?
  }

  init(file: FileID, text: SourceText, limits: ReadingLimits) {
    tree = SourceTree(file: file, text: text)
    self.limits = limits
    cursor = ByteCursor(isASCII: text.isASCII)
    tree.nodes.reserveCapacity(min(text.bytes.count / 8 + 16, 4_000_000))
  }

  mutating func run(_ bytes: UnsafeBufferPointer<UInt8>) {
    var events = unsafe YAMLEvents(bytes)
    while true {
      let kind = events.next()
      switch kind {
      case .scalar: unsafe addScalar(events, bytes)
      case .mappingStart, .sequenceStart:
        guard unsafe openCollection(events, bytes, isMapping: kind == .mappingStart) else { return }
      case .mappingEnd, .sequenceEnd: unsafe closeCollection(events, bytes)
      case .alias: unsafe addAlias(events, bytes)
      case .documentStart:
        documents += 1
        if documents > 1 {
          let start = unsafe cursor.byteOffset(of: events.startIndex, in: bytes)
          findings.append(.severalDocuments(at: span(start, start + 3)))
          return
        }
      case .streamStart, .documentEnd: break
      case .streamEnd: return
      case .failure:
        let failure = events.failure
        let byte = unsafe events.readerOffset ?? cursor.byteOffset(of: failure.index, in: bytes)
        let context = failure.contextIndex.map {
          unsafe cursor.byteOffset(of: $0, in: bytes)
        }
        findings.append(
          SyntaxAdvice.finding(
            problem: failure.problem, context: failure.context, at: byte, contextAt: context,
            in: tree.text, file: tree.file))
        return
      }
      if let finding = overLimit() {
        findings.append(finding)
        return
      }
    }
  }

  private func span(_ start: Int, _ end: Int) -> SourceSpan {
    SourceSpan(file: tree.file, start: start, end: min(end, tree.text.bytes.count))
  }

  private func overLimit() -> Diagnostic? {
    guard expanded > limits.nodes || findings.count > limits.findings || hasTooManyKeys else {
      return nil
    }
    let last = tree.nodes.last
    let place = span(Int(last?.start ?? 0), Int(last?.end ?? 0))
    if hasTooManyKeys { return .tooManyKeys(limits.keys, at: place) }
    return findings.count > limits.findings
      ? .tooManyFindings(limits.findings, at: place) : .tooManyNodes(limits.nodes, at: place)
  }

  // MARK: - Scalars

  private mutating func addScalar(
    _ events: borrowing YAMLEvents, _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    let end = unsafe cursor.byteOffset(of: events.endIndex, in: bytes)
    let anchor = events.anchor
    let tag = events.tag
    let start = unsafe start(of: events, bytes, end, anchor, tag)
    let content = unsafe events.scalar
    let style = events.scalarStyle
    let margin = style == .plain ? 0 : 1
    var node = SourceTree.Node(
      kind: .scalar, style: style, isDecoded: false, start: UInt32(start), end: UInt32(end),
      content: UInt32(start + margin), length: UInt32(content.count), next: 0)
    if unsafe !isVerbatim(content, start + margin, bytes) {
      node.isDecoded = true
      node.content = UInt32(tree.decoded.count)
      unsafe tree.decoded.append(contentsOf: content)
    }
    if content.count > limits.scalarLength {
      findings.append(.scalarTooLong(limits.scalarLength, at: span(start, min(end, start + 40))))
    }
    let hash = isKeyNext ? unsafe NameTable.hash(content) : 0
    add(node, anchor: anchor, tag: tag, keyHash: hash)
  }

  /// Where a node itself begins: behind its anchor and its tag.
  private mutating func start(
    of events: borrowing YAMLEvents, _ bytes: UnsafeBufferPointer<UInt8>, _ end: Int,
    _ anchor: String?, _ tag: String?
  ) -> Int {
    var start = unsafe cursor.byteOffset(of: events.startIndex, in: bytes)
    if anchor == nil && tag == nil { return start }
    let limit = min(end, bytes.count)
    var anchorLength = (anchor?.utf8.count ?? -1) + 1
    while start < limit {
      switch unsafe bytes[start] {
      case UInt8(ascii: "&") where anchorLength > 0:
        start = min(start + anchorLength, limit)
        anchorLength = 0
      case UInt8(ascii: "!"):
        while start < limit, unsafe bytes[start] > 0x20 { start += 1 }
      case UInt8(ascii: "#"):
        while start < limit, unsafe bytes[start] != 0x0A && bytes[start] != 0x0D { start += 1 }
      case 0x20, 0x09, 0x0A, 0x0D: start += 1
      default: return start
      }
    }
    return limit
  }

  /// Whether the decoded content is the source's own bytes from `start` on.
  private func isVerbatim(
    _ content: UnsafeBufferPointer<UInt8>, _ start: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard start + content.count <= bytes.count else { return false }
    guard let written = bytes.baseAddress, let decoded = content.baseAddress else {
      return content.isEmpty
    }
    return unsafe YAMLEvents.areEqual(decoded, written + start, count: content.count)
  }

  // MARK: - Collections

  private mutating func openCollection(
    _ events: borrowing YAMLEvents, _ bytes: UnsafeBufferPointer<UInt8>, isMapping: Bool
  ) -> Bool {
    let end = unsafe cursor.byteOffset(of: events.endIndex, in: bytes)
    let anchor = events.anchor
    let tag = events.tag
    let start = unsafe start(of: events, bytes, end, anchor, tag)
    guard open.count < limits.depth else {
      findings.append(.tooDeep(limits.depth, at: span(start, max(end, start + 1))))
      return false
    }
    let node = SourceTree.Node(
      kind: isMapping ? .mapping : .sequence, style: events.collectionStyle, isDecoded: false,
      start: UInt32(start), end: UInt32(end), content: 0, length: 0, next: 0)
    let before = expanded
    add(node, anchor: anchor, tag: tag, keyHash: 0)
    open.append(
      Frame(
        node: tree.nodes.count - 1, anchor: anchor, expandedBefore: before, keysStart: keys.start,
        isMapping: isMapping, itemsEnd: start))
    return true
  }

  private mutating func closeCollection(
    _ events: borrowing YAMLEvents, _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    guard let frame = open.popLast() else { return }
    // A block collection ends where its last item does, not at the next token; so does a pair in
    // brackets that has no braces of its own, whose end event has no text.
    let start = Int(tree.nodes[frame.node].start)
    let isClosed =
      tree.nodes[frame.node].style == .flow && events.startIndex < events.endIndex
    let end =
      unsafe isClosed ? cursor.byteOffset(of: events.endIndex, in: bytes) : frame.itemsEnd
    tree.nodes[frame.node].end = UInt32(max(end, start))
    if let last = open.indices.last { open[last].itemsEnd = max(end, start) }
    tree.nodes[frame.node].next = UInt32(tree.nodes.count)
    // Unless a node inside took the name over.
    if let anchor = frame.anchor, anchors[anchor]?.node == frame.node {
      anchors[anchor] = Anchor(node: frame.node, weight: expanded - frame.expandedBefore)
    }
    if frame.isMapping { checkKeys(frame) }
  }

  private mutating func checkKeys(_ frame: Frame) {
    for pair in keys.close(from: frame.keysStart) where findings.count <= limits.findings {
      let first = SourceTree.NodeID(pair.first)
      let second = SourceTree.NodeID(pair.second)
      if tree.content(of: first).elementsEqual(tree.content(of: second)) {
        findings.append(
          .duplicateKey(
            tree.string(of: second), at: tree.span(of: second), first: tree.span(of: first)))
      }
    }
  }

  // MARK: - Aliases

  private mutating func addAlias(
    _ events: borrowing YAMLEvents, _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    let start = unsafe cursor.byteOffset(of: events.startIndex, in: bytes)
    let end = unsafe cursor.byteOffset(of: events.endIndex, in: bytes)
    let name = events.aliasName
    var node = SourceTree.Node(
      kind: .alias, style: .plain, isDecoded: false, start: UInt32(start), end: UInt32(end),
      content: 0, length: 0, next: 0)
    if let anchor = anchors[name], let weight = anchor.weight {
      node.content = UInt32(anchor.node)
      expanded += weight
    } else {
      let isOpen = anchors[name] != nil
      findings.append(
        isOpen
          ? .recursiveAlias(name, at: span(start, end)) : .unknownAnchor(name, at: span(start, end))
      )
      // Stands for nothing: an empty scalar where the alias is.
      node.kind = .scalar
      node.content = UInt32(start)
    }
    add(node, anchor: nil, tag: nil, keyHash: 0)
  }

  /// Whether the next node is a key of a mapping.
  private var isKeyNext: Bool {
    guard let frame = open.last, frame.isMapping else { return false }
    return tree.nodes[frame.node].content & 1 == 0
  }

  private mutating func add(
    _ node: SourceTree.Node, anchor: String?, tag: String?, keyHash: UInt32
  ) {
    let index = tree.nodes.count
    if let last = open.indices.last {
      let parent = open[last].node
      if open[last].isMapping, tree.nodes[parent].content & 1 == 0, node.kind == .scalar {
        keys.add(hash: keyHash, node: index)
        if tree.nodes[parent].content == 2 * limits.keys { hasTooManyKeys = true }
      }
      tree.nodes[parent].content += 1
      open[last].itemsEnd = Int(node.end)
    }
    var node = node
    node.next = node.kind == .scalar ? keyHash : UInt32(index + 1)
    tree.nodes.append(node)
    expanded += 1
    if let anchor {
      let isScalar = node.kind == .scalar
      anchors[anchor] = Anchor(node: index, weight: isScalar ? 1 : nil)
    }
    if let tag { tree.tags[SourceTree.NodeID(index)] = tag }
  }
}
