// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// The parts of an `animate` that have keys of their own: keyframes and transitions.
extension Reader {
  mutating func readSpring(_ node: NodeID) -> Animation.Spring? {
    var spring = Animation.Spring(damping: 1, velocity: 0)
    for entry in mapping(node, "a mapping with 'damping' and 'velocity'") {
      let name = tree.string(of: entry.key)
      guard let value = number(entry.value) else {
        wrongType("a number", entry.value)
        continue
      }
      switch name {
      case "damping":
        if value <= 0 || value > 1 {
          report(
            .outOfRange, "the damping ratio is above 0 and at most 1", at: entry.value)
        }
        spring.damping = min(max(value, 0.01), 1)
      case "velocity":
        if abs(value) > 1_000_000 {
          report(
            .outOfRange, "a spring begins with at most 1000000 lengths a second", at: entry.value)
        }
        spring.velocity = min(max(value, -1_000_000), 1_000_000)
      default:
        reportUnknown(
          .unknownKey, "a spring has no '\(name)'", name, among: KeySet.spring.names,
          at: entry.key)
      }
    }
    return spring
  }

  mutating func readKeyframes(_ node: NodeID) -> [Animation.Keyframe] {
    guard tree.kind(of: node) == .sequence else {
      wrongType("a list of keyframes, each like {start: 0, duration: 0.5, set: …}", node)
      return []
    }
    return tree.items(of: node).compactMap { readKeyframe($0) }
  }

  private mutating func readKeyframe(_ node: NodeID) -> Animation.Keyframe? {
    var start: ValueSource?
    var duration: ValueSource?
    var actions: ActionList?
    for entry in mapping(node, "a keyframe: a mapping with 'start', 'duration' and 'set' or 'do'") {
      switch tree.string(of: entry.key) {
      case "start": start = readShare(entry)
      case "duration": duration = readShare(entry)
      case "do", "set":
        if actions != nil {
          report(.unknownKey, "a keyframe has either 'do' or 'set'", at: entry.key)
        }
        actions = readChanges(entry)
      case let name:
        reportUnknown(
          .unknownKey, "a keyframe has no '\(name)'", name,
          among: KeySet.keyframe.names, at: entry.key)
      }
    }
    guard tree.kind(of: node) == .mapping else { return nil }
    guard let start, let duration, let actions else {
      let given = tree.entries(of: node).map { tree.string(of: $0.key) }
      for key in ["start", "duration"] where !given.contains(key) {
        report(.missingKey, "a keyframe needs '\(key)', a share of the whole time", at: node)
      }
      if actions == nil { report(.missingKey, "a keyframe needs 'set' or 'do'", at: node) }
      return nil
    }
    return Animation.Keyframe(start: start, duration: duration, actions: actions)
  }

  /// UIKit wants 0...1 (documented); what is outside is held to it.
  private mutating func readShare(_ entry: SourceTree.Entry) -> ValueSource? {
    let share = readValue(entry.value, .double)
    if case .literal(let value)? = share, let number = value.number, !(0...1).contains(number) {
      report(
        .outOfRange,
        "'\(tree.string(of: entry.key))' of a keyframe is a share of the whole time, 0...1",
        at: entry.value)
    }
    return share
  }

  mutating func readTransition(_ node: NodeID) -> TransitionParts {
    var parts = TransitionParts()
    var views: [String: ObjectSource] = [:]
    var given: Set<String> = []
    let form = "a transition: a mapping with 'view', or 'from' and 'to', and 'style'"
    for entry in mapping(node, form) {
      let name = tree.string(of: entry.key)
      given.insert(name)
      switch name {
      case "view", "from", "to": views[name] = readViewReference(entry.value)
      case "style": parts.style = readCase(entry.value)
      default:
        reportUnknown(
          .unknownKey, "a transition has no '\(name)'", name,
          among: KeySet.transition.names, at: entry.key)
      }
    }
    parts.hasStyle = given.contains("style")
    guard tree.kind(of: node) == .mapping else { return parts }
    let isInside = given.contains("view")
    let isBetween = given.isSuperset(of: ["from", "to"])
    guard isInside != isBetween, !isInside || given.isDisjoint(with: ["from", "to"]) else {
      report(.missingKey, "a transition needs 'view', or 'from' and 'to'", at: node)
      return parts
    }
    if let view = views["view"] {
      parts.change = .inside(view, ActionList())
    } else if let old = views["from"], let new = views["to"] {
      parts.change = .between(from: old, to: new)
    }
    return parts
  }
}
