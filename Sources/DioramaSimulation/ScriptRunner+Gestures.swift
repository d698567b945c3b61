// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Gestures of the script as real touches on the virtual clock.
extension ScriptRunner {
  /// 60 moves a second, as a touch screen of the era reports them; contract section 6.
  static let moveRate = 60.0
  /// The finger of gestures; raw touches count from 1 as well.
  private static let finger = 1

  mutating func play(
    _ gesture: Gesture, _ step: ScriptStep
  ) throws(RunError) -> [StepFailure] {
    if simulation.isDown(Self.finger) {
      return [
        StepFailure(
          "finger 1 is down already: lift it before another gesture", at: step.span)
      ]
    }
    if case .point(let point) = gesture.target.selector {
      // A bare point touches whatever is there and never fails for it.
      if gesture.patience == .waits { try waitForScreens() }
      return try move(gesture.motion, from: point, reach: Self.reach, step)
    }
    var found: FoundTarget
    switch resolve(gesture.target) {
    case .failure(let failure):
      let isMissing = gesture.blocked == TouchBlock.missing.rawValue
      return isMissing && matches(gesture.target).isEmpty ? [] : [failure]
    case .success(let target): found = target
    }
    if gesture.patience == .waits {
      try waitForAnimation(of: found.object)
      // What moved meanwhile is somewhere else now.
      if case .success(let target) = resolve(gesture.target) { found = target }
    }
    let obstacle = obstacle(to: found, at: found.place)
    if let wanted = gesture.blocked {
      if obstacle?.block.rawValue == wanted {
        // The finger still comes down there, as a person's would.
        return try move(gesture.motion, from: found.place, reach: reach(found), step)
      }
      return [
        StepFailure(
          obstacle == nil
            ? "the touch gets through to '\(gesture.target.text)'"
            : "the touch is blocked for another reason", at: gesture.target.span,
          expected: "blocked: \(wanted)", actual: obstacle?.reason ?? "nothing blocks it")
      ]
    }
    if let obstacle {
      return [
        StepFailure(
          "the touch does not reach '\(gesture.target.text)': \(obstacle.reason)",
          at: gesture.target.span,
          notes: ["if that is meant, write 'blocked: \(obstacle.block.rawValue)'"])
      ]
    }
    return try move(gesture.motion, from: found.place, reach: reach(found), step)
  }

  /// A gesture waits at most 5 seconds for an animation that blocks its target, and for content that
  /// moves with a control in it.
  private func waitForAnimation(of object: ObjectID) throws(RunError) {
    let limit = simulation.now + VirtualTime(seconds: 5)
    while simulation.isInTransition || simulation.isAnimated(object)
      || simulation.isCarried(object),
      let next = simulation.nextDue, next <= limit
    {
      try simulation.advance(to: next)
    }
  }

  /// A gesture at a bare place waits as long for a change of the screen.
  private func waitForScreens() throws(RunError) {
    let limit = simulation.now + VirtualTime(seconds: 5)
    while simulation.isInTransition, let next = simulation.nextDue, next <= limit {
      try simulation.advance(to: next)
    }
  }

  private func move(
    _ motion: Gesture.Motion, from place: Point, reach: Double, _ step: ScriptStep
  ) throws(RunError) -> [StepFailure] {
    let finger = Self.finger
    // Each step is a gesture of its own: two `tap` steps are two taps, not a double tap.
    simulation.forgetTaps()
    try simulation.endTapGestures()
    switch motion {
    case .taps(let count, let interval):
      for index in 0..<count {
        if index > 0 { try simulation.advance(to: simulation.now + interval) }
        try simulation.touchDown(finger, at: place)
        try simulation.touchUp(finger, at: place)
      }
    case .press(let duration):
      try simulation.touchDown(finger, at: place)
      try simulation.advance(to: simulation.now + duration)
      try simulation.touchUp(finger, at: place)
    case .pinch, .twist: return try moveTwo(motion, about: place, reach: reach, step)
    case .move(let path, let duration, let lift):
      let end: Point
      switch path {
      case .by(let offset): end = Point(place.x + offset.dx, place.y + offset.dy)
      case .to(let goal):
        switch resolve(goal) {
        case .failure(let failure): return [failure]
        case .success(let point): end = point
        }
      }
      try drag(from: place, to: end, duration, lift)
    }
    return []
  }

  /// A velocity is what a finger does in this last part of its way; contract section 6.
  private static let throwTime = VirtualTime(seconds: 0.1)

  func drag(
    from start: Point, to end: Point, _ duration: VirtualTime, _ lift: Gesture.Lift = .moving
  ) throws(RunError) {
    let finger = Self.finger
    try simulation.touchDown(finger, at: start)
    switch lift {
    case .moving: try move(finger, from: start, to: end, duration)
    case .held(let time):
      try move(finger, from: start, to: end, duration)
      try simulation.advance(to: simulation.now + time)
    case .thrown(let velocity):
      let last = Self.throwTime
      let turn = Point(end.x - velocity.dx * last.seconds, end.y - velocity.dy * last.seconds)
      let first = duration > last ? duration - last : .zero
      try move(finger, from: start, to: turn, first)
      try move(finger, from: turn, to: end, last)
    }
    try simulation.touchUp(finger)
  }

