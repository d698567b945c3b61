// SPDX-License-Identifier: MIT
import DioramaReading

/// Whether the spans of a tree are where its nodes were written.
enum YAMLSpanCheck {
  static func problems(of tree: SourceTree) -> [String] {
    guard let root = tree.root else { return [] }
    var problems: [String] = []
    check(root, of: tree, within: 0..<tree.text.bytes.count, &problems)
    return problems
  }

  /// Checks a node and those inside it, one after the other, all within its own span.
  private static func check(
    _ node: SourceTree.NodeID, of tree: SourceTree, within outer: Range<Int>,
    _ problems: inout [String]
  ) {
    let record = tree.nodes[Int(node.index)]
    let (start, end) = (Int(record.start), Int(record.end))
    guard outer.lowerBound <= start, start <= end, end <= outer.upperBound else {
      problems.append("\(record.kind) at \(start)..<\(end) is not within \(outer)")
      return
    }
    let bytes = tree.text.bytes[start..<end]
    switch record.kind {
    case .alias:
      if bytes.first != UInt8(ascii: "*") { problems.append("no alias at \(start)") }
    case .scalar: checkScalar(node, bytes, of: tree, &problems)
    case .sequence, .mapping:
      if record.style == .flow, record.kind == .sequence,
        bytes.first != UInt8(ascii: "[") || bytes.last != UInt8(ascii: "]")
      {
        problems.append("no brackets at \(start)..<\(end)")
      }
      var next = start
      var index = node.index + 1
      while index < record.next {
        let child = SourceTree.NodeID(Int(index))
        check(child, of: tree, within: next..<end, &problems)
        next = max(next, Int(tree.nodes[Int(index)].end))
        index = tree.next(after: index)
      }
    }
  }

  private static func checkScalar(
    _ node: SourceTree.NodeID, _ bytes: ArraySlice<UInt8>, of tree: SourceTree,
    _ problems: inout [String]
  ) {
    let content = Array(tree.content(of: node))
    let start = bytes.startIndex
    func ends(in mark: Character) -> Bool {
      bytes.count > 1 && bytes.first == mark.asciiValue && bytes.last == mark.asciiValue
    }
    let isRight =
      switch tree.style(of: node) {
      case .singleQuoted: ends(in: "'")
      case .doubleQuoted: ends(in: "\"")
      case .literal: bytes.first == UInt8(ascii: "|")
      case .folded: bytes.first == UInt8(ascii: ">")
      case .plain, .block, .flow:
        content.first == bytes.first && content.last == bytes.last
      }
    if !isRight { problems.append("\(tree.style(of: node)) scalar is not at \(start)") }
    let offsets = ScalarMap.offsets(of: node, in: tree)
    if offsets.count != content.count + 1 { problems.append("offsets of scalar at \(start)") }
    for (byte, offset) in zip(content, offsets) where byte > 0x20 {
      let written = offset < bytes.endIndex ? tree.text.bytes[offset] : 0
      if written != byte && written != UInt8(ascii: "\\") && byte < 0x80 {
        problems.append("byte \(byte) of the scalar at \(start) is not at \(offset)")
      }
    }
    if zip(offsets, offsets.dropFirst()).contains(where: { $0 > $1 }) {
      problems.append("offsets of the scalar at \(start) go back")
    }
  }
}
