// SPDX-License-Identifier: MIT

/// How the text of a comment is laid out.
enum LayoutComments {
  /// The comment with a blank behind its sign where words follow.
  static func text(_ comment: ArraySlice<UInt8>) -> [UInt8] {
    guard let first = comment.dropFirst().first, begins(first) else { return Array(comment) }
    return [UInt8(ascii: "#"), 0x20] + comment.dropFirst()
  }

  private static func begins(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "\""), UInt8(ascii: "'"),
      UInt8(ascii: "("), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  /// Whether a comment points at the line above: it keeps its column.
  static func points(_ comment: ArraySlice<UInt8>) -> Bool {
    comment.dropFirst().first { !LineBreak.isBlank($0) } == UInt8(ascii: "^")
  }
}
