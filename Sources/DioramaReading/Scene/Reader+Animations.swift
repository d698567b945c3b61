// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// `animate`: UIView's blocks, keyframes and transitions.
extension Reader {
  mutating func readAnimation(_ node: NodeID) -> Animation? {
    var parts = AnimationParts()
    for entry in mapping(node, "an animation: a mapping with 'duration' and 'set' or 'do'") {
      readAnimationKey(entry, &parts)
    }
    guard tree.kind(of: node) == .mapping, let content = content(of: parts, node) else {
      return nil
    }
    parts.animation.content = content
    parts.animation.finishedSlot = locals.count
    return parts.animation
  }

  /// What `transition` says.
  struct TransitionParts {
    var change: Animation.Transition.Change?
    var style: Animation.TransitionStyle?
    /// Whether a style is given, right or wrong.
    var hasStyle = false
  }

  /// What is read of an animation before it is known which kind it is.
  private struct AnimationParts {
    var animation = Animation()
    var actions: ActionList?
    var actionsKey: NodeID?
    var keyframes: [Animation.Keyframe]?
    var transition: TransitionParts?
    var mode: Said<Animation.CalculationMode>?
    var style: Said<Animation.TransitionStyle>?
    var hasCurve = false

    /// What an option or a key says, with its place.
    struct Said<Case: PropertyEnum> {
      var what: Case
      var node: NodeID
    }
  }

  private mutating func readAnimationKey(_ entry: SourceTree.Entry, _ parts: inout AnimationParts) {
    let value = entry.value
    switch tree.string(of: entry.key) {
    case "duration":
      parts.animation.duration = readValue(value, .seconds) ?? parts.animation.duration
    case "delay": parts.animation.delay = readValue(value, .seconds) ?? parts.animation.delay
    case "curve":
      if parts.hasCurve { reportTwice("curve", at: entry.key) }
      parts.hasCurve = true
      parts.animation.curve = readCurve(value) ?? parts.animation.curve
    case "spring": parts.animation.spring = readSpring(value)
    case "options": readOptions(value, &parts)
    case "repeatCount": parts.animation.repeatCount = readCount(value)
    case "enabled": parts.animation.isEnabled = readValue(value, .bool)
    case "do", "set":
      if parts.actionsKey != nil {
        report(.unknownKey, "an animation has either 'do' or 'set'", at: entry.key)
      }
      parts.actionsKey = entry.key
      parts.actions = readChanges(entry)
    case "keyframes": parts.keyframes = readKeyframes(value)
    case "calculationMode":
      if let mode: Animation.CalculationMode = readCase(value) {
        if parts.mode != nil { reportTwice("calculation mode", at: entry.key) }
        parts.mode = .init(what: mode, node: entry.key)
      }
    case "transition": parts.transition = readTransition(value)
    case "completion":
      locals.append(Local(name: "finished", type: .bool))
      parts.animation.completion = readActions(value)
      locals.removeLast()
    case let name:
      reportUnknown(
        .unknownKey, "an animation has no '\(name)'", name, among: KeySet.animation.names,
        at: entry.key)
    }
  }

  /// `do` with actions, or `set` with assignments.
  mutating func readChanges(_ entry: SourceTree.Entry) -> ActionList {
    guard tree.string(of: entry.key) == "set" else { return readActions(entry.value) }
    let span = tree.span(of: entry.value)
    return ActionList([Action(.set(readAssignments(entry.value)), span: span)])
  }

  /// Which kind of animation the keys make; nil with a finding where they make none.
  private mutating func content(
    of parts: AnimationParts, _ node: NodeID
  ) -> Animation.Content? {
    if let mode = parts.mode, parts.keyframes == nil {
      report(.unknownKey, "a calculation mode belongs to 'keyframes'", at: mode.node)
    }
    if let style = parts.style, parts.transition == nil {
      report(
        .unknownKey, "a transition style without 'transition' does nothing: say of which view",
        at: style.node)
    }
    if let transition = parts.transition {
      if parts.keyframes != nil {
        report(.unknownKey, "an animation is either keyframes or a transition", at: node)
      }
      return transitionContent(transition, parts, node)
    }
    if let keyframes = parts.keyframes {
      if let key = parts.actionsKey {
        report(.unknownKey, "with 'keyframes' each keyframe has its own 'set' or 'do'", at: key)
      }
      return .keyframes(keyframes, parts.mode?.what ?? .linear)
    }
    guard let actions = parts.actions else {
      report(
        .missingKey, "an animation needs 'set' or 'do', 'keyframes' or 'transition'", at: node)
      return nil
    }
    return .actions(actions)
  }

  private mutating func transitionContent(
    _ transition: TransitionParts, _ parts: AnimationParts, _ node: NodeID
  ) -> Animation.Content? {
    guard var change = transition.change else { return nil }
    guard let style = transition.style ?? parts.style?.what else {
      if !transition.hasStyle {
        report(.missingKey, "a transition needs a 'style', such as flipFromLeft", at: node)
      }
      return nil
    }
    switch change {
    case .inside(let view, _): change = .inside(view, parts.actions ?? ActionList())
    case .between:
      if let key = parts.actionsKey {
        report(
          .unknownKey,
          "a transition from one view to another puts the one in the other's place, and has no actions",
          at: key)
      }
    }
    return .transition(Animation.Transition(style: style, change: change))
  }

  private mutating func readOptions(_ node: NodeID, _ parts: inout AnimationParts) {
    let items = tree.kind(of: node) == .sequence ? tree.items(of: node) : [node]
    for item in items {
      guard let option: Animation.Option = readCase(item) else { continue }
      if let curve = option.curve {
        if parts.hasCurve { reportTwice("curve", at: item) }
        parts.hasCurve = true
        parts.animation.curve = .literal(.string(curve.rawValue))
      } else if let style = option.transition {
        if parts.style != nil { reportTwice("transition style", at: item) }
        parts.style = .init(what: style, node: item)
      } else if let mode = option.calculationMode {
        if parts.mode != nil { reportTwice("calculation mode", at: item) }
        parts.mode = .init(what: mode, node: item)
      } else {
        parts.animation.options.insert(option)
      }
    }
  }

  private mutating func reportTwice(_ what: String, at node: NodeID) {
    report(.duplicateKey, "an animation has one \(what), and it is given already", at: node)
  }

  /// One case of an enumeration, as plain text.
  mutating func readCase<Case: PropertyEnum>(_ node: NodeID) -> Case? {
    guard tree.kind(of: node) == .scalar else {
      wrongType("a case of \(Case.typeName)", node)
      return nil
    }
    return literal(node, .enumeration(Case.description)).flatMap { Case($0) }
  }

  private mutating func readCount(_ node: NodeID) -> ValueSource? {
    let count = readValue(node, .double)
    if case .literal(let value)? = count, let number = value.number, number < 0 {
      report(.wrongType, "'repeatCount' is a number from 0", at: node)
    }
    return count
  }

  /// A curve by name, or an expression that gives its name or number.
  private mutating func readCurve(_ node: NodeID) -> ValueSource? {
    if hasExpression(node) { return readAny(node) }
    return literal(node, .enumeration(Animation.Curve.description)).map { .literal($0) }
  }
}
