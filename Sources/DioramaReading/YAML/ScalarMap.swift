// SPDX-License-Identifier: MIT

/// Where in the file each byte of a decoded scalar was written.
///
/// Made only when a finding points into a scalar with escapes or folded lines.
package enum ScalarMap {
  /// One offset for each content byte, and one for the end.
  package static func offsets(of node: SourceTree.NodeID, in tree: SourceTree) -> [Int] {
    let record = tree.nodes[Int(tree.resolved(node).index)]
    let content = Array(tree.content(of: node))
    let raw = tree.text.bytes
    var at = Int(record.start)
    let end = min(Int(record.end), raw.count)
    switch record.style {
    case .singleQuoted, .doubleQuoted: at += 1
    case .literal, .folded:
      while at < end, raw[at] != 0x0A { at += 1 }
      at += 1
    default: break
    }
    var offsets: [Int] = []
    offsets.reserveCapacity(content.count + 1)
    var index = 0
    while index < content.count {
      guard at < end else {
        offsets.append(end)
        index += 1
        continue
      }
      let byte = raw[at]
      if record.style == .doubleQuoted, byte == 0x5C {
        let (written, decoded) = escape(raw, at, end)
        for _ in 0..<min(decoded, content.count - index) {
          offsets.append(at)
          index += 1
        }
        at += written
      } else if byte == content[index] {
        offsets.append(at)
        index += 1
        at += record.style == .singleQuoted && byte == 0x27 ? 2 : 1
      } else if [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
        // Folding: line ends and indentation became one space or line end, or nothing.
        let isFold = content[index] == 0x20 || content[index] == 0x0A
        if isFold, byte == 0x0A || byte == 0x0D {
          offsets.append(at)
          index += 1
        }
        at += 1
      } else {
        offsets.append(at)
        index += 1
      }
    }
    offsets.append(min(at, end))
    return offsets
  }

  /// How many bytes an escape is written in, and how many it gives.
  private static func escape(_ raw: [UInt8], _ at: Int, _ end: Int) -> (written: Int, decoded: Int)
  {
    guard at + 1 < end else { return (1, 1) }
    let digits: Int
    switch raw[at + 1] {
    case 0x78: digits = 2
    case 0x75: digits = 4
    case 0x55: digits = 8
    case 0x0A, 0x0D: return (2, 0)
    case 0x4E, 0x5F: return (2, 2)
    case 0x4C, 0x50: return (2, 3)
    default: return (2, 1)
    }
    let text = String(decoding: raw[min(at + 2, end)..<min(at + 2 + digits, end)], as: UTF8.self)
    let scalar = UInt32(text, radix: 16) ?? 0
    return (2 + digits, scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x10000 ? 3 : 4)
  }
}
