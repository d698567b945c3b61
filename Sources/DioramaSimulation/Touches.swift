// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// One finger on the screen.
struct Finger {
  /// Last place, in the window's coordinates.
  var place: Point
  /// The view that the touch began on; it stays the touch's until the end.
  var view: ObjectID
  /// The control that follows it, or nil.
  var control: ObjectID?
  var isInside = true
  /// Where it was of late, where views pan.
  var trail: [Sample] = []
  /// The scroll view that goes to its top where this touch is a tap on the status bar.
  var statusBarScroller: ObjectID?
  /// What it may become in panning views, where there are any.
  var pan: FingerPan?
  /// Tells this touch from later ones of the same finger.
  var turn = 0
  /// Where and when it came down, and how many taps it makes.
  var start: Point
  var began: VirtualTime
  var tapCount = 1
  /// Tells the touch from all others, where recognizers follow it.
  var number = 0
  /// The recognizers that follow it, and how many of them have heard of the present movement.
  var recognizers: [ObjectID] = []
  var told = 0
  /// Where it goes in a movement of several fingers that views hear of one after the other.
  var next: Point?
  /// Whether a recognizer has taken it from the views.
  var isTaken = false
  /// Whether views are not to hear of it yet.
  var isHeld = false

  init(place: Point, view: ObjectID, began: VirtualTime) {
    self.place = place
    self.view = view
    self.began = began
    start = place
  }

  struct Sample {
    var time: VirtualTime
    var place: Point
  }
}

/// Where and when the last tap ended, to count taps.
struct LastTap {
  var view: ObjectID
  var place: Point
  var began: VirtualTime
  var count: Int
}

/// Real touches to control tracking: hit-test, follow, send.
///
/// Source of the events and their order: UIKit facts 3.2; recorded facts E1 to E3.
extension Simulation {
  /// Fingers beyond the bounds by this much still count as inside; observed (recorded fact E1).
  static let slop = 70.0
  /// Taps this close in time and place count as one double tap; recalled (UIKit facts 3.8).
  static let tapDelay = VirtualTime(seconds: 0.35)
  static let tapDistance = 45.0

  /// A finger touches the screen; the answer is the view that the touch belongs to.
  @discardableResult
  package func touchDown(_ finger: Int, at place: Point) throws(RunError) -> ObjectID? {
    if fingers[finger] != nil { try touchCancel(finger) }
    touchTrace?.down(finger, place)
    guard !isInTransition, !isInBackground else { return nil }
    if let found = layer(at: place), !found.isInside { return try touchOutside(found.layer) }
    guard let view = hitTest(place, in: Scene.window) else { return nil }
    var touch = Finger(place: place, view: view, began: now)
    if let scroller = scrollerOfStatusBar(at: place) {
      touch.view = Scene.window
      touch.statusBarScroller = scroller
      fingers[finger] = touch
      return view
    }
    let count = tapCount(view, place)
    touch.tapCount = count
    lastTap = LastTap(view: view, place: place, began: now, count: count)
    if !graph.recognizers.isEmpty {
      guard let followed = try offer(finger, touch) else { return view }
      touch = followed
    }
    if hasPanners, !touch.isTaken {
      let chain = panners(above: view)
      if !chain.isEmpty {
        try beginTouch(finger, touch, chain, tapCount: count)
        return view
      }
    }
    if !touch.isTaken, !touch.isHeld, let control = follower(of: view), canFollow(control) {
      touch.control = control
      fingers[finger] = touch
      try beginTracking(control, finger, place, tapCount: count)
      return view
    }
    fingers[finger] = touch
    return view
  }

  /// Recognizers hear of a new touch before views do; nil where it is over by then.
  private func offer(_ finger: Int, _ touch: Finger) throws(RunError) -> Finger? {
    var touch = touch
    nextTurn += 1
    touch.number = nextTurn
    touch.trail = [Finger.Sample(time: now, place: touch.place)]
    fingers[finger] = touch
    try beginGestures(finger)
    guard let followed = fingers[finger], followed.number == touch.number else { return nil }
    return followed
  }

  /// The next touch begins a new count of taps.
  func forgetTaps() { lastTap = nil }

