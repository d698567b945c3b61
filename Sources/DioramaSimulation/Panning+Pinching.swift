// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// Two fingers in a scroll view that may zoom.
struct FingerPair: Equatable {
  /// The other finger.
  var partner: Int
  /// The scroll view.
  var panner: ObjectID
  /// Between the fingers when the second one came down, in points of the window.
  var distance: Double
  /// Whether a move of either has still to be looked at.
  var isPending = false
}

/// Pinches: both fingers are looked at together once both have moved, at the end of a moment.
///
/// Source of the distance: UIKit facts 3.8.
extension Simulation {
  /// Points that the distance of two fingers changes by before they pinch.
  private static let pinchDistance = 8.0

  /// A finger that came down may zoom together with one that is down already.
  func pairUp(_ finger: Int) {
    guard let pan = fingers[finger]?.pan, let place = fingers[finger]?.place,
      let panner = pan.chain.first(where: mayPinch)
    else { return }
    for other in fingers.keys.sorted() where other != finger && other > 0 {
      guard let touch = fingers[other], !touch.isTaken, let theirs = touch.pan,
        theirs.pair == nil, theirs.stage != .given, theirs.chain.contains(panner)
      else { continue }
      let distance = (touch.place - place).length
      guard distance > 0 else { continue }
      fingers[finger]?.pan?.pair = FingerPair(
        partner: other, panner: panner, distance: distance)
      fingers[other]?.pan?.pair = FingerPair(
        partner: finger, panner: panner, distance: distance)
      return
    }
  }

  private func mayPinch(_ panner: ObjectID) -> Bool {
    guard let view = graph.values[panner.offset] as? any ScrollingClass else { return false }
    return view.scroll.mayZoom && !view.scroll.isZooming && isTouchable(panner)
      && hasDelegate("viewForZooming", of: panner)
  }

  /// A finger of a pair has moved; the other one may still do so in this moment. False where that is
  /// gone.
  func expectPinch(_ finger: Int) -> Bool {
    guard let pair = fingers[finger]?.pan?.pair else { return false }
    guard fingers[pair.partner]?.pan?.pair?.partner == finger else {
      fingers[finger]?.pan?.pair = nil
      return false
    }
    if !pair.isPending {
      setPending(true, finger, pair.partner)
      agenda.add(.pinch(finger, turn: fingers[finger]?.turn ?? 0), due: now)
    }
    return true
  }

  private func setPending(_ isPending: Bool, _ fingers: Int...) {
    for finger in fingers { self.fingers[finger]?.pan?.pair?.isPending = isPending }
  }

  /// Looks at both fingers of a pair.
  func lookAtPinch(_ finger: Int, turn: Int) throws(RunError) {
    guard fingers[finger]?.turn == turn else { return }
    try lookAtPinch(finger)
  }

  private func lookAtPinch(_ finger: Int) throws(RunError) {
    guard let pair = fingers[finger]?.pan?.pair, pair.isPending, let first = fingers[finger] else {
      return
    }
    setPending(false, finger, pair.partner)
    guard let second = fingers[pair.partner], second.pan?.pair?.partner == finger else {
      _ = try goOnPanning(finger)
      return
    }
    let distance = (first.place - second.place).length
    let isGiven = [first, second].contains { $0.pan == nil || $0.pan?.stage == .given }
    if first.pan?.stage == .pinching(pair.panner) {
      return try pinch(pair, first, second)
    }
    if !isGiven, abs(distance - pair.distance) > Self.pinchDistance,
      try beginPinch(finger, pair, first, second)
    {
      return
    }
    for one in [finger, pair.partner] { _ = try goOnPanning(one) }
  }

  /// Whether the delegate names a view that is zoomed.
  private func beginPinch(
    _ finger: Int, _ pair: FingerPair, _ first: Finger, _ second: Finger
  ) throws(RunError) -> Bool {
    let panner = pair.panner
    for one in [finger, pair.partner] {
      guard try mayPan(panner, one) else { return false }
    }
    try loadData(of: panner, nil)
    guard (graph.values[panner.offset] as? any ScrollingClass)?.scroll.zoomedView != nil else {
      fingers[finger]?.pan?.pair = nil
      fingers[pair.partner]?.pan?.pair = nil
      return false
    }
    forgetTaps()
    for (one, touch) in [(finger, first), (pair.partner, second)] {
      fingers[one]?.pan?.stage = .pinching(panner)
      fingers[one]?.pan?.caught = panner
      for other in touch.pan?.chain ?? [] where other != panner {
        try pan(other, .lifted(panTouch(other, touch.place), isTap: false))
      }
      if case .panning(let view, let origin)? = touch.pan?.stage {
        try pan(view, .ended(panTouch(view, touch.place, from: origin), velocity: .zero))
      }
    }
    let middle = panTouch(panner, (first.start + second.start).half).location
    try zoom(panner) { scroll, effects in scroll.beginPinch(at: middle, &effects) }
    try pinch(pair, first, second)
    return true
  }

  private func pinch(
    _ pair: FingerPair, _ first: Finger, _ second: Finger
  ) throws(RunError) {
    let ratio = (first.place - second.place).length / pair.distance
    let middle = panTouch(pair.panner, (first.place + second.place).half).location
    try zoom(pair.panner) { scroll, _ in scroll.pinch(by: ratio, at: middle) }
  }

  /// A finger of a pair is lifted or taken away; true where it zoomed.
  func endPinch(_ finger: Int) throws(RunError) -> Bool {
    guard let pair = fingers[finger]?.pan?.pair else { return false }
    try lookAtPinch(finger)
    let isPinching = fingers[finger]?.pan?.stage == .pinching(pair.panner)
    fingers[finger]?.pan?.pair = nil
    fingers[pair.partner]?.pan?.pair = nil
    guard isPinching else { return false }
    fingers[finger] = nil
    // The other one has nothing left to do.
    fingers[pair.partner]?.pan?.stage = .given
    try zoom(pair.panner) { scroll, effects in scroll.endPinch(&effects) }
    return true
  }

  private func zoom(
    _ object: ObjectID, _ body: (inout ScrollTraits, inout Effects) -> Void
  ) throws(RunError) {
    try goOn(object) { value, effects in
      guard var view = value as? any ScrollingClass else { return }
      body(&view.scroll, &effects)
      value = view
    }
  }
}

extension Point {
  fileprivate var length: Double { (x * x + y * y).squareRoot() }
  fileprivate var half: Point { Point(x / 2, y / 2) }
}
