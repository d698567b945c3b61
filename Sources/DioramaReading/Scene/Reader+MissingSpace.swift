// SPDX-License-Identifier: MIT
import DioramaCore

extension Reader {
  /// `key:value` where a mapping belongs: YAML reads it as one text. False where it is something else.
  mutating func reportMissingSpace(_ node: NodeID) -> Bool {
    guard tree.kind(of: node) == .scalar, tree.style(of: node) == .plain else { return false }
    let text = tree.content(of: node)
    guard let colon = text.firstIndex(of: 0x3A), colon > text.startIndex, colon + 1 < text.endIndex,
      Identifier.isValid(String(decoding: text[..<colon], as: UTF8.self))
    else { return false }
    let offset = colon - text.startIndex
    let place = span(offset..<offset + 1, in: node)
    report(
      .yamlSyntax, "a space is missing after the ':'", at: place,
      fixes: [Fix("add a space", replacing: place, with: ": ")])
    return true
  }
}
