// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// What follows from an event once all recognizers have heard of it.
extension Simulation {
  /// Lets recognizers go on whose requirements have failed, gives views what was held back, and
  /// makes those ready again that have no more to do.
  func settleGestures() throws(RunError) {
    guard !gestures.isSettling else { return }
    gestures.isSettling = true
    defer { gestures.isSettling = false }
    repeat {
      var index = 0
      while index < gestures.retries.count {
        let object = gestures.retries[index]
        index += 1
        guard let wanted = gestures[object]?.pending else { continue }
        try recognize(object, as: wanted, again: true)
      }
      gestures.retries.removeAll(keepingCapacity: true)
      try endIdleGestures()
      if gestures.retries.isEmpty { try releaseTouches() }
    } while !gestures.retries.isEmpty
    forgetGestures()
  }

  /// A recognizer without fingers that waits for nothing has failed, and so have those that wait for
  /// each other.
  private func endIdleGestures() throws(RunError) {
    guard gestures.running.contains(where: \.isIdle) else { return }
    var live: Set<Int> = []
    for run in gestures.running where !run.state.isOver && !run.isIdle {
      live.formUnion(run.touches)
    }
    for run in gestures.running where run.isIdle {
      guard run.pending == nil || live.isDisjoint(with: run.touches) else { continue }
      try end(run.object, as: .cancelled)
    }
  }

  /// Recognizers whose gesture is over are possible again once their fingers are up.
  private func forgetGestures() {
    guard gestures.running.contains(where: { $0.fingers.isEmpty && $0.state.isOver }) else {
      return
    }
    for run in gestures.running where run.fingers.isEmpty && run.state.isOver {
      guard var value = gesture(run.object) else { continue }
      value.reset()
      graph.values[run.object.offset] = value
      bindings.noteObject(run.object)
    }
    gestures.leave { $0.fingers.isEmpty && $0.state.isOver }
  }

  /// Ends what recognizers do that were disabled or taken off their view, or whose view has left the
  /// window.
  func checkGestures() throws(RunError) {
    guard !gestures.running.isEmpty else { return }
    for run in gestures.running {
      let traits = gesture(run.object)?.traits
      let goesOn =
        traits?.isEnabled == true && traits?.run.view == run.view
        && graph.root(of: run.view) == Scene.window
      guard !goesOn, let place = gestures.place(of: run.object) else { continue }
      gestures.running[place].fingers = []
      for finger in run.fingers {
        fingers[finger]?.recognizers.removeAll { $0 == run.object }
      }
      try end(run.object, as: .cancelled)
    }
    try settleGestures()
  }

  /// Taps that were seen so far count for no later ones: the next gesture of a script is another one.
  func endTapGestures() throws(RunError) {
    guard !gestures.running.isEmpty else { return }
    for run in gestures.running
    where run.fingers.isEmpty && run.state == .possible && run.pending == nil {
      try end(run.object, as: .failed)
    }
    try settleGestures()
  }

  /// A recognizer is asked: where its view is by now counts.
  func refreshGesture(_ object: ObjectID) {
    guard let run = gestures[object], var value = gesture(object) else { return }
    value.traits.run.toView =
      graph.transform(from: Scene.window, to: run.view) ?? .identity
    graph.values[object.offset] = value
  }

  /// Answers `location`, `translation` and `velocity` in the coordinates of a view, of the window
  /// for null.
  func answer(
    _ function: SceneFunction, ofGesture object: ObjectID, in view: ObjectID?
  ) throws(EvaluationError) -> Value {
    guard let value = gesture(object) else {
      throw EvaluationError("'\(function.rawValue)' is asked of a gesture recognizer")
    }
    let target = view ?? Scene.window
    if function == .location {
      return .point(graph.convert(value.traits.run.place, from: Scene.window, to: target))
    }
    guard let motion = (value as? any PanGestureClass)?.motion else {
      let name = info(of: object).name
      throw EvaluationError("a \(name) has no \(function.rawValue) in a view")
    }
    var traits = value.traits
    traits.run.toView = graph.transform(from: Scene.window, to: target) ?? .identity
    return .point(
      traits.run.inView(function == .translation ? motion.translation : motion.velocity))
  }
}
