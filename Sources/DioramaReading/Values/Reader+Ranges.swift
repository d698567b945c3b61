// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

extension Reader {
  /// A part of a text: `{location: 0, length: 5}` or `[0, 5]`, in UTF-16 units.
  mutating func range(_ node: NodeID) -> ValueSource? {
    guard tree.kind(of: node) == .mapping else {
      guard tree.kind(of: node) == .sequence, tree.items(of: node).count == 2 else {
        wrongType(ValueKind.range.name, node)
        return nil
      }
      return ends(tree.items(of: node))
    }
    var found: [String: NodeID] = [:]
    for entry in mapping(node, ValueKind.range.name) {
      let name = tree.string(of: entry.key)
      guard KeySet.range.form(of: name) != nil else {
        reportUnknown(
          .unknownKey, "a range has no '\(name)'", name, among: KeySet.range.names,
          at: entry.key)
        continue
      }
      found[name] = entry.value
    }
    guard let location = found["location"], let length = found["length"] else {
      report(.missingKey, "a range needs 'location' and 'length'", at: node)
      return nil
    }
    return ends([location, length])
  }

  private mutating func ends(_ nodes: [NodeID]) -> ValueSource? {
    var sources: [ValueSource] = []
    for node in nodes {
      guard let source = readValue(node, .int) else { return nil }
      if case .literal(let value) = source, let number = value.number, number < 0 {
        wrongType("a number from 0", node)
        return nil
      }
      sources.append(source)
    }
    if case .literal(.int(let location)) = sources[0], case .literal(.int(let length)) = sources[1]
    {
      return .literal(
        .map(
          ValueMap(
            [("location", location), ("length", length)].map {
              (.string($0.0), .int($0.1))
            })))
    }
    return .composite(
      .map([(key: "location", value: sources[0]), (key: "length", value: sources[1])]))
  }
}