  private func tapCount(_ view: ObjectID, _ place: Point) -> Int {
    guard let last = lastTap, last.view == view, now - last.began <= Self.tapDelay,
      abs(last.place.x - place.x) <= Self.tapDistance,
      abs(last.place.y - place.y) <= Self.tapDistance
    else { return 1 }
    return last.count + 1
  }

  /// The control that a touch on `view` goes to: itself or the nearest above, by responder chain.
  func follower(of view: ObjectID) -> ObjectID? {
    var current: ObjectID? = view
    while let step = current {
      if info(of: step).isControl, !habits(of: step).contains(.pans) { return step }
      current = graph.parent(of: step)
    }
    return nil
  }

  func canFollow(_ control: ObjectID) -> Bool {
    guard let value = graph.values[control.offset] as? any ControlClass, value.control.isEnabled,
      trackers[control] == nil
    else { return false }
    // An exclusive view keeps others from tracking, and does not begin while one does.
    if graph.flags[control.offset].contains(.isExclusive), !trackers.isEmpty { return false }
    return !trackers.keys.contains { graph.flags[$0.offset].contains(.isExclusive) }
  }

  func beginTracking(
    _ control: ObjectID, _ finger: Int, _ place: Point, tapCount: Int
  ) throws(RunError) {
    var effects = Effects()
    let touch = controlTouch(control, place)
    try update(control) { value in
      value.control.isTracking = true
      value.control.isTouchInside = true
      value.handle(.began(touch), effects: &effects)
      if effects.declinesTracking {
        value.control.isTracking = false
        value.control.isTouchInside = false
      } else {
        value.control.isHighlighted = true
      }
    }
    if effects.declinesTracking {
      fingers[finger]?.control = nil
      return
    }
    trackers[control] = finger
    try settleBindings()
    try perform(effects, of: control, at: nil)
    try sendIfTracked(.touchDown, control, finger)
    if tapCount > 1 { try sendIfTracked(.touchDownRepeat, control, finger) }
  }

  /// An action may have removed the control or taken the touch away meanwhile.
  private func sendIfTracked(
    _ event: ControlEvents, _ control: ObjectID, _ finger: Int
  ) throws(RunError) {
    guard trackers[control] == finger else { return }
    try send(event, from: control)
  }

  package func touchMove(_ finger: Int, to place: Point) throws(RunError) {
    gestures.movement += 1
    try move(finger, to: place)
  }

  /// Several fingers move at once: recognizers of them all hear of one movement.
  func touchMove(together moves: [(finger: Int, place: Point)]) throws(RunError) {
    gestures.movement += 1
    for move in moves { fingers[move.finger]?.next = move.place }
    for move in moves { try self.move(move.finger, to: move.place) }
    for move in moves { fingers[move.finger]?.next = nil }
  }

  private func move(_ finger: Int, to place: Point) throws(RunError) {
    touchTrace?.move(finger, place)
    guard var touch = fingers[finger], touch.place != place else { return }
    // A finger that wanders makes no tap.
    if let tap = lastTap,
      abs(tap.place.x - place.x) > Self.tapDistance || abs(tap.place.y - place.y) > Self.tapDistance
    {
      forgetTaps()
    }
    let number = touch.number
    fingers[finger]?.told = 0
    if touch.pan != nil {
      let isPanned = try movePan(finger, to: place)
      if !touch.recognizers.isEmpty {
        try moveGestures(finger)
        try settleGestures()
      }
      if isPanned { return }
      guard let current = fingers[finger], current.number == number else { return }
      touch = current
    } else if !touch.recognizers.isEmpty {
      fingers[finger]?.follow(to: place, at: now)
      try moveGestures(finger)
      try settleGestures()
      guard let current = fingers[finger], current.number == number else { return }
      touch = current
    }
    touch.place = place
    let wasInside = touch.isInside
    guard let control = touch.control else {
      fingers[finger] = touch
      return
    }
    let seen = controlTouch(control, place)
    let isInside = Self.isInside(seen)
    touch.isInside = isInside
    fingers[finger] = touch
    var effects = Effects()
    try update(control) { value in
      value.control.isTouchInside = isInside
      value.control.isHighlighted = isInside
      value.handle(.moved(seen), effects: &effects)
    }
    try settleBindings()
    try perform(effects, of: control, at: nil)
    switch (wasInside, isInside) {
    case (true, true): try sendIfTracked(.touchDragInside, control, finger)
    case (true, false): try sendIfTracked(.touchDragExit, control, finger)
    case (false, false): try sendIfTracked(.touchDragOutside, control, finger)
    case (false, true): try sendIfTracked(.touchDragEnter, control, finger)
    }
  }

