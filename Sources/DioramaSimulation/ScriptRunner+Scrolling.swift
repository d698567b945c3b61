// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// The step `scroll`: real drags, each held before it is lifted so that nothing goes on by itself.
extension ScriptRunner {
  mutating func scroll(
    _ target: TargetReference?, _ goal: ScrollGoal, _ step: ScriptStep
  ) throws(RunError) -> [StepFailure] {
    if simulation.isDown(1) {
      return [
        StepFailure("finger 1 is down already: lift it before another gesture", at: step.span)
      ]
    }
    let scroller: ObjectID
    switch self.scroller(target, goal, step) {
    case .failure(let failure): return [failure]
    case .success(let found): scroller = found
    }
    try rest(scroller)
    guard let scroll = simulation.scroll(of: scroller) else { return [] }
    let start = scroll.contentOffset
    let name = "'\(simulation.graph.ids[scroller.offset])'"
    switch goal {
    case .until(let wanted): return try look(for: wanted, in: scroller, step)
    case .to(let point):
      let nearest = scroll.resting(point)
      if (nearest - point).isLong {
        return [
          StepFailure(
            "\(name) cannot come to \(Value.point(point).templateText): \(Self.text(scroll))",
            at: step.span)
        ]
      }
      return try drag(scroller, to: nearest, step)
    case .by(let way):
      // As far as the content goes, as a person would.
      let end = scroll.resting(Point(start.x + way.dx, start.y + way.dy))
      if !(end - start).isLong, way.dx != 0 || way.dy != 0 {
        return [
          StepFailure("\(name) is at its end that way: \(Self.text(scroll))", at: step.span)
        ]
      }
      return try drag(scroller, to: end, step)
    }
  }

  private static func text(_ scroll: ScrollTraits) -> String {
    let (x, y) = (scroll.range(.x), scroll.range(.y))
    let from = Value.point(Point(x.lowerBound, y.lowerBound)).templateText
    let to = Value.point(Point(x.upperBound, y.upperBound)).templateText
    return
      "its contentOffset is \(Value.point(scroll.contentOffset).templateText), of \(from) to \(to)"
  }

  /// The scroll view at or above a target, above what has to show, or the only one there is.
  private func scroller(
    _ target: TargetReference?, _ goal: ScrollGoal, _ step: ScriptStep
  ) -> Result<ObjectID, StepFailure> {
    let graph = simulation.graph
    if let target {
      return resolve(target).flatMap { found in
        graph.scroller(above: found.object).map { .success($0) }
          ?? .failure(
            StepFailure("'\(target.text)' is in no scroll view", at: target.span))
      }
    }
    if case .until(let wanted) = goal, case .success(let found) = resolve(wanted) {
      // A row is a part of the view that scrolls it.
      let inner = wanted.isPart ? found.object : graph.parent(of: found.object)
      if let above = inner.flatMap({ graph.scroller(above: $0) }) { return .success(above) }
    }
    var shown: [ObjectID] = []
    graph.walk(from: Scene.window) { object, _ in
      if simulation.habits(of: object).contains(.scrolls), simulation.isVisible(object) {
        shown.append(object)
      }
    }
    guard shown.count == 1, let only = shown.first else {
      return .failure(
        StepFailure(
          "\(shown.count) scroll views are visible: name one by 'target'", at: step.span,
          notes: shown.prefix(5).map { "there is '\(graph.ids[$0.offset])'" }))
    }
    return .success(only)
  }

  /// Lets time pass until the content moves no more by itself, at most 10 seconds.
  private func rest(_ scroller: ObjectID) throws(RunError) {
    let limit = simulation.now + VirtualTime(seconds: 10)
    while let scroll = simulation.scroll(of: scroller), scroll.isInMotion,
      let next = simulation.nextDue, next <= limit
    {
      try simulation.advance(to: next)
    }
  }

  /// Drags along one axis after the other until the content is where it should be.
  private mutating func drag(
    _ scroller: ObjectID, to goal: Point, _ step: ScriptStep
  ) throws(RunError) -> [StepFailure] {
    for axis in [PanAxis.y, .x] {
      while let scroll = simulation.scroll(of: scroller) {
        let way = goal[axis] - scroll.contentOffset[axis]
        guard abs(way) > ScrollGoal.slack else { break }
        try simulation.spend(at: step.span)
        if let failure = try drag(scroller, by: way, along: axis, step) { return [failure] }
        guard let after = simulation.scroll(of: scroller) else { break }
        let left = goal[axis] - after.contentOffset[axis]
        guard abs(left) > ScrollGoal.slack else { break }
        if abs(left) > abs(way) - ScrollGoal.slack {
          let name = simulation.graph.ids[scroller.offset]
          return [
            StepFailure(
              "'\(name)' comes to rest at \(Value.point(after.contentOffset).templateText), not at \(Value.point(goal).templateText)",
              at: step.span,
              notes: after.isPagingEnabled ? ["it rests at whole pages"] : [])
          ]
        }
      }
    }
    return []
  }

