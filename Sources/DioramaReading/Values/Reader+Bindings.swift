// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// `{bind: path}` and `{once: "${…}"}` in place of a property's value.
extension Reader {
  /// The value of a property, which may be bound both ways or evaluated once.
  mutating func readSetting(
    _ node: NodeID, _ kind: ValueKind, _ property: Int, _ info: ClassInfo
  ) -> ValueSource? {
    guard tree.kind(of: node) == .mapping, let key = bindingKey(node),
      let entry = tree.entries(of: node).first(where: { $0.key == key })
    else { return readValue(node, kind) }
    if tree.matches(key, "once") {
      guard let source = readValue(entry.value, kind) else { return nil }
      return source.isLiteral ? source : .once(source)
    }
    return readBind(entry.value, kind, info.properties[property].facts)
  }

  /// The key of a mapping that is nothing but `bind` or `once`.
  func bindingKey(_ node: NodeID) -> NodeID? {
    guard tree.itemCount(of: node) == 2 else { return nil }
    return (tree.entry(of: node, "bind") ?? tree.entry(of: node, "once"))?.key
  }

  /// A place that the property is kept equal to: `state.name`, or a property of another object.
  private mutating func readBind(
    _ node: NodeID, _ kind: ValueKind, _ facts: PropertyFacts
  ) -> ValueSource? {
    let isPart = environment > 0 && bindingPath(node) != nil
    if !isPart, tree.kind(of: node) == .scalar, hasExpression(node) {
      let text = tree.string(of: node)
      let plain = text.hasPrefix("${") && text.hasSuffix("}") ? text.dropFirst(2).dropLast() : ""
      report(
        .wrongType,
        "'bind' takes the place itself, not an expression"
          + (plain.isEmpty ? "" : ": write 'bind: \(plain)'"), at: node)
      return nil
    }
    guard let path = isPart ? bindingPath(node) : plainText(node, "a place like 'state.wifi'"),
      let (target, bound) = assignmentTarget(node)
    else { return nil }
    let content = Array(path.utf8)
    guard let id = compile(node, content, 0..<content.count, kind: nil) else { return nil }
    let type = scene.expressions[Int(id.index)].expression.type
    let canBind =
      bound.map { Self.canBind(kind.unwrapped, $0.unwrapped) }
      ?? (type == .dyn || type == kind.expressionType || type == .list(.dyn))
    guard canBind else {
      report(
        .expressionType,
        "'\(facts.name)' is \(kind.name), and '\(tree.string(of: node))' a \(type): they cannot be kept equal",
        at: node)
      return nil
    }
    return .twoWay(id, target)
  }

  /// A path that is built from the names of an expanded part: `state.${key}`.
  private mutating func bindingPath(_ node: NodeID) -> String? {
    let before = (findings, scene.expressions.count)
    guard let text = staticText(node, "a place"), findings.count == before.0.count else {
      findings = before.0
      scene.expressions.removeLast(scene.expressions.count - before.1)
      return nil
    }
    return text
  }

  /// Whether values go both ways; a whole number is rounded when a control writes it.
  private static func canBind(_ kind: ValueKind, _ other: ValueKind) -> Bool {
    let numbers: [ValueKind] = [.int, .double, .float, .seconds]
    if numbers.contains(kind) { return numbers.contains(other) }
    switch (kind, other) {
    case (.enumeration, .text), (.text, .enumeration): return true
    case (.perState(let inner), _): return canBind(inner.unwrapped, other)
    default: return kind == other
    }
  }
}
