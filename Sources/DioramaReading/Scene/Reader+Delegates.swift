// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Delegates: of one object, or named ones that several objects share.
extension Reader {
  /// `delegates: { form: { shouldReturn: […] } }`: read where an object names one.
  mutating func readDelegates(_ node: NodeID) {
    for entry in mapping(node, "a mapping of names to delegates") {
      let name = tree.string(of: entry.key)
      guard Identifier.isValid(name) else {
        report(.invalidID, "'\(name)' cannot name a delegate", at: entry.key)
        continue
      }
      delegateParts[name] = SourcePart(node: entry.value, place: place)
      // Which class asks is known where one names it; a method that none has is told here.
      for method in mapping(entry.value, "a mapping of delegate methods to actions") {
        let key = tree.string(of: method.key)
        let known = catalog.classes.flatMap(\.delegateMethods)
        guard !known.contains(where: { $0.answers(to: key) }) else { continue }
        if LaterNames.delegateMethods.contains(key) {
          reportLater("the delegate method '\(key)'", at: method.key)
        } else {
          reportUnknown(
            .unknownMethod, "no class asks its delegate '\(key)'", key,
            among: known.map(\.name) + LaterNames.delegateMethods, at: method.key)
        }
      }
    }
  }

  /// `delegate: name` or `delegate: { method: actions }` of an object, or the same of a data source.
  mutating func readDelegate(
    _ entry: SourceTree.Entry, _ object: ObjectID, _ info: ClassInfo, _ role: DelegateMethod.Role
  ) {
    guard info.delegateMethods.contains(where: { $0.role == role }) else {
      report(.unknownProperty, "a \(info.name) has no \(role.text)", at: entry.key)
      return
    }
    if tree.kind(of: entry.value) == .scalar {
      guard let name = staticText(entry.value, "a delegate") else { return }
      guard let part = delegateParts[name] else {
        return reportUnknown(
          .unknownReference, "there is no delegate '\(name)'", name,
          among: delegateParts.keys.sorted(), at: entry.value)
      }
      usedNames.insert(.delegate(name))
      return inside(part.place) { reader in
        reader.readDelegateMethods(part.node, object, info, role, isShared: true)
      }
    }
    readDelegateMethods(entry.value, object, info, role, isShared: false)
  }

  private mutating func readDelegateMethods(
    _ node: NodeID, _ object: ObjectID, _ info: ClassInfo, _ role: DelegateMethod.Role,
    isShared: Bool
  ) {
    let methods = info.delegateMethods.filter { $0.role == role }
    for entry in mapping(node, "a mapping of delegate methods to actions") {
      let name = tree.string(of: entry.key)
      guard let method = methods.first(where: { $0.answers(to: name) }) else {
        // A shared delegate may answer other classes as well.
        if isShared { continue }
        if LaterNames.delegateMethods.contains(name) {
          reportLater("the delegate method '\(name)'", at: entry.key)
          continue
        }
        reportUnknown(
          .unknownMethod, "a \(info.name) asks its \(role.text) no '\(name)'", name,
          among: methods.map(\.name), at: entry.key)
        continue
      }
      locals = captured + [Local(name: "sender", type: .object(className: info.name))]
      for argument in method.arguments {
        locals.append(Local(name: argument.label, type: argument.kind.expressionType))
      }
      let actions = readAnswer(entry.value, method)
      locals = captured
      var made = Listener(
        object: object, trigger: .delegate(method.name), actions: actions,
        span: tree.span(of: entry.key))
      made.captured = captured.count
      scene.listeners.append(made)
    }
  }

  /// A list of actions, or directly the answer.
  private mutating func readAnswer(_ node: NodeID, _ method: DelegateMethod) -> ActionList {
    guard let kind = method.answer, tree.kind(of: node) == .scalar, !isNull(node) else {
      answerKind = method.answer
      defer { answerKind = nil }
      return readActions(node)
    }
    guard let source = readValue(node, kind) else { return ActionList() }
    return ActionList([Action(.answer(source), span: tree.span(of: node))])
  }
}

extension DelegateMethod.Role {
  fileprivate var text: String {
    switch self {
    case .delegate: "delegate"
    case .dataSource: "data source"
    }
  }
}
