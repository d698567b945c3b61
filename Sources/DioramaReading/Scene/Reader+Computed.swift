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
    let reads = computedNames(open.map { ($0.index, $0.value) })
    let values = Dictionary(open.map { ($0.index, $0.value) }) { first, _ in first }
    // Depth first, each after those it reads; one that waits for itself in a circle is compiled as it
    // comes, and the circle is found as one.
    var marks = [UInt8](repeating: 0, count: scene.computed.count)
    for item in open where marks[item.index] == 0 {
      var stack = [(index: item.index, pending: reads[item.index] ?? [])]
      marks[item.index] = 1
      while let top = stack.indices.last {
        if let next = stack[top].pending.popLast() {
          guard marks[next] == 0, values[next] != nil else { continue }
          marks[next] = 1
          stack.append((next, reads[next] ?? []))
        } else {
          let index = stack.removeLast().index
          marks[index] = 2
          if let value = values[index] { readComputed(index, value) }
        }
      }
    }
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
