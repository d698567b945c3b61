// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Actions that put behaviors into animators and take them out.
extension Reader {
  /// `addBehavior: { animator: id, behavior: id or {type: …, …} }`.
  mutating func readBehaviorAddition(_ node: NodeID) -> DynamicsAction? {
    var animator: ObjectSource?
    var behavior: ObjectSource?
    var isNew = false
    var found: Set<String> = []
    for entry in mapping(node, "a mapping with 'animator' and 'behavior'") {
      let key = tree.string(of: entry.key)
      found.insert(key)
      switch key {
      case "animator": animator = readAnimator(entry.value)
      case "behavior":
        isNew = tree.kind(of: entry.value) == .mapping || substitute(for: entry.value) != nil
        behavior = readAddedBehavior(entry.value)
      default:
        reportUnknown(
          .unknownKey, "'addBehavior' takes no '\(key)'", key, among: KeySet.behaviorAddition.names,
          at: entry.key)
      }
    }
    guard tree.kind(of: node) == .mapping else { return nil }
    // A misspelt one is told already.
    for key in ["animator", "behavior"]
    where !found.contains(key) && found.isSubset(of: ["animator", "behavior"]) {
      report(.missingKey, "'addBehavior' needs the '\(key)'", at: node)
    }
    guard let animator, let behavior else { return nil }
    return .add(behavior: behavior, to: animator, isNew: isNew)
  }

  mutating func readAnimator(_ node: NodeID) -> ObjectSource? {
    readObjectReference(node, "animator") { $0.type.asDynamicAnimator != nil }
  }

  mutating func readBehavior(_ node: NodeID) -> ObjectSource? {
    readObjectReference(node, "behavior") { $0.type.asDynamicBehavior != nil }
  }

  private mutating func readAddedBehavior(_ node: NodeID) -> ObjectSource? {
    if let part = substitute(for: node) {
      return inside(part.place) { reader in reader.readAddedBehavior(part.node) }
    }
    guard tree.kind(of: node) == .mapping else { return readBehavior(node) }
    guard let object = addition(node, expecting: "UIDynamicBehavior") else { return nil }
    additionLocals[object] = locals
    additionHandlers[object] = readingHandler
    return .object(object)
  }
}