  /// 60 moves a second on a straight way.
  private func move(
    _ finger: Int, from start: Point, to end: Point, _ duration: VirtualTime
  ) throws(RunError) {
    let began = simulation.now
    let moves = max(1, Int((duration.seconds * Self.moveRate).rounded()))
    for index in 1...moves {
      try simulation.spend()
      let share = Double(index) / Double(moves)
      let due =
        index == moves
        ? began + duration : began + VirtualTime(seconds: duration.seconds * share)
      try simulation.advance(to: due)
      let place =
        index == moves
        ? end
        : Point(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
      try simulation.touchMove(finger, to: place)
    }
  }

  mutating func touch(
    _ phase: TouchPhase, _ place: Place?, _ finger: Int, _ step: ScriptStep
  ) throws(RunError) -> [StepFailure] {
    var point: Point?
    if let place {
      switch resolve(place) {
      case .failure(let failure): return [failure]
      case .success(let found): point = found
      }
    }
    let isDown = simulation.isDown(finger)
    switch phase {
    case .down:
      guard let point else { return [StepFailure("a finger needs a place", at: step.span)] }
      if isDown { return [StepFailure("finger \(finger) is already down", at: step.span)] }
      if case .target(let target)? = place, case .success(let found) = resolve(target),
        let obstacle = obstacle(to: found, at: point)
      {
        return [
          StepFailure(
            "the touch does not reach '\(target.text)': \(obstacle.reason)", at: target.span)
        ]
      }
      if case .target(let target)? = place, case .success(let found) = resolve(target),
        let reason = simulation.reasonNotToFollow(found.object)
      {
        return [
          StepFailure(
            "the touch does not reach '\(target.text)': \(reason)", at: target.span)
        ]
      }
      try simulation.touchDown(finger, at: point)
    case .move, .up, .cancel:
      guard isDown else { return [StepFailure("finger \(finger) is not down", at: step.span)] }
      switch phase {
      case .move: if let point { try simulation.touchMove(finger, to: point) }
      case .up: try simulation.touchUp(finger, at: point)
      default: try simulation.touchCancel(finger)
      }
    }
    return []
  }

  /// Drags the thumb by the way that the value needs.
  mutating func slide(
    _ target: TargetReference, _ source: ValueSource, _ duration: VirtualTime, _ step: ScriptStep
  ) throws(RunError) -> [StepFailure] {
    let found: FoundTarget
    switch resolve(target) {
    case .failure(let failure): return [failure]
    case .success(let target): found = target
    }
    try waitForAnimation(of: found.object)
    let graph = simulation.graph
    let bounds = graph.bounds[found.object.offset]
    let thumb = PartReference("thumb")
    guard var slider = graph.values[found.object.offset] as? any ControlClass,
      let property = simulation.info(of: found.object).properties.first(where: {
        $0.facts.name == "value"
      }), case .own(let index) = property.storage,
      let from = slider.part(thumb, bounds: bounds, in: graph.context)
    else { return [StepFailure("'\(target.text)' is no slider", at: target.span)] }
    let wanted = try simulation.evaluate(source, Frame(), at: step.span)
    guard let number = wanted.number else {
      return [StepFailure("a slider's value is a number", at: step.span)]
    }
    if let limits = slider.limits(of: index), !limits.contains(Double(Float(number))) {
      let low = DecimalText.shortest(limits.lowerBound)
      let high = DecimalText.shortest(limits.upperBound)
      return [
        StepFailure(
          "'\(target.text)' cannot reach \(DecimalText.shortest(number)): its range is \(low) to \(high)",
          at: step.span)
      ]
    }
    guard (try? slider.set(index, to: wanted)) == true,
      let to = slider.part(thumb, bounds: bounds, in: graph.context)
    else { return [StepFailure("'\(target.text)' has no thumb now", at: target.span)] }
    let start = graph.convert(from.center, from: found.object, to: Scene.window)
    let end = graph.convert(to.center, from: found.object, to: Scene.window)
    if let obstacle = simulation.obstacle(to: found.object, at: start) {
      return [
        StepFailure(
          "the touch does not reach '\(target.text)': \(obstacle.reason)", at: target.span,
          notes: ["if that is meant, touch it by 'drag' with 'blocked'"])
      ]
    }
    try drag(from: start, to: end, duration)
    return []
  }

  mutating func select(
    _ target: TargetReference, _ source: ValueSource, _ step: ScriptStep
  ) throws(RunError) -> [StepFailure] {
    guard case .id(let id) = target.selector else {
      return [StepFailure("a segmented control is named by its id", at: target.span)]
    }
    let segment = try simulation.evaluate(source, Frame(), at: step.span)
    let part = PartReference("segment", index: simulation.text(segment))
    let aimed = TargetReference(
      .part(id, part), within: target.within, span: target.span,
      text: "\(id).segment[\(simulation.text(segment))]")
    return try play(Gesture(target: aimed, motion: .taps(count: 1, interval: .zero)), step)
  }
}

extension Simulation {
  /// Why a control would not follow another finger now; nil where it would, or is no control.
  func reasonNotToFollow(_ control: ObjectID) -> String? {
    guard graph.values[control.offset] is any ControlClass else { return nil }
    let name = "'\(graph.ids[control.offset])'"
    if let finger = trackers[control] { return "\(name) already follows finger \(finger)" }
    let others = trackers.keys.sorted { $0.index < $1.index }
    if let exclusive = others.first(where: { graph.flags[$0.offset].contains(.isExclusive) }) {
      return "'\(graph.ids[exclusive.offset])' is exclusive and follows a finger"
    }
    if graph.flags[control.offset].contains(.isExclusive), let other = others.first {
      return "\(name) is exclusive, and '\(graph.ids[other.offset])' follows a finger"
    }
    return nil
  }

  func isDown(_ finger: Int) -> Bool { fingers[finger] != nil }
}