  /// One drag, as far as the screen lets a finger go.
  private mutating func drag(
    _ scroller: ObjectID, by way: Double, along axis: PanAxis, _ step: ScriptStep
  ) throws(RunError) -> StepFailure? {
    guard let lane = simulation.lane(in: scroller, along: axis, by: way) else {
      let name = simulation.graph.ids[scroller.offset]
      let graph = simulation.graph
      let middle = graph.convert(
        graph.bounds[scroller.offset].center, from: scroller, to: Scene.window)
      let obstacle = simulation.obstacle(to: scroller, at: middle)
      return StepFailure(
        "no finger scrolls '\(name)' that way", at: step.span,
        notes: [obstacle?.reason ?? "everywhere in it something else takes the drag"])
    }
    simulation.forgetTaps()
    // The first points are gone before what is inside would take the touch.
    let duration = VirtualTime(seconds: min(0.3, 0.01 * lane.length))
    try drag(from: lane.start, to: lane.end, duration, .held(VirtualTime(seconds: 0.15)))
    try rest(scroller)
    return nil
  }
}

// Until something shows.
extension ScriptRunner {
  private mutating func look(
    for wanted: TargetReference, in scroller: ObjectID, _ step: ScriptStep
  ) throws(RunError) -> [StepFailure] {
    var isGoingBack = false
    while let scroll = simulation.scroll(of: scroller) {
      let offset = scroll.contentOffset
      let found: FoundTarget?
      switch resolve(wanted) {
      case .failure(let failure):
        if matches(wanted).count > 1 { return [failure] }
        found = nil
      case .success(let target):
        // A row that is described by itself is an object also while it is out of view.
        let isThere = wanted.isPart || simulation.graph.root(of: target.object) == Scene.window
        found = isThere ? target : nil
      }
      if let found { return try show(found, wanted, in: scroller, step) }
      // What is not there yet may come: on to the end, then back to the beginning.
      let axis: PanAxis = scroll.range(.y).length > ScrollGoal.slack ? .y : .x
      let range = scroll.range(axis)
      if !isGoingBack, offset[axis] > range.upperBound - ScrollGoal.slack { isGoingBack = true }
      guard range.length > ScrollGoal.slack,
        !isGoingBack || offset[axis] > range.lowerBound + ScrollGoal.slack
      else {
        let name = simulation.graph.ids[scroller.offset]
        guard case .failure(var failure) = resolve(wanted) else {
          return [StepFailure("'\(wanted.text)' is not in '\(name)'", at: wanted.span)]
        }
        failure.notes.insert("'\(name)' was looked through from its beginning to its end", at: 0)
        return [failure]
      }
      var goal = offset
      let page = max(44, 0.8 * scroll.viewSize[axis])
      goal[axis] = (offset[axis] + (isGoingBack ? -page : page)).clamped(to: range)
      let failures = try drag(scroller, to: goal, step)
      if simulation.scroll(of: scroller)?.contentOffset == offset { return failures }
    }
    return []
  }

  /// Brings something that is there into view.
  private mutating func show(
    _ target: FoundTarget, _ wanted: TargetReference, in scroller: ObjectID, _ step: ScriptStep
  ) throws(RunError) -> [StepFailure] {
    // A row out of view is a place in its table.
    let isPlace = wanted.isPart || target.area != simulation.graph.bounds[scroller.offset]
    guard target.object != scroller || isPlace,
      simulation.graph.isInside(target.object, scroller)
    else {
      let name = simulation.graph.ids[scroller.offset]
      return [StepFailure("'\(wanted.text)' is not in '\(name)'", at: wanted.span)]
    }
    var area = target.area
    var failures: [StepFailure] = []
    // What is built on the way may push it on; a few looks are enough.
    for _ in 0..<5 {
      guard let scroll = simulation.scroll(of: scroller) else { return [] }
      if case .success(let again) = resolve(wanted) {
        area = simulation.graph.convert(again.area, from: again.object, to: scroller)
      }
      let goal = scroll.offset(showing: area, atWholePages: scroll.isPagingEnabled)
      guard (goal - scroll.contentOffset).isLong else { break }
      failures = try drag(scroller, to: goal, step)
      if simulation.scroll(of: scroller)?.contentOffset == scroll.contentOffset { break }
    }
    guard let reason = simulation.reasonNotToSee(target.object, area, in: scroller) else {
      return []
    }
    return failures.isEmpty
      ? [StepFailure("'\(wanted.text)' does not come into view: \(reason)", at: wanted.span)]
      : failures
  }
}

extension TargetReference {
  fileprivate var isPart: Bool { if case .part = selector { true } else { false } }
}

extension ScrollTraits {
  /// Where a rect of the content shows; of pages, the one that its middle is on.
  fileprivate func offset(showing rect: Rect, atWholePages isPaged: Bool) -> Point {
    var offset = offset(showing: rect)
    guard isPaged else { return offset }
    for axis in PanAxis.allCases where viewSize[axis] > 0 {
      let page = (rect.center[axis] / viewSize[axis]).rounded(.down)
      offset[axis] = (page * viewSize[axis]).clamped(to: range(axis))
    }
    return offset
  }
}

extension ScrollGoal {
  /// Points that do not count: less than a pixel of any screen.
  fileprivate static let slack = 0.6
}

extension ClosedRange<Double> {
  fileprivate var length: Double { upperBound - lowerBound }
}

extension Point {
  fileprivate var isLong: Bool { abs(x) > 0.6 || abs(y) > 0.6 }
}

extension Graph {
  /// The view itself or the nearest above that scrolls.
  fileprivate func scroller(above view: ObjectID) -> ObjectID? {
    var current: ObjectID? = view
    while let step = current {
      if habits(of: step).contains(.scrolls) { return step }
      current = parent(of: step)
    }
    return nil
  }
}
