// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// A YAML document as an array of nodes in reading order, each with its exact bytes.
///
/// Made once for each file and read by everything after it. A collection's children follow it; a
/// mapping's children are key, value, key, value. An alias is a node that points at what it stands for.
package struct SourceTree: Sendable {
  package var file: FileID
  package var text: SourceText
  package var nodes: ContiguousArray<Node> = []
  /// Content of scalars that is not a stretch of the source: escapes, folded lines.
  package var decoded: [UInt8] = []
  package var tags: [NodeID: String] = [:]

  package init(file: FileID, text: SourceText) {
    self.file = file
    self.text = text
  }

  /// An index into `nodes`.
  package struct NodeID: Hashable, Sendable {
    package var index: UInt32
    package init(_ index: Int) { self.index = UInt32(truncatingIfNeeded: index) }
  }

  package struct Node: Sendable {
    package var kind: Kind
    package var style: Style
    /// Whether `content` counts from the start of `decoded`, not of the source.
    package var isDecoded: Bool
    /// Bytes of the source, quotes and brackets included.
    package var start: UInt32
    package var end: UInt32
    /// Scalars: where the content starts. Aliases: the node they stand for. Collections: child count.
    package var content: UInt32
    /// Scalars: length of the content.
    package var length: UInt32
    /// Collections: the node after this one and all its children. Scalars: a hash of the content,
    /// where it is a key.
    package var next: UInt32
  }

  package enum Kind: UInt8, Sendable { case scalar, sequence, mapping, alias }

  package enum Style: UInt8, Sendable {
    case plain, singleQuoted, doubleQuoted, literal, folded, block, flow
  }

  /// The index after a node and all its children.
  package func next(after index: UInt32) -> UInt32 {
    let node = nodes[Int(index)]
    return node.kind == .mapping || node.kind == .sequence ? node.next : index + 1
  }

  /// The hash of a key, as `NameTable` has it.
  package func hash(ofKey node: NodeID) -> UInt32 {
    let record = nodes[Int(node.index)]
    return record.kind == .scalar ? record.next : NameTable.hash(content(of: node))
  }

  package var root: NodeID? { nodes.isEmpty ? nil : NodeID(0) }

  package func span(of node: NodeID) -> SourceSpan {
    let record = nodes[Int(node.index)]
    return SourceSpan(file: file, start: Int(record.start), end: Int(record.end))
  }

  /// What an alias stands for; any other node is itself.
  package func resolved(_ node: NodeID) -> NodeID {
    var current = node
    while nodes[Int(current.index)].kind == .alias {
      current = NodeID(Int(nodes[Int(current.index)].content))
    }
    return current
  }

  package func kind(of node: NodeID) -> Kind { nodes[Int(resolved(node).index)].kind }

  package func style(of node: NodeID) -> Style { nodes[Int(resolved(node).index)].style }

  /// The decoded content of a scalar; empty for a collection.
  package func content(of node: NodeID) -> ArraySlice<UInt8> {
    let record = nodes[Int(resolved(node).index)]
    guard record.kind == .scalar else { return [] }
    let range = Int(record.content)..<Int(record.content + record.length)
    return record.isDecoded ? decoded[range] : text.bytes[range]
  }

  package func string(of node: NodeID) -> String {
    String(decoding: content(of: node), as: UTF8.self)
  }

  /// Whether a scalar is exactly this text.
  package func matches(_ node: NodeID, _ text: StaticString) -> Bool {
    let bytes = content(of: node)
    guard bytes.count == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { unsafe $0.elementsEqual(bytes) }
  }

  /// The items of a sequence.
  package func items(of node: NodeID) -> [NodeID] {
    let list = resolved(node)
    guard nodes[Int(list.index)].kind == .sequence else { return [] }
    var items: [NodeID] = []
    var index = list.index + 1
    let end = nodes[Int(list.index)].next
    while index < end {
      items.append(NodeID(Int(index)))
      index = next(after: index)
    }
    return items
  }

  package func itemCount(of node: NodeID) -> Int {
    Int(nodes[Int(resolved(node).index)].content)
  }
}
