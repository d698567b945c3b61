// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// What things run into, and values that items have each for itself.
extension Reader {
  /// `{from: [0, 400], to: [320, 400]}`, `{path: [[x, y], …]}`, `{rect: …}`, `{oval: …}`.
  mutating func outline(_ node: NodeID) -> ValueSource? {
    let count = findings.count
    guard let source = record(node, Outline.description) else {
      if findings.count == count { wrongType(Outline.description.name, node) }
      return nil
    }
    let keys: ValueMap
    switch source {
    case .literal(.map(let map)): keys = map
    case .composite(.map(let parts)):
      keys = ValueMap(parts.map { (.string($0.key), $0.value.literalValue ?? .null) })
    default: return source
    }
    if let problem = Outline.problem(keys) {
      report(.wrongType, problem, at: node)
      return nil
    }
    if case .literal(let value) = source, Outline(value) == nil {
      report(.wrongType, "a radius is above 0", at: node)
      return nil
    }
    return source
  }

  /// A mapping of names of the author's own to values.
  mutating func named(_ node: NodeID, _ kind: ValueKind) -> ValueSource? {
    guard tree.kind(of: node) == .mapping else {
      wrongType(ValueKind.named(kind).name, node)
      return nil
    }
    var parts: [(key: String, value: ValueSource)] = []
    var isComplete = true
    for entry in mapping(node, ValueKind.named(kind).name) {
      guard let name = staticText(entry.key, "a name"), let source = readValue(entry.value, kind)
      else {
        isComplete = false
        continue
      }
      parts.append((name, source))
    }
    guard isComplete else { return nil }
    guard parts.allSatisfy(\.value.isLiteral) else { return .composite(.map(parts)) }
    var map = ValueMap()
    for part in parts { map[.string(part.key)] = part.value.literalValue }
    return .literal(.map(map))
  }

  /// One value for all items, or a mapping of items by their ids.
  mutating func perItem(_ node: NodeID, _ kind: ValueKind) -> ValueSource? {
    guard tree.kind(of: node) == .mapping, !isPlainMapping(node, kind) else {
      return readValue(node, kind)
    }
    var pairs: [ValueSource] = []
    var isComplete = true
    for entry in mapping(node, ValueKind.perItem(kind).name) {
      guard let item = reference(entry.key, DynamicItems.name),
        let source = readValue(entry.value, kind)
      else {
        isComplete = false
        continue
      }
      if case .literal(let value) = source {
        pairs.append(.literal(.list([.object(item), value])))
      } else {
        pairs.append(.composite(.list([.literal(.object(item)), source])))
      }
    }
    guard isComplete else { return nil }
    let values = pairs.compactMap(\.literalValue)
    return values.count == pairs.count ? .literal(.list(values)) : .composite(.list(pairs))
  }

  /// The item in a list of one, where a behavior has one item: `items: [box]`.
  mutating func oneItem(of node: NodeID) -> ValueSource? {
    let items = tree.items(of: node)
    guard items.count == 1 else {
      report(.wrongType, "expected one item, found \(items.isEmpty ? "none" : "several")", at: node)
      return nil
    }
    return readValue(items[0], .reference(DynamicItems.name))
  }

  /// Whether a mapping is a value by itself: `{dx: 1, dy: 2}`.
  private func isPlainMapping(_ node: NodeID, _ kind: ValueKind) -> Bool {
    guard case .offset = kind else { return false }
    return tree.entries(of: node).contains { entry in
      let name = tree.string(of: entry.key)
      return ["dx", "horizontal", "width"].contains(name) && ids[name] == nil
    }
  }
}
