// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Named expressions over the scene, which expressions use by their bare names.
extension Reader {
  /// Notes the names, so that no object takes one of them.
  mutating func nameComputed(_ node: NodeID) {
    for entry in mapping(node, "a mapping of names to expressions") {
      let name = tree.string(of: entry.key)
      if let problem = Identifier.problem(name) {
        report(.invalidID, problem, at: entry.key)
        continue
      }
      computedIndexes[name] = scene.computed.count
      scene.computed.append(
        ComputedVariable(
          name: name, source: .literal(.null), type: .dyn, span: tree.span(of: entry.key)))
    }
  }

  /// Compiles them, each after those it reads, so that their types are known.
  mutating func readComputed(_ node: NodeID) {
    var open: [(index: Int, key: NodeID, value: NodeID)] = []
    for entry in mapping(node, "a mapping of names to expressions") {
      guard let index = computedIndexes[tree.string(of: entry.key)] else { continue }
      guard tree.kind(of: entry.value) == .scalar, hasExpression(entry.value) else {
        wrongType("an expression like '${volume.value > 50}'", entry.value)
        continue
      }
      open.append((index, entry.key, entry.value))
    }
    let names = computedNames(open.map { ($0.index, $0.value) })
    var done: Set<Int> = []
    var hasMoved = true
    while hasMoved, !open.isEmpty {
      hasMoved = false
      let round = open
      open = []
      for item in round {
        // What waits for itself in a circle is compiled at last; the cycle is found as one.
        let waits = names[item.index, default: []].contains { read in
          round.contains { $0.index == read } && !done.contains(read)
        }
        if waits {
          open.append(item)
        } else {
          hasMoved = true
          done.insert(item.index)
          readComputed(item.index, item.value)
        }
      }
    }
    for item in open { readComputed(item.index, item.value) }
  }

  private mutating func readComputed(_ index: Int, _ node: NodeID) {
    guard let source = expressionSource(node, kind: nil) else { return }
    scene.computed[index].source = source
    scene.computed[index].type =
      if case .expression(let id) = source {
        scene.expressions[Int(id.index)].expression.type
      } else {
        .string
      }
  }

  /// Which computed values each reads, found before their types are known.
  private mutating func computedNames(
    _ items: [(index: Int, node: NodeID)]
  ) -> [Int: [Int]] {
    var reads: [Int: [Int]] = [:]
    let before = (findings, scene.expressions.count, usedNames)
    for item in items {
      _ = expressionSource(item.node, kind: nil)
      let made = scene.expressions[before.1...]
      reads[item.index] = made.flatMap(\.expression.reads).compactMap { read in
        if case .computed(let index)? = VariableSlot(code: read.variable) { return index }
        return nil
      }
      scene.expressions.removeLast(made.count)
    }
    findings = before.0
    usedNames = before.2
    return reads
  }
}
