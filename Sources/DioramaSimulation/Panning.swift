// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// What a finger in a panning view may still become.
struct FingerPan {
  /// The panning views at or above the touched one, innermost first.
  var chain: [ObjectID]
  /// Where the finger came down, in the window's coordinates, and when.
  var start: Point
  var began: VirtualTime
  var tapCount: Int
  var stage = Stage.waiting

  enum Stage: Equatable {
    /// The content's touch has not begun; a drag may still take it.
    case waiting
    /// The content keeps the touch, and nothing pans.
    case given
    /// The content has heard of the touch, which a drag may still take away.
    case shared
    /// The view pans; `origin` is where the finger was when that began.
    case panning(ObjectID, origin: Point)
  }
}

/// Drags in panning views: which view pans, and who has the touch until that is clear.
///
/// Source: UIKit facts 2.13, 3.8 and 4.8.
extension Simulation {
  /// Points of movement before a pan begins (UIKit facts 3.8).
  static let panDistance = 10.0
  /// How long content waits for its touch; recalled.
  static let contentDelay = VirtualTime(seconds: 0.15)
  /// A velocity is what a finger does in the last part of its way; contract section 6.
  static let velocityTime = VirtualTime(seconds: 0.1)

  /// The panning views that a touch on `view` concerns, innermost first.
  func panners(above view: ObjectID) -> [ObjectID] {
    var found: [ObjectID] = []
    var current: ObjectID? = view
    while let step = current {
      if graph.habits(of: step).contains(.pans) { found.append(step) }
      current = graph.parent(of: step)
    }
    return found
  }

  /// A finger came down where views pan.
  func beginTouch(
    _ finger: Int, _ touch: Finger, _ chain: [ObjectID], tapCount: Int
  ) throws(RunError) {
    var touch = touch
    let place = touch.place
    var isCaught = false
    var contents = ContentTouches(delays: false, canCancel: true)
    for panner in chain {
      guard let value = graph.values[panner.offset] as? any PanningClass else { continue }
      if value.isMoving { isCaught = true }
      if panner != touch.view {
        contents.delays = contents.delays || value.contentTouches.delays
        contents.canCancel = contents.canCancel && value.contentTouches.canCancel
      }
    }
    var pan = FingerPan(chain: chain, start: place, began: now, tapCount: tapCount)
    // What stops a moving view touches nothing inside it.
    if isCaught { pan.stage = .shared }
    let control = isCaught ? nil : follower(of: touch.view)
    let waits = contents.delays && !isCaught && !isOnThumb(control, place)
    touch.pan = pan
    touch.trail = [Finger.Sample(time: now, place: place)]
    fingers[finger] = touch
    nextTurn += 1
    fingers[finger]?.turn = nextTurn
    let turn = nextTurn
    for panner in chain { try self.pan(panner, .touched(panTouch(panner, place))) }
    guard fingers[finger]?.turn == turn, !isCaught else { return }
    if waits {
      agenda.add(.contentTouch(finger, turn: turn), due: now + Self.contentDelay)
    } else {
      try giveContent(finger)
    }
  }

  /// A thumb is dragged at once, as UIKit's controls win for their own gestures (UIKit facts 3.8).
  private func isOnThumb(_ control: ObjectID?, _ place: Point) -> Bool {
    guard let control, let view = graph.values[control.offset] as? any ControlClass,
      let thumb = view.part(
        PartReference("thumb"), bounds: graph.bounds[control.offset], in: graph.context)
    else { return false }
    return thumb.contains(graph.convert(place, from: Scene.window, to: control))
  }

  /// The content has waited long enough for its touch.
  func endWaiting(_ finger: Int, turn: Int) throws(RunError) {
    guard fingers[finger]?.turn == turn else { return }
    try giveContent(finger)
  }

  func isWaiting(_ finger: Int, turn: Int) -> Bool {
    fingers[finger]?.turn == turn && fingers[finger]?.pan?.stage == .waiting
  }

