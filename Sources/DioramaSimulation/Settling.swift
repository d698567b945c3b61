// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

extension Simulation {
  /// Rounds of bindings and the layout they cause, before a scene is given up; contract 2.3.
  private static let mostRounds = 8
  /// Steps of the expressions' budget for each binding that is renewed, and for each view that has
  /// to be looked at because one around it has another size.
  private static let renewalCost = 95
  private static let walkCost = 1

  /// Evaluates again what reads something that changed, each after what it reads.
  ///
  /// Layout that a binding causes may change what an earlier one reads: then there is another round.
  ///
  /// Tables take part: rows that come into view are made once the bindings before have settled.
  func settleBindings() throws(RunError) {
    guard !isSettling, !bindings.isEmpty || !graph.untiled.isEmpty else { return }
    isSettling = true
    defer { isSettling = false }
    if try !settle() { return }
    isSettling = false
    try tellScrolled()
  }

  /// How often tables may lay out again what bindings changed by that.
  private static let mostTilings = 100

  /// Whether tables were laid out, which may have moved them.
  private func settle() throws(RunError) -> Bool {
    var round = 1
    var tilings = 0
    var chain: [BindingTable.Binding] = []
    repeat {
      chain = []
      var hasTiled: Bool
      repeat {
        while let next = bindings.nextDirty() {
          if try renew(next) { chain.append(next) }
        }
        hasTiled = try tileTables()
        if hasTiled { tilings += 1 }
      } while hasTiled && tilings < Self.mostTilings
      guard bindings.beginNextRound() || hasTiled else { return tilings > 0 }
      round += 1
    } while round <= Self.mostRounds && tilings < Self.mostTilings
    bindings.stop()
    graph.untiled = []
    throw layoutLoop(chain)
  }

  /// Whether bindings and autoresizing come to rest again after what they read has changed: tried on
  /// a copy, so that a scene that never would is known before anything moves.
  func probeLayout() throws(RunError) {
    guard !bindings.isEmpty else { return }
    let deciding = bindings.decidingFromInside(graph)
    guard !deciding.isEmpty else { return }
    let kept = (graph: graph, state: state, computed: computed, bindings: bindings)
    isProbing = true
    defer {
      (graph, state, computed, bindings) = kept
      isProbing = false
    }
    for view in deciding {
      let size = graph.bounds[view.offset].size
      graph.setBoundsSize(Size(size.width + 1, size.height + 1), of: view)
      noteGeometry(of: view)
      try settleBindings()
    }
  }

  /// Evaluates a binding; whether its value changed.
  private func renew(_ binding: BindingTable.Binding) throws(RunError) -> Bool {
    bindingEvaluations += 1
    // Renewing costs more than the expression itself, and many renew at once.
    expressionBudget -= Self.renewalCost + Self.walkCost * bindings.takeWalked()
    guard expressionBudget > 0 else {
      throw RunError(
        "bindings were renewed \(bindingEvaluations) times, more than one run may", at: binding.span
      )
    }
    let value = try evaluate(binding.source, binding.frame, at: binding.span)
    switch binding.target {
    case .property(let object, let property):
      let before = graph.value(property, of: object)
      guard before != value else { return false }
      try write(property, of: object, value, at: binding.span)
      return graph.value(property, of: object) != before
    case .computed(let index):
      guard computed[index] != value else { return false }
      computed[index] = value
      bindings.noteComputed(index)
      return true
    }
  }

  private func layoutLoop(_ chain: [BindingTable.Binding]) -> RunError {
    let names = chain.prefix(12).map { binding in
      switch binding.target {
      case .property(let object, let property):
        "'\(graph.ids[object.offset]).\(info(of: object).properties[property].facts.name)'"
      case .computed(let index): "'\(scene.computed[index].name)'"
      }
    }
    let first = chain.first?.span
    var error = RunError(
      "bindings and layout change each other without end: after \(Self.mostRounds) rounds \(names.joined(separator: ", ")) still \(names.count == 1 ? "changes" : "change")",
      at: first)
    error.rule = "layout-loop"
    return error
  }

  /// Writes what a property is bound to both ways, once the property was changed otherwise.
  func writeBack(_ property: Int, of object: ObjectID) throws(RunError) {
    var (property, object) = (property, object)
    // A loop, as many properties may stand in a row, each bound to the next.
    while !bindings.isEmpty, let binding = bindings.place(boundTo: property, of: object),
      let target = binding.bound
    {
      var value = readable(property, of: object)
      if case .float(let float) = value {
        // The state keeps what the control shows, not the noise of 32 bits.
        value = .double(Double("\(float)") ?? Double(float))
      }
      switch target {
      case .state(let index):
        value = Self.fitted(value, to: scene.state[index].type)
        // Its own change is no reason to write it again.
        if state[index] == value { return }
        return try assign(target, value, binding.frame, at: binding.span)
      case .property(let source, let next):
        try spend(at: binding.span)
        object = try self.object(source, binding.frame, at: binding.span)
        property = next
        bindings.end(property, of: object)
        try write(property, of: object, value, at: binding.span)
      case .named, .component:
        return try assign(target, value, binding.frame, at: binding.span)
      }
    }
  }

  /// A number in the type of a state value; a whole one takes the nearest.
  private static func fitted(_ value: Value, to type: ExpressionType) -> Value {
    guard let number = value.number else { return value }
    switch type {
    case .int: return .int(Int64(max(-1e18, min(1e18, number.rounded()))))
    case .double: return .double(number)
    default: return value
    }
  }
}
