// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

extension Reader {
  /// The keys that any step may have beside its own.
  static let stepKeys = KeySet.step.names

  mutating func readSteps(_ node: NodeID) -> [ScriptStep] {
    guard tree.kind(of: node) == .sequence else {
      if !isNull(node) { wrongType("a list of steps", node) }
      return []
    }
    return tree.items(of: node).compactMap { readStep($0) }
  }

  /// One step: a plain word, or a mapping with one step's name.
  private mutating func readStep(_ node: NodeID) -> ScriptStep? {
    if tree.kind(of: node) == .scalar {
      return stepRequest(tree.string(of: node), keyword: node, value: nil, beside: []).map {
        ScriptStep(keyword: tree.string(of: node), request: $0, span: tree.span(of: node))
      }
    }
    let entries = mapping(node, "a step: a mapping like 'tap: play'")
    // `devices` beside a step is no step, whatever stands first.
    guard let keyword = entries.first(where: { isStepName(tree.string(of: $0.key)) }) else {
      reportNoStep(entries, node)
      return nil
    }
    let name = tree.string(of: keyword.key)
    // From its keyword to its end, which is what a report shows of it.
    let begin = tree.span(of: keyword.key)
    let end = max(tree.span(of: keyword.value).end, begin.end)
    var step = ScriptStep(
      keyword: name, request: .wait(.zero),
      span: SourceSpan(file: tree.file, start: Int(begin.start), end: Int(end)))
    var beside: [SourceTree.Entry] = []
    for entry in entries where entry.key != keyword.key {
      switch tree.string(of: entry.key) {
      case "name": step.name = plainText(entry.value, "a name")
      case "failing": step.failing = plainText(entry.value, "the reason")
      case "raises": step.raises = plainText(entry.value, "the name of an exception")
      case "soft":
        if case .bool(let on)? = literal(entry.value, .bool) { step.isSoft = on }
      case "devices": step.devices = readStepDevices(entry.value)
      case let key where isStepName(key) && key != "else":
        report(
          .unknownKey, "one item holds one step: begin a new item with '- \(key):'", at: entry.key)
        return nil
      default: beside.append(entry)
      }
    }
    guard
      let request = stepRequest(
        name, keyword: keyword.key, value: keyword.value, beside: beside)
    else { return nil }
    step.request = request
    return step
  }

  /// The devices that a step runs on, by name.
  private mutating func readStepDevices(_ node: NodeID) -> [String] {
    let items = tree.kind(of: node) == .sequence ? tree.items(of: node) : [node]
    let names = items.compactMap { readDevice($0)?.name }
    let running = scriptDevices
    if !running.isEmpty, !names.isEmpty, !names.contains(where: { running.contains($0) }) {
      report(
        .unreachableStep, "the script runs on none of these devices, so the step never does",
        at: node)
    }
    return names
  }

  private func isStepName(_ name: String) -> Bool {
    declaration(name) != nil || LaterNames.steps.contains(name)
      || LaterNames.actions.contains(name) || stepAction(name) != nil
  }

  private func declaration(_ name: String) -> (any Step.Type)? {
    steps.first { $0.name == name }
  }

  /// An action that is also a step: all but `let` and `return`; `if` is a step of its own.
  private func stepAction(_ name: String) -> ActionName? {
    guard let action = ActionName(rawValue: name), action != .bind, action != .answer,
      action != .branch
    else { return nil }
    return action
  }

  private mutating func reportNoStep(_ entries: [SourceTree.Entry], _ node: NodeID) {
    guard let first = entries.first else {
      if tree.kind(of: node) == .mapping { report(.wrongType, "a step needs a name", at: node) }
      return
    }
    let name = tree.string(of: first.key)
    reportUnknown(
      .unknownStep, "there is no step '\(name)'", name,
      among: steps.map { $0.name } + ActionName.allCases.map(\.rawValue) + LaterNames.steps,
      at: first.key)
  }

