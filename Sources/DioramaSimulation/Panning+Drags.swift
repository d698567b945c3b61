// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// Which view begins to pan, and what the finger then does to it.
///
/// Source: UIKit facts 3.8 and 4.8.
extension Simulation {
  /// A finger moved where views pan; false where the content follows it.
  func movePan(_ finger: Int, to place: Point) throws(RunError) -> Bool {
    guard var touch = fingers[finger], let pan = touch.pan else { return false }
    touch.follow(to: place, at: now)
    fingers[finger] = touch
    if pan.pair != nil, pan.stage != .given, expectPinch(finger) { return true }
    return try goOnPanning(finger)
  }

  /// A finger pans by where it is now, or begins to; false where the content follows it.
  func goOnPanning(_ finger: Int) throws(RunError) -> Bool {
    guard let touch = fingers[finger], let pan = touch.pan else { return false }
    let place = touch.place
    switch pan.stage {
    case .given: return false
    case .pinching: return true
    case .panning(let panner, let origin):
      try takeKeyboardAlong(panner, place)
      try self.pan(panner, .moved(panTouch(panner, place, from: origin)))
      return true
    case .waiting, .shared: break
    }
    if let (panner, axis) = panner(of: pan, movedTo: place) {
      guard try mayPan(panner, finger) else { return false }
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

  func isTouchable(_ view: ObjectID) -> Bool {
    graph.root(of: view) == Scene.window && graph.flags[view.offset].contains(.takesTouches)
  }

  private func isPanning(_ view: ObjectID) -> Bool {
    fingers.values.contains { touch in
      touch.pan?.stage.panner == view
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
    try cancelRowTouch(finger)
    for other in pan.chain where other != panner {
      try self.pan(other, .lifted(panTouch(other, touch.place), isTap: false))
    }
    try dismissKeyboard(draggedIn: panner)
    var began = panTouch(panner, origin)
    // How it began, for a view that keeps to one direction.
    began.translation = panTouch(panner, touch.place, from: pan.start).translation
    try self.pan(panner, .began(began, along: axis))
    guard fingers[finger]?.turn == turn else { return }
    try self.pan(panner, .moved(panTouch(panner, touch.place, from: origin)))
  }

  /// Displacement in the last tenth of a second, in points a second along the view's axes.
  func velocity(of touch: Finger, in panner: ObjectID) -> Point {
    guard let first = touch.trail.first else { return .zero }
    let since = max(now - Self.velocityTime, first.time)
    let length = (now - since).seconds
    guard length > 0 else { return .zero }
    let way = panTouch(panner, touch.place, from: touch.place(at: since)).translation
    return Point(way.x / length, way.y / length)
  }
}

extension Finger {
  /// Moves on and remembers the way of late.
  mutating func follow(to place: Point, at now: VirtualTime) {
    self.place = place
    trail.append(Sample(time: now, place: place))
    let oldest = now - Simulation.velocityTime
    while trail.count > 2, trail[1].time <= oldest { trail.removeFirst() }
  }

  /// Where it was at a moment of its trail, between two samples in proportion.
  func place(at time: VirtualTime) -> Point {
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