  /// The touch begins for what is inside, where it came down.
  private func giveContent(_ finger: Int) throws(RunError) {
    guard let touch = fingers[finger], let pan = touch.pan, pan.stage == .waiting else { return }
    let keepers = pan.chain.filter { panner in
      guard panner != touch.view else { return false }
      return (graph.values[panner.offset] as? any PanningClass)?.contentTouches.canCancel == false
    }
    fingers[finger]?.pan?.stage = keepers.isEmpty ? .shared : .given
    guard let control = follower(of: touch.view), canFollow(control) else { return }
    fingers[finger]?.control = control
    try beginTracking(control, finger, pan.start, tapCount: pan.tapCount)
    // touchesShouldCancel answers no for controls (UIKit facts 2.13).
    if fingers[finger]?.control != nil { fingers[finger]?.pan?.stage = .given }
  }

  /// A finger moved where views pan; false where the content follows it.
  func movePan(_ finger: Int, to place: Point) throws(RunError) -> Bool {
    guard var touch = fingers[finger], let pan = touch.pan else { return false }
    touch.place = place
    touch.trail.append(Finger.Sample(time: now, place: place))
    let oldest = now - Self.velocityTime
    while touch.trail.count > 2, touch.trail[1].time <= oldest { touch.trail.removeFirst() }
    fingers[finger] = touch
    switch pan.stage {
    case .given: return false
    case .panning(let panner, let origin):
      try self.pan(panner, .moved(panTouch(panner, place, from: origin)))
      return true
    case .waiting, .shared: break
    }
    if let (panner, axis) = panner(of: pan, movedTo: place) {
      try beginPan(finger, panner, axis)
      return true
    }
    guard pan.stage == .waiting else { return true }
    let way = place - pan.start
    // No view pans this way, so the content has it from the beginning.
    if max(abs(way.x), abs(way.y)) >= Self.panDistance {
      try giveContent(finger)
      return false
    }
    return true
  }

  /// The view that begins to pan, and along which axis: the innermost that can move that way, else
  /// the innermost that can stretch; the axis of the longer way first.
  private func panner(
    of pan: FingerPan, movedTo place: Point
  ) -> (panner: ObjectID, axis: PanAxis)? {
    let whole = place - pan.start
    let axes: [PanAxis] = abs(whole.x) > abs(whole.y) ? [.x, .y] : [.y, .x]
    for axis in axes {
      for wanted in [PanReach.moves, .bounces] {
        for panner in pan.chain {
          guard let view = graph.values[panner.offset] as? any PanningClass,
            !isPanning(panner), isTouchable(panner)
          else { continue }
          let touch = panTouch(panner, place, from: pan.start)
          let way = touch.translation[axis]
          guard abs(way) >= Self.panDistance else { continue }
          var began = touch
          began.location = panTouch(panner, pan.start).location
          if view.reach(of: began, along: axis, towards: way) >= wanted { return (panner, axis) }
        }
      }
    }
    return nil
  }

  private func isTouchable(_ view: ObjectID) -> Bool {
    graph.root(of: view) == Scene.window && graph.flags[view.offset].contains(.takesTouches)
  }

  private func isPanning(_ view: ObjectID) -> Bool {
    fingers.values.contains { touch in
      if case .panning(view, _)? = touch.pan?.stage { true } else { false }
    }
  }

  /// The pan begins where the finger had gone 10 points along the axis.
  private func beginPan(
    _ finger: Int, _ panner: ObjectID, _ axis: PanAxis
  ) throws(RunError) {
    guard let touch = fingers[finger], let pan = touch.pan else { return }
    let way = panTouch(panner, touch.place, from: pan.start).translation[axis]
    let share = Self.panDistance / abs(way)
    let whole = touch.place - pan.start
    let origin = Point(pan.start.x + whole.x * share, pan.start.y + whole.y * share)
    fingers[finger]?.pan?.stage = .panning(panner, origin: origin)
    forgetTaps()
    let turn = touch.turn
    for other in pan.chain where other != panner {
      try self.pan(other, .lifted(panTouch(other, touch.place), isTap: false))
    }
    try dismissKeyboard(draggedIn: panner)
    try self.pan(panner, .began(panTouch(panner, origin), along: axis))
    guard fingers[finger]?.turn == turn else { return }
    try self.pan(panner, .moved(panTouch(panner, touch.place, from: origin)))
  }