  private mutating func stepRequest(
    _ name: String, keyword: NodeID, value: NodeID?, beside: [SourceTree.Entry]
  ) -> StepRequest? {
    if let step = declaration(name) {
      return declaredRequest(step, keyword: keyword, value: value, beside: beside)
    }
    if LaterNames.steps.contains(name) || LaterNames.actions.contains(name) {
      reportLater("the step '\(name)'", at: keyword)
      return nil
    }
    guard stepAction(name) != nil, let value else {
      reportUnknown(
        .unknownStep, "there is no step '\(name)'", name, among: steps.map { $0.name },
        at: keyword)
      return nil
    }
    for entry in beside {
      report(
        .unknownKey, "'\(name)' has no '\(tree.string(of: entry.key))' beside it", at: entry.key)
    }
    // The keyword and its value are the whole action.
    return readActionEntry(SourceTree.Entry(key: keyword, value: value)).map {
      .perform(ActionList([$0]))
    }
  }

  private mutating func declaredRequest(
    _ step: any Step.Type, keyword: NodeID, value: NodeID?, beside: [SourceTree.Entry]
  ) -> StepRequest? {
    let declared = step.arguments
    var given: [(argument: StepArgument, node: NodeID, key: NodeID)] = []
    let before = findings.count
    if let value, !isNull(value) {
      if let whole = declared.first(where: { $0.role == .main || $0.role == .optionalMain }),
        isWhole(value, declared, whole)
      {
        given.append((whole, value, keyword))
      } else {
        for entry in mapping(value, "the arguments of '\(step.name)'") {
          addArgument(entry, declared, step.name, &given)
        }
      }
    }
    for entry in beside { addArgument(entry, declared, step.name, &given) }
    let asksForLater = findings[before...].contains {
      $0.rule == ReadingRule.notYetSupported.rawValue
    }
    for argument in declared
    where (argument.role == .required || argument.role == .main) && !asksForLater {
      if !given.contains(where: { $0.argument.name == argument.name }) {
        report(.missingKey, "'\(step.name)' needs '\(argument.name)'", at: keyword)
      }
    }
    var arguments = StepArguments()
    for item in given {
      if let read = readArgument(item.node, item.argument.kind) {
        arguments.add(item.argument.name, read, at: tree.span(of: item.node))
      }
    }
    guard findings[before...].allSatisfy({ $0.severity != .error }) else { return nil }
    var problems: [StepProblem] = []
    let request = step.request(arguments, problems: &problems)
    for problem in problems {
      let place = problem.argument.flatMap { arguments.span(of: $0) } ?? tree.span(of: keyword)
      report(.wrongType, problem.message, at: place)
    }
    return problems.isEmpty ? request : nil
  }

  /// Whether a step's value is its main argument, not a mapping of arguments by name.
  private func isWhole(_ value: NodeID, _ declared: [StepArgument], _ main: StepArgument) -> Bool {
    if main.isAlwaysWhole { return true }
    guard tree.kind(of: value) == .mapping else { return true }
    let keys = tree.entries(of: value).map { tree.string(of: $0.key) }
    return !keys.contains { key in
      declared.contains { $0.name == key } || LaterNames.stepArguments.contains(key)
    }
  }

  private mutating func addArgument(
    _ entry: SourceTree.Entry, _ declared: [StepArgument], _ step: String,
    _ given: inout [(argument: StepArgument, node: NodeID, key: NodeID)]
  ) {
    let name = tree.string(of: entry.key)
    guard let argument = declared.first(where: { $0.name == name }) else {
      if LaterNames.stepArguments.contains(name) {
        return reportLater("'\(name)' of '\(step)'", at: entry.key)
      }
      return reportUnknown(
        .unknownArgument, "'\(step)' takes no '\(name)'", name,
        among: declared.map(\.name) + Self.stepKeys, at: entry.key)
    }
    given.append((argument, entry.value, entry.key))
  }
}
