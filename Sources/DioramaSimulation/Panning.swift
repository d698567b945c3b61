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
  /// The innermost view that moved by itself and was stopped by the finger, which is no tap.
  var caught: ObjectID?
  /// What it may do, or does, with a second finger.
  var pair: FingerPair?

  enum Stage: Equatable {
    /// The content's touch has not begun; a drag may still take it.
    case waiting
    /// The content keeps the touch, and nothing pans.
    case given
    /// The content has heard of the touch, which a drag may still take away.
    case shared
    /// The view pans; `origin` is where the finger was when that began.
    case panning(ObjectID, origin: Point)
    /// The view is zoomed by this finger and the other one of its pair.
    case pinching(ObjectID)

    /// The view that pans or is zoomed.
    var panner: ObjectID? {
      switch self {
      case .waiting, .given, .shared: nil
      case .panning(let view, _), .pinching(let view): view
      }
    }
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
      if habits(of: step).contains(.pans) { found.append(step) }
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
    var caught: ObjectID?
    var contents = ContentTouches(delays: false, canCancel: true)
    for panner in chain {
      guard let value = graph.values[panner.offset] as? any PanningClass else { continue }
      if value.isMoving, caught == nil { caught = panner }
      if panner != touch.view {
        contents.delays = contents.delays || value.contentTouches.delays
        contents.canCancel = contents.canCancel && value.contentTouches.canCancel
      }
    }
    var pan = FingerPan(chain: chain, start: place, began: now, tapCount: tapCount)
    // What stops a moving view touches nothing inside it.
    if caught != nil { pan.stage = .shared }
    pan.caught = caught
    let control = caught != nil ? nil : follower(of: touch.view)
    let waits = contents.delays && caught == nil && !isOnThumb(control, place)
    touch.pan = pan
    touch.trail = [Finger.Sample(time: now, place: place)]
    fingers[finger] = touch
    nextTurn += 1
    fingers[finger]?.turn = nextTurn
    let turn = nextTurn
    for panner in chain { try self.pan(panner, .touched(panTouch(panner, place))) }
    guard fingers[finger]?.turn == turn else { return }
    pairUp(finger)
    guard caught == nil else { return }
    if waits {
      agenda.add(.contentTouch(finger, turn: turn), due: now + Self.contentDelay)
    } else {
      try giveContent(finger)
    }
  }

  /// A thumb is dragged at once, as UIKit's controls win for their own gestures (UIKit facts 3.8).
  func isOnThumb(_ control: ObjectID?, _ place: Point) -> Bool {
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
  func giveContent(_ finger: Int) throws(RunError) {
    guard let touch = fingers[finger], let pan = touch.pan, pan.stage == .waiting,
      !touch.isTaken, !touch.isHeld
    else { return }
    let keepers = pan.chain.filter { panner in
      guard panner != touch.view else { return false }
      return (graph.values[panner.offset] as? any PanningClass)?.contentTouches.canCancel == false
    }
    fingers[finger]?.pan?.stage = keepers.isEmpty ? .shared : .given
    guard let control = follower(of: touch.view) else {
      return try beginRowTouch(finger, at: pan.start)
    }
    guard canFollow(control) else { return }
    fingers[finger]?.control = control
    try beginTracking(control, finger, pan.start, tapCount: pan.tapCount)
    // touchesShouldCancel answers no for controls (UIKit facts 2.13).
    if fingers[finger]?.control != nil { fingers[finger]?.pan?.stage = .given }
  }

  /// Ends the part that a finger had in panning views.
  ///
  /// True where a view panned: the touch is over, and no control heard of it.
  func endPan(_ finger: Int) throws(RunError) -> Bool {
    if try endPinch(finger) { return true }
    guard let touch = fingers[finger], let pan = touch.pan else { return false }
    if case .panning(let panner, let origin) = pan.stage {
      fingers[finger] = nil
      let seen = panTouch(panner, touch.place, from: origin)
      let velocity = velocity(of: touch, in: panner)
      try releaseKeyboard(draggedIn: panner, velocity: velocity.y)
      try self.pan(panner, .ended(seen, velocity: velocity))
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
    // What a recognizer has taken is no tap.
    let isTap = isTap && max(abs(way.x), abs(way.y)) < Self.panDistance && !touch.isTaken
    for panner in pan.chain {
      // What stopped another view is no tap in this one.
      let isOwn = pan.caught == nil || pan.caught == panner
      try self.pan(panner, .lifted(panTouch(panner, touch.place), isTap: isTap && isOwn))
    }
    if isTap, pan.caught == nil { try tap(touch) }
  }

  /// The system takes a finger away; true where a view panned.
  func cancelPan(_ finger: Int) throws(RunError) -> Bool {
    if try endPinch(finger) { return true }
    guard let touch = fingers[finger], case .panning(let panner, _)? = touch.pan?.stage else {
      return false
    }
    fingers[finger] = nil
    try releaseKeyboard(draggedIn: panner, velocity: 0)
    try pan(panner, .cancelled)
    return true
  }

  /// Pans of views that leave the window end.
  func cancelPans(in view: ObjectID) throws(RunError) {
    for finger in fingers.keys.sorted() {
      if case .pinching(let panner)? = fingers[finger]?.pan?.stage, graph.isInside(panner, view) {
        let touch = fingers[finger]
        _ = try endPinch(finger)
        // The finger stays down, on nothing that it could move.
        fingers[finger] = touch
        fingers[finger]?.pan = nil
        continue
      }
      guard case .panning(let panner, _)? = fingers[finger]?.pan?.stage,
        graph.isInside(panner, view)
      else { continue }
      fingers[finger]?.pan = nil
      try pan(panner, .cancelled)
    }
  }

  /// Whether a control is in content that moves by itself.
  func isCarried(_ object: ObjectID) -> Bool {
    info(of: object).isControl && movingPanner(above: object) != nil
  }

  /// The panning view that moves by itself and holds a view, which a touch only stops.
  func movingPanner(above view: ObjectID) -> ObjectID? {
    guard hasPanners else { return nil }
    return panners(above: view).first { panner in
      panner != view && (graph.values[panner.offset] as? any PanningClass)?.isMoving == true
    }
  }

  func panTouch(
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
  func pan(_ object: ObjectID, _ event: PanEvent) throws(RunError) {
    try goOn(object) { value, effects in
      guard var panning = value as? any PanningClass else { return }
      panning.handle(event, effects: &effects)
      value = panning
    }
  }
}
