// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Which recognizer may recognize its gesture, and what becomes of the others.
///
/// Source: UIKit facts 3.8; recorded facts E8 and E9. A state is an event when it changes; views
/// lose their touches next, then the recognizer's actions run.
extension Simulation {
  /// A recognizer wants to be recognized; one that must wait for others to fail does so.
  func recognize(
    _ object: ObjectID, as state: GestureState, again: Bool = false
  ) throws(RunError) {
    guard let place = gestures.place(of: object), let value = gesture(object),
      gestures.running[place].state == .possible,
      again || gestures.running[place].pending == nil
    else { return }
    let run = gestures.running[place]
    gestures.running[place].pending = nil
    if run.isKept, run.touches.count == 1 { return try end(object, as: .failed) }
    if try isPrevented(run, value.claim) { return try end(object, as: .failed) }
    for required in value.traits.requiresFailureOf {
      guard let other = gestures[required], other.shares(with: run) else { continue }
      switch other.state {
      case .possible:
        return gestures.wait(object, for: required, as: state)
      case .began, .changed, .ended: return try end(object, as: .failed)
      case .cancelled, .failed: break
      }
    }
    guard try mayBegin(object) else { return try end(object, as: .failed) }
    guard gestures[object]?.state == .possible else { return }
    set(object, state)
    try exclude(besides: run, value.claim)
    try takeTouches(of: run)
    try act(object)
  }

  private func mayBegin(_ object: ObjectID) throws(RunError) -> Bool {
    if let system = gestures.systems[object] { return system.mayBegin(self) }
    return try answer("shouldBegin", [], of: object) != .bool(false)
  }

  /// A continuous gesture goes on.
  func change(_ object: ObjectID) throws(RunError) {
    set(object, .changed)
    try act(object)
  }

  /// A gesture is over: one under way has ended or is cancelled, another one has failed.
  func end(_ object: ObjectID, as state: GestureState) throws(RunError) {
    guard let run = gestures[object], !run.state.isOver else { return }
    if run.state.isUnderWay {
      set(object, state == .failed ? .cancelled : state)
      return try act(object)
    }
    set(object, .failed)
    gestures.retry(after: object)
  }

  private func set(_ object: ObjectID, _ state: GestureState) {
    guard let place = gestures.place(of: object), var value = gesture(object) else { return }
    let isFirst = gestures.running[place].state == .possible
    gestures.set(state, at: place)
    if state.isOver {
      gestures.running[place].wait = nil
      gestures.running[place].pending = nil
    }
    value.traits.run.state = state
    graph.values[object.offset] = value
    bindings.noteObject(object)
    guard gestures.systems[object] == nil else { return }
    let event = isFirst && state == .ended ? "recognized" : state.rawValue
    record(event, of: object, kind: .gesture)
  }

  /// Runs the recognizer's own actions.
  private func act(_ object: ObjectID) throws(RunError) {
    try settleBindings()
    guard let system = gestures.systems[object] else {
      try spend()
      return try runCallback("action", [], of: object)
    }
    refreshGesture(object)
    guard let run = gestures[object], let pan = gesture(object) as? any PanGestureClass else {
      return
    }
    let way = pan.translationInView
    switch run.state {
    case .began: try system.act(self, .began)
    case .changed: try system.act(self, .changed(translation: way))
    case .ended:
      let velocity = pan.traits.run.inView(pan.motion.velocity)
      try system.act(self, .ended(translation: way, velocity: velocity))
    case .cancelled: try system.act(self, .cancelled)
    case .possible, .failed: break
    }
  }

  /// Whether a view between a touch that begins and a recognizer's view wins for a gesture of its own.
  func isKept(_ touch: Finger, _ claim: GestureClaim, from view: ObjectID) -> Bool {
    var current: ObjectID? = touch.view
    while let step = current, step != view {
      if habits(of: step).contains(.keepsGestures),
        let keeper = graph.values[step.offset] as? any GestureKeepingClass,
        keeper.keeps(
          claim, at: graph.convert(touch.start, from: Scene.window, to: step),
          bounds: graph.bounds[step.offset], in: graph.context)
      {
        return true
      }
      current = graph.parent(of: step)
    }
    return false
  }

  /// Whether another recognizer, or a view that pans, has the touch already.
  private func isPrevented(
    _ run: RunningGesture, _ claim: GestureClaim
  ) throws(RunError) -> Bool {
    for winner in gestures.winners where winner != run.object {
      guard let other = gestures[winner], other.state != .possible, other.shares(with: run),
        gesture(winner)?.claim.prevents(claim) == true
      else { continue }
      if try !areSimultaneous(run.object, other.object) { return true }
    }
    for finger in run.fingers {
      guard let panner = fingers[finger]?.pan?.stage.panner else { continue }
      if try !isSimultaneous(run.object, with: panner) { return true }
    }
    return false
  }

  /// The recognizers that wait for something else in the same touches have failed.
  private func exclude(
    besides run: RunningGesture, _ claim: GestureClaim
  ) throws(RunError) {
    for other in gestures.running where other.object != run.object && other.shares(with: run) {
      guard gestures[other.object]?.state == .possible, let value = gesture(other.object) else {
        continue
      }
      let isRequired = value.traits.requiresFailureOf.contains(run.object)
      guard isRequired || claim.prevents(value.claim) else { continue }
      if !isRequired, try areSimultaneous(run.object, other.object) { continue }
      try end(other.object, as: .failed)
    }
  }

  /// Whether either delegate lets two recognizers go on together.
  private func areSimultaneous(_ a: ObjectID, _ b: ObjectID) throws(RunError) -> Bool {
    if try isSimultaneous(a, with: b) { return true }
    return try isSimultaneous(b, with: a)
  }

  /// Whether a recognizer's delegate lets it go on beside another one, or beside a panning view.
  func isSimultaneous(_ object: ObjectID, with other: ObjectID) throws(RunError) -> Bool {
    guard gestures.systems[object] == nil else { return false }
    return try answer(
      "shouldRecognizeSimultaneously", [Effect.Argument("other", .object(other))], of: object)
      == .bool(true)
  }
}
