// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

extension Reader {
  /// A list of actions, or one action alone; `let` names end with the list.
  mutating func readActions(_ node: NodeID) -> ActionList {
    let count = locals.count
    defer { locals.removeLast(locals.count - count) }
    if let part = substitute(for: node) {
      guard !countCopy(at: node) else { return ActionList() }
      return inside(part.place) { reader in reader.readActions(part.node) }
    }
    switch tree.kind(of: node) {
    case .mapping: return ActionList(readAction(node).map { [$0] } ?? [])
    case .sequence:
      var actions: [Action] = []
      for item in tree.items(of: node) {
        if substitute(for: item) != nil {
          actions += readActions(item).actions
        } else if let action = readAction(item) {
          actions.append(action)
        }
      }
      return ActionList(actions)
    case .scalar, .alias:
      if !isNull(node) { wrongType("a list of actions", node) }
      return ActionList()
    }
  }

  /// One action: a mapping with exactly one action key.
  mutating func readAction(_ node: NodeID) -> Action? {
    guard !isFull(at: node) else { return nil }
    let entries = mapping(node, "an action: a mapping like 'log: text'")
    guard !entries.isEmpty else {
      if tree.kind(of: node) == .mapping { report(.wrongType, "an action needs a key", at: node) }
      return nil
    }
    let span = tree.span(of: node)
    var found: (name: ActionName, entry: SourceTree.Entry)?
    var rest: [SourceTree.Entry] = []
    for entry in entries {
      let name = tree.string(of: entry.key)
      if let action = ActionName(rawValue: name) {
        if let found {
          report(
            .unknownKey,
            "one item holds one action: '\(found.name.rawValue)' is already here, so begin a new item with '- \(name):'",
            at: entry.key)
          return nil
        }
        found = (action, entry)
      } else if LaterNames.actions.contains(name) {
        reportLater("the action '\(name)'", at: entry.key)
        return nil
      } else {
        rest.append(entry)
      }
    }
    guard let found else {
      let name = tree.string(of: entries[0].key)
      reportUnknown(
        .unknownAction, "there is no action '\(name)'", name,
        among: ActionName.allCases.map(\.rawValue) + LaterNames.actions, at: entries[0].key)
      return nil
    }
    if found.name != .branch {
      for entry in rest {
        report(
          .unknownKey, "'\(found.name.rawValue)' has no '\(tree.string(of: entry.key))' beside it",
          at: entry.key)
      }
    }
    return actionBody(found.name, found.entry, rest).map { action($0, found.entry, span) }
  }

  /// A key that is known to be an action's, with its value: how a script writes one as a step.
  mutating func readActionEntry(_ entry: SourceTree.Entry) -> Action? {
    guard let name = ActionName(rawValue: tree.string(of: entry.key)) else { return nil }
    return actionBody(name, entry, []).map { action($0, entry, tree.span(of: entry.key)) }
  }

  private func action(_ body: ActionBody, _ entry: SourceTree.Entry, _ span: SourceSpan) -> Action {
    Action(
      body, span: span, keySpan: tree.span(of: entry.key), valueSpan: tree.span(of: entry.value))
  }

  private mutating func actionBody(
    _ name: ActionName, _ entry: SourceTree.Entry, _ rest: [SourceTree.Entry]
  ) -> ActionBody? {
    let value = entry.value
    switch name {
    case .log: return readValue(value, .text).map { .log($0) }
    case .set: return .set(readAssignments(value))
    case .call: return readCalls(value).map { .call($0) }
    case .run: return readRun(value)
    case .bind: return .bind(readLets(value))
    case .branch: return readBranch(value, rest)
    case .answer:
      guard let kind = answerKind, kind == .bool || !isNull(value) else {
        return readAny(value).map { .answer($0) }
      }
      return readValue(value, kind).map { .answer($0) }
    case .after: return readTimer(value, lengthKey: "delay") { .after(delay: $0, id: $1, $2) }
    case .every:
      return readTimer(value, lengthKey: "interval") { .every(interval: $0, id: $1, $2) }
    case .cancel: return plainText(value, "the id of a timer").map { .cancel($0) }
    case .animate: return readAnimation(value).map { .animate($0) }
    case .post: return readPost(value)
    case .observe: return readObservation(value)
    case .stopObserving:
      return plainText(value, "the id of an observation").map { .stopObserving($0) }
    case .add: return readAddition(value)
    case .remove: return readViewReference(value).map { .remove($0) }
    case .bringToFront: return readViewReference(value).map { .bringToFront($0) }
    case .sendToBack: return readViewReference(value).map { .sendToBack($0) }
    case .focus: return readViewReference(value).map { .editing(.focus, $0) }
    case .resign: return readViewReference(value).map { .editing(.resign, $0) }
    case .endEditing: return readViewReference(value).map { .editing(.end, $0) }
    case .show, .showFrom, .present, .dismiss, .presentPopover, .push, .pop, .popToRoot, .popTo,
      .selectTab:
      return name.screenVerb.flatMap { readScreen($0, value) }.map { .screen($0) }
    case .addBehavior: return readBehaviorAddition(value).map { .dynamics($0) }
    case .removeBehavior: return readBehavior(value).map { .dynamics(.remove($0)) }
    case .removeAllBehaviors: return readAnimator(value).map { .dynamics(.removeAll($0)) }
    }
  }

