// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Touches on their way to recognizers, which hear of them before views do.
///
/// Source: UIKit facts 3.8.
extension Simulation {
  func gesture(_ object: ObjectID) -> (any GestureClass)? {
    graph.values[object.offset] as? any GestureClass
  }

  /// The recognizers that a touch on `view` concerns: those of inner views first, but those that
  /// wait for more taps before all others.
  private func recognizers(above view: ObjectID) -> [ObjectID] {
    var found: [ObjectID] = []
    var current: ObjectID? = view
    while let step = current {
      if let own = graph.recognizers[step] { found += own }
      current = graph.parent(of: step)
    }
    guard found.count > 1 else { return found }
    let taps = found.map { gesture($0)?.claim.taps ?? 1 }
    guard taps.contains(where: { $0 > 1 }) else { return found }
    return found.indices.sorted { (-taps[$0], $0) < (-taps[$1], $1) }.map { found[$0] }
  }

  /// A finger that has just come down is offered to recognizers.
  func beginGestures(_ finger: Int) throws(RunError) {
    guard let touch = fingers[finger] else { return }
    for object in recognizers(above: touch.view) {
      guard try receives(object, touch), fingers[finger]?.number == touch.number else { continue }
      join(object, finger)
      try deliver(.touched(finger), to: object)
      // One that waited for this one may be free for the touch by now.
      if !gestures.retries.isEmpty { try settleGestures() }
    }
    if let touch = fingers[finger], !touch.isTaken {
      fingers[finger]?.isHeld = waits(touch) { $0.delaysTouchesBegan }
    }
    try settleGestures()
  }

  /// Whether a recognizer follows a touch that has just begun.
  private func receives(_ object: ObjectID, _ touch: Finger) throws(RunError) -> Bool {
    guard let value = gesture(object), value.traits.isEnabled, value.traits.run.view != nil else {
      return false
    }
    if let run = gestures[object] {
      guard run.pending == nil, !run.state.isOver else { return false }
    }
    guard gestures.systems[object] == nil else { return true }
    let location = graph.convert(
      touch.place, from: Scene.window, to: value.traits.run.view)
    let described = ValueMap([
      (.string("view"), .object(touch.view)), (.string("location"), .point(location)),
    ])
    let answer = try answer(
      "shouldReceiveTouch", [Effect.Argument("touch", .map(described))], of: object)
    return answer != .bool(false)
  }

  private func join(_ object: ObjectID, _ finger: Int) {
    guard let touch = fingers[finger], let value = gesture(object),
      let view = value.traits.run.view
    else { return }
    let number = touch.number
    let place = gestures.join(object, of: view)
    if gestures.running[place].touches.isEmpty {
      gestures.running[place].isKept = isKept(touch, value.claim, from: view)
    }
    gestures.running[place].fingers.append(finger)
    gestures.running[place].touches.append(number)
    fingers[finger]?.recognizers.append(object)
  }

  /// A finger moved: its recognizers hear of it, those inside a panning view before that pans.
  ///
  /// - Parameter panner: Only recognizers of views inside it hear now; nil is all that are left.
  func moveGestures(_ finger: Int, inside panner: ObjectID? = nil) throws(RunError) {
    guard let touch = fingers[finger] else { return }
    var index = touch.told
    while index < touch.recognizers.count, fingers[finger]?.number == touch.number {
      let object = touch.recognizers[index]
      if let panner, let view = gestures[object]?.view {
        guard view != panner, graph.isInside(view, panner) else { return }
      }
      index += 1
      fingers[finger]?.told = index
      guard let place = gestures.place(of: object),
        gestures.running[place].movement != gestures.movement
      else { continue }
      gestures.running[place].movement = gestures.movement
      try deliver(.moved, to: object)
    }
  }

