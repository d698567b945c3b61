// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// `expectEvents`: what must have happened.
extension Reader {
  /// Events: a list, or a mapping with `of`, `kinds` and `equals` or `contains`.
  mutating func readEvents(_ node: NodeID) -> StepArguments.Argument? {
    guard tree.kind(of: node) == .mapping else {
      return readEventList(node, .exactly, EventFilter())
    }
    var filter = EventFilter()
    var list: NodeID?
    var mode = MatchMode.exactly
    for entry in mapping(node, "events") {
      switch tree.string(of: entry.key) {
      case "of":
        let items =
          tree.kind(of: entry.value) == .sequence ? tree.items(of: entry.value) : [entry.value]
        filter.sources = items.compactMap { readEventSource($0) }
      case "kinds":
        let items =
          tree.kind(of: entry.value) == .sequence ? tree.items(of: entry.value) : [entry.value]
        filter.kinds = items.compactMap { item in
          let name = tree.string(of: item)
          if let kind = EventKind(rawValue: name) { return kind }
          reportUnknown(
            .unknownCase, "there is no kind of event '\(name)'", name,
            among: EventKind.allCases.map(\.rawValue), at: item)
          return nil
        }
      case "equals": (list, mode) = (entry.value, .exactly)
      case "contains": (list, mode) = (entry.value, .contains)
      case let key:
        reportUnknown(
          .unknownKey, "'expectEvents' takes no '\(key)'", key,
          among: KeySet.events.names, at: entry.key)
      }
    }
    guard let list else {
      report(.missingKey, "'expectEvents' needs 'equals' or 'contains'", at: node)
      return nil
    }
    return readEventList(list, mode, filter)
  }

  private mutating func readEventSource(_ node: NodeID) -> String? {
    guard let name = plainText(node, "an id") else { return nil }
    if object(named: name) != nil { return name }
    reportUnknown(
      .unknownTarget, "no object has the id '\(name)'", name, among: suggestedIDs, at: node)
    return nil
  }

  private mutating func readEventList(
    _ node: NodeID, _ mode: MatchMode, _ filter: EventFilter
  ) -> StepArguments.Argument? {
    guard tree.kind(of: node) == .sequence else {
      if isNull(node) { return .events([], mode, filter) }
      wrongType("a list of events like 'play.touchDown'", node)
      return nil
    }
    return .events(tree.items(of: node).compactMap { readEvent($0) }, mode, filter)
  }

  private mutating func readEvent(_ node: NodeID) -> EventPattern? {
    if tree.kind(of: node) == .mapping {
      var pattern = EventPattern(source: nil, event: nil)
      var eventNode: NodeID?
      for entry in mapping(node, "an event") {
        switch tree.string(of: entry.key) {
        case "source": pattern.source = readEventSource(entry.value)
        case "event":
          pattern.event = plainText(entry.value, "the name of an event")
          eventNode = entry.value
        case let name:
          if let value = readAny(entry.value) { pattern.arguments.append((name, value)) }
        }
      }
      if let source = pattern.source, let event = pattern.event, let eventNode {
        checkEvent(event, of: source, eventNode)
      }
      return pattern
    }
    guard let text = plainText(node, "an event like 'play.touchDown'") else { return nil }
    // A path-like id holds dots itself, so the event is what follows the last one.
    guard let dot = text.lastIndex(of: ".") else {
      report(.wrongType, "an event is 'id.event', found '\(text)'", at: node)
      return nil
    }
    let source = String(text[..<dot])
    guard object(named: source) != nil else {
      reportUnknown(
        .unknownTarget, "no object has the id '\(source)'", source, among: suggestedIDs, at: node)
      return nil
    }
    let event = String(text[text.index(after: dot)...])
    checkEvent(event, of: source, node)
    return EventPattern(source: source, event: event)
  }

  /// An event that the class never sends.
  private mutating func checkEvent(_ event: String, of source: String, _ node: NodeID) {
    guard let object = object(named: source) else { return }
    let info = catalog.classes[scene.objects[object.offset].classIndex]
    // Notifications are the window's, and have any name.
    if object == Scene.window { return }
    let names =
      (info.isControl ? ControlEvents.named.map(\.name) : [])
      + info.delegateMethods.map(\.name)
      + (info.type is any GestureClass.Type ? GestureCalls.events : info.callbacks.map(\.name))
      + (info.controllerType?.lifecycle.map(\.name) ?? [])
    if names.contains(event) { return }
    reportUnknown(
      .unknownEvent, "a \(info.name) has no event '\(event)'", event, among: names, at: node)
  }
}