  private mutating func readBranch(
    _ value: NodeID, _ rest: [SourceTree.Entry]
  ) -> ActionBody? {
    let condition = readCondition(value)
    var then = ActionList()
    var otherwise = ActionList()
    var hasThen = false
    for entry in rest {
      switch tree.string(of: entry.key) {
      case "then":
        then = readActions(entry.value)
        hasThen = true
      case "else": otherwise = readActions(entry.value)
      case let name:
        reportUnknown(
          .unknownKey, "'if' has no '\(name)' beside it", name, among: KeySet.branch.names,
          at: entry.key)
      }
    }
    if !hasThen { report(.missingKey, "'if' needs 'then' beside it", at: value) }
    return condition.map { .branch($0, then: then, otherwise: otherwise) }
  }

  /// A condition: an expression of type bool, with or without `${ }` missing being a finding.
  mutating func readCondition(_ node: NodeID) -> ExpressionID? {
    guard tree.kind(of: node) == .scalar, hasExpression(node) else {
      wrongType("a condition like '${volume.value > 50}'", node)
      return nil
    }
    if let part = substitute(for: node) {
      return inside(part.place) { reader in reader.readCondition(part.node) }
    }
    switch expressionSource(node, kind: .bool) {
    case .expression(let id)?: return id
    // In a copy, one that reads only names of the copy: still asked, and always the same.
    case .literal?: return wholeExpression(node, kind: .bool)
    default: return nil
    }
  }

  private mutating func readLets(_ node: NodeID) -> [(slot: Int, source: ValueSource)] {
    var made: [(slot: Int, source: ValueSource)] = []
    for entry in mapping(node, "a mapping of names to values") {
      let name = tree.string(of: entry.key)
      guard Identifier.isValid(name) else {
        report(.invalidID, "'\(name)' cannot name a value", at: entry.key)
        continue
      }
      guard let source = readAny(entry.value) else { continue }
      noteShadowing(name, entry.key)
      made.append((slot: locals.count, source: source))
      locals.append(Local(name: name, type: type(of: source), isDeclared: true))
    }
    return made
  }

  private func type(of source: ValueSource) -> ExpressionType {
    switch source {
    case .expression(let id): scene.expressions[Int(id.index)].expression.type
    case .template: .string
    case .literal(.string): .string
    case .literal(.bool): .bool
    case .literal(.int): .int
    case .literal(.double): .double
    case .twoWay(let id, _): scene.expressions[Int(id.index)].expression.type
    case .literal, .composite, .once: .dyn
    }
  }

  private mutating func readRun(_ node: NodeID) -> ActionBody? {
    if tree.kind(of: node) == .mapping {
      let entries = mapping(node, "the name of a handler")
      guard entries.count == 1, let entry = entries.first else {
        report(.wrongType, "'run' names one handler", at: node)
        return nil
      }
      guard let index = handler(entry.key) else { return nil }
      var arguments: [(slot: Int, source: ValueSource)] = []
      let parameters = scene.handlers[index].parameters
      for argument in mapping(entry.value, "a mapping of arguments") {
        let name = tree.string(of: argument.key)
        guard let slot = parameters.firstIndex(of: name) else {
          reportUnknown(
            .unknownArgument, "the handler has no parameter '\(name)'", name, among: parameters,
            at: argument.key)
          continue
        }
        if let source = readAny(argument.value) {
          arguments.append((slot: slot + 1, source: source))
        }
      }
      let missing = parameters.enumerated().filter { parameter in
        !arguments.contains { $0.slot == parameter.offset + 1 }
      }
      if !missing.isEmpty {
        let names = missing.map { "'\($0.element)'" }.joined(separator: ", ")
        report(.missingKey, "the handler also needs \(names)", at: entry.key)
      }
      return .run(handler: index, arguments: arguments)
    }
    guard let index = handler(node) else { return nil }
    if let first = scene.handlers[index].parameters.first {
      report(.missingKey, "the handler needs an argument '\(first)'", at: node)
    }
    return .run(handler: index, arguments: [])
  }

  private mutating func handler(_ node: NodeID) -> Int? {
    guard let name = plainText(node, "the name of a handler") else { return nil }
    if let index = handlerIndexes[name] { return index }
    reportUnknown(
      .unknownReference, "there is no handler '\(name)'", name,
      among: scene.handlers.map(\.name), at: node)
    return nil
  }

  private mutating func readTimer(
    _ node: NodeID, lengthKey: String,
    _ make: (ValueSource, String?, ActionList) -> ActionBody
  ) -> ActionBody? {
    var length: ValueSource?
    var id: String?
    var actions: ActionList?
    for entry in mapping(node, "a mapping with '\(lengthKey)' and 'do'") {
      switch tree.string(of: entry.key) {
      case lengthKey:
        length = readValue(entry.value, .seconds)
        if case .literal(let value)? = length, let number = value.number,
          number < 0 || number == 0 && lengthKey == "interval"
        {
          report(
            .wrongType, "'\(lengthKey)' is a time \(lengthKey == "interval" ? "above" : "from") 0",
            at: entry.value)
        }
      case "id": id = plainText(entry.value, "an id")
      case "do": actions = readActions(entry.value)
      case let name:
        reportUnknown(
          .unknownKey, "there is no '\(name)' here", name,
          among: (lengthKey == "delay" ? KeySet.after : KeySet.every).names,
          at: entry.key)
      }
    }
    guard let length, let actions else {
      if tree.kind(of: node) == .mapping,
        tree.value(of: node, "do") == nil
          || !tree.entries(of: node).contains(where: { tree.string(of: $0.key) == lengthKey })
      {
        report(.missingKey, "'\(lengthKey)' and 'do' are needed here", at: node)
      }
      return nil
    }
    return make(length, id, actions)
  }
}