  package func touchUp(_ finger: Int, at place: Point? = nil) throws(RunError) {
    if let place { try touchMove(finger, to: place) }
    touchTrace?.up(finger)
    guard let touch = fingers[finger] else { return }
    if !touch.recognizers.isEmpty {
      try liftGestures(finger)
      guard let current = fingers[finger], current.number == touch.number else { return }
      if holdEnd(finger) { return }
    }
    try endTouch(finger)
    try settleGestures()
  }

  /// The end of a touch, for the views it reached.
  func endTouch(_ finger: Int) throws(RunError) {
    guard let touch = fingers[finger] else { return }
    guard touch.pan != nil else {
      try lift(finger)
      if touch.control == nil {
        try tap(touch)
        try tapStatusBar(touch)
      }
      try endRowTouch(finger, at: touch.place)
      return
    }
    guard try !endPan(finger) else { return }
    let control = fingers[finger]?.control
    try lift(finger)
    try finishTouch(touch, isTap: control == nil)
    try endRowTouch(finger, at: touch.place)
  }

  private func lift(_ finger: Int) throws(RunError) {
    guard let touch = fingers.removeValue(forKey: finger), let control = touch.control,
      trackers[control] == finger
    else { return }
    trackers[control] = nil
    let seen = controlTouch(control, touch.place)
    let isInside = Self.isInside(seen)
    var effects = Effects()
    try update(control) { value in
      value.control.isHighlighted = false
      value.handle(.ended(seen, isInside: isInside), effects: &effects)
      value.control.isTracking = false
      value.control.isTouchInside = false
    }
    try settleBindings()
    try perform(effects, of: control, at: nil)
    try send(isInside ? .touchUpInside : .touchUpOutside, from: control)
  }

  package func touchCancel(_ finger: Int) throws(RunError) {
    touchTrace?.up(finger)
    forgetTaps()
    try cancelGestures(finger)
    try cancelRowTouch(finger)
    if try cancelPan(finger) { return }
    guard let touch = fingers.removeValue(forKey: finger) else { return }
    if let control = touch.control, trackers[control] == finger { try cancelTracking(control) }
    try finishTouch(touch, isTap: false)
  }

  /// The system takes the touch away from a control.
  func cancelTracking(_ control: ObjectID) throws(RunError) {
    guard let finger = trackers.removeValue(forKey: control) else { return }
    fingers[finger]?.control = nil
    var effects = Effects()
    try update(control) { value in
      value.control.isHighlighted = false
      value.control.isTracking = false
      value.control.isTouchInside = false
      value.handle(.cancelled, effects: &effects)
    }
    try settleBindings()
    try perform(effects, of: control, at: nil)
    try send(.touchCancel, from: control)
  }

  /// Changes a control's value by a hook, ending the bindings of what the user changed.
  private func update(
    _ object: ObjectID, _ body: (inout any ControlClass) -> Void
  ) throws(RunError) {
    guard var value = graph.values[object.offset] as? any ControlClass else { return }
    let bound = bindings.isEmpty ? [] : bindings.properties(boundOn: object)
    let before = bound.map { graph.value($0, of: object) }
    body(&value)
    graph.values[object.offset] = value
    guard !bindings.isEmpty else { return }
    bindings.noteObject(object)
    try noteChanges(bound, before, of: object)
  }

  func controlTouch(_ control: ObjectID, _ place: Point) -> ControlTouch {
    ControlTouch(
      location: graph.convert(place, from: Scene.window, to: control),
      bounds: graph.bounds[control.offset], context: graph.context)
  }

  private static func isInside(_ touch: ControlTouch) -> Bool {
    let area = touch.bounds.inset(by: EdgeInsets(-slop, -slop, -slop, -slop))
    return area.contains(touch.location)
  }
}