  /// A finger is lifted; those that only wait for others to fail hear of it last.
  func liftGestures(_ finger: Int) throws(RunError) {
    guard let touch = fingers[finger] else { return }
    let waiting = Set(touch.recognizers.filter { gestures[$0]?.pending != nil })
    for object in touch.recognizers where !waiting.contains(object) {
      try lift(finger, from: object)
    }
    if !waiting.isEmpty {
      try settleGestures()
      for object in touch.recognizers where waiting.contains(object) {
        try lift(finger, from: object)
      }
    }
    try settleGestures()
  }

  private func lift(_ finger: Int, from object: ObjectID) throws(RunError) {
    guard gestures[object]?.fingers.contains(finger) == true else { return }
    try deliver(.lifted(finger), to: object)
    drop(finger, from: object)
  }

  private func drop(_ finger: Int, from object: ObjectID) {
    guard let place = gestures.place(of: object) else { return }
    gestures.running[place].fingers.removeAll { $0 == finger }
  }

  /// The system takes a finger away.
  func cancelGestures(_ finger: Int) throws(RunError) {
    guard let touch = fingers[finger], !touch.recognizers.isEmpty else { return }
    for object in touch.recognizers {
      guard let run = gestures[object], run.fingers.contains(finger) else { continue }
      drop(finger, from: object)
      try end(object, as: .cancelled)
    }
    fingers[finger]?.recognizers = []
    try settleGestures()
  }

  /// Gives one recognizer something to hear and does what it asks for.
  func deliver(_ event: GestureEvent, to object: ObjectID) throws(RunError) {
    guard let run = gestures[object], !run.state.isOver, var value = gesture(object) else { return }
    let input = input(for: run)
    if case .waited = event {} else { value.traits.run.touches = run.fingers.count }
    let reply = value.handle(event, input)
    graph.values[object.offset] = value
    bindings.noteObject(object)
    if reply.ignoresTouch, case .touched(let finger) = event { ignore(finger, object) }
    wait(reply.wait, object)
    switch reply.wish {
    case .nothing: break
    case .recognizes: try recognize(object, as: .ended)
    case .begins: try recognize(object, as: .began)
    case .changes: if run.state.isUnderWay { try change(object) }
    case .ends: if run.state.isUnderWay { try end(object, as: .ended) }
    case .fails: try end(object, as: .cancelled)
    }
  }

  private func ignore(_ finger: Int, _ object: ObjectID) {
    drop(finger, from: object)
    fingers[finger]?.recognizers.removeAll { $0 == object }
    guard let place = gestures.place(of: object) else { return }
    gestures.running[place].touches.removeLast()
    guard gestures.running[place].touches.isEmpty else { return }
    gestures.leave { $0.object == object }
    guard var value = gesture(object) else { return }
    value.reset()
    graph.values[object.offset] = value
  }

  private func wait(_ wait: GestureReply.Wait, _ object: ObjectID) {
    guard let place = gestures.place(of: object) else { return }
    switch wait {
    case .same: break
    case .none: gestures.running[place].wait = nil
    case .seconds(let seconds):
      nextTurn += 1
      gestures.running[place].wait = nextTurn
      agenda.add(
        .gestureWait(object, turn: nextTurn), due: now + VirtualTime(seconds: max(0, seconds)))
    }
  }

  /// The time that a recognizer waited for has passed.
  func endGestureWait(_ object: ObjectID, turn: Int) throws(RunError) {
    guard let place = gestures.place(of: object), gestures.running[place].wait == turn else {
      return
    }
    gestures.running[place].wait = nil
    try deliver(.waited, to: object)
    try settleGestures()
  }

  private func input(for run: RunningGesture) -> GestureInput {
    var since = now - Self.velocityTime
    for finger in run.fingers {
      if let began = fingers[finger]?.began { since = max(since, began) }
    }
    var touches: [GestureTouch] = []
    touches.reserveCapacity(run.fingers.count)
    for finger in run.fingers {
      guard let touch = fingers[finger] else { continue }
      touches.append(
        GestureTouch(
          finger: finger, start: touch.start, place: touch.next ?? touch.place,
          earlier: touch.place(at: since)))
    }
    return GestureInput(
      touches: touches, span: (now - since).seconds, screen: graph.bounds[Scene.window.offset])
  }
}
