// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

extension ScriptRunner {
  /// Does what a step asks for; what failed comes back, what ends the run is thrown.
  mutating func perform(
    _ request: StepRequest, _ step: ScriptStep
  ) throws(RunError) -> [StepFailure] {
    switch request {
    case .gesture(let gesture): return try play(gesture, step)
    case .touch(let phase, let place, let finger): return try touch(phase, place, finger, step)
    case .slide(let target, let value, let duration):
      return try slide(target, value, duration, step)
    case .selectSegment(let target, let segment): return try select(target, segment, step)
    case .selectRow(let target, let component, let row):
      return try select(target, component: component, row: row, step)
    case .pick(let target, let goal): return try pick(target, goal, step)
    case .scroll(let target, let goal): return try scroll(target, goal, step)
    case .wait(let length):
      try simulation.advance(to: simulation.now + length)
      return []
    case .settle(let within): return try settle(within, step)
    case .expect(let expectations): return try check(expectations)
    case .expectLines(let lines, let mode): return try check(lines, mode, step)
    case .expectEvents(let patterns, let mode, let filter):
      return try check(patterns, mode, filter, step)
    case .expectAbsent(let target): return checkAbsent(target, step)
    case .snapshot(let name, let target, let kinds): return snapshot(name, target, kinds, step)
    case .show(let source):
      let text = simulation.text(try simulation.evaluate(source, Frame(), at: step.span))
      try simulation.count(output: text, at: step.span)
      output = text
      return []
    case .perform(let actions):
      var frame = Frame()
      _ = try simulation.runList(actions, &frame)
      return []
    case .expectTree(let pattern, let mode): return try check(pattern, mode)
    case .shake:
      simulation.shake()
      return []
    case .input(let input): return try play(input, step)
    case .loop, .branch, .sequence: return []
    }
  }

  private func settle(
    _ within: VirtualTime, _ step: ScriptStep
  ) throws(RunError) -> [StepFailure] {
    let limit = simulation.now + within
    // What moves is told in words only at the end.
    while simulation.animations.isComing(at: simulation.now) || simulation.dynamics.isAnyRunning
      || !simulation.unsettled.isEmpty
    {
      guard let next = simulation.nextDue, next <= limit else {
        let moving = simulation.unsettled
        try simulation.advance(to: limit)
        return [
          StepFailure(
            "the scene does not settle within \(DecimalText.report(within.seconds)) s",
            at: step.span, notes: moving)
        ]
      }
      try simulation.advance(to: next)
    }
    return []
  }

  private mutating func snapshot(
    _ name: String, _ target: TargetReference?, _ kinds: [SnapshotKind], _ step: ScriptStep
  ) -> [StepFailure] {
    var view: ObjectID?
    if let target {
      switch resolve(target) {
      case .failure(let failure): return [failure]
      case .success(let found): view = found.object
      }
    }
    if let same = snapshots.first(where: { $0.name == name }) {
      return [
        StepFailure(
          "a snapshot '\(name)' was already taken in this run", at: step.span,
          notes: same.span == step.span ? [] : ["the first one is another step"])
      ]
    }
    var taken = SnapshotRecord(
      name: name, text: describe(simulation, view), span: step.span, kinds: kinds)
    if kinds.contains(where: \.isPicture) { taken.list = paint?(simulation, view) }
    snapshots.append(taken)
    onSnapshot?(name, simulation, view)
    return []
  }

  private func checkAbsent(_ target: TargetReference, _ step: ScriptStep) -> [StepFailure] {
    for match in matches(target)
    where simulation.isVisible(match.view) && isThere(match, target)
      && simulation.isInView(target.selector, of: match.view)
    {
      return [
        StepFailure(
          "'\(target.text)' is visible", at: target.span,
          actual: "'\(simulation.graph.ids[match.view.offset])' at \(frameText(match.view))")
      ]
    }
    return []
  }

  /// Whether a view has the part that a target names, where it names one.
  private func isThere(_ match: TargetMatch, _ target: TargetReference) -> Bool {
    guard case .part(_, let part) = target.selector, match.item == nil, !match.isPart,
      let view = simulation.graph.values[match.view.offset] as? any ViewClass
    else { return true }
    let bounds = simulation.graph.bounds[match.view.offset]
    return view.part(part, bounds: bounds, in: simulation.graph.context) != nil
  }

  func frameText(_ object: ObjectID) -> String {
    Value.rect(simulation.graph.frame(of: object)).templateText
  }
}
