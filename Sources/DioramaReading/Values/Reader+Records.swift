// SPDX-License-Identifier: MIT
import DioramaExpressions
import DioramaModel

extension Reader {
  /// A mapping with the keys that `description` gives, each of its own kind.
  mutating func record(_ node: NodeID, _ description: RecordDescription) -> ValueSource? {
    guard tree.kind(of: node) == .mapping else {
      wrongType(description.name, node)
      return nil
    }
    var parts: [(key: String, value: ValueSource)] = []
    var isComplete = true
    for entry in mapping(node, description.name) {
      let name = tree.string(of: entry.key)
      guard let kind = description.kind(of: name) else {
        reportUnknown(
          .unknownKey, "\(description.name) has no '\(name)'", name,
          among: description.fields.map(\.name), at: entry.key)
        isComplete = false
        continue
      }
      if let source = readValue(entry.value, kind) {
        parts.append((name, source))
      } else {
        isComplete = false
      }
    }
    guard isComplete else { return nil }
    guard parts.allSatisfy(\.value.isLiteral) else { return .composite(.map(parts)) }
    var map = ValueMap()
    for part in parts { map[.string(part.key)] = part.value.literalValue }
    return .literal(.map(map))
  }
}