  /// Ends the part that a finger had in panning views.
  ///
  /// True where a view panned: the touch is over, and no control heard of it.
  func endPan(_ finger: Int) throws(RunError) -> Bool {
    guard let touch = fingers[finger], let pan = touch.pan else { return false }
    if case .panning(let panner, let origin) = pan.stage {
      fingers[finger] = nil
      let seen = panTouch(panner, touch.place, from: origin)
      try self.pan(panner, .ended(seen, velocity: velocity(of: touch, in: panner)))
      return true
    }
    // A quick tap reaches the content as it ends.
    try giveContent(finger)
    return false
  }

  /// Tells the panning views of a finger that was lifted or taken away without a pan.
  func finishTouch(_ touch: Finger, isTap: Bool) throws(RunError) {
    guard let pan = touch.pan else { return }
    let way = touch.place - pan.start
    let isStill = max(abs(way.x), abs(way.y)) < Self.panDistance
    for panner in pan.chain {
      try self.pan(panner, .lifted(panTouch(panner, touch.place), isTap: isTap && isStill))
    }
  }

  /// The system takes a finger away; true where a view panned.
  func cancelPan(_ finger: Int) throws(RunError) -> Bool {
    guard let touch = fingers[finger], case .panning(let panner, _)? = touch.pan?.stage else {
      return false
    }
    fingers[finger] = nil
    try pan(panner, .cancelled)
    return true
  }

  /// Pans of views that leave the window end.
  func cancelPans(in view: ObjectID) throws(RunError) {
    for finger in fingers.keys.sorted() {
      guard case .panning(let panner, _)? = fingers[finger]?.pan?.stage,
        graph.isInside(panner, view)
      else { continue }
      fingers[finger]?.pan = nil
      try pan(panner, .cancelled)
    }
  }

  private func dismissKeyboard(draggedIn panner: ObjectID) throws(RunError) {
    guard let view = graph.values[panner.offset] as? any ScrollingClass,
      view.scroll.keyboardDismissMode == .onDrag, let input = firstResponder
    else { return }
    try resignFirstResponder(input)
  }

  /// Displacement in the last tenth of a second, in points a second along the view's axes.
  private func velocity(of touch: Finger, in panner: ObjectID) -> Point {
    guard let first = touch.trail.first else { return .zero }
    let since = max(now - Self.velocityTime, first.time)
    let length = (now - since).seconds
    guard length > 0 else { return .zero }
    let way = panTouch(panner, touch.place, from: touch.place(at: since)).translation
    return Point(way.x / length, way.y / length)
  }

  private func panTouch(
    _ panner: ObjectID, _ place: Point, from origin: Point? = nil
  ) -> PanTouch {
    let location = graph.convert(place, from: Scene.window, to: panner)
    var touch = PanTouch(
      location: location, bounds: graph.bounds[panner.offset], context: graph.context)
    if let origin {
      touch.translation = location - graph.convert(origin, from: Scene.window, to: panner)
    }
    return touch
  }

  /// Hands a panning view what a finger does.
  private func pan(_ object: ObjectID, _ event: PanEvent) throws(RunError) {
    try goOn(object) { value, effects in
      guard var panning = value as? any PanningClass else { return }
      panning.handle(event, effects: &effects)
      value = panning
    }
  }

  /// Tells the delegates of scroll views whose content was moved.
  func tellScrolled() throws(RunError) {
    guard hasLoaded else { return }
    while !graph.scrolled.isEmpty {
      let object = graph.scrolled.removeFirst()
      if let bounds = graph.info(of: object).property(named: "bounds") {
        bindings.noteWrite(bounds, of: object, in: self)
      }
      bindings.noteObject(object)
      try settleBindings()
      _ = try answer("didScroll", [], of: object)
    }
  }
}

extension Finger {
  /// Where it was at a moment of its trail, between two samples in proportion.
  fileprivate func place(at time: VirtualTime) -> Point {
    guard let next = trail.firstIndex(where: { $0.time >= time }) else { return place }
    guard next > 0, trail[next].time > time else {
      // Of several samples at that moment the last one.
      return trail.last { $0.time == trail[next].time }?.place ?? place
    }
    let (a, b) = (trail[next - 1], trail[next])
    let share = (time - a.time).seconds / (b.time - a.time).seconds
    return Point(
      a.place.x + (b.place.x - a.place.x) * share, a.place.y + (b.place.y - a.place.y) * share)
  }
}
