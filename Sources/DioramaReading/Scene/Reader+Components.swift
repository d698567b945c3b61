// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// The short form of a picker's data: `components: [[Small, Large], { rows: 10, title: "…" }]`.
extension Reader {
  /// Each component answers for itself what a data source and a delegate answer for all.
  mutating func readComponents(
    _ entry: SourceTree.Entry, _ object: ObjectID, _ info: ClassInfo
  ) {
    guard info.type is any ComponentsClass.Type else {
      return report(.unknownProperty, "a \(info.name) has no components", at: entry.key)
    }
    guard tree.kind(of: entry.value) == .sequence else {
      return wrongType("a list of components", entry.value)
    }
    let items = tree.items(of: entry.value)
    let count = Action(.answer(.literal(.int(Int64(items.count)))), span: tree.span(of: entry.key))
    addListener(object, "numberOfComponents", count, entry.key)
    for (index, item) in items.enumerated() { readComponent(item, index, object, info) }
  }

  private mutating func readComponent(
    _ node: NodeID, _ index: Int, _ object: ObjectID, _ info: ClassInfo
  ) {
    guard tree.kind(of: node) == .mapping else {
      guard tree.kind(of: node) == .sequence || hasExpression(node) else {
        return wrongType("a list of titles, or a mapping of 'rows' and 'title'", node)
      }
      return answer("titleForRow", index, node, .list(.text), [], object, info)
    }
    var hasRows = false
    for entry in mapping(node, "a mapping of 'rows' and 'title'") {
      switch tree.string(of: entry.key) {
      case "rows":
        hasRows = true
        answer("numberOfRows", index, entry.value, .int, ["component"], object, info)
      case "title":
        answer(
          "titleForRow", index, entry.value, .optional(.text), ["row", "component"], object, info)
      case let key:
        reportUnknown(
          .unknownKey, "a component has no '\(key)'", key, among: KeySet.component.names,
          at: entry.key)
      }
    }
    if !hasRows { report(.missingKey, "a component needs its 'rows'", at: node) }
  }

  /// The answer of one component to a question whose arguments are in scope.
  private mutating func answer(
    _ method: String, _ component: Int, _ node: NodeID, _ kind: ValueKind, _ arguments: [String],
    _ object: ObjectID, _ info: ClassInfo
  ) {
    locals = captured + [Local(name: "sender", type: .object(className: info.name))]
    locals += arguments.map { Local(name: $0, type: .int) }
    let source = readValue(node, kind)
    locals = captured
    guard let source else { return }
    addListener(
      object, ComponentsForm.method(method, component),
      Action(.answer(source), span: tree.span(of: node)), node)
  }

  private mutating func addListener(
    _ object: ObjectID, _ method: String, _ action: Action, _ node: NodeID
  ) {
    var made = Listener(
      object: object, trigger: .delegate(method), actions: ActionList([action]),
      span: tree.span(of: node))
    made.captured = captured.count
    scene.listeners.append(made)
  }
}
